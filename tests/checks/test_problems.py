"""Every refusal that can reach the page is said there in three languages."""

import re

import pytest

from parlour.server.http.refusals import STATUS
from parlour.text.catalog import LANGUAGES
from tests.book import ROOT

SERVER = ROOT / "src" / "parlour" / "server"
NAMED = re.compile(r'''(?:Problem\(error=|_refuse\([^"]*\d, |\d{3}: |"refused"\), |named\.get\([^"]*)"([a-z-]+)"''')
REACHED = re.compile(r'error: "([a-z-]+)"')  # what the page itself says where no answer came


def codes() -> set[str]:
    beside = "".join((SERVER / name).read_text("utf-8") for name in ("app.py", "http/guard.py"))
    page = (ROOT / "web" / "src" / "lib" / "api.ts").read_text("utf-8")
    return {*STATUS, *NAMED.findall(beside), *REACHED.findall(page)}


def test_the_codes_are_found_wherever_they_are_named() -> None:
    assert {
        "stale",
        "wrong-host",
        "wrong-origin",
        "too-big",
        "broken",
        "refused",
        "no-such-method",
        "offline",
    } <= codes()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_its_sentence(lang: str) -> None:
    page = ROOT / "src" / "parlour" / "text" / "locale" / lang / "page_house.ftl"
    said = set(re.findall(r"^house-problem-([a-z-]+) =", page.read_text("utf-8"), re.M))
    lacking = ", ".join(f"house-problem-{code}" for code in sorted(codes() - said))
    assert not lacking, f"{page.relative_to(ROOT)} lacks {lacking}"
