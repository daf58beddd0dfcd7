"""`--jobs` and `--ray`: where commands that play many games have them played."""

import argparse
import os
from collections.abc import Callable, Iterator
from typing import Any

from parlour.bots.spread import Pieces, Spread, here
from parlour.bots.thinking import Unanswered
from parlour.cli.complaint import Complaint


def add_spread(parser: argparse.ArgumentParser) -> None:
    """Processes of this machine, or a cluster."""
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="games at once")
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        help="play on a Ray cluster instead: host:port of its head, or auto (extra: cluster)",
    )


def spread_of(arguments: argparse.Namespace) -> Spread:
    """As asked for; ValueError says what is missing."""
    if arguments.jobs < 1:
        raise ValueError("--jobs is 1 or more")
    if arguments.ray is None:
        return plainly(here(arguments.jobs))
    try:
        from parlour.research import cluster
    except ModuleNotFoundError as missing:
        raise ValueError(f"{missing.name} is not installed: pip install 'parlour[cluster]' brings it") from None
    return plainly(cluster.on(arguments.ray))


def plainly(spread: Spread) -> Spread:
    """What fails in another process or on another machine ends the command in one line, as what fails here does."""

    def told(work: Callable[..., Any], pieces: Pieces) -> Iterator[Any]:
        try:
            yield from spread(work, pieces)
        except Unanswered as failed:
            raise Complaint(str(failed)) from None

    return told
