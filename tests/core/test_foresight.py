"""One foresight for terminal and page: they answer alike, and ends that play can prove are warned of."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour._mode import compiled
from parlour.cli.boards.warning import warning
from parlour.core.chance import Chance, key_of
from parlour.core.codec import Codec
from parlour.core.engine import legal, push, turn
from parlour.core.foresight import Foreseer
from parlour.core.game import Game
from parlour.core.record import read_file
from parlour.core.table import replay
from parlour.core.words import NOBODY, Action, Seat, State
from parlour.games.gatsby.game import GAME as GATSBY
from parlour.server.tables.foresight import foresee
from parlour.text.catalog import Catalog
from tests.games.gatsby.scenes import after, party
from tests.playthrough import house

HOUSE = [pytest.param(game, id=game.id) for game in house()]
OPTIONS = 3000 if compiled() else 200  # looked at in each game
LINES = 3000 if compiled() else 300  # actions tried from one position
SAID = {"ends-may": "may", "ends-end": "will", "ends-win": "will", "ends-lose": "will"}


def positions(game: Game, most: int) -> Iterator[tuple[State, Seat, list[Action]]]:
    """Views of random games with their options, the later half of each game first, until there were so many options."""
    seen = 0
    for seed in range(10_000):
        state, chance = game.setup(game.seats[seed % len(game.seats)], key_of(seed), game.settled({})), Chance(seed)
        past: list[State] = []
        while options := legal(state):
            past.append(state.copy())
            push(state, options[chance.below(len(options))])
        for at in range(len(past) - 1 - seed % 3, len(past) // 2, -max(1, len(past) // 24)):
            seat, options = turn(past[at]), legal(past[at])
            yield game.view(past[at], seat), seat, options
            seen += len(options)
            if seen >= most:
                return


def proven(game: Game, view: State, seat: Seat, option: Action) -> bool:
    """Whether a turn played anyhow, in one of eight worlds, ended the game."""
    chance = Chance(77)
    for _ in range(8):
        world = game.guess(view, seat, chance)
        if option not in legal(world):
            continue
        push(world, option)
        while turn(world) == seat:
            options = legal(world)
            push(world, options[chance.below(len(options))])
        if turn(world) == NOBODY:
            return True
    return False


@pytest.mark.slow
@pytest.mark.parametrize("game", HOUSE)
def test_page_and_terminal_warn_alike_and_of_the_ends_that_others_prove(game: Game) -> None:
    catalog = Catalog("en", game.id)
    said = {catalog.text(id): ends for id, ends in SAID.items()}
    warned = known = 0
    for view, seat, options in positions(game, OPTIONS):
        ahead = Foreseer(game, view, seat)
        for option in options:
            terminal = said.get(warning(ahead, option, catalog), "no")
            assert terminal == foresee(game, view, seat, option.write()).ends
            warned += terminal != "no"
            end = proven(game, view, seat, option)
            assert not end or terminal != "no", f"{option.write()} ended the game"
            known += end
    assert warned >= known > 0


@pytest.mark.parametrize("game", HOUSE)
def test_the_same_view_gets_the_same_answer_and_stays_as_it_was(game: Game) -> None:
    codec = Codec(game)
    for view, seat, options in positions(game, 40):
        before = codec.pack(view)
        for option in options[:3]:
            one, other = Foreseer(game, view, seat).of(option), Foreseer(game, view.copy(), seat).of(option)
            assert codec.pack(one.view) == codec.pack(other.view)
            assert (one.ends, one.sure, one.standing) == (other.ends, other.sure, other.standing)
            assert [codec.pack(event) for event in one.events] == [codec.pack(event) for event in other.events]
        assert codec.pack(view) == before


@pytest.mark.parametrize(("name", "action"), [("track-5", "track 5"), ("action-2", "action 2")])
def test_an_end_that_one_line_of_thousands_leads_to_is_warned_of(name: str, action: str) -> None:
    """Turns played anyhow never met it; "no" is said only when there is none.  [GA 9.3]"""
    table = replay(read_file(Path(__file__).parent / "records" / f"gatsby-ends-by-{name}.record"))
    assert table.turn is not None
    ahead = Foreseer(table.game, table.view(table.turn), table.turn)
    assert ahead.ends(table.parse(action)) == "may"


@pytest.mark.parametrize("game", HOUSE)
def test_where_it_says_no_no_line_ends_the_game(game: Game) -> None:
    """In the true world, as far as all lines can be tried; and what it says will end it does."""
    certain = 0
    for seed in range(3):
        state, chance = game.setup(game.seats[seed % len(game.seats)], key_of(seed), game.settled({})), Chance(seed)
        past: list[State] = []
        while options := legal(state):
            past.append(state.copy())
            push(state, options[chance.below(len(options))])
        for at in range(len(past) - 1, len(past) // 2, -max(1, len(past) // 20)):
            seat, options = turn(past[at]), legal(past[at])
            option = options[chance.below(len(options))]
            says = Foreseer(game, game.view(past[at], seat), seat).ends(option)
            after = past[at].copy()
            push(after, option)
            assert says != "will" or turn(after) == NOBODY
            if says == "no":
                assert not line_to_the_end(after, seat, LINES), f"seed {seed}, action {at}: {option.write()}"
                certain += 1
    assert certain > 10


def line_to_the_end(state: State, seat: Seat, most: int) -> bool:
    """Whether some way to play the seat's turn on, of so many actions tried, ends the game."""
    waiting = [state]
    while waiting and most > 0:
        before = waiting.pop()
        if turn(before) == NOBODY:
            return True
        for option in legal(before) if turn(before) == seat else []:
            most -= 1
            following = before.copy()
            push(following, option)
            waiting.append(following)
    return False


def test_a_set_that_a_hidden_character_may_complete_is_warned_of() -> None:
    """In the worlds one looks at it may not; the rules say that it can.  [GA 9.1, R15]"""
    tiles = {"left": "y1", "step-3": "y2", "bottom": "k1"}
    winning = after(party("a3 f2 b5", "f3", tiles=tiles, owned={"left": 0, "step-3": 0}, slot=(4, 0)), "special")
    ahead = Foreseer(GATSBY, GATSBY.view(winning, 0), 0)
    assert ahead.ends(GATSBY.vocabulary.parse("put f4")) == "may"
    assert ahead.ends(GATSBY.vocabulary.parse("put a1")) == "no"


def test_a_turn_that_ended_in_one_of_its_worlds_is_a_proof() -> None:
    """Gatsby, the last character of the Finance Center one step away.  [GA 9.3]"""
    last = party(height=(12, 9), owned={"step-3": 1, "step-7": 1, "step-10": 0})
    ahead = Foreseer(GATSBY, GATSBY.view(last, 0), 0)
    climb = GATSBY.vocabulary.parse("action 3")
    assert ahead.ends(climb) == ahead.of(climb).ends == "may"
    done = after(last, "action 3")
    ahead = Foreseer(GATSBY, GATSBY.view(done, 0), 0)
    assert ahead.ends(GATSBY.vocabulary.parse("track 4")) == "will"
    assert Foreseer(GATSBY, GATSBY.view(party(), 0), 0).ends(climb) == "no"
