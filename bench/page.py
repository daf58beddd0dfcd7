"""How quickly the page stands, how soon a move is seen after the server's word, and when the next seat begins.

In a real browser, on this machine:

python bench/page.py [first] [seen] [turns] [GAME]    (after make page and make build; on a quiet machine)
"""

import os
import runpy
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from parlour.games import games

ROOT = Path(__file__).resolve().parent.parent
MOVES = 12
TRIES = 5
WATCH = """() => {
  const whole = window.WebSocket;
  window.seen = [];
  let word = null;
  window.WebSocket = class extends whole {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", (told) => {
        if (told.data.includes('"told"') && word === null) word = performance.now();
      });
    }
  };
  new MutationObserver(() => {
    if (word === null) return;
    const since = word;
    word = null;
    requestAnimationFrame(() => window.seen.push(performance.now() - since));
  }).observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
}"""
# from my click: when my move begins to be seen, when it is at its end, and when anything of another seat is shown
FOLLOW = """() => {
  const whole = window.WebSocket;
  const others = [];
  window.turns = [];
  let turn = null;
  window.WebSocket = class extends whole {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", (message) => {
        const { type, happened, scene } = JSON.parse(message.data);
        if (type === "told" && happened.seat !== scene.seat) others.push(happened.at);
      });
    }
  };
  addEventListener("click", (event) => {
    if (event.target.closest("[data-test=confirm]")) turn = { click: performance.now() };
  }, true);
  new MutationObserver(() => {
    const { moving, shown } = document.querySelector(".table")?.dataset ?? {};
    if (!turn || !moving) return;
    const since = performance.now() - turn.click;
    if (moving === "me" && turn.seen === undefined) Object.assign(turn, { seen: since, from: Number(shown) });
    if (turn.seen === undefined) return;
    if (moving !== "me") turn.end ??= since;
    if (others.some((at) => at > turn.from && at <= Number(shown))) turn.next ??= since;
    if (turn.end === undefined || turn.next === undefined) return;
    window.turns.push(turn);
    turn = null;
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-moving", "data-shown"],
                         childList: true });
}"""
PACES = ("instant", "quick", "natural", "slow")  # step by step the next begins when it is asked for
SIT = """async (game) => {
  const ask = async (method, path, body) => (await fetch(path, {method, headers: {"content-type": "application/json"},
    body: JSON.stringify(body)})).json();
  await ask("PUT", "/api/me", {name: "Ada"});
  const seats = [{kind: "me"}, {kind: "bot", level: 1}];
  return (await ask("POST", "/api/tables", {game, seats, lots: false, id: crypto.randomUUID()})).table.table;
}"""


def first_page(browser: Browser, url: str) -> float:
    """Milliseconds from nothing to a front page whose main button works, nothing cached."""
    context = browser.new_context(base_url=url, service_workers="block")
    page = context.new_page()
    begun = time.perf_counter()
    page.goto("/")
    page.locator(".quick .btn, form .btn[type=submit]").first.wait_for(state="visible")
    took = 1000 * (time.perf_counter() - begun)
    context.close()
    return took


def played(context: BrowserContext, game: str) -> Page:
    """A table of that game after a few moves of mine, each the first of the list."""
    page = context.new_page()
    page.goto("/")
    page.goto(f"/t/{page.evaluate(SIT, game)}")
    mine, told = page.locator("[data-test=prompt][data-mine=true]"), page.locator("[data-test=tell-skip]")
    for _ in range(MOVES):
        mine.or_(told).first.wait_for(timeout=60_000)
        while told.count():  # a scene of its own waits to be looked at
            told.click()
            mine.or_(told).first.wait_for(timeout=60_000)
        page.locator("[data-test=options] [data-action]").first.click()
        page.locator("[data-test=confirm]").click()
        page.wait_for_timeout(300)
    return page


def moves(browser: Browser, url: str, game: str) -> list[float]:
    """Milliseconds from each message of the socket to the frame that shows it."""
    context = browser.new_context(base_url=url, reduced_motion="reduce", service_workers="block")
    context.add_init_script(f"({WATCH})()")
    page = played(context, game)
    seen = [float(took) for took in page.evaluate("() => window.seen")]
    context.close()
    return seen


def turns(browser: Browser, url: str, game: str, pace: str) -> list[dict[str, float]]:
    """Milliseconds from my click to my move, to its end, and to the beginning of the next seat's; with movements."""
    context = browser.new_context(base_url=url, service_workers="block")
    context.add_init_script(f"localStorage.setItem('parlour.settings', JSON.stringify({{ others: {pace!r} }}))")
    context.add_init_script(f"({FOLLOW})()")
    page = played(context, game)
    found: list[dict[str, float]] = page.evaluate("() => window.turns")
    context.close()
    return found


def tell_turns(browser: Browser, url: str, game: str) -> None:
    """Print when my moves end and the next seat begins, at each pace of the others."""
    for pace in PACES:
        told = turns(browser, url, game, pace)
        spans = {name: [turn[name] for turn in told] for name in ("seen", "end", "next")}
        shown = ", ".join(f"{name} {statistics.median(took):.0f} ms" for name, took in spans.items())
        print(f"{game}, others {pace}: from my click {shown} (medians of {len(told)} turns)", flush=True)
        early = [turn for turn in told if turn["next"] < turn["end"]]
        assert not early, f"the next seat began before my move was at its end: {early}"


def main(wanted: set[str]) -> None:
    """Print what is wanted, of the games that are named or of all."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    url = f"http://127.0.0.1:{port}"
    path = runpy.run_path(str(ROOT / "build_tools" / "browser.py"))["installed"]()
    with tempfile.TemporaryDirectory() as data:
        environ = {**os.environ, "PARLOUR_DATA": data}
        command = [sys.executable, "-m", "parlour.cli", "serve", "--port", str(port)]
        begun = time.perf_counter()
        with subprocess.Popen(command, env=environ, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL) as server:
            while True:
                try:
                    urllib.request.urlopen(url, timeout=1).close()
                    break
                except OSError:
                    time.sleep(0.02)
            print(f"start of the server to its first page: {time.perf_counter() - begun:.2f} s", flush=True)
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=path, args=["--disable-gpu"])
                if "first" in wanted:
                    first_page(browser, url)
                    stands = statistics.median(first_page(browser, url) for _ in range(TRIES))
                    print(f"front page, nothing cached, to its main button: {stands:.0f} ms (median of {TRIES})")
                for game in [game for game in games() if game in wanted or wanted.isdisjoint(games())]:
                    if "seen" in wanted:
                        seen = sorted(moves(browser, url, game))
                        middle = statistics.median(seen)
                        print(f"{game}: a move is seen after {middle:.0f} ms, at most {seen[-1]:.0f} ms", flush=True)
                    if "turns" in wanted:
                        tell_turns(browser, url, game)
                browser.close()
            server.terminate()
            server.wait(20)


if __name__ == "__main__":
    WHAT = {"first", "seen", "turns"}
    asked = set(sys.argv[1:])
    main(asked if asked & WHAT else asked | WHAT)
