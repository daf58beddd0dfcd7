"""`parlour play`: a new game, or one that was kept."""

import argparse
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import randbits
from typing import Final

from rich.text import Text

from parlour._mode import compiled
from parlour.bots.levels import MASTER, UnknownBot, full_name, is_brought, is_of_the_house, make, names, seconds_of
from parlour.cli.complaint import Complaint
from parlour.cli.edition import add_box, chosen_edition, doubts, played_by
from parlour.cli.language import add_language, catalog_for
from parlour.cli.options import add_board, add_options, chosen, load_board, options_of
from parlour.cli.players import clean_name, mark
from parlour.cli.stage import open_stage
from parlour.cli.table import saving
from parlour.cli.table.prompt import TurnPrompt
from parlour.cli.table.session import Session
from parlour.core.chance import Chance
from parlour.core.deal import drawn_first, in_turn
from parlour.core.game import Game, find
from parlour.core.table import Table
from parlour.core.words import Seat
from parlour.games import games
from parlour.text.catalog import Catalog

SEED_BITS: Final = 32  # short enough to be typed
LEVELS: Final = {
    "level1": "level-1",
    "level2": "level-2",
    "level3": "level-3",
    "level4": "level-4",
    "level5": "level-5",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The table and those around it."""
    parser.add_argument("game", metavar="GAME", nargs="?", help=f"one of: {', '.join(games())}")
    parser.add_argument("--seats", type=int, metavar="N", help="how many play (default: as many as can)")
    parser.add_argument("--bots", type=int, metavar="N", help="how many of them are bots (default: all but one)")
    bots = f"{', '.join(names())}, {MASTER}:SECONDS, or package.module:maker"
    parser.add_argument("--bot", type=bot_asked, default="greedy", metavar="BOT", help=f"{bots} (default: greedy)")
    parser.add_argument("--seat", type=int, metavar="N", help="your place in turn order (default: drawn by lot)")
    parser.add_argument("--name", action="append", default=[], help="your name; once for each person, as they sit")
    parser.add_argument("--seats-as-they-sit", action="store_true", help="no lot: the first person named begins")
    parser.add_argument("--seed", type=int, metavar="N", help="the chance of the game (default: drawn)")
    parser.add_argument("--record", type=Path, metavar="FILE", help="keep the game in this file")
    parser.add_argument("--from", dest="kept", type=Path, metavar="FILE", help="continue a kept game")
    parser.add_argument("--coach", action="store_true", help="against bots alone: a word after each of your choices")
    add_options(parser)
    add_board(parser)
    add_box(parser)
    add_language(parser)


def bot_asked(text: str) -> str:
    """The full name of a bot."""
    try:
        return full_name(text)
    except UnknownBot as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def run(arguments: argparse.Namespace) -> int:
    """Sit down and play."""
    session = continued(arguments) if arguments.kept else begun(arguments)
    if not compiled():
        session.say("plain-mode", "dim")
    title, welcome = session.catalog.text("game-title"), session.catalog.text("welcome", seed=str(session.table.seed))
    session.console.print(Text.assemble((title, "bold"), "  ", (welcome, "dim")))
    if session.table.game is not find(session.table.game.id):
        for line in [played_by(session.table.game, session.catalog), *doubts(session.table.game, session.catalog.lang)]:
            session.console.print(Text(line, "dim"))
    if setting := options_of(session.table, session.catalog):
        session.console.print(Text(setting, "dim"))
    for seat, player in enumerate(session.players):
        if player == saving.HUMAN and session.players.count(saving.HUMAN) == 1:
            session.console.print(Text.assemble(session.catalog.text("you-are"), " ", mark(seat, session.names[seat])))
    if session.drawn is not None and not session.table.at:
        session.say("drawn", "dim", name=session.names[0])
    with kept_on_hangup(session):
        return session.run(lambda session, seat, line: TurnPrompt(session, seat).obey(line))


@contextmanager
def kept_on_hangup(session: Session) -> Iterator[None]:
    """Keep the game when its window is closed."""

    def keep(number: int, _: object) -> None:
        session.kept_in()
        os._exit(128 + number)  # there is nobody left to tell, and no screen to tidy up

    before = signal.signal(signal.SIGHUP, keep)
    try:
        yield
    finally:
        signal.signal(signal.SIGHUP, before)


def begun(arguments: argparse.Namespace) -> Session:
    """A new table."""
    house = catalog_for(arguments)
    if arguments.game is None:
        raise Complaint(house.text("error-no-game", games=", ".join(games())))
    game = chosen_edition(find(arguments.game), arguments, house)
    seats, bots = counted(game, arguments.seats, arguments.bots, house)
    seed = randbits(SEED_BITS) if arguments.seed is None else arguments.seed
    if not 0 <= seed < 1 << 64:
        raise Complaint(house.text("error-seed", seed=str(seed)))
    people = seats - bots
    if len(arguments.name) > people:
        raise Complaint(house.text("error-names", names=len(arguments.name), people=people))
    drawn = None if arguments.seats_as_they_sit or arguments.seat is not None else drawn_first(seed, seats)
    first = (0 if drawn is None else drawn) if arguments.seat is None else placed(seats, people, arguments.seat, house)
    players = in_turn([saving.HUMAN] * people + [arguments.bot] * bots, first)
    names = in_turn([*arguments.name, *[""] * (seats - len(arguments.name))], first)
    table = Table(game, seats, seed, chosen(game, arguments, house))
    return opened(table, players, names, arguments, drawn)


def continued(arguments: argparse.Namespace) -> Session:
    """A kept game. Where nothing says who plays, whoever is to choose is the human."""
    load_board(arguments)
    record, table, players = saving.replayed(arguments.kept)
    trusted = all(name in (saving.HUMAN, arguments.bot) or is_of_the_house(name) for name in players)
    known = len(players) == table.seats and saving.HUMAN in players and trusted
    if arguments.seat is not None or not known:
        asked = (table.turn or 0) + 1 if arguments.seat is None else arguments.seat
        first = placed(table.seats, 1, asked, catalog_for(arguments))
        players = in_turn([saving.HUMAN] + [arguments.bot] * (table.seats - 1), first)
    session = opened(table, players, record.names, arguments, record.drawn)
    if session.path is None:
        session.path = arguments.kept
        session.came_from(arguments.kept)
    return session


def opened(
    table: Table, players: list[str], given: list[str], arguments: argparse.Namespace, drawn: int | None
) -> Session:
    """The table with everybody at it, and the place that was drawn to begin."""
    catalog = catalog_for(arguments, table.game.id)
    if is_brought(arguments.bot):
        make(table.game, arguments.bot, Chance(table.seed))  # now, so that one that cannot be made is known before play
    session = Session(table, players, named(players, given, catalog), catalog, open_stage())
    session.drawn = drawn
    session.path = arguments.record
    if arguments.coach and players.count(saving.HUMAN) > 1:
        raise Complaint(catalog.text("error-coach", people=players.count(saving.HUMAN)))
    session.coached = arguments.coach
    if session.path and not saving.may_write(session.path):
        raise Complaint(catalog.text("error-overwrite", path=str(session.path)))
    if session.path:
        session.save(session.path)  # now, so that a place where nothing can be written is known before play
    return session


def counted(game: Game, seats: int | None, bots: int | None, house: Catalog) -> tuple[int, int]:
    """How many play, and how many of them are bots."""
    if seats is None:
        seats = game.seats[-1] if bots is None or bots == 0 else max(bots + 1, game.seats[0])
    if seats not in game.seats:
        raise Complaint(house.text("error-seats", game=game.id, takes=", ".join(map(str, game.seats)), seats=seats))
    bots = seats - 1 if bots is None else bots
    if not 0 <= bots < seats:
        raise Complaint(house.text("error-bots", bots=bots, seats=seats))
    return seats, bots


def placed(seats: int, people: int, asked: int, house: Catalog) -> int:
    """The place that begins when one person, at the first place, wants a seat in turn order."""
    if not 1 <= asked <= seats:
        raise Complaint(house.text("error-seat", seat=asked, seats=seats))
    if people > 1:
        raise Complaint(house.text("error-seat-shared", people=people))
    return (1 - asked) % seats


def named(players: list[str], given: list[str], catalog: Catalog) -> list[str]:
    """A name for everybody."""
    names: list[str] = []
    for seat, player in enumerate(players):
        name = clean_name(given[seat]) if seat < len(given) else ""
        names.append(name or called(player, seat, catalog))
    return names


def called(player: str, seat: Seat, catalog: Catalog) -> str:
    """A player without a name: a human, a bot of a level by what it is, another bot."""
    level = "level-master" if seconds_of(player) else LEVELS.get(player)
    if level is not None:
        return f"{catalog.text(level)} {seat + 1}"
    return catalog.text("player-name" if player == saving.HUMAN else "bot-name", number=seat + 1)
