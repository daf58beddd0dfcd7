"""`parlour again`: a decision of one's own in a finished game, tried again as often as one likes (decision 42)."""

import argparse
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path
from secrets import randbits
from typing import Final

import msgspec
from rich.console import Console
from rich.text import Text

from parlour.bots.gains import victories
from parlour.bots.levels import is_of_the_house
from parlour.cli import kept
from parlour.cli.commands.play import bot_asked, kept_on_hangup, named
from parlour.cli.complaint import Complaint
from parlour.cli.language import add_language, catalog_for
from parlour.cli.options import add_board, load_board
from parlour.cli.players import mark
from parlour.cli.stage import open_stage
from parlour.cli.table import saving
from parlour.cli.table.asking import asker_of
from parlour.cli.table.prompt import TurnPrompt
from parlour.cli.table.session import Session
from parlour.core.engine import legal
from parlour.core.record import Record
from parlour.core.table import Table, replay
from parlour.core.words import Outcome, Seat
from parlour.server.tables.means import mean_of
from parlour.text.catalog import Catalog

KEY_BITS: Final = 63
KEPT: Final = 500  # tries of a moment


class TryHere(msgspec.Struct, frozen=True, array_like=True):
    """What a try came to."""

    points: int
    won: float  # the share of the victory


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which game, which decision."""
    parser.add_argument("record", metavar="RECORD", type=Path, help="the file of a finished game of yours")
    parser.add_argument("--at", type=int, required=True, metavar="N", help="your move, as `parlour analyse` counts it")
    help = "who plays where the file does not say (default: level3)"
    parser.add_argument("--bot", type=bot_asked, default="level3", metavar="BOT", help=help)
    add_board(parser)
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play on from the moment, again and again, and tell how it went."""
    load_board(arguments)
    record, table, players = saving.replayed(arguments.record)
    catalog, at = catalog_for(arguments, table.game.id), arguments.at - 1
    sitting = seated(table, players, at, arguments, catalog)
    called = named(sitting, record.names, catalog)
    outcome, seat = table.outcome, table.actors[at]
    assert outcome is not None
    console = open_stage()
    asker, chosen = asker_of(console), catalog.say(table.actions[at], called)
    key = key_of_moment(record, at)
    tries(key)  # now, so that a file that cannot be read is known before play
    while True:
        console.print(Text(catalog.text("again-begin", move=arguments.at, chosen=chosen), "bold"))
        console.print(Text.assemble(catalog.text("you-are"), " ", mark(seat, called[seat])))
        session = Session(replay(dealt_anew(record, at, seat)), sitting, called, catalog, console)
        with kept_on_hangup(session):
            status = session.run(lambda session, seat, line: TurnPrompt(session, seat).obey(line))
        if session.table.outcome is None:
            return status  # left: the game is kept, and counts as no try
        tell(count(key, ended(session.table.outcome, seat)), outcome, seat, catalog, console)
        console.print(Text(catalog.text("again-another"), "dim"))
        try:
            if asker.ask([], ["quit"]).casefold() == "quit":
                return 0
        except (EOFError, KeyboardInterrupt):
            return 0


def seated(table: Table, players: list[str], at: int, arguments: argparse.Namespace, catalog: Catalog) -> list[str]:
    """Who plays on: I on the seat that chose there, bots as they were, for people a bot. Complaint if it was not mine.

    Where the file does not say who played, whoever chose is taken for me.
    """
    move, path = arguments.at, str(arguments.record)
    if not 0 <= at < table.at:
        raise Complaint(catalog.text("error-again-move", path=path, moves=table.at, move=move))
    if table.outcome is None:
        raise Complaint(catalog.text("error-again-over", path=path))
    if len(legal(table.state_at(at))) < 2:
        raise Complaint(catalog.text("error-again-forced", move=move))
    seat, known = table.actors[at], len(players) == table.seats
    if known and players[seat] != saving.HUMAN:
        given = named(players, table.record.names, catalog)
        raise Complaint(catalog.text("error-again-seat", move=move, name=given[seat]))
    bots = [player if known and is_of_the_house(player) else arguments.bot for player in players or [""] * table.seats]
    return [saving.HUMAN if other == seat else bot for other, bot in enumerate(bots)]


def dealt_anew(record: Record, at: int, seat: Seat) -> Record:
    """The game as it was before the move, what the seat could not see dealt by a key of its own."""
    redealt = [[*one] for one in record.redealt if one[0] <= at]
    anew = [*redealt, [at, seat, randbits(KEY_BITS)]]
    return replace(record, actions=record.actions[:at], outcome=None, deal={}, drawn=None, redealt=anew)


def ended(outcome: Outcome, seat: Seat) -> TryHere:
    """What a game came to for a seat."""
    return TryHere(outcome.scores[seat], victories(outcome.ranks)[seat])


def tell(tries: list[TryHere], outcome: Outcome, seat: Seat, catalog: Catalog, console: Console) -> None:
    """The means of all tries, beside the game as played."""
    before = ended(outcome, seat)
    points, error = mean_of([one.points for one in tries])
    won, _ = mean_of([one.won for one in tries])
    numbers = {"tries": len(tries), "points": f"{points:.1f}", "before": str(before.points)}
    said = [catalog.text("again-done", **numbers)]
    said.append(catalog.text("again-few") if error is None else catalog.text("again-error", error=f"{error:.1f}"))
    said.append(catalog.text("again-won", won=round(100 * won), before=round(100 * before.won)))
    for line in said:
        console.print(Text(line))


def key_of_moment(record: Record, at: int) -> str:
    """A name that follows from the game and the moment."""
    alone = replace(record, names=[], deal={}, drawn=None, outcome=None)
    return blake2b(f"{at}\n{alone.write()}".encode(), digest_size=10).hexdigest()


def tries_file() -> Path:
    """Where the tries of this user are."""
    return kept.file("again.json")


def kept_tries() -> dict[str, list[TryHere]]:
    """What is kept, by moment."""
    return kept.read(tries_file(), dict[str, list[TryHere]])


def tries(key: str) -> list[TryHere]:
    """Those of a moment."""
    return kept_tries().get(key, [])


def count(key: str, done: TryHere) -> list[TryHere]:
    """All tries of a moment, this one among them."""
    found = kept_tries()
    found[key] = [*found.get(key, []), done][-KEPT:]
    kept.write(tries_file(), found)
    return found[key]
