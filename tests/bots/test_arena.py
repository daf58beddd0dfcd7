"""Matches: rotated seats, the same deals, stored once and added up."""

import json
from collections import Counter
from html import escape
from pathlib import Path

import pytest

from parlour.bots.arena import matches, picture
from parlour.bots.arena.ladder import Tally, match_of, store, stored, tally
from parlour.bots.arena.report import HEAD, report, tallied
from parlour.bots.spread import here
from parlour.cli import main
from parlour.text.catalog import catalog
from tests.book import ROOT
from tests.bots.tables import WORLDS_FAIR


def quiet(tally: Tally) -> None:
    """Nobody listens."""


def test_the_strongest_is_stored_first_and_the_last_fills_up() -> None:
    assert match_of(WORLDS_FAIR, ["random", "greedy"], 2).bots == ["greedy", "random"]
    assert match_of(WORLDS_FAIR, ["5", "3"], 4).bots == ["level5", "level3", "level3", "level3"]
    assert match_of(WORLDS_FAIR, ["3"], 3).mirror


def test_a_match_is_told_as_it_was_named(tmp_path: Path) -> None:
    for bots, seats in ((["greedy", "random"], 2), (["greedy", "random", "tests.bots.test_brought:First"], 3)):
        kept = tmp_path / f"{seats}.jsonl"
        found = {}
        for first in bots:
            named = [first, *(bot for bot in bots if bot != first)]
            match = match_of(WORLDS_FAIR, named, seats)
            assert match.bots == match_of(WORLDS_FAIR, bots, seats).bots, "it is one match, however it is named"
            found[first] = matches.run(match, 6, kept, here(1), False, quiet)
            assert found[first].plain()["bots"] == named
            assert found[first].plain()["budgets"][0].startswith(first)
            assert picture.named(found[first]) == " – ".join(named)
        assert len(stored(kept)) == 6, "and played once"
        assert abs(sum(one.wins for one in found.values()) - 6) < 1e-9, "each has its own share"
        assert found["greedy"].share > 0.5


def test_the_command_tells_the_first_named_first(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out.json"
    words = ["arena", "worlds_fair", "--bots", "random,greedy", "--games", "4", "--jobs", "1", "--lang", "en"]
    assert main([*words, "--json", str(out)]) == 0
    said = capsys.readouterr().out
    assert "random – greedy" in said
    assert "random wins 0.0%" in said
    plain = json.loads(out.read_text("utf-8"))
    assert (plain["bots"], plain["share"], plain["sprt"]) == (["random", "greedy"], 0.0, "")
    assert plain["elo"] < 0


def test_who_sits_after_whom_changes_where_three_differ() -> None:
    for bots, ways in ((["level3", "greedy", "random"], 2), (["level3", "level2", "greedy", "random"], 6)):
        match = match_of(WORLDS_FAIR, bots, len(bots))
        games = [*matches.fixtures(match, len(bots) * ways)]
        sat = [[match.at(seat, game["turn"]) for seat in range(match.seats)] for game in games]
        assert len({tuple(one) for one in sat}) == len(games), "every arrangement once"
        after = Counter((one[seat - 1], one[seat]) for one in sat for seat in range(match.seats))
        assert len(after) == len(bots) * (len(bots) - 1), "everybody sits after everybody"
        assert len(set(after.values())) == 1, "equally often"
        for start in range(0, len(games), len(bots)):
            for bot in bots:
                assert {one.index(bot) for one in sat[start : start + len(bots)]} == {*range(len(bots))}
    for bots, seats in ((["level3", "greedy"], 4), (["level3", "level3", "greedy"], 3), (["level3", "greedy"], 2)):
        match = match_of(WORLDS_FAIR, bots, seats)
        assert {game["turn"] for game in matches.fixtures(match, 40)} == {*range(seats)}, "alike ones have no order"


def test_a_stored_turn_means_what_it_meant() -> None:
    match = match_of(WORLDS_FAIR, ["level3", "level2", "greedy", "random"], 4)
    for turn in range(4):
        assert [match.at(seat, turn) for seat in range(4)] == [match.bots[(seat - turn) % 4] for seat in range(4)]
    line = {**match.head(), "seed": 1, "turn": 1, "ranks": [2, 1, 3, 4], "seconds": 1.0}
    assert tally(match, [line]).wins == 1.0


def test_another_seed_has_other_deals_and_counts_them_alone(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    matches_of = [match_of(WORLDS_FAIR, ["greedy", "random"], 2, seed=seed) for seed in (0, 1, 2)]
    seeds = [{game["seed"] for game in matches.fixtures(match, 40)} for match in matches_of]
    assert seeds[0] == {*range(20)}, "as ever"
    assert len(set.union(*seeds)) == 60, "no deal of one is another's"
    for done, match in enumerate(matches_of, 1):
        count = matches.run(match, 4, kept, here(1), False, quiet)
        assert (count.games, count.plain()["seed"]) == (4, match.seed)
        assert len(stored(kept)) == 4 * done
    assert tally(matches_of[0], stored(kept)).games == 12, "the page counts all"
    for odd in (-1, 10**13):
        with pytest.raises(ValueError, match="seed of a match"):
            match_of(WORLDS_FAIR, ["greedy", "random"], 2, seed=odd)


def test_a_store_in_no_folder_is_refused_and_odd_lines_are_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["arena", "worlds_fair", "--bots", "greedy,random", "--games", "2", "--jobs", "1", "--lang", "en"]
    assert main([*words, "--store", str(tmp_path / "typo" / "x.jsonl")]) == 2
    assert f"there is no folder {tmp_path / 'typo'}" in capsys.readouterr().err
    assert not (tmp_path / "typo").exists()
    assert main([*words, "--store", str(tmp_path)]) == 2
    assert "is a folder" in capsys.readouterr().err
    kept = tmp_path / "x.jsonl"
    assert main([*words, "--store", str(kept)]) == 0
    assert "passed over" not in capsys.readouterr().err
    whole = kept.read_text("utf-8").splitlines()
    kept.write_text("\n".join([whole[0], "{}", whole[1], "torn"]), "utf-8")
    assert main([*words, "--store", str(kept)]) == 0
    assert f"{kept}: 2 lines are no results, and are passed over: 2, 4." in capsys.readouterr().err
    kept.write_text("\n".join([whole[0], "{}", whole[1]]), "utf-8")
    assert main([*words, "--store", str(kept)]) == 0
    assert f"{kept}: line 2 is no result, and is passed over." in capsys.readouterr().err


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


def test_the_page_of_bots_begins_as_it_is_written() -> None:
    assert (ROOT / "docs" / "bots.md").read_text("utf-8").startswith(HEAD), "parlour arena --report"


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
