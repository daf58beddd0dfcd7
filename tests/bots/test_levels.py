"""Levels and names."""

import pytest

from parlour import bots
from parlour.bots.levels import ANY_GAME, UnknownBot, described, iterations_of, levels_of, names
from parlour.bots.search_bot import SearchBot
from parlour.core.chance import Chance
from parlour.core.engine import legal, turn
from parlour.core.game import Game, find, games
from parlour.text.catalog import LANGUAGES, catalog
from tests.bots.tables import WORLDS_FAIR, halfway

GAMES = [pytest.param(find(name), id=name) for name in games() if name != "high_card"]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_five_levels_each_with_more_iterations(game: Game) -> None:
    assert levels_of(game) is not ANY_GAME
    iterations = [level.iterations for level in levels_of(game)]
    assert len(iterations) == 5
    assert iterations == sorted(set(iterations))


@pytest.mark.parametrize("name", [*names(), 1, "2"])
def test_every_bot_can_be_made_by_name(name: int | str) -> None:
    state = halfway(WORLDS_FAIR, 2, 3, 5)
    bot = bots.make(WORLDS_FAIR, name, Chance(1), divide=1000)
    assert bot.choose(WORLDS_FAIR.view(state, turn(state)), turn(state), legal(state)) in legal(state)


def test_iterations_are_divided_but_never_away() -> None:
    assert iterations_of(WORLDS_FAIR, 5, 10) == iterations_of(WORLDS_FAIR, 5) // 10
    assert iterations_of(WORLDS_FAIR, 1, 10**6) == 1
    assert described(WORLDS_FAIR, "level5") != described(WORLDS_FAIR, "level5", 2)


@pytest.mark.parametrize("name", ["nobody", "level6", "level0", "tests.bots.tables:halfhearted"])
def test_what_is_no_bot_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot):
        bots.make(WORLDS_FAIR, name, Chance(1))


def test_the_weakest_level_has_lapses_and_the_strongest_none() -> None:
    """From one position, with different luck: level 1 varies, and never takes what looks far worse."""
    state = halfway(WORLDS_FAIR, 2, 3, 5)
    view, seat = WORLDS_FAIR.view(state, turn(state)), turn(state)
    chosen = {bots.make(WORLDS_FAIR, 1, Chance(luck)).choose(view, seat, legal(view)) for luck in range(30)}
    assert len(chosen) > 1
    strongest = bots.make(WORLDS_FAIR, 5, Chance(1))
    assert isinstance(strongest, SearchBot)
    assert strongest.slack == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_levels_have_names_in_every_language(lang: str) -> None:
    told = {catalog(lang).text(f"level-{number}") for number in range(1, 6)}
    assert len(told) == 5
