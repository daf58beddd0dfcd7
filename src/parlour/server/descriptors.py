"""Open files: every connection is one. As many as the system gives, and a word when they run out."""

import asyncio
import errno
import logging
import os
import resource
from typing import Final

LOG: Final = logging.getLogger("parlour.server")
MOST: Final = 1_048_576  # nobody needs more; a limit without end is no number
RESERVED: Final = 200  # for the store, for bots and for whoever is already inside
LOOK: Final = 1.0  # seconds
AGAIN: Final = 60.0  # seconds between words


def raised() -> int:
    """Take all that this process may have: the soft limit becomes the hard one."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = min(MOST, hard) if hard != resource.RLIM_INFINITY else MOST
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):
            return soft
        return wanted
    return soft if soft != resource.RLIM_INFINITY else MOST


def reserved(limit: int) -> int:
    """How many are not for connections."""
    return min(RESERVED, limit // 4)


def used() -> int:
    """How many are in use at least: the lowest that is free says so."""
    try:
        lowest = os.dup(2)
    except OSError as error:
        if error.errno != errno.EMFILE:
            raise
        return MOST
    os.close(lowest)
    return lowest


async def watched(limit: int) -> None:
    """Say, once a minute at most, that they run out: whoever comes then is turned away without a word."""
    while True:
        if used() >= limit - reserved(limit):
            why = f"{limit} are allowed: raise LimitNOFILE of the service, or `ulimit -n`"
            LOG.error("open files run out: new connections are turned away", extra={"why": why})
            await asyncio.sleep(AGAIN)
        await asyncio.sleep(LOOK)


class AnybodysLines(logging.Filter):
    """Drops uvicorn's lines that anybody can fill a disk with.

    For each request that cannot be read, or is too many, or whose asker hung up while it was answered.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        said, fault = record.getMessage(), record.exc_info[1] if record.exc_info else None
        if isinstance(fault, ConnectionError) or (
            isinstance(fault, RuntimeError) and "handler is closed" in str(fault)
        ):
            return False
        return not any(words in said for words in ("concurrency limit", "Invalid HTTP request", "Unsupported upgrade"))
