"""The tests of the server play the example too, and are advised by the quickest bot."""

from collections.abc import Iterator

import pytest

from parlour.server.tables import drawing
from parlour.server.thinking import advice, analyses, par
from tests.server.daily import SECRET


@pytest.fixture(scope="module", autouse=True)
def the_example_is_played(high_card_on_the_shelf: None) -> Iterator[None]:
    """As long as a module's tests run."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(advice, "HINTED", 0.1)
        yield


@pytest.fixture
def known_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same deal in every test, and little thought."""
    monkeypatch.setattr(drawing, "token_hex", lambda _: SECRET)
    monkeypatch.setattr(analyses, "effort", lambda game, seats, glances: 32)
    monkeypatch.setattr(par, "LEVEL", 1)
