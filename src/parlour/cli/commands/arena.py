"""`parlour arena`: bots against one another, with what the numbers are worth; and the page of all results."""

import argparse
import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from parlour.bots.arena import matches, picture
from parlour.bots.arena.ladder import Tally, match_of, passed_over, stored
from parlour.bots.arena.report import played_by, report, tallied
from parlour.bots.levels import full_name
from parlour.cli.language import add_language, catalog_for
from parlour.cli.spreading import add_spread, spread_of
from parlour.core.game import find
from parlour.games import games
from parlour.text.catalog import Catalog
from parlour.text.catalog import catalog as catalog_of

LADDER: Final = Path("bench/ladder")
PAGE: Final = Path("docs/bots.md")
LONGEST: Final = 1e6
SHOWN: Final = 5  # lines of a file that are named
CHOICE: Final = (
    300.0  # seconds: none that is at work takes so long, and one that hangs is found before the night is over
)

VERDICTS: Final = {"better": "arena-better", "not better": "arena-not-better", "": "arena-open"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Who plays what, how often, and where it is kept."""
    parser.add_argument("game", metavar="GAME", nargs="?", help=f"one of: {', '.join(games())}")
    parser.add_argument("--bots", default="level5,level4", metavar="BOT,…", help="who plays (level5,level4)")
    parser.add_argument("--seats", type=int, default=2, metavar="N", help="how many play; the last bot fills up (2)")
    parser.add_argument(
        "--games",
        type=int,
        default=100,
        metavar="N",
        help="games, stored ones counted in; a deal is played in every rotation, so a few more may come of it (100)",
    )
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="play other deals, and count those alone (0)")
    parser.add_argument("--divide", type=int, default=1, metavar="N", help="divide all iterations by this (1)")
    add_spread(parser)
    parser.add_argument(
        "--choice-seconds",
        type=float,
        default=CHOICE,
        metavar="S",
        help=f"stop when a bot of yours takes longer for a choice; 0: let it think for ever ({CHOICE:g})",
    )
    parser.add_argument("--sprt", action="store_true", help="stop once a sequential test at 5 %% is decided")
    parser.add_argument("--field", action="store_true", help="rank any number of bots, every choice of them at a table")
    kept = f"keep results in this file, {LADDER}/GAME.jsonl if none is named (default: they are not kept)"
    parser.add_argument("--store", type=Path, nargs="?", const=LADDER, metavar="FILE", help=kept)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the result as JSON")
    parser.add_argument("--svg", type=Path, metavar="FILE", help="draw the result")
    parser.add_argument("--report", action="store_true", help=f"write {PAGE} from all stored results, and play nothing")
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play, or report."""
    if arguments.report:
        return write_report(catalog_for(arguments))
    if arguments.game is None:
        raise ValueError(f"which game? There are: {', '.join(games())}")
    if arguments.games < 1:
        raise ValueError("--games is 1 or more")
    if not 0 <= arguments.choice_seconds < LONGEST:
        raise ValueError(f"--choice-seconds is 0 or more, and less than {LONGEST:g}")
    if arguments.field:
        return play_field(arguments)
    spread = spread_of(arguments)
    game, bots = find(arguments.game), arguments.bots.split(",")
    match = match_of(game, bots, arguments.seats, arguments.divide, seed=arguments.seed)
    catalog = catalog_for(arguments, match.game.id)
    path = store_of(arguments.store, match.game.id, catalog)
    console = Console(highlight=False, stderr=True)
    with Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console
    ) as progress:
        bar = progress.add_task("", total=arguments.games)

        def told(tally: Tally) -> None:
            low, high = tally.interval
            share = f"{tally.share:.0%} ({low:.0%} – {high:.0%})" if tally.games else ""
            progress.update(bar, completed=tally.games, description=f"{picture.named(tally)} {share}")

        tally = matches.run(match, arguments.games, path, spread, arguments.sprt, told, arguments.choice_seconds)
    print(text(tally, catalog))
    if path is None:
        print(catalog.text("arena-unkept"))
    if arguments.json:
        arguments.json.write_text(json.dumps(tally.plain(), indent=1) + "\n", "utf-8")
    if arguments.svg:
        drawn = picture.shares(catalog.text("game-title"), catalog.text("arena-plot"), [tally])
        arguments.svg.write_text(drawn, "utf-8")
    return 0


def store_of(asked: Path | None, game: str, catalog: Catalog) -> Path | None:
    """Where results are kept: nowhere unless it was asked for, so that trying a bot changes no file of a project.

    Lines of it that are no result are said; ValueError for a place where no file can be.
    """
    if asked is None:
        return None
    if asked != LADDER and not asked.parent.is_dir():
        raise ValueError(f"there is no folder {asked.parent} to keep results in")
    path = asked / f"{game}.jsonl" if asked == LADDER else asked
    if path.is_dir():
        raise ValueError(f"{path} is a folder: results are kept in a file")
    if odd := passed_over(path):
        lines = ", ".join(str(number) for number in odd[:SHOWN]) + (", …" if len(odd) > SHOWN else "")
        print(catalog.text("arena-odd-lines", path=str(path), number=len(odd), lines=lines), file=sys.stderr)
    return path


def play_field(arguments: argparse.Namespace) -> int:
    """Every choice of the bots at a table, and one ranking of them all."""
    try:
        from parlour.research import field
    except ModuleNotFoundError as missing:
        raise ValueError(f"{missing.name} is not installed: pip install 'parlour[research]' brings it") from None
    spread = spread_of(arguments)
    game, bots = find(arguments.game), [full_name(bot) for bot in arguments.bots.split(",")]
    catalog = catalog_for(arguments, game.id)
    path = store_of(arguments.store, game.id, catalog)
    console = Console(highlight=False, stderr=True)
    with Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console) as progress:
        bar = progress.add_task("")

        def told(done: int, wanted: int) -> None:
            progress.update(bar, completed=done, total=wanted)

        seats = arguments.seats
        limit, seed = arguments.choice_seconds, arguments.seed
        places = field.run(game, bots, seats, arguments.games, path, spread, told, arguments.divide, limit, seed)
    games = sum(place.games for place in places) // seats
    title = catalog.text("game-title")
    print(catalog.text("arena-field", game=title, seats=seats, bots=len(bots), games=games))
    for number, place in enumerate(places, 1):
        ends = {"rating": f"{place.rating:.1f}", "low": f"{place.low:.1f}", "high": f"{place.high:.1f}"}
        share = 100 * place.wins / place.games
        print(catalog.text("arena-place", place=number, bot=place.bot, share=share, games=place.games, **ends))
    if arguments.json:
        plain = [{**asdict(place), "low": place.low, "high": place.high} for place in places]
        arguments.json.write_text(json.dumps(plain, indent=1) + "\n", "utf-8")
    if path is None:
        print(catalog.text("arena-unkept"))
    return 0


def text(tally: Tally, catalog: Catalog) -> str:
    """The result in a few lines."""
    match = tally.match
    title = catalog.text("game-title")
    named = picture.named(tally)
    lines = [catalog.text("arena-match", game=title, seats=match.seats, match=named, games=tally.games)]
    if match.divide > 1:
        lines.append(catalog.text("arena-divided", divide=match.divide))
    if not match.mirror:
        low, high = (100 * end for end in tally.interval)
        share, even = 100 * tally.share, 100 * tally.even
        lines.append(catalog.text("arena-share", bot=match.told[0], share=share, low=low, high=high, even=even))
        point, least, most = (f"{elo:+.0f}" for elo in tally.elo)
        verdict = catalog.text(VERDICTS[tally.verdict or ""])
        lines.append(catalog.text("arena-elo", point=point, low=least, high=most, verdict=verdict))
    seats = [
        catalog.text("arena-seat", seat=seat, share=100 * wins / max(1, tally.games))
        for seat, wins in enumerate(tally.by_seat, 1)
    ]
    lines.append(catalog.text("arena-seats", shares=", ".join(seats)))
    return "\n".join(lines)


def write_report(catalog: Catalog) -> int:
    """The page and its pictures; both are English, as all of docs/ but the book."""
    chosen = [find(name) for name in games()]
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(report(chosen, LADDER), "utf-8")
    english = catalog_of("en")
    for game in chosen:
        lines = stored(LADDER / f"{game.id}.jsonl")
        found = [one for one in tallied(game, lines, played_by(game, lines)) if not one.match.mirror]
        if found:
            drawn = PAGE.parent / "pictures" / f"ladder-{game.id}.svg"
            drawn.parent.mkdir(exist_ok=True)
            title = english.text("arena-ladder", game=catalog_of("en", game.id).text("game-title"))
            drawn.write_text(picture.shares(title, english.text("arena-plot"), found), "utf-8")
    print(catalog.text("arena-written", page=str(PAGE)))
    return 0
