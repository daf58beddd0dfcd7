"""`parlour progress`: what the coach found at this terminal, by month and theme, and the level that fits."""

from pathlib import Path

import pytest

from parlour.cli import kept
from parlour.cli.judged import DecisionHere, EndHere, MyGames, my_games, progress_file
from parlour.core.game import find
from parlour.puzzles.book import book_of
from parlour.server.thinking.skills import judged_by
from parlour.text.catalog import LANGUAGES, Catalog
from tests.cli.conftest import Run

GAME = "gatsby"
PLAY = ("play", GAME, "--bot", "level1", "--coach", "--seat", "1", "--seed", "5")
OCTOBER, NOVEMBER = 1_790_900_000_000, 1_793_600_000_000  # milliseconds, of 2026


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_DATA", str(tmp_path / "data"))


def months() -> MyGames:
    """Two months: the second cheaper; what cost most was a chain to cut. Level 2 loses, level 3 wins two of three."""
    version = judged_by(find(GAME))
    rows: list[DecisionHere] = []
    for number in range(60):
        made = (OCTOBER if number < 30 else NOVEMBER) + number
        cost = (0, 20_000, 70_000)[number % 3] // (1 if number < 30 else 2)
        theme = ("", "TokensToGo", "ChainCut")[number % 3]
        rows.append(DecisionHere("2 1 0", number, version, made, 24, "keep", cost, theme))
    ends = [EndHere(f"2 {number} 0", 2, 0, [1, 2]) for number in range(6)]
    ends += [EndHere(f"2 {number} 0", 3, 0, [2, 1] if number % 3 else [1, 2]) for number in range(10, 16)]
    return MyGames(rows, ends)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_costs_by_month_and_theme_and_the_level_that_fits(parlour: Run, lang: str) -> None:
    kept.write(progress_file(), {GAME: months()})
    catalog = Catalog(lang, GAME)
    done = parlour("progress", "--lang", lang, columns=500)
    assert (done.status, done.err) == (0, "")
    first, second = (line for line in done.out.splitlines() if line.startswith("2026-"))
    assert "30" in first
    for line, cost in ((first, 3.0), (second, 1.5)):
        assert catalog.text("progress-cost-value", cost=cost, error=1.1 if cost == 3.0 else 0.5) in line
    most, rest = (done.out.index(catalog.text(f"theme-{kind}", "name")) for kind in ("ChainCut", "TokensToGo"))
    assert most < rest, "what costs most comes first"
    assert catalog.text("progress-theme", part=78, decisions=20, cost=5.2) in done.out
    command = f"parlour puzzle {GAME} --theme TokensToGo"
    many = book_of(GAME).themes()["TokensToGo"]
    assert catalog.text("progress-practise-how", many=many, command=command) in done.out
    level = catalog.text("progress-level", name=catalog.text("level-3"), level=3)
    assert catalog.text("progress-fits", level=level) in done.out
    assert catalog.text("progress-how") in done.out


def test_nothing_yet_and_another_game(parlour: Run) -> None:
    assert "parlour play GAME --bot level3 --coach" in " ".join(parlour("progress").out.split())
    kept.write(progress_file(), {GAME: months()})
    assert "2026-" not in parlour("progress", "kairo").out
    assert parlour("progress", "chess").status == 2


@pytest.mark.slow
def test_the_coachs_words_are_noted_once_a_decision(parlour: Run) -> None:
    """Whoever takes a choice back and chooses again has heard the word on it; so has who plays the deal again."""
    parlour(*PLAY, lines=["1", "1", "undo", "2", "quit"])
    noted = my_games()[GAME]
    assert len(noted.decisions) == len({(one.table, one.at) for one in noted.decisions}) >= 2
    assert noted.ends == []
    parlour(*PLAY, lines=["2", "quit"])
    assert my_games()[GAME].decisions == noted.decisions
    assert parlour("progress").out.count("too few for an interval") == 1


def test_without_the_coach_the_end_alone_is_noted(parlour: Run) -> None:
    """Of a game against bots of a level alone; that of a deal that is known is not noted again."""
    whole = ("play", "worlds_fair", "--seats", "2", "--seat", "1", "--seed", "4", "--bot")
    for bot in ("random", "level1", "level1"):
        assert parlour(*whole, bot, lines=["1"] * 200).status == 0
    (end,) = my_games()["worlds_fair"].ends
    assert (end.level, end.seat, sorted(end.ranks)) == (1, 0, [1, 2])
    assert my_games()["worlds_fair"].decisions == []
    assert "one game: too few to tell" in parlour("progress").out


def test_a_damaged_file_stops_no_game(parlour: Run) -> None:
    progress_file().parent.mkdir(parents=True)
    progress_file().write_text("{")
    played = parlour("play", "worlds_fair", "--seats", "2", "--bot", "level1", "--seed", "4", lines=["1"] * 200)
    assert played.status == 0
    assert "This is not noted for parlour progress" in played.out
    assert progress_file().read_text() == "{", "what may still be mended is left alone"
    assert "cannot be read" in parlour("progress").err
