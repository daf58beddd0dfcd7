"""The tests of the server play the example too, and are advised by the quickest bot."""

from collections.abc import Iterator

import pytest

from parlour.server.thinking import questions


@pytest.fixture(scope="module", autouse=True)
def the_example_is_played(high_card_on_the_shelf: None) -> Iterator[None]:
    """As long as a module's tests run."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(questions, "ADVISER", 1)
        yield
