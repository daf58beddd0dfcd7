"""One foresight for terminal and page: they answer alike, and ends that play can prove are warned of."""

from collections.abc import Iterator

import pytest

from parlour._mode import compiled
from parlour.cli.boards.warning import warning
from parlour.core.chance import Chance, key_of
from parlour.core.codec import Codec
from parlour.core.engine import legal, push, turn
from parlour.core.foresight import Foresight
from parlour.core.game import Game
from parlour.core.words import NOBODY, Action, Seat, State
from parlour.games.gatsby.game import GAME as GATSBY
from parlour.server.tables.foresight import foresee
from parlour.text.catalog import Catalog
from tests.games.gatsby.scenes import after, party
from tests.playthrough import house

HOUSE = [pytest.param(game, id=game.id) for game in house()]
OPTIONS = 3000 if compiled() else 200  # looked at in each game
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


@pytest.mark.parametrize("game", HOUSE)
def test_page_and_terminal_warn_alike_and_of_the_ends_that_others_prove(game: Game) -> None:
    catalog = Catalog("en", game.id)
    said = {catalog.text(id): ends for id, ends in SAID.items()}
    warned = known = missed = 0
    for view, seat, options in positions(game, OPTIONS):
        ahead = Foresight(game, view, seat)
        for option in options:
            terminal = said.get(warning(ahead, option, catalog), "no")
            assert terminal == foresee(game, view, seat, option.write()).ends
            warned += terminal != "no"
            known += (end := proven(game, view, seat, option))
            missed += end and terminal == "no"
    assert warned >= known - missed > 0
    assert missed <= known // 100  # what hardly any world and turn leads to, others may meet and it not


@pytest.mark.parametrize("game", HOUSE)
def test_the_same_view_gets_the_same_answer_and_stays_as_it_was(game: Game) -> None:
    codec = Codec(game)
    for view, seat, options in positions(game, 40):
        before = codec.pack(view)
        for option in options[:3]:
            one, other = Foresight(game, view, seat).of(option), Foresight(game, view.copy(), seat).of(option)
            assert codec.pack(one.view) == codec.pack(other.view)
            assert (one.ends, one.sure, one.standing) == (other.ends, other.sure, other.standing)
            assert [codec.pack(event) for event in one.events] == [codec.pack(event) for event in other.events]
        assert codec.pack(view) == before


def test_a_turn_that_ended_in_one_of_its_worlds_is_a_proof() -> None:
    """Gatsby, the last character of the Finance Center one step away.  [GA 9.3]"""
    last = party(height=(12, 9), owned={"step-3": 1, "step-7": 1, "step-10": 0})
    ahead = Foresight(GATSBY, GATSBY.view(last, 0), 0)
    climb = GATSBY.vocabulary.parse("action 3")
    assert ahead.ends(climb) == ahead.of(climb).ends == "may"
    done = after(last, "action 3")
    ahead = Foresight(GATSBY, GATSBY.view(done, 0), 0)
    assert ahead.ends(GATSBY.vocabulary.parse("track 4")) == "will"
    assert Foresight(GATSBY, GATSBY.view(party(), 0), 0).ends(climb) == "no"
