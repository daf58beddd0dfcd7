"""`make pictures`: every page and table at desktop and phone size, from a real server and games of good bots.

python build_tools/page_pictures.py [strip kairo …]    only those whose names begin so
"""

import json
import os
import runpy
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

from parlour.bots.greedy import GreedyBot
from parlour.bots.judges import judge_of
from parlour.core.chance import Chance
from parlour.core.engine import legal
from parlour.core.table import codec_of
from parlour.games import find, games

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
SIZES = {"desk": (1280, 720), "phone": (390, 844)}
ACTIONS = {"kairo": 30}  # of mine before the picture, where so few show little:
FEW = 12
FRAMES = 6  # of a film strip
Jar = list[dict[str, str]]


@contextmanager
def house() -> Iterator[str]:
    """A server of its own."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as data:
        environ = {**os.environ, "PARLOUR_DATA": data}
        command = [sys.executable, "-m", "parlour.cli", "serve", "--port", str(port), "--scale", "1000"]
        with subprocess.Popen(command, env=environ, stderr=subprocess.DEVNULL) as server:
            url = f"http://127.0.0.1:{port}"
            for _ in range(3000):  # a busy machine takes its time
                try:
                    urllib.request.urlopen(f"{url}/health", timeout=10).close()
                    break
                except OSError:
                    time.sleep(0.1)
            try:
                yield url
            finally:  # also where a picture fails: or nobody hears of it
                server.terminate()
                server.wait(20)


class Player:
    """Somebody who plays well enough for a picture, by what their seat may know."""

    def __init__(self, url: str, name: str) -> None:
        self.http = httpx.Client(base_url=url, timeout=60)
        self.me: dict[str, str] = self.http.put("/api/me", json={"name": name}).raise_for_status().json()

    def table(self, game: str, seats: int, level: int = 2, seconds: int = 0) -> str:
        plan = [{"kind": "me"}] + [{"kind": "bot", "level": level}] * (seats - 1)
        wanted = {"game": game, "seats": plan, "lots": False, "id": f"{game}-{seats}-{time.time_ns()}"}
        if seconds:
            wanted["clock"] = {"kind": "turn", "seconds": seconds}
        return str(self.http.post("/api/tables", json=wanted).json()["table"]["table"])

    def waiting(self, game: str) -> str:
        """A table that waits for people."""
        plan = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": 3}]
        made = self.http.post(
            "/api/tables", json={"game": game, "seats": plan, "lots": False, "id": f"{game}-{time.time_ns()}"}
        )
        return str(made.json()["table"]["table"])

    def play(self, table: str, game_id: str, actions: int) -> None:
        """So many actions of my own, then on to my next turn."""
        game = find(game_id)
        bot = GreedyBot(game, Chance(1893), judge_of(game))
        done = 0
        while True:
            scene: dict[str, Any] = self.http.get(f"/api/tables/{table}/scene").json()
            if scene["turn"] is None:
                return
            if scene["turn"] != scene["seat"]:
                time.sleep(0.05)
                continue
            if done >= actions and len(scene["options"]) > 3:
                return
            view = codec_of(game).read(scene["view"])
            action = bot.choose(view, scene["seat"], legal(view)).write()
            self.http.post(
                f"/api/tables/{table}/play", json={"at": scene["at"], "action": action, "id": f"p{scene['at']}"}
            )
            done += 1

    @property
    def cookies(self) -> Jar:
        return [{"name": c.name, "value": c.value or "", "url": str(self.http.base_url)} for c in self.http.cookies.jar]


def asked(name: str) -> bool:
    """Whether a picture is wanted."""
    return not sys.argv[1:] or name.startswith(tuple(sys.argv[1:]))


def shoot(browser: Browser, url: str, who: Player, name: str, path: str, lang: str = "en", **how: Any) -> None:
    """One picture at each size."""
    if not asked(name):
        return
    for size, (width, height) in SIZES.items():
        for dark in how.get("themes", (False,)):
            context = browser.new_context(
                base_url=url,
                locale=lang,
                viewport={"width": width, "height": height},
                has_touch=size == "phone",
                color_scheme="dark" if dark else "light",
                reduced_motion="reduce",
                service_workers="block",
            )
            context.add_cookies(who.cookies)  # type: ignore[arg-type]
            context.add_init_script(f"localStorage.setItem('parlour.me', {json.dumps(json.dumps(who.me))})")
            page = context.new_page()
            page.goto(path)
            page.wait_for_load_state("networkidle")
            for wanted in how.get("click", ()):
                page.locator(wanted).first.click()
            page.wait_for_timeout(how.get("wait", 600))
            file = PICTURES / f"page-{name}{'-dark' if dark else ''}-{size}.jpg"
            page.screenshot(path=file, type="jpeg", quality=80)
            print(f"{file.stat().st_size // 1000:5} KB  {file.name}", flush=True)
            context.close()


def strip(
    browser: Browser,
    url: str,
    who: Player,
    name: str,
    table: Callable[[], str],
    frames: Callable[[Page], Iterator[None]],
) -> None:
    """Moments of one thing at a table side by side, with movements, at each size."""
    if not asked(f"strip-{name}"):
        return
    for size, (width, height) in SIZES.items():
        context = browser.new_context(
            base_url=url,
            viewport={"width": width, "height": height},
            has_touch=size == "phone",
            service_workers="block",
        )
        context.add_cookies(who.cookies)  # type: ignore[arg-type]
        context.add_init_script(f"localStorage.setItem('parlour.me', {json.dumps(json.dumps(who.me))})")
        page = context.new_page()
        page.goto(f"/t/{table()}")
        page.wait_for_load_state("networkidle")
        shots = [page.screenshot(type="png") for _ in islice(frames(page), FRAMES)]
        context.close()
        sheet = browser.new_page(viewport={"width": 3 * width // 2, "height": 2 * height // 2})
        pictures = "".join(f'<img src="data:image/png;base64,{b64encode(shot).decode()}">' for shot in shots)
        sheet.set_content(f"<style>body{{margin:0;font-size:0}}img{{width:33.33%}}</style>{pictures}")
        file = PICTURES / f"strip-{name}-{size}.jpg"
        sheet.screenshot(path=file, type="jpeg", quality=75)
        print(f"{file.stat().st_size // 1000:5} KB  {file.name}", flush=True)
        sheet.close()


def a_turn(page: Page) -> Iterator[None]:
    """What the others did since my turn, watched again."""
    page.locator("[data-test=watch]").click()
    page.locator("[data-test=watching]").wait_for()
    for _ in range(FRAMES - 1):
        yield
        page.wait_for_timeout(450)
        if page.locator("[data-test=tell-skip]").count():  # a scoring on the way has a strip of its own
            page.locator("[data-test=tell-skip]").click()
    page.locator("[data-test=enough], [data-test=watch]").first.click()
    yield


def a_scoring(page: Page) -> Iterator[None]:
    """The last scoring, told again: palace by palace, and what it came to."""
    page.locator("[data-test=prompt][data-mine=true], [data-test=sheet]").first.wait_for()
    if page.locator("[data-test=sheet]").count():  # so many turns may have been the whole game
        page.keyboard.press("Escape")
    page.get_by_role("tab", name="Log").click()
    page.locator("[data-test=tell-again]").last.click()
    page.locator("[data-test=tell-next]").click()  # after the tickets
    while page.locator("[data-test=telling]").count():
        page.wait_for_timeout(300)
        yield
        page.locator("[data-test=tell-next]").click()


def a_return(page: Page) -> Iterator[None]:
    """A turn that ran out, three of them, and back."""
    page.locator("[data-test=prompt][data-mine=true]").wait_for()
    yield
    page.locator("[data-test=late]").wait_for(timeout=120_000)
    yield
    page.locator("[data-test=late].large").wait_for(timeout=300_000)
    yield
    page.locator("[data-test=here]").click()
    page.locator("[data-test=late]").wait_for(state="detached", timeout=120_000)
    yield
    page.locator("[data-test=prompt][data-mine=true]").wait_for(timeout=120_000)
    page.locator("[data-test=options] [data-action]").first.click()
    page.wait_for_timeout(600)
    yield
    page.locator("[data-test=confirm]").click()
    page.wait_for_timeout(900)
    yield


def main() -> None:
    """Draw them all, or those that are asked for."""
    PICTURES.mkdir(exist_ok=True)
    path = runpy.run_path(str(ROOT / "build_tools" / "browser.py"))["installed"]()
    with house() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--disable-gpu"])
        ada = Player(url, "Ada")
        over = ada.table("worlds_fair", 3)
        ada.play(over, "worlds_fair", 1000)
        tables = {game: ada.table(game, find(game).seats[-1]) for game in games()}
        for game, table in tables.items():
            ada.play(table, game, ACTIONS.get(game, FEW))
        shoot(browser, url, ada, "front", "/", themes=(False, True))
        for game, table in tables.items():
            shoot(browser, url, ada, game, f"/t/{table}", themes=(False, True))
            first = "[data-test=options] [data-action]"
            shoot(browser, url, ada, f"{game}-chosen", f"/t/{table}", click=(first,), wait=900)
        strip(browser, url, ada, "turn", lambda: tables["worlds_fair"], a_turn)
        scored = ada.table("worlds_fair", 3)
        ada.play(scored, "worlds_fair", 20)
        strip(browser, url, ada, "scoring", lambda: scored, a_scoring)
        strip(browser, url, ada, "return", lambda: ada.table("worlds_fair", 3, seconds=8), a_return)
        shoot(browser, url, ada, "new", "/new")
        shoot(browser, url, ada, "tables", "/tables")
        shoot(browser, url, ada, "learn", "/learn")
        for game in games():
            shoot(browser, url, ada, f"lesson-{game}", f"/learn/{game}", wait=1500)
        shoot(browser, url, ada, "rules", "/rules/kairo", wait=1200)
        shoot(browser, url, ada, "me", "/me")
        shoot(browser, url, ada, "score", f"/t/{over}", wait=2500)
        shoot(browser, url, ada, "replays", "/replays")
        waiting = ada.waiting("kairo")
        shoot(browser, url, ada, "waiting", f"/t/{waiting}", wait=1200)
        shoot(browser, url, ada, "screen", f"/t/{waiting}/screen", wait=1200)
        if not asked("replay"):
            return
        ada.http.post(f"/api/replays/{over}/analysis")
        while ada.http.get(f"/api/replays/{over}/analysis").json()["phase"] == "running":
            time.sleep(1)
        shoot(browser, url, ada, "replay", f"/r/{over}?move=40", themes=(True, False), wait=2000)
        browser.close()


if __name__ == "__main__":
    main()
