"""kill -9 under load, three times; fifty times in `make soak`."""

import asyncio

from tests.server.killing import kill


def test_nothing_acknowledged_is_lost_when_the_server_is_killed() -> None:
    acknowledged, _ = asyncio.run(kill(3, seed=11))
    assert acknowledged > 20
