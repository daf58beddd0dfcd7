# /// script
# requires-python = ">=3.11"
# dependencies = [
#     "catanatron==3.2.1",
#     "open_spiel==2.0.2",
#     "pettingzoo==1.27.0",
#     "pygame-ce==2.5.8",
#     "librt>=0.16",
#     "msgspec>=0.20",
#     "mypy-extensions>=1.1",
# ]
# ///
"""Parlour beside its peers: random play on one core, run in turns in one process, told as ratios of medians.

    python bench/peers.py [--rounds 7] [--seconds 2] [--json FILE] [--svg FILE] [--games GAME,…] [--check]

It makes its own environment in build/peers, with the peers (bench/requirements.txt) and Parlour compiled.
"""

import argparse
import gc
import hashlib
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import venv
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib import import_module, metadata
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bench.chart import draw  # noqa: E402
from bench.peer_games import PEERS, Measure, Sample, measure, ours  # noqa: E402

LOCK = ROOT / "bench" / "requirements.txt"
HOME = ROOT / "build" / "peers"
PYTHON = HOME / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
VERSIONS = ("parlour", "open_spiel", "pettingzoo", "catanatron", "numpy")
MARK = HOME / "parlour.sha256"  # of the sources that were compiled
SOURCES = ("src", "build_tools", "setup.py", "pyproject.toml")
PACKED = (*SOURCES, "docs", "MANIFEST.in", "README.md", "LICENSE")


@dataclass(frozen=True)
class Claim:
    """Our game, run this way, makes at least so many times the peer's figure; None: only shown.

    Without a peer, at least so many a second.
    """

    game: str
    way: str
    peer: str | None
    least: float | None


CLAIMS = [
    Claim("worlds_fair", "python", "hearts", 1),
    Claim("worlds_fair", "python", "gin_rummy", 5),
    Claim("worlds_fair", "python", "catan", 10),
    Claim("worlds_fair", "python", "connect_four_env", 40),
    Claim("worlds_fair", "inside", "hearts", 2),
    Claim("worlds_fair", "python", "hearts_even", None),
    Claim("worlds_fair", "python", "connect_four", None),
    Claim("worlds_fair", "inside", "hearts_inside", 1),
    Claim("worlds_fair", "search", "gin_rummy_search", 20),
    Claim("worlds_fair", "cut", "gin_rummy_search", 60),
    Claim("gatsby", "python", "gin_rummy", 5),
    Claim("gatsby", "python", "backgammon", 3),
    Claim("gatsby", "inside", "hearts_inside", 0.75),
    Claim("gatsby", "search", "gin_rummy_search", 1.5),
    Claim("gatsby", "cut", "gin_rummy_search", None),
    Claim("kairo", "python", "catan", 3),
    Claim("kairo", "python", "gin_rummy", 2),
    Claim("kairo", "inside_two", "hearts_inside", 0.625),
    Claim("kairo", "search", None, 100),
    Claim("kairo", "cut", None, 1000),
]


def main() -> int:
    args = _arguments()
    if Path(sys.prefix).resolve() != HOME.resolve():
        _make_home()
        if args.games != ["none"]:
            _install_parlour()
        return subprocess.run([str(PYTHON), __file__, *sys.argv[1:]], env=_environment()).returncode
    claims = _chosen(args.games)
    result = _result(claims, *_rounds(_measures(claims), args.rounds, args.seconds), args.seconds)
    print(_text(result))
    if args.json:
        args.json.write_text(json.dumps(result, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    if args.svg:
        args.svg.write_text(draw(result), encoding="utf-8")
    return int(args.check and any(claim["holds"] is False for claim in result["claims"]))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Parlour beside its peers, in one process on one core.")
    parser.add_argument("--rounds", type=int, default=7, help="how often each measure runs (7)")
    parser.add_argument("--seconds", type=float, default=2, help="how long it runs each time (2)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write everything measured")
    parser.add_argument("--svg", type=Path, metavar="FILE", help="draw the bar chart")
    parser.add_argument(
        "--games", type=lambda text: text.split(","), metavar="GAME,…", help="ours to run; none: peers only"
    )
    parser.add_argument("--check", action="store_true", help="exit 1 if a claim is missed")
    args = parser.parse_args()
    if args.rounds < 1 or args.seconds <= 0:
        parser.error("rounds and seconds must be above 0")
    return args


# The environment


def _make_home() -> None:
    """The peers, exactly as locked."""
    mark = HOME / "peers.sha256"
    wanted = _digest([LOCK], sys.version)
    if mark.exists() and mark.read_text() == wanted:
        return
    print(f"Installing the peers in {HOME.relative_to(ROOT)} …", file=sys.stderr)
    venv.create(HOME, clear=True, with_pip=True)
    _pip("--require-hashes", "-r", str(LOCK))
    mark.write_text(wanted)


def _install_parlour() -> None:
    """Parlour as the tree has it now, compiled from a copy so that nothing in the tree changes."""
    files = [path for name in SOURCES for path in [ROOT / name, *(ROOT / name).rglob("*")] if path.is_file()]
    wanted = _digest(path for path in sorted(files) if path.suffix not in (".so", ".pyd", ".pyc"))
    if MARK.exists() and MARK.read_text() == wanted:
        return
    print("Compiling Parlour …", file=sys.stderr)
    with tempfile.TemporaryDirectory() as place:
        for name in PACKED:
            if (ROOT / name).is_dir():
                leave = shutil.ignore_patterns("*.so", "*.pyd", "*.egg-info", "__pycache__")
                shutil.copytree(ROOT / name, Path(place, name), ignore=leave)
            elif (ROOT / name).exists():
                shutil.copyfile(ROOT / name, Path(place, name))
        _pip("--no-deps", "--force-reinstall", place)
    MARK.write_text(wanted)


def _pip(*what: str) -> None:
    command = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *what]
    if subprocess.run(command, env=_environment()).returncode:
        sys.exit(f"Could not install: pip install {' '.join(what)}")


def _environment() -> dict[str, str]:
    """One thread, and nothing that asks for plain Python or leads to another Parlour."""
    refused = ("PARLOUR_PLAIN", "PARLOUR_COMPILE", "PYTHONPATH", "PYTHONHOME")
    kept = {name: value for name, value in os.environ.items() if name not in refused}
    one = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")
    return kept | dict.fromkeys(one, "1") | {"PYGAME_HIDE_SUPPORT_PROMPT": "1"}


def _digest(files: Iterable[Path], *more: str) -> str:
    total = hashlib.sha256("\n".join(more).encode())
    for path in files:
        total.update(f"\n{path.relative_to(ROOT)}\n".encode())
        total.update(path.read_bytes())
    return total.hexdigest()


# The run


def _chosen(wanted: list[str] | None) -> list[Claim]:
    """The claims of the games asked for, or of all games on the shelf."""
    if wanted == ["none"]:
        return []
    find = import_module("parlour.games").find
    games = []
    for name in wanted or dict.fromkeys(claim.game for claim in CLAIMS):
        try:
            game = find(name)
        except ValueError as unknown:
            if wanted:
                sys.exit(str(unknown))
            continue
        if not any(claim.game == name for claim in CLAIMS):
            sys.exit(f"Nothing is claimed of {name}: add it to CLAIMS in bench/peers.py.")
        games.append(name)
        _demand_compiled(type(game).__module__)
    for module in ("core.engine", "core.chance", "bots.random", "bots.ismcts"):
        _demand_compiled(f"parlour.{module}")
    return [claim for claim in CLAIMS if claim.game in games]


def _demand_compiled(module: str) -> None:
    place = str(import_module(module).__file__)
    if not place.endswith(tuple(EXTENSION_SUFFIXES)):
        MARK.unlink(missing_ok=True)  # so that the next run tries again
        sys.exit(f"{module} is not compiled ({place}): a C compiler and Python's headers are needed.")


def _measures(claims: list[Claim]) -> list[Measure]:
    """Each measure the claims name, once; every peer if there are no claims."""
    named = {claim.peer for claim in claims}
    own = dict.fromkeys((claim.game, claim.way) for claim in claims)
    return [ours(*key) for key in own] + [peer for peer in PEERS if peer.key in named or not claims]


def _rounds(measures: list[Measure], rounds: int, seconds: float) -> tuple[dict[Measure, list[Sample]], list[float]]:
    """Every measure once a round, there and back again, after one warm-up; and the loads between rounds."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    loads = [_load()]
    plays = {each: each.open() for each in measures}
    for play in plays.values():
        measure(play, min(seconds, 1))
    samples: dict[Measure, list[Sample]] = {each: [] for each in measures}
    for turn in range(rounds):
        print(f"Round {turn + 1} of {rounds}, load {loads[-1]:.2f}", file=sys.stderr)
        for each in measures if turn % 2 == 0 else reversed(measures):
            gc.collect()
            samples[each].append(measure(plays[each], seconds))
        loads.append(_load())
    return samples, loads


def _load() -> float:
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else float("nan")


# The result


def _result(
    claims: list[Claim], samples: dict[Measure, list[Sample]], loads: list[float], seconds: float
) -> dict[str, Any]:
    rates = {each.key: [sample.rate for sample in found] for each, found in samples.items()}
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "machine": _machine(),
        "load": loads,
        "seconds": seconds,
        "measures": [_row(each, found) for each, found in samples.items()],
        "claims": [_verdict(claim, rates) for claim in claims],
    }


def _row(each: Measure, found: list[Sample]) -> dict[str, Any]:
    rates = [sample.rate for sample in found]
    return {
        "key": each.key,
        "who": each.who,
        "what": each.what,
        "how": each.how,
        "unit": each.unit,
        "ours": each.ours,
        "median": statistics.median(rates),
        "low": min(rates),
        "high": max(rates),
        "rates": rates,
        "shares": [sample.share for sample in found],
        "whole": each.whole,
        "whole_median": statistics.median(sample.whole / (sample.elapsed * sample.share) for sample in found),
    }


def _verdict(claim: Claim, rates: dict[str, list[float]]) -> dict[str, Any]:
    own = rates[f"{claim.game}:{claim.way}"]
    theirs = rates[claim.peer] if claim.peer else [1.0] * len(own)
    ratio = statistics.median(own) / statistics.median(theirs)
    by_round = [mine / other for mine, other in zip(own, theirs, strict=True)]
    return {
        "ours": f"{claim.game}:{claim.way}",
        "peer": claim.peer,
        "least": claim.least,
        "ratio": ratio,
        "low": min(by_round),
        "high": max(by_round),
        "holds": None if claim.least is None else ratio >= claim.least,
    }


def _machine() -> dict[str, Any]:
    versions = {}
    for name in VERSIONS:
        try:
            versions[name] = metadata.version(name)
        except metadata.PackageNotFoundError:
            continue
    return {
        "cpu": _cpu(),
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "versions": versions,
    }


def _cpu() -> str:
    told = Path("/proc/cpuinfo")
    if told.exists():
        for line in told.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def _text(result: dict[str, Any]) -> str:
    machine = result["machine"]
    loads = result["load"]
    shares = [share for row in result["measures"] for share in row["shares"]]
    versions = ", ".join(f"{name} {version}" for name, version in machine["versions"].items())
    lines = [
        f"{machine['cpu']}, one of {machine['cores']} cores, {machine['system']}, Python {machine['python']}",
        versions,
        f"{result['date']}, {len(loads) - 1} rounds of {result['seconds']:g} s a measure",
        f"load {loads[0]:.2f} before, {loads[-1]:.2f} after; of its core's time this process had"
        f" {min(shares):.0%} to {max(shares):.0%}",
        "",
        f"{'':50}{'median':>11}  {'lowest – highest':>21}",
    ]
    for row in sorted(result["measures"], key=lambda row: (row["unit"], -row["median"])):
        name = f"{row['who']} {row['what']}, {row['how']}"
        spread = f"{row['low']:,.0f} – {row['high']:,.0f}"
        whole = f"{row['whole_median']:,.{0 if row['whole_median'] >= 100 else 1}f} {row['whole']}/s"
        lines.append(f"{name:50}{row['median']:>11,.0f}  {spread:>21} {row['unit'] + '/s':13} {whole:>16}")
    if result["claims"]:
        lines += ["", f"{'ratio of medians':50}{'':>11}  {'by round':>21}  {'claimed':>8}"]
    for claim in result["claims"]:
        many, sign = (",.2f", "×") if claim["peer"] else (",.0f", "/s")
        pair = f"{claim['ours']} to {claim['peer']}" if claim["peer"] else claim["ours"]
        spread = f"{claim['low']:{many}} – {claim['high']:{many}}"
        asked = "" if claim["least"] is None else f"{claim['least']:,g}{sign}"
        word = {True: "holds", False: "MISSED", None: ""}[claim["holds"]]
        ratio = f"{claim['ratio']:{many}}{sign}"
        lines.append(f"{pair:50}{ratio:>11}  {spread:>21}  {asked:>8}  {word}".rstrip())
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
