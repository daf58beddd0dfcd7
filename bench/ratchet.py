"""Whether this tree is as fast as another: every figure of `parlour bench` for both, in turns, in one run.

    python bench/ratchet.py COMMIT           # builds a checkout of it in build/ratchet/COMMIT
    python bench/ratchet.py path/to/checkout # one that is built already
    [--rounds 7] [--seconds 0.1] [--most 5] [--json FILE] [GAME ...]

Run by hand, on a machine with nothing else to do; never by `make test`. A round measures a game in one tree, then in
the other, each in a fresh process, and the tree that goes first changes from round to round. What counts is the best
round of each tree, since whatever else a machine does only ever takes time away. A game with a figure that has lost
more than `--most` per cent is measured again, for as many rounds, and all rounds count: then the exit status is 1 if
any figure is still below. Beside it stand the least and the most of the rounds' own ratios: how quiet it was.
"""

import argparse
import io
import json
import os
import subprocess
import sys
import tarfile
import tempfile
from collections import defaultdict
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
PLACE: Final = ROOT / "build" / "ratchet"
COSTS: Final = ("_us", "_ms", "_bytes")  # the ends of what is better smaller
TOLD: Final = ("game", "seats", "cut")  # of a row, what is no figure

Figures = dict[str, float]
Rounds = dict[str, list[tuple[float, float]]]  # of each figure, how fast this tree and the other were, a pair a round


def main() -> int:
    """Measure, tell, judge."""
    given = arguments()
    other = checkout(given.before)
    chosen = given.games or games(ROOT)
    rounds: Rounds = defaultdict(list)
    for game in chosen:
        measure(rounds, other, game, given.rounds, given.seconds)
        if lost(rounds, given.most, game):
            print(f"{game}: once more, to be sure", flush=True)
            measure(rounds, other, game, given.rounds, given.seconds)
    for line in told(rounds):
        print(line)
    if given.json:
        given.json.write_text(json.dumps(rounds, indent=1) + "\n", encoding="utf-8")
    worse = lost(rounds, given.most)
    print(f"{len(rounds)} figures; more than {given.most:g} % lost: {', '.join(worse) or 'none'}")
    return 1 if worse else 0


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("before", metavar="COMMIT|CHECKOUT", help="what this tree is compared with")
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games (all)")
    parser.add_argument("--rounds", type=int, default=7, help="of both trees (7)")
    parser.add_argument("--seconds", type=float, default=0.1, help="a measure (0.1)")
    parser.add_argument("--most", type=float, default=5.0, help="per cent that a figure may lose (5)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write how fast both were in every round as JSON")
    return parser.parse_args()


def checkout(before: str) -> Path:
    """A built tree: the folder itself, or a checkout of a commit, compiled where it lies."""
    if Path(before, "src", "parlour").is_dir():
        return Path(before).resolve()
    git = ["git", "-C", str(ROOT)]
    found = subprocess.run([*git, "rev-parse", "--verify", f"{before}^{{commit}}"], capture_output=True, text=True)
    if found.returncode:
        sys.exit(f"'{before}' is no checkout and no commit")
    place = PLACE / found.stdout.strip()[:12]
    if not place.is_dir():
        packed = subprocess.run([*git, "archive", found.stdout.strip()], capture_output=True, check=True).stdout
        with tarfile.open(fileobj=io.BytesIO(packed)) as tree:
            tree.extractall(place, filter="data")
    environ = {**os.environ, "PARLOUR_NEED_COMPILER": "1"}
    subprocess.run([sys.executable, "build_tools/inplace.py"], cwd=place, check=True, env=environ)
    return place


def games(tree: Path) -> list[str]:
    """The games of the house there."""
    code = "import parlour; print(*parlour.games())"
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment(tree), text=True, capture_output=True, check=True
    )
    return done.stdout.split()


def environment(tree: Path) -> dict[str, str]:
    """One in which `parlour` is that of the tree, compiled."""
    kept = {name: value for name, value in os.environ.items() if name != "PARLOUR_PLAIN"}
    return {**kept, "PYTHONPATH": str(tree / "src")}


def measure(rounds: Rounds, other: Path, game: str, many: int, seconds: float) -> None:
    """Some rounds of a game, in both trees."""
    for number in range(many):
        trees = [ROOT, other] if number % 2 else [other, ROOT]
        found = {tree: figures(bench(tree, game, seconds)) for tree in trees}
        add(rounds, found[ROOT], found[other])
        print(f"{game}: round {number + 1} of {many}", flush=True)


def bench(tree: Path, game: str, seconds: float) -> dict[str, Any]:
    """What `parlour bench` of a tree says of a game; it has to be that tree's, and compiled."""
    with tempfile.TemporaryDirectory() as place:
        file = Path(place, "bench.json")
        where = "import parlour, sys; sys.exit(not parlour.__file__.startswith(sys.argv[1]))"
        ours = [sys.executable, "-c", where, str(tree)]
        if subprocess.run(ours, env=environment(tree), cwd=place).returncode:
            sys.exit(f"Python finds another parlour than that of {tree}")
        words = ["bench", game, "--seconds", str(seconds), "--json", str(file)]
        command = [sys.executable, "-m", "parlour.cli", *words]
        subprocess.run(command, env=environment(tree), cwd=place, check=True, stdout=subprocess.DEVNULL)
        said: dict[str, Any] = json.loads(file.read_text("utf-8"))
    if said["mode"] != "compiled":
        sys.exit(f"{tree} is not compiled: make build")
    return said


def figures(said: dict[str, Any]) -> Figures:
    """Every figure by a name of its own."""
    found: Figures = {}
    for row in said["rows"]:
        for name, value in row.items():
            if name not in TOLD:
                found[f"{row['game']} {row['seats']} {name}"] = float(value)
    return found


def add(rounds: Rounds, now: Figures, before: Figures) -> None:
    """A round, of the figures that both trees have; of costs their inverse is kept, so that more is better."""
    for name in now.keys() & before.keys():
        power = -1 if name.endswith(COSTS) else 1
        rounds.setdefault(name, []).append((now[name] ** power, before[name] ** power))


def ratio(pairs: list[tuple[float, float]]) -> float:
    """How this tree stands to the other, each in its best round: above 1, this one is better."""
    return max(now for now, _ in pairs) / max(before for _, before in pairs)


def lost(rounds: Rounds, most: float, game: str = "") -> list[str]:
    """The figures that have lost more per cent than they may."""
    return sorted(name for name in rounds if name.startswith(game) and ratio(rounds[name]) < 1 - most / 100)


def told(rounds: Rounds) -> list[str]:
    """A line a figure, the worst first."""
    lines: list[str] = []
    for name, pairs in sorted(rounds.items(), key=lambda found: ratio(found[1])):
        each = [now / before for now, before in pairs]
        lines.append(f"{ratio(pairs):6.3f}  ({min(each):.3f} to {max(each):.3f})  {name}")
    return lines


if __name__ == "__main__":
    sys.exit(main())
