"""How a policy came to beat others, drawn from its log: python training/ppo_curve.py OUT/log.jsonl OUT/curve.svg"""

import json
import sys
from pathlib import Path
from typing import Any

from curve import BOTTOM, GRID, HEIGHT, INK, LEFT, LINE, RIGHT, SOFT, TOP, WIDTH, text

DASHES = {"random": "5 4", "greedy": ""}  # never by colour alone


def drawn(lines: list[dict[str, Any]]) -> str:
    """A line for each rival: the part of games won, by minutes of learning."""
    how = lines[0]["how"]
    points = [line for line in lines[1:] if "greedy" in line]
    if not points:
        raise ValueError("the log holds no measurement")
    minutes: float = max(points[-1]["seconds"] / 60, 1e-9)
    title = f"{how['game']}, {how['seats']} seats: proximal policy optimisation on one core"

    def x(line: dict[str, Any]) -> float:
        return LEFT + (RIGHT - LEFT) * float(line["seconds"]) / 60 / minutes

    def y(share: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * share

    parts = [
        text(LEFT, 28, title, 16, "start", INK),
        text(LEFT, 46, "games won against random (dashed) and greedy (plain), by minutes", 12, "start", SOFT),
    ]
    for tenth in range(0, 11, 2):
        parts.append(f'<path d="M{LEFT} {y(tenth / 10):.1f}H{RIGHT}" stroke="{GRID}"/>')
        parts.append(text(LEFT - 8, y(tenth / 10) + 4, f"{10 * tenth} %", 12, "end", SOFT))
    for part in range(5):
        at = LEFT + (RIGHT - LEFT) * part / 4
        parts.append(text(at, BOTTOM + 18, f"{minutes * part / 4:.1f}", 12, "middle", SOFT))
    for rival, dashes in DASHES.items():
        path = " ".join(f"{'L' if at else 'M'}{x(one):.1f} {y(one[rival]):.1f}" for at, one in enumerate(points))
        parts.append(f'<path d="{path}" fill="none" stroke="{LINE}" stroke-width="2" stroke-dasharray="{dashes}"/>')
        parts.append(text(RIGHT, y(points[-1][rival]) - 8, f"{rival} {points[-1][rival]:.0%}", 12, "end", INK))
    told = "; ".join(f"{one['seconds'] / 60:.1f} min: {one['random']:.0%}, {one['greedy']:.0%}" for one in points)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" font-family="sans-serif">'
        f"<title>{title}</title><desc>Won against random and greedy. {told}</desc>"
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#FFFFFF"/>{"".join(parts)}</svg>\n'
    )


def main() -> None:
    """From the command line."""
    log, out = map(Path, sys.argv[1:])
    out.write_text(drawn([json.loads(line) for line in log.read_text("utf-8").splitlines()]), "utf-8")


if __name__ == "__main__":
    main()
