"""What sources and pages of documentation name as a request can be asked: a route, by that method."""

import re
from collections.abc import Iterator

from tests.book import ROOT
from tests.server.wire import schema

NAMED = re.compile(r"\b(GET|POST|PUT|PATCH|DELETE) (/api/[\w/{}.-]*[\w}])")
PART = re.compile(r"\{[^}]*\}")
SOCKETS = {("GET", "/api/tables/{}/socket")}  # upgraded, and so not in the schema
MADE = (".test.ts", ".fixture.ts")  # they answer for a server of their own


def texts() -> Iterator[tuple[str, str]]:
    """Whatever people read: sources, and the pages that tell of the present (decisions tell of their day)."""
    folders = [(ROOT / "src", "*.py"), (ROOT / "src", "*.ftl"), (ROOT / "web" / "src", "*"), (ROOT / "docs", "*.md")]
    for folder, names in folders:
        for path in sorted(folder.rglob(names)):
            written = path.suffix in (".py", ".ftl", ".ts", ".svelte", ".md") and not path.name.endswith(MADE)
            if written and ROOT / "docs" / "decisions" not in path.parents:
                yield str(path.relative_to(ROOT)), path.read_text("utf-8")


def named(text: str) -> list[tuple[str, str]]:
    """The requests that a text names, whatever it calls the parts of their paths."""
    return [(method, PART.sub("{}", path)) for method, path in NAMED.findall(text)]


def test_every_request_that_is_named_can_be_asked() -> None:
    told = schema()["paths"]
    routes = {(method.upper(), PART.sub("{}", path)) for path, methods in told.items() for method in methods}
    found = [(place, request) for place, text in texts() for request in named(text)]
    assert any(place.endswith("identity.py") for place, _ in found)
    assert [(place, *request) for place, request in found if request not in routes | SOCKETS] == []


def test_a_request_is_found_in_a_sentence() -> None:
    assert named('"say who you are first: POST /api/me"') == [("POST", "/api/me")]
    assert named("`DELETE /api/tables/{table}/seats/{seat}/token`.") == [("DELETE", "/api/tables/{}/seats/{}/token")]
