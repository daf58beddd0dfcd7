"""Run the server: uvicorn around the app."""

import asyncio
import gc
import logging
import os
import socket
import sys
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
import uvicorn

from parlour.server import descriptors
from parlour.server.app import make_app
from parlour.server.http.bounded_socket import BoundedSocket
from parlour.server.http.connection import bounded
from parlour.server.settings import Settings
from parlour.server.store.opening import make_store
from parlour.server.tables.awake import LOG, AwakeRooms
from parlour.server.thinking.pool import ProcessThinking

CONNECTIONS: Final = 512  # of one client that are no sockets yet
TOLD: Final = ("table", "why", "path", "player", "status")  # what a line of the log may carry besides its message


class JsonLines(logging.Formatter):
    """A line of JSON for each thing worth noting: no tokens, no cookies, no addresses, no query strings."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        line.update({name: getattr(record, name) for name in TOLD if hasattr(record, name)})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def log_to_stderr() -> None:
    """Structured logs, for whoever operates the server."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for noisy in ("httpx", "uvicorn", "alembic"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(descriptors.AnybodysLines())


def config(
    app: Any, proxies: str | None = None, most: int = CONNECTIONS, *, together: int | None = None
) -> uvicorn.Config:
    """uvicorn, set up for many quiet sockets; `proxies` are the addresses whose X-Forwarded-… is believed.

    A client has at most so many connections; behind a proxy, which has them all, they are the proxy's to count.
    Whoever comes when there are `together` so many is told 503.
    """
    return uvicorn.Config(
        app,
        http=bounded(None if proxies is not None else most),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=proxies is not None,
        forwarded_allow_ips=proxies,
        ws=BoundedSocket,
        ws_per_message_deflate=False,
        ws_max_size=4096,
        ws_ping_interval=20.0,
        ws_ping_timeout=30.0,
        timeout_keep_alive=75,
        timeout_graceful_shutdown=5,
        backlog=2048,
        limit_concurrency=together,
    )


def serve(
    url: str,
    listener: socket.socket,
    settings: Settings,
    proxies: str | None = None,
    ready: Callable[[], None] = lambda: None,
) -> int:
    """Serve at a socket until told to stop; the exit status. CannotOpen or TooNew for a store that is of no use."""
    log_to_stderr()
    rooms = AwakeRooms(make_store(url), ProcessThinking(settings.workers), scale=settings.scale)
    limit = descriptors.raised()
    together = limit - descriptors.reserved(limit)
    most = CONNECTIONS * settings.scale
    server = uvicorn.Server(config(make_app(rooms, settings), proxies, most, together=together))

    async def serving() -> None:
        await rooms.store.open()  # before anything else: whoever cannot open the store says so in one line
        gc.freeze()  # what is loaded now stays: collections need not look at it again,
        gc.set_threshold(50_000, 50, 200)  # and come seldom, as a long one would be felt at every table
        gc.enable()
        host, port = listener.getsockname()[:2]
        LOG.info("serving on %s port %d, process %d", host, port, os.getpid())
        ready()
        watching = asyncio.create_task(descriptors.watched(limit))
        await server.serve(sockets=[listener])
        watching.cancel()

    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(serving())
    return 0 if server.started else 1
