"""`parlour laws`, `golden`, `perft` and `catalog`."""

from pathlib import Path

import pytest

from parlour.cli.commands import catalog
from parlour.cli.commands.catalog import texts
from parlour.core.game import Game, find
from parlour.laws import LAWS, TELLING
from tests.cli.conftest import Run
from tests.playthrough import GOLDEN


def test_a_game_of_the_house_keeps_the_laws(parlour: Run) -> None:
    told = parlour("laws", "gatsby", "--seeds", "1")
    assert told.status == 0
    assert told.out.count("✓") == len(LAWS) + len(TELLING)
    assert "✗" not in told.out
    assert "draft" not in told.out


def test_a_broken_law_is_told_with_its_deal_and_the_line_that_says_so(
    parlour: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(find("gatsby"), "longest", 3)
    told = parlour("laws", "gatsby", "--law", "it_ends", "--seed", "5")
    assert told.status == 1
    assert "✗ it ends" in told.out
    assert "parlour laws gatsby --law it_ends --seed 5" in told.out
    assert "assert sum(1 for _ in walk(" in told.out


def test_a_law_may_be_called_as_it_is_printed(parlour: Run) -> None:
    told = parlour("laws", "gatsby", "--law", "everything can be said", "--law", "it_ends", "--seed", "1")
    assert (told.status, told.out.split("\n")) == (0, ["✓ it ends", "✓ everything can be said", ""])


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("laws", "chess"), "there is no game 'chess'"),
        (("laws", "gatsby", "--law", "murphy"), "there is no law murphy"),
        (("laws", "gatsby", "--seeds", "0"), "--seeds must be 1 or more"),
        (("golden", "gatsby", "--make", "--tries", "-1"), "--tries must be 0 or more"),
        (("golden", "gatsby", "--anew"), "--anew is for --make"),
        (("perft", "gatsby", "--folder", "nowhere"), "there is no nowhere/gatsby.perft: parlour perft gatsby --make"),
        (("catalog", "gatsby", "--lang", "de"), "invalid choice: 'de'"),
    ],
)
def test_what_is_asked_wrongly_is_said_in_a_line(parlour: Run, words: tuple[str, ...], told: str) -> None:
    found = parlour(*words)
    assert found.status == 2
    assert told in found.err


def test_golden_games_are_made_checked_and_told_anew(parlour: Run, tmp_path: Path) -> None:
    place = ("--folder", str(tmp_path))
    assert "there are no records" in parlour("golden", "gatsby", *place).out
    assert parlour("golden", "gatsby", "--make", "--tries", "0", *place).status == 0
    kept = sorted((tmp_path / "gatsby" / str(find("gatsby").rules)).iterdir())
    assert {path.suffix for path in kept} == {".record", ".play"}
    found = parlour("golden", "gatsby", *place)
    assert found.status == 1  # two games do not show everything
    assert "no record shows" in found.out
    play = next(path for path in kept if path.suffix == ".play")
    play.write_text(play.read_text("utf-8").replace("standing", "sitting", 1), "utf-8")
    assert (
        "says something else now; if it should: parlour golden gatsby --update"
        in parlour("golden", "gatsby", *place).out
    )
    assert parlour("golden", "gatsby", "--update", *place).out.strip() == str(play)
    assert "something else" not in parlour("golden", "gatsby", *place).out


def test_records_that_no_longer_replay_are_not_replaced_unasked(parlour: Run, tmp_path: Path) -> None:
    make = ("golden", "gatsby", "--make", "--tries", "0", "--folder", str(tmp_path))
    assert parlour(*make).status == 0
    assert parlour(*make).status == 0  # all of them replay: nothing is lost
    record = next(iter(sorted((tmp_path / "gatsby" / str(find("gatsby").rules)).glob("*.record"))))
    before = record.read_text("utf-8")
    head, *actions = before.splitlines()
    played_otherwise = "\n".join([head, *actions[1:], ""])
    record.write_text(played_otherwise, "utf-8")
    told = parlour(*make)
    assert told.status == 2
    assert "something else was played" in told.err
    assert "0013-rules-versions-are-kept.md" in told.err
    assert "--make --anew" in told.err
    assert record.read_text("utf-8") == played_otherwise
    assert parlour(*make, "--anew").status == 0
    assert record.read_text("utf-8") == before


def test_perft_is_counted_and_a_change_is_divided_by_the_first_action(
    parlour: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = ("--folder", str(tmp_path), "--records", str(GOLDEN))
    assert parlour("perft", "gatsby", "--make", "--nodes", "200", *place).status == 0
    assert parlour("perft", "gatsby", *place).status == 0
    file = tmp_path / "gatsby.perft"
    assert "after 2-greedy-1" in file.read_text("utf-8")
    file.write_text(file.read_text("utf-8").replace("perft 1 2", "perft 1 3", 1), "utf-8")
    told = parlour("perft", "gatsby", *place)
    assert told.status == 1
    assert "perft 1 is 2, not 3; if it should be: parlour perft gatsby --make" in told.out
    assert "keep 1: 1" in told.out


def test_the_catalogs_of_the_house_lack_nothing(parlour: Run) -> None:
    game: Game = find("kairo")
    told = parlour("catalog", game.id)
    assert (told.status, told.out) == (0, "")


def test_a_game_of_the_house_that_a_language_lacks_is_not_finished(
    parlour: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalog, "texts", lambda lang, game: [] if lang == "fr" else texts(lang, game))
    told = parlour("catalog", "kairo")
    assert told.status == 1
    assert "fr: game-title" in told.out


def test_a_theme_is_first_written_with_its_fields_and_what_to_look_at() -> None:
    written = catalog.first(find("gatsby"), "theme-CharacterWon")
    assert written.startswith("theme-CharacterWon = Character won { $space }")
    assert written.endswith("\n    .look = Character won\n    .name = Character won")
