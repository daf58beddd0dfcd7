"""Every public name as a program of somebody else's uses it, with the types it may rely on: read by mypy and pyright.

Nothing here is run: `make check` has both read it, and tests/checks/test_api.py sees that no name is left out.
"""

from collections.abc import Iterator
from typing import assert_type

import parlour
from parlour import bots, laws
from parlour.bots.bot import Bot
from parlour.client import Client, Refused
from parlour.core.box import BoxFile
from parlour.core.chance import Chance
from parlour.core.words import Seat


class FirstBot(Bot):
    """The smallest bot."""

    def choose(self, view: parlour.State, seat: Seat, options: list[parlour.Action]) -> parlour.Action:
        """The first option."""
        return options[0]


def a_game(path: str) -> parlour.Record:
    """Set up, play, ask, take back, keep."""
    assert_type(parlour.games(), list[str])
    game = parlour.find("kairo")
    assert_type(game, parlour.Game)
    table = parlour.Table(game, seats=2, seed=7)
    assert_type(table.turn, int | None)
    for action in table.legal():
        assert_type(action, parlour.Action)
        assert_type(action.write(), str)
    for event in table.play(table.legal()[0]):
        assert_type(event, parlour.Event)
    assert_type(table.why("lure"), parlour.Reason | None)
    assert_type(table.undo(), parlour.Action | None)
    assert_type(table.view(0), parlour.State)
    outcome = table.outcome
    assert_type(outcome, parlour.Outcome | None)
    if outcome is not None:
        assert_type(outcome.ranks, list[int])
        assert_type(outcome.scores, list[int])
    assert_type(parlour.load(path), parlour.Table)
    assert_type(parlour.replay(table.record), parlour.Table)
    return table.record


def what_can_go_wrong(path: str) -> BoxFile | str:
    """Each error by its name."""
    try:
        parlour.Table("kairo", rules=9).play("jump")
    except (parlour.UnknownGame, parlour.UnknownRules, parlour.UnknownAction, parlour.IllegalAction) as error:
        return str(error)
    try:
        return parlour.load_box(path)
    except (parlour.BoxError, parlour.RecordError) as error:
        return str(error)


def bots_at_play() -> parlour.Action:
    """A bot of the house from a view."""
    table = parlour.Table("kairo", seats=2, seed=7)
    bot = bots.make(table.game, "level3", Chance(1))
    assert_type(bot, Bot)
    return bot.choose(table.view(0), 0, table.legal())


def held_to_the_laws(game: parlour.Game) -> Iterator[str]:
    """What a game of another package runs."""
    law: laws.Law
    for law in laws.LAWS:
        law(game, 2, 1, {})
    telling: laws.TellingLaw
    for telling in laws.TELLING:
        telling(game)
    for state, action in laws.walk(game, 2, 1, {}):
        assert_type(state, parlour.State)
        assert_type(action, parlour.Action)
    assert_type(laws.drafted(game), dict[str, int])
    yield str([laws.final, laws.played, laws.sampled, laws.settings, laws.tables, laws.viewers])


async def a_client(url: str) -> None:
    """A program at a server."""
    async with Client(url) as me:
        try:
            scene = await me.scene("abc")
        except Refused as refused:
            assert_type(refused.status, int)
        else:
            print(scene["at"])
