"""Browsers, driven by what each speaks: Playwright for Chromium, WebDriver BiDi for Firefox, WebDriver for WebKit.

Of both protocols a handful of commands is needed, and their drivers come with the browsers: no other library is.
"""

import base64
import json
import os
import re
import runpy
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Protocol

import httpx
from playwright.sync_api import Page, sync_playwright
from websockets.sync.client import connect

ROOT: Final = Path(__file__).resolve().parents[2]
WIDE, HIGH = 1280, 720
START: Final = 120  # seconds a browser may need to answer
ANSWER: Final = 120  # and a command
KEYS: Final = {"Tab": "\ue004", "Enter": "\ue007", "Escape": "\ue00c", "End": "\ue010", "Home": "\ue011"}
KEYS_OF_PLACES: Final = {"ArrowLeft": "\ue012", "ArrowRight": "\ue014"}


class Missing(Exception):
    """The browser is not on this machine."""


class Window(Protocol):
    """A window of a browser."""

    def go(self, url: str) -> None:
        """Open an address."""

    def run(self, script: str) -> Any:
        """Evaluate an expression in the page, a promise until it is kept."""

    def press(self, key: str) -> None:
        """A key, as it is named in events."""

    def picture(self, path: Path) -> None:
        """What is seen, as a PNG."""


def _strokes(key: str) -> list[dict[str, Any]]:
    """A key pressed and let go, as both protocols write it."""
    value = {**KEYS, **KEYS_OF_PLACES}.get(key, key)
    strokes = [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]
    return [{"type": "key", "id": "keyboard", "actions": strokes}]


def _asked(script: str) -> str:
    """An expression whose value is told as JSON: the protocols have forms of their own for values."""
    return f"Promise.resolve({script}).then((value) => JSON.stringify(value ?? null))"


@contextmanager
def _process(command: list[str], environ: dict[str, str]) -> Iterator[Path]:
    """A process with all that it starts, which ends with it; the file of what it says."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        said = Path(folder, "said")
        environ = {**os.environ, "HOME": folder, **environ}
        with (
            said.open("w") as log,
            subprocess.Popen(command, env=environ, stdout=log, stderr=log, start_new_session=True) as process,
        ):
            try:
                yield said
            finally:
                os.killpg(process.pid, signal.SIGKILL)


class Chromium:
    """By way of Playwright."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def go(self, url: str) -> None:
        self._page.goto(url)

    def run(self, script: str) -> Any:
        return json.loads(str(self._page.evaluate(_asked(script))))

    def press(self, key: str) -> None:
        self._page.keyboard.press(key)

    def picture(self, path: Path) -> None:
        self._page.screenshot(path=path)


@contextmanager
def chromium() -> Iterator[Window]:
    """The machine's Chromium."""
    found = runpy.run_path(str(ROOT / "build_tools" / "browser.py"))["installed"]()
    if not found:
        raise Missing("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--disable-gpu"])
        page = browser.new_page(viewport={"width": WIDE, "height": HIGH}, locale="en-GB")
        page.set_default_timeout(ANSWER * 1000)
        yield Chromium(page)
        browser.close()


class Firefox:
    """By way of WebDriver BiDi, which Firefox speaks itself."""

    def __init__(self, socket: Any) -> None:
        self._socket = socket
        self._number = 0
        self.ask("session.new", capabilities={})
        self._context = self.ask("browsingContext.create", type="tab")["context"]
        self.ask("browsingContext.setViewport", context=self._context, viewport={"width": WIDE, "height": HIGH})

    def ask(self, method: str, **params: Any) -> Any:
        """Send a command and wait for its answer; events in between are not listened to."""
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while (told := json.loads(self._socket.recv(ANSWER))).get("id") != self._number:
            pass
        if told["type"] == "error":
            raise AssertionError(f"{method}: {told['message']}")
        return told["result"]

    def go(self, url: str) -> None:
        self.ask("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def run(self, script: str) -> Any:
        told = self.ask(
            "script.evaluate", expression=_asked(script), target={"context": self._context}, awaitPromise=True
        )
        assert told["type"] == "success", told["exceptionDetails"]
        return json.loads(told["result"]["value"])

    def press(self, key: str) -> None:
        self.ask("input.performActions", context=self._context, actions=_strokes(key))

    def picture(self, path: Path) -> None:
        path.write_bytes(base64.b64decode(self.ask("browsingContext.captureScreenshot", context=self._context)["data"]))


@contextmanager
def firefox() -> Iterator[Window]:
    """Debian's Firefox, or another."""
    found = shutil.which("firefox-esr") or shutil.which("firefox")
    if not found:
        raise Missing("firefox-esr")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        Path(profile, "user.js").write_text('user_pref("intl.accept_languages", "en-GB");\n', "utf-8")
        command = [found, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"]
        with (
            _process(command, {}) as said,
            connect(_listening(said) + "/session", max_size=None, open_timeout=START) as socket,
        ):
            yield Firefox(socket)


def _listening(said: Path) -> str:
    """Where Firefox listens, once it says so."""
    for _ in range(START * 5):
        if found := re.search(r"WebDriver BiDi listening on (ws://\S+)\n", said.read_text("utf-8", "replace")):
            return found[1]
        time.sleep(0.2)
    raise AssertionError(f"Firefox does not begin: {said.read_text('utf-8', 'replace')}")


class WebKit:
    """By way of WebDriver."""

    def __init__(self, url: str, binary: str) -> None:
        self._http = httpx.Client(base_url=url, timeout=ANSWER)
        self._wait()
        options = {"binary": binary, "args": ["--automation"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self._session = f"/session/{self.ask('POST', '/session', wanted)['sessionId']}"
        self.ask("POST", f"{self._session}/timeouts", {"script": ANSWER * 1000, "pageLoad": ANSWER * 1000})
        self.ask("POST", f"{self._session}/window/rect", {"width": WIDE, "height": HIGH})

    def _wait(self) -> None:
        for _ in range(START * 5):
            try:
                self._http.get("/status")
                return
            except httpx.TransportError:
                time.sleep(0.2)
        raise AssertionError("WebKitWebDriver does not begin")

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        told = self._http.request(method, path, json=body).json()["value"]
        if isinstance(told, dict) and "error" in told:
            raise AssertionError(f"{path}: {told['error']} {told.get('message')}")
        return told

    def close(self) -> None:
        self.ask("DELETE", self._session)
        self._http.close()

    def go(self, url: str) -> None:
        self.ask("POST", f"{self._session}/url", {"url": url})

    def run(self, script: str) -> Any:
        tell = (
            f"const done = arguments[0]; {_asked(script)}.then(done, (fault) => done(JSON.stringify(`!${{fault}}`)));"
        )
        told = json.loads(self.ask("POST", f"{self._session}/execute/async", {"script": tell, "args": []}))
        assert not (isinstance(told, str) and told.startswith("!")), told
        return told

    def press(self, key: str) -> None:
        self.ask("POST", f"{self._session}/actions", {"actions": _strokes(key)})

    def picture(self, path: Path) -> None:
        path.write_bytes(base64.b64decode(self.ask("GET", f"{self._session}/screenshot")))


@contextmanager
def webkit() -> Iterator[Window]:
    """Debian's WebKitGTK, as it comes with its driver."""
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("xvfb-run")
    binary = next((str(found) for found in sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))), None)
    if not (driver and screen and binary):
        raise Missing("webkit2gtk-driver xvfb xauth")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    # no sandbox inside a container, no graphics card
    environ = {"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "LIBGL_ALWAYS_SOFTWARE": "1"}
    command = [screen, "-a", "-s", f"-screen 0 {WIDE}x{HIGH + 200}x24", driver, f"--port={port}"]
    with _process(command, environ):
        window = WebKit(f"http://127.0.0.1:{port}", binary)
        yield window
        window.close()


BROWSERS: Final = {"chromium": chromium, "firefox": firefox, "webkit": webkit}
