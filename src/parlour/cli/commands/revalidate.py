"""`parlour revalidate`: replay every stored game by the version of the rules it was played by."""

import argparse
from typing import Any

from parlour.cli.commands.host import with_store


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where the games are."""
    parser.add_argument("--database", metavar="URL", help="the store of the server")


def run(arguments: argparse.Namespace) -> int:
    """A line a difference; 1 if there is one."""
    told = with_store(arguments.database, _report)
    print(told)
    return 0 if told.endswith(" 0 differ") else 1


async def _report(store: Any) -> str:
    from parlour.server.tables.revalidate import BEGUN, revalidate, uploaded

    lines, many = [], 0
    for found in (revalidate(store, [*BEGUN, "over", "closed"]), uploaded(store)):
        async for difference in found:
            many += 1
            if difference is not None:
                lines.append(f"{difference.table} ({difference.phase}): {difference.word}")
    return "\n".join([*lines, f"{many} games replayed, {len(lines)} differ"])
