"""The curve of waiting time against live tables, as SVG."""

import math
from html import escape
from typing import Any

WIDTH, HEIGHT = 880, 420
LEFT, RIGHT, TOP, BOTTOM = 90, 700, 100, 350
INKS = {"SQLite": "#0B6E75", "PostgreSQL": "#9A3B8C"}
DASHES = {"p50_ms": "6 5", "p99_ms": ""}
MOST = 1000.0  # milliseconds at the top
LEAST = 1.0
GOAL = 100.0


def draw(results: list[dict[str, Any]]) -> str:
    """A line a store and percentile, both axes logarithmic; the goal as a rule across."""
    counts = sorted({row["tables"] for result in results for row in result["rows"]})
    machine = results[0]["machine"]
    cores = f"{machine['cores']} cores with the generator"
    where = f"{machine['cpu']}, {cores} · Python {machine['python']} · {machine['date']}"
    title = "From POST to the last viewer told"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
        ' role="img" aria-labelledby="title told" font-family="system-ui, sans-serif">',
        f'<title id="title">{title}</title><desc id="told">{escape(_told(results))}</desc>',
        f'<rect x="1" y="1" width="{WIDTH - 2}" height="{HEIGHT - 2}" rx="9" fill="#FFFFFF" stroke="#E4E6EA"/>',
        _text(28, 40, title, 20),
        _text(28, 62, "Live tables with two viewers and an action every 5 s; one server process", 13),
        _text(28, 80, where, 13),
    ]
    for value in (1, 10, 100, 1000):
        y = _y(value)
        parts.append(
            f'<line x1="{LEFT}" x2="{RIGHT}" y1="{y}" y2="{y}" stroke="{"#C03A2B" if value == GOAL else "#E4E6EA"}"/>'
        )
        parts.append(_text(28, y + 4, f"{value} ms", 12))
    for count in counts:
        parts.append(_text(_x(count, counts) - 12, BOTTOM + 22, str(count), 12))
    parts.append(_text(RIGHT - 60, BOTTOM + 42, "live tables", 12))
    for result in results:
        ink = INKS[result["store"]]
        for measure, dash in DASHES.items():
            points = [(_x(row["tables"], counts), _y(row[measure])) for row in result["rows"]]
            path = " ".join(f"{x:.0f},{y:.0f}" for x, y in points)
            parts.append(
                f'<polyline points="{path}" fill="none" stroke="{ink}" stroke-width="2.5" stroke-dasharray="{dash}"/>'
            )
            parts += [f'<circle cx="{x:.0f}" cy="{y:.0f}" r="3.5" fill="{ink}"/>' for x, y in points]
            parts.append(_text(RIGHT + 12, points[-1][1] + 4, f"{result['store']} {measure[:3]}", 13, ink))
    return "\n".join([*parts, "</svg>", ""])


def _told(results: list[dict[str, Any]]) -> str:
    return "; ".join(
        f"{result['store']}, {row['tables']} tables: median {row['p50_ms']} ms, 99th percentile {row['p99_ms']} ms"
        for result in results
        for row in result["rows"]
    )


def _x(count: int, counts: list[int]) -> float:
    low, high = math.log(counts[0]), math.log(max(counts[-1], counts[0] + 1))
    return LEFT + (RIGHT - LEFT) * (math.log(count) - low) / (high - low)


def _y(value: float) -> float:
    share = (math.log(min(max(value, LEAST), MOST)) - math.log(LEAST)) / (math.log(MOST) - math.log(LEAST))
    return BOTTOM - (BOTTOM - TOP) * share


def _text(x: float, y: float, text: str, size: int, ink: str = "#1E2430") -> str:
    return f'<text x="{x:.0f}" y="{y:.0f}" font-size="{size}" fill="{ink}">{escape(text)}</text>'
