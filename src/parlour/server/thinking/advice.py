"""A hint: what the strongest thinks of every option, found by several trees and added up.

It always has the same parts, each with a chance of its own: so the same question gets the same answer, whether they are
thought about side by side or one after the other.
"""

from typing import Any, Final

from parlour.bots.looks import CLOSE
from parlour.bots.odds import half_width
from parlour.server.thinking.fair import Matter, Owner
from parlour.server.thinking.pool import Thinking
from parlour.server.thinking.questions import preferred, weighed

ADVISER: Final = 4  # the level whose decisions are as deep as a hint, or less so
HINTED: Final = float(CLOSE)  # glances of a hint
PARTS: Final = 2  # trees of a hint
TOLD: Final = 12  # options of a hint, the best first

OptionsFound = list[dict[str, Any]]  # the options as one tree found them, the best first


async def advised(thinking: Thinking, owner: Owner, key: str, view: str, seat: int) -> OptionsFound:
    """The options of a view, the best first; Unanswered or TooMany if nothing was found."""
    asked = [(key, view, seat, HINTED / PARTS, part) for part in range(PARTS)]
    parts = await thinking.share(owner, Matter.HINT, weighed, asked)
    options = added(parts, seat)
    first = [option["action"] for option in options[:2] if option["visits"]]
    if len(first) > 1:
        why = next((part[0]["why"] for part in parts if [option["action"] for option in part[:2]] == first), None)
        if why is None:  # no tree alone has the two that are best for all of them together
            why = await thinking.study(owner, Matter.HINT, preferred, key, view, seat, *first)
        options[0]["why"] = why
    return options


def added(parts: list[OptionsFound], seat: int) -> OptionsFound:
    """What the parts found together, as it is told; what speaks for the best is still to be said."""
    found: dict[str, OptionsFound] = {}
    for part in parts:
        for option in part:
            found.setdefault(option["action"], []).append(option)
    whole = sorted((one(options) for options in found.values()), key=lambda told: (-told["visits"], -told["reward"]))
    return [told(option, seat) for option in whole[:TOLD]]


def one(options: OptionsFound) -> dict[str, Any]:
    """What several trees found of one option, each counted by its visits; the line is of the one that has most."""
    visits = sum(option["visits"] for option in options)
    each = [option["visits"] / visits if visits else 1 / len(options) for option in options]
    shares = zip(*(option["won"] for option in options), strict=True)
    return {
        **max(options, key=lambda option: option["visits"]),
        "visits": visits,
        "won": [sum(part * won for part, won in zip(each, seats, strict=True)) for seats in shares],
        "reward": sum(part * option["reward"] for part, option in zip(each, options, strict=True)),
    }


def told(option: dict[str, Any], seat: int) -> dict[str, Any]:
    """An option as it is sent: the chance to win, how sure it is, and the rank to expect."""
    win, visits = option["won"][seat], option["visits"]
    return {
        "action": option["action"],
        "word": option["word"],
        "win": round(win, 4),
        "error": round(half_width(win * visits, visits), 4),
        "rank": round(1 + (1 - option["reward"]) * (len(option["won"]) - 1), 2),
        "visits": visits,
        "line": option["line"],
        "why": [],
    }
