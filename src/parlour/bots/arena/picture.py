"""Two plots as SVG: shares with their intervals, and chances that change from move to move."""

from html import escape
from typing import Final

from parlour.bots.arena.ladder import Tally

WIDTH: Final = 880
LEFT: Final = 250
RIGHT: Final = 800
ROW: Final = 34
INK: Final = "#1E2430"
SOFT: Final = "#5B6270"
GRID: Final = "#E4E6EA"
CARD: Final = "#FFFFFF"
SEATS: Final = ["#0B6E75", "#B4541A", "#5A3E99", "#7A6A00"]
DASHES: Final = ["none", "9 4", "2 4", "12 4 2 4"]  # so that no line is told by its colour alone
TOP: Final = 70


def shares(title: str, note: str, tallies: list[Tally]) -> str:
    """A row a match: the win share of the first named, its 95 % interval, and the even share as a tick."""
    bottom = TOP + ROW * len(tallies)
    parts = _card(title, note, bottom + 40)
    for percent in range(0, 101, 25):
        x = LEFT + (RIGHT - LEFT) * percent / 100
        parts.append(f'<path d="M{x:.1f} {TOP}V{bottom}" stroke="{GRID}"/>')
        parts.append(_text(x, bottom + 18, f"{percent} %", 12, "middle", SOFT))
    for row, tally in enumerate(tallies):
        y = TOP + ROW * row + ROW / 2
        low, high = (LEFT + (RIGHT - LEFT) * end for end in tally.interval)
        at, even = (LEFT + (RIGHT - LEFT) * share for share in (tally.share, tally.even))
        parts += [
            _text(LEFT - 12, y + 4, f"{named(tally)}{divided(tally)}", 13, "end", INK),
            f'<path d="M{even:.1f} {y - 10}v20" stroke="{SOFT}" stroke-dasharray="3 2"/>',
            f'<path d="M{low:.1f} {y}H{high:.1f}M{low:.1f} {y - 4}v8M{high:.1f} {y - 4}v8" stroke="{INK}"'
            ' stroke-width="2"/>',
            f'<circle cx="{at:.1f}" cy="{y}" r="5" fill="{SEATS[0]}"/>',
            _text(high + 8, y + 4, f"{tally.share:.1%}", 12, "start", INK),
        ]
    told = "; ".join(f"{named(tally)}: {tally.share:.1%} (n = {tally.games})" for tally in tallies)
    return _whole(parts, title, told)


def named(tally: Tally) -> str:
    """level5 – level4; level5 – 2 × level3."""
    first, others = tally.match.told[0], tally.match.told[1:]
    if len(set(others)) == 1 and len(others) > 1:
        return f"{first} – {len(others)} × {others[0]}"
    return " – ".join([first, *others])


def divided(tally: Tally) -> str:
    """÷16 where both sides had only that part of their iterations."""
    return f" ÷{tally.match.divide}" if tally.match.divide > 1 else ""


def curves(
    title: str, note: str, names: list[str], chances: list[list[int]], most: int, notes: list[tuple[int, str]]
) -> str:
    """Every seat's chances, point by point, out of `most`; notes stand at some of the points."""
    height = 260
    bottom = TOP + height
    steps = max(1, len(chances) - 1)
    parts = _card(title, note, bottom + 60)

    def x(point: int) -> float:
        return 60 + (RIGHT - 60) * point / steps

    for percent in range(0, 101, 25):
        y = bottom - height * percent / 100
        parts.append(f'<path d="M60 {y:.1f}H{RIGHT}" stroke="{GRID}"/>')
        parts.append(_text(52, y + 4, f"{percent} %", 12, "end", SOFT))
    for seat, name in enumerate(names):
        path = "L".join(f"{x(point):.1f} {bottom - height * row[seat] / most:.1f}" for point, row in enumerate(chances))
        colour, dash = SEATS[seat % len(SEATS)], DASHES[seat % len(DASHES)]
        line = f'stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}" fill="none"'
        parts.append(f'<path d="M{path}" {line}/>')
        left = 60 + 180 * seat
        parts.append(f'<path d="M{left} {bottom + 42}h34" {line}/>')
        parts.append(_text(left + 42, bottom + 46, name, 13, "start", INK))
    for point, mark in notes:
        parts.append(f'<path d="M{x(point):.1f} {TOP}V{bottom}" stroke="{SOFT}" stroke-dasharray="2 3"/>')
        parts.append(_text(x(point), bottom + 18, mark, 11, "middle", SOFT))
    last = ", ".join(f"{name} {chances[-1][seat] / most:.0%}" for seat, name in enumerate(names))
    return _whole(parts, title, f"{note} {last}")


def _card(title: str, told: str, height: float) -> list[str]:
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height:g}" viewBox="0 0 {WIDTH} {height:g}"'
        ' role="img" aria-labelledby="title told" font-family="system-ui, \'Segoe UI\', \'DejaVu Sans\', sans-serif">',
        f'<rect x="1" y="1" width="{WIDTH - 2}" height="{height - 2:g}" rx="9" fill="{CARD}" stroke="{GRID}"/>',
        _text(28, 32, title, 18, "start", INK),
        _text(28, 52, told, 13, "start", SOFT),
    ]


def _whole(parts: list[str], title: str, told: str) -> str:
    head = [f'<title id="title">{escape(title)}</title>', f'<desc id="told">{escape(told)}</desc>']
    return "\n".join([parts[0], *head, *parts[1:], "</svg>", ""])


def _text(x: float, y: float, words: str, size: float, anchor: str, fill: str) -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
    return f'<text {place} font-size="{size:g}" fill="{fill}">{escape(words)}</text>'
