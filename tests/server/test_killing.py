"""kill -9 under load, three times on each store; fifty times in `make soak`."""

import asyncio

import pytest

from tests.server.killing import kill
from tests.server.places import PLACES


@pytest.mark.parametrize("place", PLACES)
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(place: str) -> None:
    acknowledged, _ = asyncio.run(kill(3, seed=11, place=place))
    assert acknowledged > 20
