"""The page: its places, its files, how long they may be kept; and a plain word where it was not built."""

import gzip
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from parlour.server.app import _refused
from parlour.server.http import page
from parlour.server.http.guard import POLICY
from parlour.server.http.page import BUILT, page_routes
from parlour.server.refusal import Refusal
from tests.server.serving import Served, run

PLACES = ["/", "/new", "/tables", "/replays", "/learn", "/learn/kairo", "/rules", "/rules/kairo", "/me", "/settings"]
PLACES += ["/join", "/daily", "/daily/2026-11-16/kairo", "/puzzles", "/puzzles/kairo/day", "/puzzles/kairo/rush"]
PLACES += ["/t/abc", "/t/abc/screen", "/r/abc"]


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A page as Vite leaves it."""
    folder = tmp_path / "page"
    (folder / "assets" / "deep").mkdir(parents=True)
    (folder / "icons").mkdir()
    (folder / "index.html").write_text("<title>The page</title>")
    (folder / "sw.js").write_text("self;")
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / "icons" / "192.png").write_bytes(b"\x89PNG")
    script = "let long = 1;" * 100
    (folder / "assets" / "index-abc.js").write_text(script)
    (folder / "assets" / "index-abc.js.br").write_bytes(b"brotli")
    (folder / "assets" / "index-abc.js.gz").write_bytes(gzip.compress(script.encode()))
    (folder / "assets" / "deep" / "serif.woff2").write_bytes(b"wOF2")
    (folder / "assets" / ".secret.js").write_text("no")
    (tmp_path / "outside.js").write_text("no")
    return folder


def visitor(folder: Path) -> TestClient[Any]:
    return TestClient(Litestar(page_routes(folder), exception_handlers={Refusal: _refused}, openapi_config=None))


def test_every_place_is_the_page(built: Path) -> None:
    with visitor(built) as client:
        for place in PLACES:
            answer = client.get(place)
            assert answer.text == "<title>The page</title>", place
            assert answer.headers["content-type"].startswith("text/html")
            assert answer.headers["cache-control"] == "no-cache"
        again = client.get("/", headers={"if-none-match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


def test_files_are_kept_as_long_as_their_names_say(built: Path) -> None:
    with visitor(built) as client:
        for path, kind, kept in (
            ("/sw.js", "text/javascript", "no-cache"),
            ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
            ("/icons/192.png", "image/png", "no-cache"),
            ("/assets/index-abc.js", "text/javascript", "public, max-age=31536000, immutable"),
            ("/assets/deep/serif.woff2", "font/woff2", "public, max-age=31536000, immutable"),
        ):
            answer = client.get(path)
            assert answer.status_code == 200, path
            assert answer.headers["content-type"].startswith(kind)
            assert answer.headers["cache-control"] == kept


def test_packed_files_are_sent_to_whoever_can_unpack_them(built: Path) -> None:
    with visitor(built) as client:
        for accepted, coding in (
            ("gzip, deflate, br", "br"),
            ("gzip", "gzip"),
            ("br;q=0, gzip;q=0.5", "gzip"),
            ("identity", None),
            ("", None),
        ):
            with client.stream("GET", "/assets/index-abc.js", headers={"accept-encoding": accepted}) as answer:
                assert answer.headers.get("content-encoding") == coding, accepted
                assert answer.headers["vary"] == "accept-encoding"
        assert client.get("/sw.js", headers={"accept-encoding": "br"}).text == "self;"


def test_nothing_else_is_sent(built: Path) -> None:
    with visitor(built) as client:
        for path in ("/nothing.js", "/assets/.secret.js", "/assets/..%2f..%2foutside.js", "/assets/../../outside.js"):
            assert client.get(path).status_code == 404, path
        for path in ("/..%2foutside.js", "/assets/deep", "/icons/..%2findex.html", "/x%00.js"):
            assert client.get(path).status_code == 404, path


def test_without_a_page_there_is_a_plain_word(tmp_path: Path) -> None:
    with visitor(tmp_path) as client:
        assert "was not built" in client.get("/").text
        assert client.get("/sw.js").status_code == 404


def test_the_server_serves_the_page_under_its_policy(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert BUILT.name == "page"
    monkeypatch.setattr("parlour.server.app.page_routes", lambda: page_routes(built))
    monkeypatch.setattr(page, "BUILT", built)

    async def test(served: Served) -> None:
        wat = await served.guest("Wat")
        answer = await wat.http.get("/t/abc")
        assert answer.text == "<title>The page</title>"
        assert answer.headers["content-security-policy"] == "; ".join(POLICY)
        assert (await wat.http.get("/assets/index-abc.js")).headers["cache-control"] == page.FOR_EVER
        assert (await wat.http.get("/nothing")).json()["error"] == "not-found"
        for path in ("/nothing", "/t", "/no/such/place"):
            astray = await wat.http.get(path, headers={"accept": "text/html,*/*"})
            assert (astray.status_code, astray.text) == (404, "<title>The page</title>"), path
        for path in ("/api/nothing", "/api/tables/none/none", "/assets/gone.js"):
            missing = await wat.http.get(path, headers={"accept": "text/html,*/*"})
            assert (missing.status_code, missing.json()["error"]) == (404, "not-found"), path
        assert (await wat.http.get("/health")).json()["status"] == "ok"
        assert (await wat.http.post("/sw.js")).status_code == 405
        posted = await wat.http.post("/api/me")
        assert (posted.status_code, posted.json()["error"]) == (405, "no-such-method")
        assert {"GET", "PUT", "DELETE"} <= set(posted.headers["allow"].split(", "))

    run(test)
