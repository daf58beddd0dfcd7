"""What many tests need."""

from collections.abc import Iterator

import hypothesis
import pytest

hypothesis.settings.register_profile(
    "house", deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow]
)  # the machine may be busy
hypothesis.settings.load_profile("house")
pytest.register_assert_rewrite("parlour.laws")

from parlour.core import game  # noqa: E402
from tests import high_card  # noqa: E402


@pytest.fixture(scope="module")
def high_card_on_the_shelf() -> Iterator[None]:
    """The example among the games, as long as a module's tests run: records find it by name."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(game._shelf, "high_card", lambda: high_card.GAME)
        yield
