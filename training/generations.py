"""Generations: self-play, learning, a gate, again and again until the time is up. To go on, run the same command.

    python training/generations.py gatsby --minutes 7 --out build/nets/gatsby-2
    python training/generations.py kairo --seats 3 --python /path/to/python/with/torch --minutes 6 --out …

Everything that happens is a line of OUT/log.jsonl; `best.net` is the best so far. A candidate becomes the best when it
wins against it, by the sequential test of the arena; one that only seems no weaker plays the next games. At the end a
net of several seeds learns from the whole window, and is kept if it is no weaker; then it meets the levels.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))

from match import match
from parlour.bots.net import Shape, learned
from parlour.bots.net import write as net_file
from parlour.bots.selfplay import Practice
from parlour.bots.selfplay import run as selfplay
from parlour.bots.spread import here
from parlour.core.game import find
from positions import write as write_positions

HERE = Path(__file__).resolve().parent
UNBOUNDED = 1_000_000  # games: more than fit into any generation
START = time.monotonic()


class Learner:
    """The process that learns: it may be another Python, one with PyTorch."""

    def __init__(self, python: str) -> None:
        command = [python, str(HERE / "learn.py"), "--serve"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def do(self, task: dict[str, Any]) -> dict[str, Any]:
        """One task; RuntimeError says what went wrong."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(task) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"the learner ended with {self.process.wait()}")
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return answer

    def end(self) -> None:
        """No more tasks."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


class Run:
    """One game at one number of seats, in one folder."""

    def __init__(self, given: argparse.Namespace) -> None:
        self.given = given
        self.game = find(given.game)
        self.out: Path = given.out
        self.out.mkdir(parents=True, exist_ok=True)
        self.log_path = self.out / "log.jsonl"
        self.best = self.out / "best.net"
        self.player = self.out / "player.net"  # plays against itself: the last candidate that was no weaker
        self.learner = Learner(given.python)
        self.done = [line for line in self.lines() if line["what"] == "generation"]
        self.rating = self.done[-1]["rating"] if self.done else 0

    def lines(self) -> list[dict[str, Any]]:
        """The log so far."""
        return (
            [json.loads(line) for line in self.log_path.read_text("utf-8").splitlines()]
            if self.log_path.exists()
            else []
        )

    def log(self, what: str, **told: Any) -> None:
        """A line of the log."""
        line = json.dumps({"what": what, "at": round(time.monotonic() - START, 1), **told})
        print(line, flush=True)
        with self.log_path.open("a", encoding="utf-8") as file:
            file.write(line + "\n")

    def left(self) -> float:
        """Seconds until the time is up."""
        return 60 * float(self.given.minutes) - (time.monotonic() - START)

    def generation(self, number: int) -> None:
        """Games, a candidate, and the gate."""
        given = self.given
        first = not self.best.exists()
        fast, full = (int(part) for part in (given.hand if first else given.iterations).split("/"))
        net = "" if first else str(self.player)
        practice = Practice(
            self.game.id, given.seats, net, fast, full, given.kept, given.explore, seed=given.seed * 1000 + number
        )
        games = self.out / f"games-{number:03}.jsonl"
        seconds = given.first_seconds if first else given.seconds
        start = time.monotonic()
        count = selfplay(practice, given.games or UNBOUNDED, seconds, games, here(given.jobs), lambda _: None)
        played = time.monotonic()
        positions = write_positions(games, self.positions(number), given.jobs)
        encoded = time.monotonic()
        self.log(
            "games",
            number=number,
            practice=practice.head(),
            games=count,
            positions=positions,
            seconds=round(played - start, 1),
            encoding=round(encoded - played, 1),
        )
        candidate = self.out / f"net-{number:03}.net"
        self.learn(number, candidate, [given.seed * 100 + number], given.epochs)
        before = time.monotonic()
        bots = [self.bot(candidate, given.gate), "level3" if first else self.bot(self.best, given.gate)]
        gate = match(
            self.game.id, given.seats, bots, given.gate_games, given.gate_seconds, given.jobs, True, number * 10_000
        )
        accepted = first or gate["verdict"] == "better"
        plays = accepted or gate["share"] >= 1 / given.seats
        if plays:
            shutil.copyfile(candidate, self.player)
        rating = self.rating + gate["elo"]
        if accepted:
            self.rating = rating
            shutil.copyfile(candidate, self.best)
        seconds = round(time.monotonic() - before, 1)
        self.log(
            "generation",
            number=number,
            gate=gate,
            seconds=seconds,
            accepted=accepted,
            plays=plays,
            candidate=rating,
            rating=self.rating,
        )

    def bot(self, net: Path, iterations: int | str) -> str:
        """A net as it plays here: as curious as in self-play."""
        return f"net:{net}:{iterations}:{self.given.explore:g}"

    def positions(self, number: int) -> Path:
        """Where the positions of a generation lie."""
        return self.out / f"positions-{number:03}.bin"

    def learn(self, number: int, net: Path, seeds: list[int], epochs: list[int]) -> None:
        """A net from the window of generations that ends with this one."""
        given = self.given
        window = [self.positions(n) for n in range(max(0, number + 1 - given.window), number + 1)]
        numbers = net.with_suffix(".numbers")
        task = {
            "positions": [str(path) for path in window if path.exists()],
            "out": str(numbers),
            "width": given.width,
            "second": given.second,
            "epochs": epochs,
            "mix": given.mix,
            "seeds": seeds,
        }
        answer = self.learner.do(task)
        data = net_file(Shape(**answer["shape"]), numbers.read_bytes())
        learned(self.game, given.seats, data)  # it must fit before anybody plays it
        net.write_bytes(data)
        numbers.unlink()
        self.log("learned", number=number, task=task, **answer)

    def finish(self, number: int) -> None:
        """The whole window by several seeds; kept if it is no weaker; then the levels."""
        given = self.given
        final = self.out / "final.net"
        self.learn(number, final, [given.seed * 100 + 50 + at for at in range(given.final_seeds)], given.final_epochs)
        bots = [self.bot(final, given.gate), self.bot(self.best, given.gate)]
        gate = match(self.game.id, given.seats, bots, given.gate_games, given.gate_seconds, given.jobs, True, 9_000_000)
        kept = gate["share"] >= 1 / given.seats
        self.log("final", gate=gate, kept=kept)
        if kept:
            shutil.copyfile(final, self.best)
        for wanted in given.matches.split(",") if given.matches else []:
            iterations, level, games, seconds = wanted.split(":")
            bots = [self.bot(self.best, iterations), level]
            left = max(0.0, self.left() - float(seconds))
            met = match(
                self.game.id, given.seats, bots, int(games), float(seconds), given.jobs, first=20_000_000, patience=left
            )
            self.log("match", **met)


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--out", type=Path, required=True, help="where everything of this run is kept")
    parser.add_argument("--minutes", type=float, default=7, help="begin no generation that would end after this time")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--python", default=sys.executable, help="the Python that has PyTorch (this one)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=0, help="games a generation at most (as many as fit)")
    parser.add_argument("--first-seconds", type=float, default=45, help="of self-play by the hand-made judge (45)")
    parser.add_argument("--seconds", type=float, default=60, help="of self-play in every later generation (60)")
    parser.add_argument("--hand", default="60/120", help="iterations of the hand-made judge, fast/full (60/120)")
    parser.add_argument("--iterations", default="40/200", help="iterations of self-play, fast/full (40/200)")
    parser.add_argument("--kept", type=float, default=0.3, help="the part of decisions searched in full and kept (0.3)")
    parser.add_argument("--explore", type=float, default=0.8, help="curiosity: less where one choice decides little")
    parser.add_argument("--window", type=int, default=5, help="generations to learn from (5)")
    parser.add_argument("--epochs", type=int, nargs="+", default=[2, 4], help="the best of so many, or so many (2 4)")
    parser.add_argument("--final-epochs", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--final-seeds", type=int, default=2, help="nets averaged at the end (2)")
    parser.add_argument("--final-seconds", type=float, default=60, help="kept free for the end (60)")
    parser.add_argument("--mix", type=float, default=0.6)
    parser.add_argument("--width", type=int, default=256)
    parser.add_argument("--second", type=int, default=32)
    parser.add_argument("--gate", type=int, default=200, help="iterations of the gate (200)")
    parser.add_argument("--gate-games", type=int, default=400)
    parser.add_argument("--gate-seconds", type=float, default=30)
    parser.add_argument("--matches", default="", help="at the end, ITERATIONS:LEVEL:GAMES:SECONDS, with commas between")
    parser.add_argument("--generations", type=int, default=1000, help="at most so many")
    given = parser.parse_args()
    run = Run(given)
    number = len(run.done)
    longest = 0.0
    while number < given.generations and (number == 0 or run.left() > longest + given.final_seconds):
        start = time.monotonic()
        run.generation(number)
        longest = max(longest, time.monotonic() - start)
        number += 1
    run.finish(number - 1)
    run.learner.end()
    run.log("end", minutes=round((time.monotonic() - START) / 60, 2))


if __name__ == "__main__":
    main()
