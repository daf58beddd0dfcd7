"""`parlour host`: what the operator of a server does. Works beside a running one."""

import argparse
import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from parlour.cli.complaint import Complaint


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A command each."""
    parser.add_argument("--database", metavar="URL", help="the store of the server")
    commands = parser.add_subparsers(title="commands", dest="command", required=True)
    for name, what, told in (
        ("backup", "FILE", "write everything to a file"),
        ("restore", "FILE", "bring a backup into a new, empty store"),
        ("close", "TABLE", "close a table; its record is kept"),
        ("ban", "PLAYER", "a guest may do nothing any more"),
        ("forget", "PLAYER", "delete all that is known of a guest"),
    ):
        command = commands.add_parser(name, help=told)
        command.add_argument("what", metavar=what)
        if name == "close":
            command.add_argument("--word", default="closed by the operator", help="what its players are told")
    commands.add_parser("check", help="look at everything that is stored, and say what is damaged")


def run(arguments: argparse.Namespace) -> int:
    """Do it, and say so."""
    print(with_store(arguments.database, lambda store: _done(store, arguments)))
    return 0


async def _done(store: Any, arguments: argparse.Namespace) -> str:
    from parlour.server.people import guests as people
    from parlour.server.store import backup as keeping
    from parlour.server.times import milliseconds

    if arguments.command == "check":
        found = await store.check()
        if found:
            raise Complaint("; ".join([f"this store is damaged: {found[0]}", *found[1:]]))
        return "nothing is damaged"
    what = arguments.what
    if arguments.command == "backup":
        return f"{await store.snapshot(keeping.back_up(Path(what)))} rows written to {what}"
    if arguments.command == "restore":
        try:
            return f"{await store.write_at_leisure(keeping.restore(Path(what)))} rows brought back from {what}"
        except keeping.BadBackup as bad:
            raise Complaint(str(bad)) from None
    job = {
        "close": lambda: keeping.close(what, arguments.word, milliseconds()),
        "ban": lambda: people.ban(what),
        "forget": lambda: people.forget(what),
    }[arguments.command]()
    if not await store.write(job):
        raise Complaint(f"there is no '{what}'")
    return f"{what}: {arguments.command} done"


def with_store(url: str | None, work: Callable[[Any], Awaitable[str]]) -> str:
    """Open the store beside whoever serves it, work, and close it."""
    from parlour.server.store.base import CannotOpen
    from parlour.server.store.migrate import TooNew
    from parlour.server.store.opening import database, make_store
    from parlour.server.store.outage import Away
    from parlour.server.store.sqlite import SqliteStore

    async def working() -> str:
        store = make_store(database(url))
        if isinstance(store, SqliteStore):
            store.alone = False
        try:
            await store.open()
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(working())
    except (CannotOpen, TooNew, ValueError, OSError) as wrong:
        raise Complaint(str(wrong)) from None
    except Away as away:
        raise Complaint(f"the store is away: {away.why}") from None
