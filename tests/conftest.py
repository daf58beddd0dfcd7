"""What many tests need."""

import gc
import os
from collections.abc import Iterator
from importlib.util import find_spec

import pytest

if find_spec("hypothesis"):  # the environment of researchers' tests has none
    import hypothesis

    hypothesis.settings.register_profile(
        "house",
        deadline=None,  # the machine may be busy
        suppress_health_check=[hypothesis.HealthCheck.too_slow],
        derandomize=os.environ.get("PARLOUR_FRESH") != "1",  # a run repeats another; `make soak` tries what is new
    )
    hypothesis.settings.load_profile("house")
pytest.register_assert_rewrite("parlour.laws")

from parlour.core import game  # noqa: E402
from tests import high_card  # noqa: E402


def pytest_collection_finish() -> None:
    """What was collected stays to the end: it is not looked through again each time that garbage is."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="module")
def high_card_on_the_shelf() -> Iterator[None]:
    """The example among the games, as long as a module's tests run: records find it by name."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(game._shelf, "high_card", lambda: high_card.GAME)
        yield
