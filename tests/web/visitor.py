"""What a visitor of the house does, for many tests: sit down, choose, look whether all can be read."""

import random
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.web.asking import ASK

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
MAKE = (
    "async ([game, seats, options]) => {"
    + ASK
    + """  await ask("PUT", "/api/me", {name: "Ada"});
  const id = crypto.randomUUID();
  return (await ask("POST", "/api/tables", {game, seats, id, options, lots: false})).table.table;
}"""
)
SPOKEN = {"en": "English", "fr": "Français", "pl": "Polski"}
CLIPPED = """() => [...document.querySelectorAll("button, a, h1, h2, h3, p, li, span, b, small, label")].filter((e) => {
  const style = getComputedStyle(e);
  if (!e.textContent.trim() || style.visibility === "hidden" || !e.offsetParent) return false;
  if (e.closest(".sr, svg, [aria-hidden=true]")) return false;
  return e.scrollWidth > e.clientWidth + 1 && style.overflowX !== "visible" && style.overflowX !== "auto"
    && style.overflowX !== "scroll" && style.display !== "inline";
}).map((e) => `${e.tagName}.${e.className}: ${e.textContent.trim().slice(0, 60)}`)"""


@dataclass(frozen=True)
class House:
    """Where the server is, and its data."""

    url: str
    data: Path


def sit(page: Page, game: str, bots: int = 1, level: int = 1, mine: int = 1, **options: str) -> str:
    """Make a table of mine and sit down at it; its id."""
    page.goto("/")
    seats = [{"kind": "me"}] * mine + [{"kind": "bot", "level": level}] * bots
    table = str(page.evaluate(MAKE, [game, seats, options]))
    page.goto(f"/t/{table}")
    page.locator("[data-test=board] [data-at]").first.wait_for()
    return table


def speak(page: Page, lang: str) -> None:
    """Go on in another language, as the table's menu has it."""
    page.locator("[data-test=menu]").click()
    page.get_by_role("radio", name=SPOKEN[lang]).click()
    page.locator(f"html[lang={lang}]").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")


def my_turn_or_over(page: Page) -> bool:
    """Wait for my turn; False when the game is over. A scene that waits to be read is read to its end."""
    page.wait_for_function(
        """() => {
          const over = "[data-test=prompt][data-mine=true], [data-test=sheet], [data-test=result]";
          if (document.querySelector(over)) return true;
          document.querySelector("[data-test=telling] [data-test=tell-skip]")?.click();
          return false;
        }""",
        timeout=90_000,
    )
    return page.locator("[data-test=result], [data-test=sheet]").count() == 0


def choose_from_list(page: Page, chance: random.Random) -> str:
    """Choose one of the options by clicks in the list, and confirm it; its notation."""
    rows = page.locator("[data-test=options] [data-action]")
    actions = rows.evaluate_all("rows => rows.map((row) => row.dataset.action)")
    action = chance.choice(actions)
    page.locator(f'[data-test=options] [data-action="{action}"]').click()
    page.locator("[data-test=confirm]").click()
    played(page, action)
    return str(action)


def played(page: Page, action: str) -> None:
    """Wait until a confirmed action has been taken in."""
    page.wait_for_function(
        "(a) => !document.querySelector('[data-test=confirm]') || document.querySelector('[data-test=sheet]')",
        arg=action,
    )


def axe(page: Page, *but: str) -> None:
    """No fault that axe-core finds on the page as it is."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(
        """async (but) => (await axe.run(document, {resultTypes: ["violations"]})).violations
             .filter((v) => !but.includes(v.id)).map((v) => ({id: v.id, help: v.help,
                nodes: v.nodes.slice(0, 5).map((n) => n.html.slice(0, 200) + " " + n.failureSummary)}))""",
        list(but),
    )
    assert found == [], found


def readable(page: Page) -> None:
    """No text is missing, none is clipped, and nothing scrolls sideways."""
    text = page.locator("body").inner_text()
    assert "[" not in text or not any(part.startswith(("page-", "event-", "action-")) for part in text.split("[")), text
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth + 1"), "the page scrolls sideways"
    clipped: list[str] = page.evaluate(CLIPPED)
    assert clipped == [], clipped
