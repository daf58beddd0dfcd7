"""docs/server.md says what the server does."""

import re

import pytest

from parlour.server.serve import config
from tests.book import ROOT
from tests.server.wire import PAGE, generated


def test_the_tables_of_the_page_are_up_to_date() -> None:
    page = PAGE.read_text("utf-8")
    assert page == generated(page), "python -m tests.server.wire"


@pytest.mark.parametrize("page", ["server.md", "hosting.md"])
def test_every_link_of_the_page_leads_somewhere(page: str) -> None:
    text = (ROOT / "docs" / page).read_text("utf-8")
    for link in re.findall(r"\]\(([^)#]+)[^)]*\)", text):
        if not link.startswith("http"):
            assert (ROOT / "docs" / link).exists(), link


def test_the_client_is_about_a_hundred_lines() -> None:
    lines = (ROOT / "src" / "parlour" / "client.py").read_text("utf-8").splitlines()
    assert len(lines) < 150
    assert config(None).ws_per_message_deflate is False
