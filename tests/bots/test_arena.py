"""Matches: rotated seats, the same deals, stored once and added up."""

from html import escape
from pathlib import Path

import pytest

from parlour.bots.arena import matches
from parlour.bots.arena.ladder import Tally, match_of, store, stored, tally
from parlour.bots.arena.report import report, tallied
from parlour.bots.spread import here
from parlour.cli import main
from parlour.text.catalog import catalog
from tests.bots.tables import WORLDS_FAIR


def quiet(tally: Tally) -> None:
    """Nobody listens."""


def test_the_strongest_is_named_first_and_the_last_fills_up() -> None:
    assert match_of(WORLDS_FAIR, ["random", "greedy"], 2).bots == ["greedy", "random"]
    assert match_of(WORLDS_FAIR, ["5", "3"], 4).bots == ["level5", "level3", "level3", "level3"]
    assert match_of(WORLDS_FAIR, ["3"], 3).mirror


def test_what_cannot_be_a_match_is_refused() -> None:
    for bots, seats, divide in ((["greedy"], 7, 1), (["greedy"] * 3, 2, 1), (["greedy"], 2, 0)):
        with pytest.raises(ValueError, match=r"\d"):
            match_of(WORLDS_FAIR, bots, seats, divide)


def test_every_deal_is_played_in_every_rotation() -> None:
    match = match_of(WORLDS_FAIR, ["greedy", "random"], 3)
    games = [(job["seed"], job["turn"]) for job in matches.fixtures(match, 8)]
    assert games == [(seed, turn) for seed in range(3) for turn in range(3)]
    assert {match.at(seat, turn) for seat, turn in ((0, 0), (1, 1), (2, 2))} == {"greedy"}
    assert match.at(0, 1) == match.at(0, 2) == "random"


def test_a_run_is_resumed_and_no_game_counts_twice(tmp_path: Path) -> None:
    path = tmp_path / "ladder" / "worlds_fair.jsonl"
    match = match_of(WORLDS_FAIR, ["greedy", "random"], 2)
    first = matches.run(match, 4, path, here(1), False, quiet)
    assert first.games == len(stored(path)) == 4
    path.write_bytes(path.read_bytes() * 2)  # as if two runs had written the same
    assert tally(match, stored(path)) == first
    heard: list[int] = []
    second = matches.run(match, 6, path, here(1), False, lambda tally: heard.append(tally.games))
    assert heard == [4, 5, 6]
    assert second.games == len(stored(path)) == 6
    whole = matches.run(match, 6, None, here(1), False, quiet)
    assert (whole.wins, whole.by_seat) == (second.wins, second.by_seat)


def test_a_torn_line_is_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "w.jsonl"
    match = match_of(WORLDS_FAIR, ["random"], 2)
    matches.run(match, 2, path, here(1), False, quiet)
    path.write_bytes(path.read_bytes()[:-20])
    assert len(stored(path)) == 1
    store(path, matches.play({**match.head(), "seed": 8, "turn": 0}))
    assert len(stored(path)) == 2


def test_results_of_other_bots_rules_and_budgets_are_not_counted(tmp_path: Path) -> None:
    match = match_of(WORLDS_FAIR, ["level1", "random"], 2)
    line = matches.play({**match.head(), "seed": 1, "turn": 0})
    assert tally(match, [line]).games == 1
    for part, value in (("rules", 0), ("version", 0), ("divide", 2), ("budgets", ["7", "random"])):
        assert tally(match, [{**line, part: value}]).games == 0
        assert tallied(WORLDS_FAIR, [{**line, part: value}]) == [] or part == "divide"


def test_where_the_newest_version_has_not_played_the_page_says_whose_games_it_shows(tmp_path: Path) -> None:
    line = matches.play({**match_of(WORLDS_FAIR, ["greedy", "random"], 2).head(), "seed": 1, "turn": 0})
    now = line["version"]
    store(tmp_path / "worlds_fair.jsonl", {**line, "version": now - 1})
    before = report([WORLDS_FAIR], tmp_path)
    assert "| greedy – random | 2 | 1 | 1 |" in before
    assert f"**Measured before the last change**: these games were played by version {now - 1} of its bots." in before
    three = matches.play({**match_of(WORLDS_FAIR, ["greedy", "random"], 3).head(), "seed": 1, "turn": 0})
    store(tmp_path / "worlds_fair.jsonl", {**three, "version": now - 1})
    store(tmp_path / "worlds_fair.jsonl", line)
    newest, _, older = report([WORLDS_FAIR], tmp_path).partition("### By earlier versions")
    assert "Measured before" not in newest
    assert "| greedy – random | 2 | 1 | 1 |" in newest
    assert "| greedy – 2 × random | 3 | 1 | 1 |" in older, "what the newest have not played is told apart"
    assert "greedy – random" not in older


def test_it_stops_early_when_the_test_is_decided(tmp_path: Path) -> None:
    match = match_of(WORLDS_FAIR, ["greedy", "random"], 2)
    count = matches.run(match, 200, None, here(1), True, quiet)
    assert count.verdict == "better"
    assert count.games < 100
    assert count.interval[0] > count.even


def test_in_several_processes_the_games_are_the_same(tmp_path: Path) -> None:
    match = match_of(WORLDS_FAIR, ["level1", "random"], 2, divide=4)
    alone = matches.run(match, 4, None, here(1), False, quiet)
    together = matches.run(match, 4, None, here(2), False, quiet)
    assert (alone.wins, alone.by_seat, alone.games) == (together.wins, together.by_seat, together.games)


def test_the_page_is_written_from_what_is_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bench").mkdir()
    played = ["arena", "worlds_fair", "--bots", "random,greedy", "--games", "4", "--jobs", "1"]
    assert main([*played, "--store", "--json", "out.json", "--svg", "out.svg"]) == 0
    assert Path("out.svg").read_text("utf-8").startswith("<svg")
    assert '"games": 4' in Path("out.json").read_text("utf-8")
    assert (
        main(["arena", "worlds_fair", "--bots", "3", "--games", "2", "--divide", "200", "--jobs", "1", "--store"]) == 0
    )
    assert main(["arena", "--report"]) == 0
    page = Path("docs/bots.md").read_text("utf-8")
    assert "| greedy – random | 2 | 1 | 4 |" in page
    assert "| 2 | level3, divided by 200 | 2 |" in page
    assert "parlour arena worlds_fair" in page
    assert Path("docs/pictures/ladder-worlds_fair.svg").exists()
    assert report([WORLDS_FAIR], Path("nowhere"))


def test_trying_a_bot_writes_into_no_ladder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bench/ladder").mkdir(parents=True)
    words = ["arena", "worlds_fair", "--bots", "greedy,random", "--games", "2", "--jobs", "1", "--lang", "en"]
    assert main(words) == 0
    assert "Nothing was kept; with --store FILE" in capsys.readouterr().out
    assert [*Path("bench/ladder").iterdir()] == []
    assert main([*words, "--store", "mine.jsonl"]) == 0
    assert "Nothing was kept" not in capsys.readouterr().out
    assert len(Path("mine.jsonl").read_text("utf-8").splitlines()) >= 2
    assert [*Path("bench/ladder").iterdir()] == []


def test_a_wrong_word_is_a_complaint(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["arena"], ["arena", "worlds_fair", "--bots", "nobody", "--jobs", "1", "--store", "x"]):
        assert main(words) == 2
        assert capsys.readouterr().err.startswith("parlour: ")
    assert not Path("x").exists()


@pytest.mark.parametrize(("lang", "word"), [("en", " wins "), ("fr", " gagne "), ("pl", " wygrywa ")])
def test_the_result_is_told_in_three_languages(
    lang: str, word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    drawn = tmp_path / "drawn.svg"
    words = ["arena", "worlds_fair", "--bots", "greedy,random", "--games", "2", "--jobs", "1", "--divide", "2"]
    assert main([*words, "--store", str(tmp_path / "kept"), "--svg", str(drawn), "--lang", lang]) == 0
    said = capsys.readouterr().out
    assert word in said
    assert len(said.splitlines()) == 5
    assert escape(catalog(lang).text("arena-plot")) in drawn.read_text("utf-8")


def test_several_processes_play_the_same_games_as_one() -> None:
    match = match_of(WORLDS_FAIR, ["greedy", "random"], 2)
    found = [
        [{**game, "seconds": 0, "thought": []} for game in matches.played(matches.fixtures(match, 6), here(jobs))]
        for jobs in (1, 2)
    ]
    assert len(found[0]) == 6
    assert sorted(found[0], key=str) == sorted(found[1], key=str)
