"""Mutants: break a part of the house at random, a little each time; its tests must notice.

    python -m tests.mutants PART [--count 200] [--seed 1] [--jobs 2] [--only TEXT] [--skip 0] [--quick] [--traced PAGE]

A part is a game (rules and facts), `judges`, `tables` or `people`. A mutant is the part with one operator, constant,
condition, statement or returned value changed. Each runs against the part's tests, for a game its own, then golden
records, perft and the laws in brief, in plain mode and up to the first failure; one of the server's against the tests
that run its line (tests/tracing.py), with the rules compiled if they are. One that lives is shown, unless
`tests/mutants/<part>.md` says why it may; the exit status is 1 if any other lives.
Docstrings, annotations, imports, `__repr__`, `cast` and assertions of type are not touched: they change nothing.
A negated condition stands for swapped branches too. `--count 0` tries every mutant there is.
"""

import argparse
import ast
import os
import random
import re
import resource
import shutil
import signal
import sys
import tempfile
import time
from dataclasses import dataclass
from difflib import unified_diff
from pathlib import Path

import pytest

from tests.mutations import Mutant, mutants
from tests.tracing import Traced, trace

ROOT = Path(__file__).parent.parent
EXPLAINED = Path(__file__).parent / "mutants"
SPACE = 4 << 30  # bytes a mutant may take
ASTRAY = 99  # exit status: the tests did not run against the mutant
LONGEST, PATIENCE = 150, 400  # of a mutant of the server: seconds of its own, and where it only waits


@dataclass(frozen=True)
class Part:
    """Where its modules lie below src/parlour, and runs of tests that must notice, the quickest first."""

    folder: str
    runs: list[list[str]]

    traced: bool = False  # each mutant is shown to the tests that run its line


OF_TABLES = (
    "fold meanwhile undo seats waiting late rematch since tables chat knocks missing lots nonces time fair foreseeing"
    " editions daily operator again coaching daily_devices daily_results looking_back puzzles replays sitting story"
    " blocks fitting ladders matching meeting modes older pairing progress ratings sealed_rounds skills tournaments"
    " tournament_limits moderators reports word_list"
)
OF_PEOPLE = (
    "tokens ratings remembering names consent devices bans forgetting safety seats replays blocks friends"
    " identity_provider letters lists members merging passkeys rates impartial marks moderators reports word_list"
)


def of_server(names: str) -> list[list[str]]:
    """Tests of the server by their names; a second database has nothing to add to its rules."""
    return [[*(f"tests/server/test_{name}.py" for name in names.split()), "-k", "not postgres", "-m", "not long"]]


PARTS = {
    "judges": Part("bots/judges", [["tests/bots/test_judged.py"], ["tests/bots/test_judges.py"]]),
    "tables": Part("server/tables", of_server(OF_TABLES), traced=True),
    "people": Part("server/people", of_server(OF_PEOPLE), traced=True),
}


def part_of(name: str) -> Part:
    """A part of the house by its name; any game is one."""
    common = ["tests/test_golden.py", "tests/test_perft.py", "tests/test_laws.py"]
    return PARTS.get(name) or Part(f"games/{name}", [[f"tests/games/{name}"], ["-k", name, *common]])


class Bench:
    """A copy of source and tests in which one mutant at a time is tried, in a child process."""

    def __init__(self, folder: Path, part: Part) -> None:
        self.folder, self.part = folder, part
        self.source = folder / "src" / "parlour" / part.folder
        self.mutant: Mutant | None = None
        self.traced: Traced | None = None
        self.shown = part.runs
        self.began = 0.0
        self.pid, self.seconds, self.tried = 0, 0.0, 0
        self.late: list[str] = []
        ignored = shutil.ignore_patterns("*.so", "__pycache__")
        for copied in ("src/parlour", "tests", "docs"):  # the tests too: nothing changes under a run
            shutil.copytree(ROOT / copied, folder / copied, ignore=ignored)
        shutil.copy2(ROOT / "pyproject.toml", folder)
        shutil.copytree(self.source, folder / "whole")

    def start(self, mutant: Mutant | None, limit: int) -> None:
        """Begin with a mutant; None is the part as it is. The limit is seconds of its own, however busy the machine."""
        self.mutant = mutant
        self.tried += 1
        if mutant is not None:
            if self.traced is not None:
                self.shown = self.traced.runs(self.folder / "whole" / mutant.file, mutant.line)
            path = self.source / mutant.file
            path.write_text(mutant.source, "utf-8")
            os.utime(path, (10**9 + self.tried * 10,) * 2)  # never that of a cached module
        self.began = time.monotonic()
        sys.stdout.flush()
        self.pid = os.fork()
        if self.pid == 0:
            try:
                resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 1))
                self.child()
            finally:
                os._exit(1)

    def child(self) -> None:
        """Run the tests, quickest first; exit 0 if none failed. Never returns."""
        os.setpgid(0, 0)
        log = os.open(self.folder / "log", os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(log, 1)
        os.dup2(log, 2)
        resource.setrlimit(resource.RLIMIT_AS, (SPACE, SPACE))
        os.environ |= {"PARLOUR_PLAIN": "1", "PARLOUR_BRIEF": "1"}
        if self.part.traced:  # the rules are not what is broken
            os.environ |= {"PARLOUR_PLAIN": "0", "PARLOUR_COMPILED": str(ROOT / "src")}
        os.environ |= {"HYPOTHESIS_STORAGE_DIRECTORY": str(self.folder / "hypothesis")}
        sys.pycache_prefix = str(self.folder / "cache")
        os.chdir(self.folder)
        sys.path[:] = [str(self.folder / "src"), *(place for place in sys.path if place not in ("", str(ROOT)))]
        for name in [name for name in sys.modules if name.split(".")[0] == "tests"]:
            del sys.modules[name]
        flags = ["-x", "-q", "--assert=plain", "--tb=line", "-p", "no:cacheprovider", "-p", "no:xdist"]
        flags += ["--hypothesis-seed=0", f"--rootdir={self.folder}"]
        code = 0
        if self.part.traced and self.traced is None:
            code = trace(self.source, [*flags, *self.part.runs[0]], self.folder / "traced.json")
        else:
            for run in self.shown:
                code = code or int(pytest.main([*flags, *run]))
        houses = [sys.modules[name] for name in ("parlour", "tests") if self.shown]
        strays = [house.__name__ for house in houses if not str(house.__file__).startswith(str(self.folder))]
        if code == 0 and strays:
            print(f"not those of the copy: {', '.join(strays)}")
            code = ASTRAY
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)

    def poll(self) -> int | None:
        """The exit status once the child has ended; a child over its time is ended and counts as failed."""
        pid, status, used = os.wait4(self.pid, os.WNOHANG)
        if pid == 0:
            if self.part.traced and self.mutant and time.monotonic() - self.began > PATIENCE:
                os.kill(self.pid, signal.SIGXCPU)
            return None
        self.seconds = used.ru_utime + used.ru_stime
        if os.waitstatus_to_exitcode(status) == -signal.SIGXCPU:
            self.late.append(self.mutant.id if self.mutant else "no mutant")
        if self.mutant is not None:
            shutil.copy2(self.folder / "whole" / self.mutant.file, self.source)
        return status


def baseline(benches: list[Bench]) -> float:
    """How long the tests take on the part as it is; they must pass."""
    for bench in benches:
        bench.start(None, 1200)
    for bench in benches:
        while (status := bench.poll()) is None:
            time.sleep(0.02)
        if status:
            sys.exit(f"the tests fail without any mutant:\n{(bench.folder / 'log').read_text('utf-8')}")
    return max(bench.seconds for bench in benches)


def limit_of(benches: list[Bench], page: Path) -> int:
    """Seconds of its own that a mutant may take, once the tests have passed without any; who runs what is traced."""
    if not benches[0].part.traced:
        return 10 + int(2 * baseline(benches))
    if not page.exists():
        print(f"traced in {baseline(benches[:1]):.0f} s", flush=True)
        shutil.copy2(benches[0].folder / "traced.json", page)
    for bench in benches:
        bench.traced = Traced.read(page)
    return LONGEST


def survivors(chosen: list[Mutant], benches: list[Bench], page: Path) -> list[Mutant]:
    """Try the mutants; those that live."""
    limit = limit_of(benches, page)
    waiting, idle, busy = chosen[::-1], list(benches), list[Bench]()
    lived: list[Mutant] = []
    while waiting or busy:
        while waiting and idle:
            bench = idle.pop()
            bench.start(waiting.pop(), limit)
            busy.append(bench)
        time.sleep(0.01)
        for bench in busy[:]:
            status = bench.poll()
            if status is None:
                continue
            busy.remove(bench)
            idle.append(bench)
            if os.waitstatus_to_exitcode(status) == ASTRAY:
                sys.exit((bench.folder / "log").read_text("utf-8"))
            if status == 0 and bench.mutant is not None:
                lived.append(bench.mutant)
                print(f"alive: {bench.mutant.id}{'' if bench.shown else ' (no test runs it)'}", flush=True)
            done = len(chosen) - len(waiting) - len(busy)
            if done % 10 == 0 or not waiting:
                print(f"{done} of {len(chosen)} tried, {len(lived)} alive", flush=True)
    baseline(benches)  # else something that outlives a mutant killed those after it
    return lived


def explained(part: str) -> dict[str, str]:
    """The mutants that may live, and why."""
    page = EXPLAINED / f"{part}.md"
    text = page.read_text("utf-8") if page.exists() else ""
    return dict(re.findall(r"^- `(.+)`: (.+)$", text, re.MULTILINE))


def is_meant(id: str, mutant: Mutant) -> bool:
    """Whether an explanation is of this mutant: by its id, or by all that it begins with before `…`."""
    return mutant.id.startswith(id[:-1]) if id.endswith("…") else mutant.id == id


def diff(mutant: Mutant, folder: Path) -> str:
    """What a mutant changes."""
    before = ast.unparse(ast.parse((folder / mutant.file).read_text("utf-8")))
    lines = unified_diff(before.splitlines(), mutant.source.splitlines(), lineterm="", n=2)
    return "\n".join(f"    {line}" for line in list(lines)[3:])


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tests.mutants", description="Break a part of the house on purpose."
    )
    parser.add_argument("part", metavar="PART", help=f"a game, or {', '.join(PARTS)}")
    parser.add_argument("--count", type=int, default=200, help="how many mutants, drawn at random; 0: all")
    parser.add_argument("--seed", type=int, default=1, help="of the draw")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time")
    parser.add_argument("--skip", type=int, default=0, help="leave out so many of the draw: for a run in parts")
    parser.add_argument("--only", default="", help="only mutants whose id holds this text")
    parser.add_argument("--traced", type=Path, help="where it is kept which test runs which line: for a run in parts")
    parser.add_argument("--quick", action="store_true", help="only the quickest of the part's tests")
    asked = parser.parse_args()
    part = part_of(asked.part)
    if asked.quick:
        part = Part(part.folder, part.runs[:1])
    folder = ROOT / "src" / "parlour" / part.folder
    if not folder.is_dir():
        parser.error(f"there is no part '{asked.part}'")
    every = mutants(folder)
    chosen = [mutant for mutant in every if asked.only in mutant.id]
    if 0 < asked.count < len(chosen):
        chosen = random.Random(asked.seed).sample(chosen, asked.count)
    chosen = chosen[asked.skip :]
    reasons, began = explained(asked.part), time.monotonic()
    print(f"{len(chosen)} of {len(every)} mutants", flush=True)
    with tempfile.TemporaryDirectory(prefix="mutants-") as place:
        benches = [Bench(Path(place) / str(number), part) for number in range(asked.jobs)]
        lived = survivors(chosen, benches, asked.traced or Path(place) / "traced.json")
        late = [id for bench in benches for id in bench.late]
    unexplained = [mutant for mutant in lived if not any(is_meant(id, mutant) for id in reasons)]
    for id in late:
        print(f"took too long: {id}")
    for mutant in unexplained:
        print(f"\nalive: {mutant.id}  (line {mutant.line})\n{diff(mutant, folder)}")
    for id in sorted(id for id in reasons if not any(is_meant(id, mutant) for mutant in every)):
        print(f"\nexplained, but no mutant any more: {id}")
    killed, known = len(chosen) - len(lived), len(lived) - len(unexplained)
    share = 100 * killed / max(1, len(chosen))
    print(f"\n{killed} killed of {len(chosen)} ({share:.1f} %), {len(late)} of them for taking too long;", end=" ")
    print(f"{known} explained, {len(unexplained)} alive; {time.monotonic() - began:.0f} s")
    sys.exit(1 if unexplained else 0)


if __name__ == "__main__":
    main()
