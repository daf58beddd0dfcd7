"""`parlour host`: what the operator of a server does. Works beside a running one."""

import argparse
import asyncio
import getpass
import json
import os
import re
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final, TypeVar

from parlour.cli.complaint import Complaint

T = TypeVar("T")
A_CENTURY: Final = 36_500  # days
PHASES: Final = ("open", "playing", "paused", "over", "closed")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A command each."""
    store_arguments(parser)
    commands = parser.add_subparsers(title="commands", dest="command", required=True, metavar="COMMAND")

    def command(name: str, told: str, *what: str) -> argparse.ArgumentParser:
        made = commands.add_parser(name, help=told, description=told[0].upper() + told[1:] + ".")
        for one in what:
            made.add_argument(one.lower(), metavar=one)
        return made

    backup = command("backup", "write everything to a file", "FILE")
    backup.add_argument("--replace", action="store_true", help="write over a file that is there already")
    command("restore", "bring a backup into a new, empty store", "FILE")
    listed = [
        command("tables", "list tables, the last changed first"),
        command("players", "list guests, the newest first"),
        command("chat", "list what was said, the newest first"),
        command("audit", "list what was done by these commands, by whom and when"),
        command("dailies", "list attempts at deals of the day, the last ended first"),
        command("ratings", "list ratings, the best of each game and number of seats first"),
        command("clubs", "list clubs, the newest first"),
    ]
    for one in listed:
        one.add_argument("--last", type=int, default=50, metavar="N", help="so many at most (50)")
    listed[0].add_argument("--phase", choices=PHASES, help="only tables in this phase")
    listed[0].add_argument("--game", help="only tables of this game")
    listed[0].add_argument("--player", help="only tables at which this guest sits")
    listed[1].add_argument("--name", metavar="TEXT", help="only guests in whose name this stands")
    listed[1].add_argument("--banned", action="store_true", help="only banned ones")
    listed[2].add_argument("--table", help="only at this table")
    listed[2].add_argument("--player", help="only by this guest")
    listed[4].add_argument("--day", help="only at the deals of this day, such as 2026-11-16")
    listed[4].add_argument("--game", help="only at deals of this game")
    listed[5].add_argument("--game", help="only of this game")
    listed[5].add_argument("--seats", type=int, help="only at so many seats")
    listed[5].add_argument("--recompute", action="store_true", help="work all of them out anew from the stored results")
    listed[6].add_argument("--player", help="only those in which this guest is")
    listed[6].add_argument("--quiet", action="store_true", help="only those to which nobody has come for a day")
    club = command("close-club", "nobody is in a club any more, until it is opened again", "CLUB")
    club.add_argument("--word", default="closed by the operator", help="what its people are told")
    command("reopen-club", "let a closed club be as it was", "CLUB")
    end = command("end-club", "clubs are no more, whoever is in them; games are kept by those who played")
    end.add_argument("clubs", metavar="CLUB", nargs="+")
    command("clear", "an attempt at a deal of the day does not count; its game stays", "TABLE")
    command("delete-line", "take a line of chat away", "TABLE", "N")
    close = command("close", "close a table; it can be reopened", "TABLE")
    close.add_argument("--word", default="closed by the operator", help="what its players are told")
    command("reopen", "let a closed table go on where it stood", "TABLE")
    command("bans", "list who and what is banned")
    ban = command("ban", "a guest, or whoever comes from an address or network, may do nothing any more", "WHO")
    ban.add_argument("--days", type=int, metavar="N", help="end it after so many (a network: 30; a guest: never)")
    ban.add_argument("--word", default="", help="why; they are told")
    command("unban", "lift a ban", "WHO")
    words = command("words", "list the words that nobody reads in names and chat")
    words.add_argument("--from", dest="source", metavar="FILE", help="take the list from a file, an entry a line")
    command("forget", "delete all that is known of a guest", "PLAYER")
    command("export", "write all that is kept of a guest, and their games, into a new folder", "PLAYER", "FOLDER")
    command(
        "research",
        "write, without names, the finished games of people who all agreed to it; or bring that up to date",
        "FOLDER",
    )
    command("check", "look at everything that is stored, and say what is damaged")


def run(arguments: argparse.Namespace) -> int:
    """Do it, and say so."""
    answer(with_store(arguments.database, lambda store: _done(store, arguments)), arguments.json)
    return 0


def answer(told: str | list[dict[str, Any]], as_json: bool) -> None:
    """What was done, or found: for people, or for scripts."""
    if as_json:
        print(json.dumps(told if isinstance(told, list) else {"done": told}, ensure_ascii=False, indent=1))
    else:
        print(told if isinstance(told, str) else drawn(told))


def store_arguments(parser: argparse.ArgumentParser) -> None:
    """What every command of an operator may be told."""
    parser.add_argument("--database", metavar="URL", help="the store of the server (or PARLOUR_DATABASE)")
    parser.add_argument("--json", action="store_true", help="answer in JSON, for scripts")
    parser.add_argument("--as", dest="by", metavar="NAME", help="who you are, for the audit (your login)")


def operator_name(arguments: argparse.Namespace) -> str:
    """Who is at the keyboard."""
    return arguments.by or os.environ.get("SUDO_USER") or getpass.getuser()


async def _done(store: Any, arguments: argparse.Namespace) -> str | list[dict[str, Any]]:
    from parlour.server.store import backup
    from parlour.server.tables.club_operator import ClubOperator
    from parlour.server.tables.contributed import bring_up_to_date

    operator = ClubOperator(store, operator_name(arguments))
    given = vars(arguments)
    command = arguments.command
    if command == "backup":
        many = await store.snapshot(backup.back_up(Path(given["file"]), given["replace"]))
        await operator.note("backup", given["file"])
        return f"{many} rows written to {given['file']}"
    if command == "restore":
        many = await store.write_at_leisure(backup.restore(Path(given["file"])))
        await operator.note("restore", given["file"])
        return f"{many} rows brought back from {given['file']}"
    if command == "check":
        if found := await store.check():
            raise Complaint("; ".join([f"this store is damaged: {found[0]}", *found[1:]]))
        await operator.note("check")
        return "nothing is damaged"
    if command == "export":
        return _written(Path(given["folder"]), *await operator.export(given["player"]))
    if command == "research":
        there, new, gone = await bring_up_to_date(store, Path(given["folder"]))
        await operator.note("research", given["folder"], f"{there} records, {new} new, {gone} gone")
        return f"{there} records in {given['folder']}: {new} new, {gone} of people who agree no longer taken out"
    if command == "ratings" and given["recompute"]:
        return await operator.recompute()
    looks: dict[str, Callable[[], Awaitable[list[dict[str, Any]]]]] = {
        "tables": lambda: operator.tables(given["phase"], given["game"], given["player"], _many(given["last"])),
        "players": lambda: operator.players(given["name"], given["banned"], _many(given["last"])),
        "chat": lambda: operator.chat(given["table"], given["player"], _many(given["last"])),
        "audit": lambda: operator.audit(_many(given["last"])),
        "bans": operator.bans,
        "words": lambda: operator.words(_lines(given["source"])),
        "dailies": lambda: operator.dailies(given["day"], given["game"], _many(given["last"])),
        "ratings": lambda: operator.ratings(given["game"], given["seats"], _many(given["last"])),
        "clubs": lambda: operator.clubs(given["player"], given["quiet"], _many(given["last"])),
    }
    if command == "end-club":
        for club in given["clubs"]:
            await operator.end_club(club, "")
        return f"{', '.join(given['clubs'])}: {command} done"
    if command in looks:
        return await looks[command]()
    changes: dict[str, Callable[[], Awaitable[object]]] = {
        "delete-line": lambda: operator.delete_line(given["table"], _many(given["n"])),
        "clear": lambda: operator.clear(given["table"]),
        "close": lambda: operator.close(given["table"], given["word"]),
        "reopen": lambda: operator.reopen(given["table"]),
        "close-club": lambda: operator.close_club(given["club"], given["word"]),
        "reopen-club": lambda: operator.reopen_club(given["club"], ""),
        "ban": lambda: operator.ban(given["who"], _days(given["days"]), given["word"]),
        "unban": lambda: operator.unban(given["who"]),
        "forget": lambda: operator.forget(given["player"]),
    }
    result = await changes[command]()
    whom = result if command in ("ban", "unban") else given.get("table") or given.get("player") or given.get("club")
    return f"{whom}: {command} done"


def _lines(source: str | None) -> list[str] | None:
    return None if source is None else Path(source).read_text("utf-8").splitlines()


def _many(asked: int | str) -> int:
    """A number as the store has them: none has more than nine digits."""
    if not re.fullmatch("[0-9]{1,9}", str(asked)) or int(asked) < 1:
        raise Complaint(f"'{str(asked)[:40]}' is no number from 1 to 999999999")
    return int(asked)


def _days(asked: int | None) -> int | None:
    if asked is not None and _many(asked) > A_CENTURY:
        raise Complaint(f"a ban lasts {A_CENTURY} days at most, or for ever")
    return asked


def _written(folder: Path, told: dict[str, Any], records: dict[str, str]) -> str:
    """A folder that was not there, for its owner alone: guest.json, and a record a finished game."""
    from parlour.server.store.modes import private_file

    folder.mkdir(mode=0o700)
    texts = {"guest.json": json.dumps(told, ensure_ascii=False, indent=1) + "\n"}
    texts |= {f"{table}.record": text for table, text in records.items()}
    for name, text in texts.items():
        with private_file(folder / name) as file:
            file.write(text.encode())
    return f"guest.json and {len(records)} records written to {folder}"


def drawn(rows: list[dict[str, Any]]) -> str:
    """Rows in columns, the last as wide as it likes; nothing in them can move the cursor."""
    if not rows:
        return "none"
    names = list(rows[0])
    lines = [names, *([_cell(row[name]) for name in names] for row in rows)]
    wide = [max(len(line[at]) for line in lines) for at in range(len(names))]
    told = ("  ".join(cell.ljust(width) for cell, width in zip(line, wide, strict=True)).rstrip() for line in lines)
    return "\n".join(told)


def _cell(value: Any) -> str:
    if isinstance(value, list):
        value = ", ".join(str(one) for one in value)
    if value is None or value == "":
        return "-"
    text = ("no", "yes")[value] if isinstance(value, bool) else str(value)
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def beware(url: str | None, option: str = "--database", better: str = "PARLOUR_DATABASE or ~/.pgpass") -> None:
    """A password on the command line is everybody's: say so."""
    if re.match(r"\w[\w+]*://[^/@]*:[^/@]+@", url or ""):
        told = f"every user of this machine can see the password in {option}: put it into {better}"
        print(f"parlour: {told}", file=sys.stderr)


def with_store(url: str | None, work: Callable[[Any], Awaitable[T]]) -> T:
    """Open the store beside whoever serves it, work, and close it."""
    from parlour.server.store.base import CannotOpen
    from parlour.server.store.migrate import TooNew
    from parlour.server.store.opening import database, make_store
    from parlour.server.store.outage import Away

    beware(url)

    async def working() -> T:
        store = make_store(database(url))
        store.alone = False
        try:
            await store.open()
            return await told(store)
        finally:
            await store.close()

    async def told(store: Any) -> T:
        try:
            return await work(store)
        except (Complaint, CannotOpen, ValueError, OSError) as wrong:
            if not isinstance(wrong, UnicodeError):
                raise
            failed: Exception = wrong
        except Exception as error:
            failed = error
        if found := await damage(store):  # else it is a fault of ours, and its trace is wanted
            raise Complaint(found)
        raise failed

    async def damage(store: Any) -> str:
        """What is damaged in a store at which something failed."""
        try:
            found = await store.check()
        except Away:  # not damaged, as far as that can be told
            found = []
        except Exception as error:
            found = [str(error)]
        return "; ".join([f"this store is damaged: {found[0]}", *found[1:]]) if found else ""

    try:
        return asyncio.run(working())
    except (CannotOpen, TooNew, ValueError, OSError) as wrong:
        raise Complaint(str(wrong)) from None
    except Away as away:
        raise Complaint(f"the store is away: {away.why}") from None
