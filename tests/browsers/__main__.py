"""The main flows in every browser here: the front page, a whole game of each, a lesson, a replay, by keyboard.

    python -m tests.browsers [chromium firefox webkit] [kairo lesson …]    some browsers, some flows; all without a name

A line for each flow; what the page itself has collected of faults fails it. Browsers that are not installed are named.
Pictures of where each flow ends are in build/browsers. The exit status is 1 if anything failed.
"""

import json
import random
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from parlour.games import find, games
from tests.browsers.driving import BROWSERS, ROOT, Missing, Window
from tests.web.asking import ASK
from tests.web.conftest import served

PICTURES = ROOT / "build" / "browsers"
STEPS = 3000  # things done in a game or a lesson until it has to be over
LONG = 600  # looks at a page, five a second, until it has to show something
KEPT = {"others": "instant", "motion": "quick", "lang": "en"}
MAKE = (
    "(async () => {"
    + ASK
    + """  await ask("PUT", "/api/me", {name: "Ada"});
  const seats = [{kind: "me"}, ...Array(%d).fill({kind: "bot", level: 1})];
  return (await ask("POST", "/api/tables", {game: "%s", seats, id: crypto.randomUUID(), lots: false})).table.table;
})()"""
)
TABLE = """({
  shown: Number(document.querySelector(".table")?.dataset.shown ?? -1),
  over: !!document.querySelector("[data-test=sheet]"),
  mine: !!document.querySelector("[data-test=prompt][data-mine=true]"),
  chosen: !!document.querySelector("[data-test=confirm]"),
  options: document.querySelectorAll("[data-test=options] [data-action]").length,
})"""
COACH = """(async () => {
  const coach = document.querySelector("[data-test=coach]");
  const {steps} = await (await fetch("/api/lessons/%s")).json();
  if (!coach) return {ready: false};
  const at = Number(coach.dataset.step), told = coach.dataset.after === "true";
  const asked = told ? null : (steps[at].asked ?? [])[0] ?? null;
  const rows = [...document.querySelectorAll("[data-test=options] [data-action]")].map((row) => row.dataset.action);
  return {ready: coach.dataset.moving === "false", at, told, last: steps.length - 1, asked,
          number: rows.indexOf(asked) + 1, chosen: !!document.querySelector("[data-test=confirm]")};
})()"""
Visit = Callable[[Window, str], None]


def until(window: Window, script: str) -> Any:
    """Look until an expression is true; its value."""
    for _ in range(LONG):
        value = window.run(script)
        if value:
            return value
        time.sleep(0.2)
    raise AssertionError(f"never true: {script}")


def go(window: Window, url: str) -> None:
    """Open an address with the settings of a patient keyboard player."""
    window.go(url)
    window.run(f"localStorage.setItem('parlour.settings', JSON.stringify({json.dumps(KEPT)}))")


def front(window: Window, house: str) -> None:
    """Every game has its door, and Play is reached and pressed by keyboard."""
    go(window, house + "/")
    window.go(house + "/")
    until(window, f"document.querySelectorAll('h2, h3, a, button').length > {len(games())}")
    for _ in range(60):
        window.press("Tab")
        if window.run("!!document.activeElement?.closest('[data-test=play-now]')"):
            break
    else:
        raise AssertionError("the keyboard does not come to Play")
    window.press("Enter")
    until(window, "location.pathname.startsWith('/t/') && !!document.querySelector('[data-test=board] [data-at]')")


def number(window: Window, wanted: int) -> None:
    """Choose by a number of the list. Two digits belong together only if they are typed quickly: none are, here."""
    if wanted < 10:
        window.press(str(wanted))
        return
    window.run(f"document.querySelectorAll('[data-test=options] [data-action]')[{wanted - 1}].focus()")
    window.press("Enter")


def play(window: Window, house: str, game: str) -> str:
    """A whole game against bots by keyboard; its table."""
    go(window, house + "/")
    table = str(window.run(MAKE % (find(game).seats[-1] - 1, game)))
    window.go(f"{house}/t/{table}")
    until(window, "!!document.querySelector('[data-test=board] [data-at]')")
    chance = random.Random(game)
    acts = idle = 0
    before = None
    while not (now := window.run(TABLE))["over"]:
        idle = idle + 1 if now == before else 0  # bots may think for long on a busy machine, but something goes on
        before = now
        if acts > STEPS or idle > LONG:
            raise AssertionError(f"{game} does not end: {now}")
        if now["chosen"]:
            acts += 1
            window.press("Enter")
        elif now["mine"] and now["options"]:
            acts += 1
            number(window, chance.randint(1, now["options"]))
        else:
            time.sleep(0.1)
    window.press("Escape")
    until(window, "!document.querySelector('[data-test=sheet]')")
    return table


def lesson(window: Window, house: str, game: str) -> None:
    """A lesson from its first word to its last."""
    go(window, house + "/")
    window.go(f"{house}/learn/{game}#step=0")
    for _ in range(STEPS):
        now = window.run(COACH % game)
        if not now["ready"]:
            time.sleep(0.1)
        elif now["at"] == now["last"]:
            return
        elif now["asked"] is None:
            window.press("n")
        elif now["chosen"]:
            window.press("Enter")
        elif now["number"]:
            number(window, now["number"])
    raise AssertionError(f"the lesson does not end: {now}")


def replay(window: Window, house: str, table: str) -> None:
    """A finished game, stepped through."""
    window.go(f"{house}/r/{table}")
    where = "Number(document.querySelector('[data-test=board] [data-at]')?.dataset.at ?? -1)"
    until(window, f"{where} >= 0")
    window.press("Home")
    until(window, f"{where} === 0")
    for _ in range(3):
        window.press("ArrowRight")
    until(window, f"{where} === 3")
    window.press("ArrowLeft")
    until(window, f"{where} === 2")
    window.press("End")
    until(window, f"{where} > 3")


def flows(house: str) -> dict[str, Callable[[Window], object]]:
    """All flows by name; a replay of the game that was played last, or of one more."""
    played: list[str] = []
    whole = {game: lambda window, game=game: played.append(play(window, house, game)) for game in games()}
    return {
        "front page": partial(front, house=house),
        **whole,
        "lesson": partial(lesson, house=house, game=games()[-1]),
        "replay": lambda window: replay(window, house, (played or [play(window, house, games()[-1])])[-1]),
    }


def visit(browser: str, house: str, wanted: list[str]) -> int:
    """The flows that are wanted in one browser; how many failed."""
    failed = 0
    with BROWSERS[browser]() as window:
        for name, flow in flows(house).items():
            if wanted and name.replace(" ", "-") not in wanted:
                continue
            begun = time.monotonic()
            try:
                flow(window)
                faults = window.run("JSON.parse(sessionStorage.getItem('parlour.faults') ?? '[]')")
                assert not faults, faults
                print(f"{browser}: {name}: good ({time.monotonic() - begun:.0f} s)", flush=True)
            except Exception:
                failed += 1
                print(f"{browser}: {name}: failed\n{traceback.format_exc()}", flush=True)
            window.picture(PICTURES / f"{browser}-{name.replace(' ', '-')}.png")
            window.run("sessionStorage.removeItem('parlour.faults')")
    return failed


def main(wanted: list[str]) -> int:
    """Visit every browser that is there."""
    known = {*BROWSERS, *(name.replace(" ", "-") for name in flows(""))}
    if unknown := [name for name in wanted if name not in known]:
        print(f"There is no {', '.join(unknown)}; there are: {', '.join(sorted(known))}")
        return 2
    PICTURES.mkdir(parents=True, exist_ok=True)
    failed = 0
    with tempfile.TemporaryDirectory() as data, served(Path(data)) as house:
        for browser in [name for name in BROWSERS if name in wanted] or BROWSERS:
            try:
                failed += visit(browser, house.url, [name for name in wanted if name not in BROWSERS])
            except Missing as missing:
                print(f"{browser}: not installed (Debian, Ubuntu: apt-get install {missing})", flush=True)
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
