"""Strength by generation, drawn from a log: python training/curve.py OUT/log.jsonl OUT/curve.svg"""

import json
import sys
from pathlib import Path
from typing import Any

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 880, 360, 70, 840, 60, 310
INK, SOFT, GRID, LINE = "#1E2430", "#5B6270", "#E4E6EA", "#0B6E75"


def drawn(lines: list[dict[str, Any]]) -> str:
    """A dot a candidate, filled if it became the best; a line through the best. 0 is level 3."""
    gates = [line for line in lines if line["what"] == "generation"]
    if not gates:
        raise ValueError("the log holds no generation")
    learned_from = next(line for line in lines if line["what"] == "games")["practice"]
    title = f"{learned_from['game']}, {learned_from['seats']} seats: strength by generation"
    ratings: list[int] = [0, *(gate["candidate"] for gate in gates), *(gate["rating"] for gate in gates)]
    low, high = 100 * (min(ratings) // 100), 100 * (max(ratings) // 100 + 1)

    def x(number: int) -> float:
        return LEFT + (RIGHT - LEFT) * (number + 0.5) / len(gates)

    def y(elo: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * (elo - low) / (high - low)

    parts = [
        text(LEFT, 28, title, 16, "start", INK),
        text(LEFT, 46, "Elo over level 3, by the gates", 12, "start", SOFT),
    ]
    for elo in range(low, high + 1, 100):
        parts.append(f'<path d="M{LEFT} {y(elo):.1f}H{RIGHT}" stroke="{GRID}"/>')
        parts.append(text(LEFT - 8, y(elo) + 4, str(elo), 12, "end", SOFT))
    best = " ".join(f"{'L' if at else 'M'}{x(at):.1f} {y(gate['rating']):.1f}" for at, gate in enumerate(gates))
    parts.append(f'<path d="{best}" fill="none" stroke="{LINE}" stroke-width="2"/>')
    for at, gate in enumerate(gates):
        fill = LINE if gate["accepted"] else "#FFFFFF"
        parts.append(f'<circle cx="{x(at):.1f}" cy="{y(gate["candidate"]):.1f}" r="5" fill="{fill}" stroke="{LINE}"/>')
        parts.append(text(x(at), BOTTOM + 18, str(gate["number"]), 12, "middle", SOFT))
    told = "; ".join(f"generation {gate['number']}: {gate['rating']}" for gate in gates)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" font-family="sans-serif">'
        f"<title>{title}</title><desc>{told}</desc>"
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#FFFFFF"/>{"".join(parts)}</svg>\n'
    )


def text(x: float, y: float, words: str, size: int, anchor: str, ink: str) -> str:
    """Some words."""
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}" fill="{ink}">{words}</text>'


def main() -> None:
    """From the command line."""
    log, out = map(Path, sys.argv[1:])
    out.write_text(drawn([json.loads(line) for line in log.read_text("utf-8").splitlines()]), "utf-8")


if __name__ == "__main__":
    main()
