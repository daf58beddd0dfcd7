"""Points that are told are true: nothing hidden decides them, and the server tells what the game is certain of."""

import pytest

from parlour.bots.greedy import GreedyBot
from parlour.core.chance import Chance, key_of
from parlour.core.engine import legal, push, turn
from parlour.core.foresight import Foreseer
from parlour.core.game import Game
from parlour.core.table import Table
from parlour.core.words import State
from parlour.games.gatsby.game import GAME as GATSBY
from parlour.games.gatsby.material import STARS
from parlour.games.gatsby.state import Party
from parlour.laws.walking import viewers
from parlour.server.tables.foresight import standing
from tests.games.gatsby.scenes import party, space
from tests.playthrough import house

HOUSE = [pytest.param(game, id=game.id) for game in house()]
SEED = 7249
PLAYED = """keep 8, put c4, action 4, track 5, track 2, special, track 3, action 2, put d4, look bottom, and step-3,
leave, command 3, look track-5, and step-13, exchange, track 3, advance, action 2, put c3, track 3, draw,
keep 10, action 4, track 3, decline, track 1, look step-7, and track-4, leave"""
LONG = 150  # actions of a game that are looked at: all but Kairo's are shorter


def half_greedy(game: Game, seed: int) -> Table:
    """A game of which every other choice, as chance has it, is the greedy bot's; secrets are looked at and won."""
    table, chance = Table(game, game.seats[seed % len(game.seats)], seed), Chance(key_of(seed))
    bot = GreedyBot(game, Chance(seed + 1))
    while table.turn is not None and table.at < LONG:
        options = table.legal()
        greedy = chance.below(2)
        table.play(
            bot.choose(table.view(table.turn), table.turn, options) if greedy else options[chance.below(len(options))]
        )
    return table


@pytest.mark.parametrize("game", HOUSE)
def test_what_the_server_tells_of_the_points_is_so_in_half_greedy_games(game: Game) -> None:
    claimed = 0
    for seed in range(7, 11):
        table = half_greedy(game, seed)
        for at in range(0, table.at, 2):
            state = table.state_at(at)
            for viewer in viewers(table.seats):
                told = standing(game, game.view(state, viewer), viewer)
                assert told in (None, game.standing(state)), f"seed {seed}, action {at}, viewer {viewer}"
                claimed += told is not None
            seat, options = turn(state), legal(state)
            ahead = Foreseer(game, game.view(state, seat), seat)
            for action in {options[at % len(options)], table.actions[at]}:
                told = game.known_scores(ahead.imagined(action).view, seat)
                after = state.copy()
                push(after, action)
                assert told in (None, game.standing(after)), f"seed {seed}, action {at}: {action.write()}"
    assert claimed > 100


def told(state: Party, viewer: int | None) -> list[int] | None:
    return standing(GATSBY, GATSBY.view(state, viewer), viewer)


def test_a_character_won_face_down_leaves_the_points_open_to_all_but_its_owner() -> None:
    """[GA R15]"""
    state = party(tiles={"bottom": "m1"}, owned={"bottom": 1})
    assert [told(state, viewer) for viewer in (0, 1, None)] == [None, [0, 3], None]


def test_a_character_about_to_be_won_face_down_leaves_them_open_to_whoever_has_not_seen_it() -> None:
    """[GA 5.0a, R15]"""
    state = party("a3 f2 b5 f4", "c1")
    assert [told(state, viewer) for viewer in (0, 1, None)] == [None, None, None]
    assert state.owner == [-1] * 12


def narrowed(state: Party, tiles: list[int]) -> State:
    """The first seat's view, when by what it has seen one of these must be the character won at the bottom."""
    view = GATSBY.view(state, 0)
    assert isinstance(view, Party)
    for each in range(1, 16):
        view.where[0][each] &= ~(1 << space("bottom"))
    for each in tiles:
        view.where[0][each] |= 1 << space("bottom")
    return view


def test_worlds_that_agree_are_no_knowledge() -> None:
    """The other's character may be worth something; the first worlds one looks at all say it is not.  [GA R15]"""
    table = Table(GATSBY, 2, SEED)
    for action in PLAYED.replace("\n", " ").split(", "):
        table.play(action)
    view = table.view(0)
    worlds = [GATSBY.standing(GATSBY.guess(view, 0, Chance(number + 1))) for number in range(4)]
    assert worlds == [GATSBY.standing(view)] * 4 != [table.standing] * 4
    assert standing(GATSBY, view, 0) is None


def test_tiles_of_the_same_stars_decide_nothing_whichever_it_is() -> None:
    """Which character it is is hidden, what it counts is not.  [GA 7.5e]"""
    view = narrowed(party(owned={"bottom": 1}), [each for each in range(1, 16) if STARS[each] == 1])
    assert standing(GATSBY, view, 0) == [0, 1]


def test_what_an_action_leads_to_claims_no_points_that_a_hidden_character_decides() -> None:
    state = party("a1", tiles={"bottom": "m1"}, owned={"bottom": 1})
    ahead = Foreseer(GATSBY, GATSBY.view(state, 0), 0)
    assert ahead.of(GATSBY.vocabulary.parse("action 1")).standing is None
