"""A real server and a real browser for the page's tests. Whatever the console complains of fails the test."""

import os
import runpy
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.web.visitor import House

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src" / "parlour" / "server" / "page" / "index.html"
SLOW = 60_000  # milliseconds a thing may take to show: the machine may be busy
expect.set_options(timeout=SLOW)


def free_port() -> int:
    """A port nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def served(data: Path, program: str = "parlour.cli", public: bool = False) -> Iterator[House]:
    """A server in a process of its own, with the built page."""
    assert BUILT.exists(), "the page is not built: make page"
    with serving(data, program, public) as house:
        yield house


@contextmanager
def serving(data: Path, program: str = "parlour.cli", public: bool = False) -> Iterator[House]:
    """A server in a process of its own, with whatever page there is; `public`: it knows its address, for letters."""
    port = free_port()
    environ = {**os.environ, "PARLOUR_DATA": str(data)}
    command = [sys.executable, "-m", program, "serve", "--port", str(port), "--scale", "100"]
    command += ["--tournaments", "all", "--clubs", "all"]
    command += ["--public", f"http://127.0.0.1:{port}"] if public else []
    with (
        (data / "log").open("w") as log,
        subprocess.Popen(command, env=environ, stdout=log, stderr=log, cwd=ROOT) as server,
    ):
        url = f"http://127.0.0.1:{port}"
        for _ in range(3000):
            try:
                urllib.request.urlopen(f"{url}/health", timeout=10).close()
                break
            except OSError:
                assert server.poll() is None, (data / "log").read_text()
                time.sleep(0.1)
        else:
            raise AssertionError(f"the server does not answer: {(data / 'log').read_text()}")
        yield House(url, data)
        server.terminate()
        server.wait(300)
    assert '"trace"' not in (data / "log").read_text(), (data / "log").read_text()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """`parlour serve`."""
    with served(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The machine's Chromium, without windows if it has such a one."""
    path = runpy.run_path(str(ROOT / "build_tools" / "browser.py"))["for_tests"]()
    assert path, "no Chromium or Chrome was found: make browser"
    with sync_playwright() as playwright:
        flags = ["--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
        chromium = playwright.chromium.launch(executable_path=path, args=flags)
        yield chromium
        chromium.close()


Opening = Callable[..., Page]
PACE = """(others) => {
  try {
    const kept = JSON.parse(localStorage.getItem("parlour.settings") ?? "{}");
    localStorage.setItem("parlour.settings", JSON.stringify({ others, ...kept }));
  } catch {}  // no page is here yet
}"""


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Opening]:
    """Opens a page in a browser of its own: `visit(phone=True, lang="pl", dark=True, motion=False, pace="slow")`."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def opened(
        phone: bool = False, lang: str = "en", dark: bool = False, motion: bool = False, pace: str = "instant"
    ) -> Page:
        wanted: dict[str, Any] = {
            "base_url": house.url,
            "locale": {"en": "en-GB", "fr": "fr-FR", "pl": "pl-PL"}[lang],
            "viewport": {"width": 390, "height": 844} if phone else {"width": 1280, "height": 720},
            "has_touch": phone,
            "color_scheme": "dark" if dark else "light",
            "reduced_motion": "no-preference" if motion else "reduce",
            "service_workers": "block",
        }
        context = browser.new_context(**wanted)
        context.set_default_timeout(SLOW)
        context.add_init_script(f"({PACE})({pace!r})")
        contexts.append(context)
        page = context.new_page()
        page.on(
            "console",
            lambda said: complaints.append(f"{said.text} {said.location['url']}") if said.type == "error" else None,
        )
        page.on("pageerror", lambda error: complaints.append(f"{error} {error.stack}"))
        return page

    opened.complaints = complaints  # type: ignore[attr-defined]
    yield opened
    for context in contexts:
        context.close()
    # said by the browser itself; and what the page foresees may be over when it asks: somebody else has played
    noise = ("ERR_INTERNET_DISCONNECTED", "WebSocket connection to", "401 (Unauthorized)", "/foresee?")
    assert not [said for said in complaints if not any(word in said for word in noise)], complaints


@pytest.fixture
def page(visit: Opening) -> Page:
    """A page at desktop size, in English, without movements; what others do is shown at once."""
    return visit()
