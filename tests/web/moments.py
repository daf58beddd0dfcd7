"""Moments of finished games, to play on from: a test that is about an end need not play all that comes before it."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache

from playwright.sync_api import Page

from parlour.bots.greedy import GreedyBot
from parlour.core.chance import Chance
from parlour.core.game import find
from parlour.core.record import read_file
from parlour.core.table import Table, replay
from tests.playthrough import records
from tests.web.asking import ASK
from tests.web.visitor import my_turn_or_over

FORK = (
    "async ([record, at]) => {"
    + ASK
    + """  await ask("PUT", "/api/me", {name: "Ada"});
  const {replay} = await ask("POST", "/api/records", {record});
  const wanted = {at, seat: 0, id: crypto.randomUUID(), level: 1};
  return (await ask("POST", `/api/replays/${replay}/fork`, wanted)).table;
}"""
)
Fits = Callable[[Table, int], bool]


@cache
def greedy_game(game: str, seed: int) -> Table:
    """A game between two greedy bots."""
    rules = find(game)
    table = Table(rules, 2, seed)
    bots = [GreedyBot(rules, Chance(seed * 2 + seat + 1)) for seat in range(2)]
    while table.turn is not None:
        seat = table.turn
        table.play(bots[seat].choose(table.view(seat), seat, table.legal()))
    return table


def greedy_games(game: str) -> Iterator[Table]:
    """Some such games, each played when it is looked at."""
    return (greedy_game(game, seed) for seed in range(1, 40))


@cache
def golden_games(game: str) -> list[Table]:
    """Its golden games of two greedy bots."""
    return [replay(read_file(path)) for path in records(find(game)) if path.stem.startswith("2-greedy")]


def sit_where(page: Page, games: Iterable[Table], fits: Fits) -> str:
    """Play on from a moment where the first seat is asked something; what was chosen there."""
    for table in games:
        for at in range(table.at):
            if table.actors[at] == 0 and fits(table, at):
                page.goto("/")
                page.goto(f"/t/{page.evaluate(FORK, [table.record.write(), at])}")
                page.locator("[data-test=board] svg").first.wait_for()
                assert my_turn_or_over(page)
                return table.actions[at].write()
    raise AssertionError("no such moment")


def tells(table: Table, at: int, kind: str) -> bool:
    """Whether an action led to an event of this kind."""
    return any(type(event).__name__ == kind for event in table.told(None, at, at + 1))
