"""Work in pieces on a Ray cluster: the same pieces as on one machine, and the same comes of them.

A piece is a task of one core. Whoever dies at it, a process or a whole machine, loses that piece alone: Ray gives it to
another. Every machine needs the same Parlour; one with another version refuses, and says so.
"""

from collections.abc import Callable, Iterator
from importlib import import_module
from logging import ERROR
from typing import Any, Final

import ray

from parlour import __version__
from parlour.bots.spread import Pieces, Spread
from parlour.bots.thinking import Unanswered

AHEAD: Final = 2  # pieces handed out for each core, so that none waits
TRIES: Final = 10  # of a piece whose process or machine dies


def on(address: str) -> Spread:
    """The cluster whose head is at an address (`host:port`, `auto` for the one of this machine); ConnectionError."""
    if not ray.is_initialized():
        ray.init(address=address, log_to_driver=False, logging_level=ERROR)
    return spread


def spread(work: Callable[..., Any], pieces: Pieces) -> Iterator[Any]:
    """What came of the pieces, as they end; Unanswered if the work itself fails, or machine after machine at it."""
    task = ray.remote(done).options(num_cpus=1, max_retries=TRIES)
    name = f"{work.__module__}:{work.__name__}"
    under_way: list[Any] = []
    more = True
    try:
        while more or under_way:
            while more and len(under_way) < AHEAD * cores():
                piece = next(pieces, None)
                more = piece is not None
                if piece is not None:
                    under_way.append(task.remote(__version__, name, piece))
            ended, under_way = ray.wait(under_way, num_returns=1) if under_way else ([], [])
            for one in ended:
                yield _given(one)
    finally:
        for one in under_way:
            ray.cancel(one, force=True)


def _given(one: Any) -> Any:
    try:
        return ray.get(one)
    except ray.exceptions.RayTaskError as failed:
        raise Unanswered(f"a machine of the cluster could not do it: {failed.cause}") from None
    except ray.exceptions.RayError as failed:
        raise Unanswered(f"the cluster did not do it: {failed}") from None


def cores() -> int:
    """How many the cluster has now: machines come and go."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def done(version: str, name: str, piece: list[Any]) -> Any:
    """On one of its machines."""
    if version != __version__:
        raise ValueError(f"Parlour {__version__} is installed on this machine, the work is of {version}")
    module, _, function = name.partition(":")
    return getattr(import_module(module), function)(*piece)
