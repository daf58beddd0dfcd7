"""The bar chart of a benchmark as SVG: a white card, a logarithmic axis, our bars coloured and hatched.

python bench/chart.py RESULT.json CHART.svg
"""

import json
import math
import sys
from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Any

WIDTH = 880
LEFT = 260  # where bars begin
RIGHT = 760  # where the axis ends; values may stand beyond
ROW = 42
BAR = 22
OURS = "#0B6E75"
STRIPE = "#5FB3B8"
PEER = "#B4B8BF"
INK = "#1E2430"
SOFT = "#5B6270"
GRID = "#E4E6EA"
CARD = "#FFFFFF"


def draw(result: dict[str, Any]) -> str:
    """One panel for each unit in which there is something to compare."""
    top = 100
    parts: list[str] = []
    for unit in dict.fromkeys(row["unit"] for row in result["measures"]):
        rows = [row for row in result["measures"] if row["unit"] == unit]
        if len(rows) > 1:
            parts += _panel(unit, sorted(rows, key=lambda row: -float(row["median"])), top)
            top += ROW * len(rows) + 68
    return "\n".join([*_card(result, top), *parts, "</svg>", ""])


def _card(result: dict[str, Any], height: int) -> list[str]:
    machine = result["machine"]
    rounds = len(result["load"]) - 1
    where = f"{machine['cpu']}, one core · Python {machine['python']} · {result['date']}"
    how = f"medians of {rounds} rounds run in turns in one process, lowest to highest as a line"
    title = "Parlour beside its peers: random play"
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}"'
        f' viewBox="0 0 {WIDTH} {height}" role="img" aria-labelledby="title told"'
        " font-family=\"system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif\">",
        f'<title id="title">{title}</title>',
        f'<desc id="told">{escape(_told(result))}</desc>',
        '<defs><pattern id="hatch" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">',
        f'<rect width="8" height="8" fill="{OURS}"/><rect width="2" height="8" fill="{STRIPE}"/>',
        "</pattern></defs>",
        f'<rect x="1" y="1" width="{WIDTH - 2}" height="{height - 2}" rx="9" fill="{CARD}" stroke="{GRID}"/>',
        _text(28, 40, title, 20, weight=600),
        _text(28, 62, where, 13, SOFT),
        _text(28, 80, how, 13, SOFT),
    ]


def _panel(unit: str, rows: list[dict[str, Any]], top: int) -> list[str]:
    low = math.floor(math.log10(min(row["low"] for row in rows)) - 0.3)  # so that the shortest bar is seen
    high = math.log10(max(row["high"] for row in rows))

    def x(value: float) -> float:
        return LEFT + (RIGHT - LEFT) * (math.log10(value) - low) / (high - low)

    bottom = top + ROW * len(rows)
    parts = []
    for power in range(low, math.floor(high) + 1):
        at = x(10.0**power)
        parts.append(f'<path d="M{at:.1f} {top}V{bottom}" stroke="{GRID}"/>')
        parts.append(_text(at, bottom + 17, f"{10**power:,}", 12, SOFT, anchor="middle"))
    parts.append(_text(LEFT, bottom + 35, f"{unit} a second, each line ten times the one before", 12, SOFT))
    for i, row in enumerate(rows):
        parts += _bar(row, top + ROW * i + (ROW - BAR) // 2, x)
    return parts


def _bar(row: dict[str, Any], y: int, x: Callable[[float], float]) -> list[str]:
    end, low, high = x(row["median"]), x(row["low"]), x(row["high"])
    middle = y + BAR / 2
    spread = f"M{low:.1f} {middle}H{high:.1f}M{low:.1f} {middle - 4}v8M{high:.1f} {middle - 4}v8"
    fill = "url(#hatch)" if row["ours"] else PEER
    edge = f' stroke="{OURS}" stroke-width="1.5"' if row["ours"] else ""
    name = f"{row['who']} {row['what']}"
    weight = 600 if row["ours"] else 400
    return [
        _text(LEFT - 12, y + 9, name, 14, anchor="end", weight=weight),
        _text(LEFT - 12, y + 24, row["how"], 11.5, SOFT, anchor="end"),
        f'<rect x="{LEFT}" y="{y}" width="{end - LEFT:.1f}" height="{BAR}" rx="2" fill="{fill}"{edge}/>',
        f'<path d="{spread}" stroke="{CARD}" stroke-width="5"/>',
        f'<path d="{spread}" stroke="{INK}" stroke-width="2"/>',
        _text(max(end, high) + 8, y + 16, f"{_rounded(row['median']):,}", 14, weight=weight),
    ]


def _text(
    x: float, y: float, words: str, size: float, fill: str = INK, anchor: str = "start", weight: int = 400
) -> str:
    return (
        f'<text x="{x:.1f}" y="{y}" font-size="{size}" fill="{fill}" text-anchor="{anchor}"'
        f' font-weight="{weight}">{escape(words)}</text>'
    )


def _rounded(value: float) -> int:
    """Three digits: more would say more than was measured."""
    return int(float(f"{value:.3g}"))


def _told(result: dict[str, Any]) -> str:
    return "; ".join(
        f"{row['who']} {row['what']} {row['how']}: {_rounded(row['median']):,} {row['unit']} a second"
        for row in result["measures"]
    )


if __name__ == "__main__":
    Path(sys.argv[2]).write_text(draw(json.loads(Path(sys.argv[1]).read_text("utf-8"))), "utf-8")
