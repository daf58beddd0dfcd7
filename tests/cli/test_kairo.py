"""Kairo at the terminal: everything on the market is drawn and told apart without colour; boards of one's own."""

from pathlib import Path
from typing import cast

import pytest
from rich.console import Console

from parlour.cli import main
from parlour.cli.boards import board_of
from parlour.core.engine import legal
from parlour.core.game import find
from parlour.core.record import read_file
from parlour.core.table import Table, replay
from parlour.games.kairo.house import HOUSE
from parlour.games.kairo.material import COLOURS
from parlour.games.kairo.state import Market
from parlour.text.catalog import LANGUAGES, Catalog
from tests.games.kairo.scenes import after, market
from tests.playthrough import folder

NAMES = ["Ada", "Ben", "Chloé", "Dev"]


def drawn(table: Table, width: int, lang: str = "en", viewer: int | None = 0) -> str:
    console = Console(width=width, force_terminal=False, markup=False, highlight=False)
    with console.capture() as capture:
        view = table.view(viewer)
        console.print(board_of(find("kairo")).draw(view, Catalog(lang, "kairo"), NAMES[: table.seats], viewer))
    return capture.get()


def played(seats: int, until: str, seed: int = 3) -> Table:
    """A table on which the last option is played until a step comes."""
    table = Table("kairo", seats, seed)
    while type(table.view(None).agenda[-1]).__name__ != until:
        table.play(table.legal()[table.at % len(table.legal())])
    return table


@pytest.mark.parametrize("width", [80, 100, 120])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_stall_entrance_and_customer_is_on_the_market(width: int, lang: str) -> None:
    table = Table("kairo", 2, 3)
    picture = drawn(table, width, lang)
    assert max(len(line) for line in picture.splitlines()) <= width
    letters = [Catalog(lang, "kairo").name(colour, "letter") for colour in COLOURS]
    assert len(set(letters)) == 6
    state = cast(Market, table.view(0))
    for stall, cell in enumerate(state.mains):
        if cell >= 0:
            owner, colour = divmod(stall, 6)
            assert f" {letters[colour]}{'●■▲◆○'[owner]}  " in picture
    for colour, cell in enumerate(state.customers):
        rows = [line for line in picture.splitlines() if line.startswith("r")]
        assert any(f"@{letters[colour]}" in row for row in rows) == (cell >= 0)


def test_an_entrance_points_to_its_stall_and_tells_its_owner() -> None:
    table = Table("kairo", 2, 3)
    state = cast(Market, table.view(0))
    arrows = sum(drawn(table, 80).count(arrow) for arrow in "↑→↓←")
    assert arrows == sum(door >= 0 for door in state.doors) + 1  # and one in the legend


def test_cells_that_may_be_chosen_are_marked() -> None:
    table = played(4, "ChooseCell")
    seat = table.turn
    picture = drawn(table, 120, viewer=seat)
    cells = len(table.legal())
    assert sum(line.count("  +  ") for line in picture.splitlines() if line.startswith("r")) == cells
    assert "  +  " not in drawn(table, 120, viewer=None)


def test_others_coins_are_behind_screens_unless_they_are_open() -> None:
    table = Table("kairo", 2, 3)
    assert drawn(table, 80).count("behind the screen") == 1
    assert drawn(table, 80, viewer=None).count("behind the screen") == 2
    open_table = Table("kairo", 2, 3, {"screens": "open"})
    assert "behind the screen" not in drawn(open_table, 80)


def test_cards_one_cannot_know_are_question_marks() -> None:
    picture = drawn(Table("kairo", 3, 3), 80)
    assert picture.count("? ? ?") == 2


def test_path_length_and_barkers_are_told_before_a_lure() -> None:
    table = played(2, "ChooseEntrance")
    view = table.view(table.turn)
    told = [board_of(find("kairo")).preview(view, action, Catalog("en", "kairo")) for action in table.legal()]
    assert all("step" in text and ": r" in text for text in told)
    table = played(2, "ChooseCustomer")
    view = table.view(table.turn)
    assert all(
        "step" in board_of(find("kairo")).preview(view, action, Catalog("en", "kairo")) for action in table.legal()
    )


def test_a_short_bank_is_told_before_a_lure() -> None:
    """The owner of three tiles is paid first, and there are two coins left.  [KA 6.5b, R11]"""
    state = market(
        3,
        stalls=["", "green r3c7v"],
        extensions={1: "green r3c6 green r3c5"},
        coins={2: "green 18"},
    )
    state = after(state, "lure")
    told = [board_of(find("kairo")).preview(state, action, Catalog("en", "kairo")) for action in legal(state)]
    assert [text.split(" · ")[1:] for text in told] == [["■ 2"]]


def test_the_size_and_the_section_are_told_before_a_build() -> None:
    state = market(stalls=["red r7c8<"], hands={0: "9"}, coins={0: "red 3"})
    board, catalog = board_of(find("kairo")), Catalog("en", "kairo")
    colour = after(state, "build extension", "card 9")
    assert [board.preview(colour, action, catalog) for action in legal(colour)] == ["size 2 and as many points, for R2"]
    cell = after(colour, "colour red")
    assert {board.preview(cell, action, catalog) for action in legal(cell)} == {"section 9"}
    assert {board.preview(state, action, catalog) for action in legal(state)} == {""}


def test_how_far_the_final_phase_is_stands_beside_the_stock() -> None:
    """[KA 8.1, 8.1b]"""
    table = Table("kairo", 2, 3)
    assert "Final phase: 6 extensions away" in drawn(table, 80)
    done = replay(read_file(next(folder(find("kairo")).glob("2-greedy-*.record"))))
    assert "extensions away" not in drawn(done, 80)
    assert "Final phase" in drawn(done, 80)


def test_a_finished_game_shows_all_coins() -> None:
    table = replay(read_file(folder(find("kairo")) / "2-quiet-1.record"))
    assert "behind the screen" not in drawn(table, 100)
    assert "Final phase" in drawn(table, 100)


def test_a_board_is_checked_and_the_houses_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """[KA R24]"""
    assert main(["kairo-board", "show"]) == 0
    assert capsys.readouterr().out == HOUSE
    file = tmp_path / "mine.txt"
    file.write_text(HOUSE, "utf-8")
    assert main(["kairo-board", "check", str(file)]) == 0
    assert "110 cells, given starts for 2, 3 and 4 players; digest" in capsys.readouterr().out
    file.write_text(HOUSE.split("start 4")[0], "utf-8")
    assert main(["kairo-board", "check", str(file)]) == 0
    assert "given starts for – players" in capsys.readouterr().out


def test_a_given_start_with_a_crowded_section_is_warned_of_and_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two main stalls a section is asked of the variable start alone.  [KA 3.7e, R24]"""
    file = tmp_path / "mine.txt"
    file.write_text(HOUSE, "utf-8")
    assert main(["kairo-board", "check", str(file), "--lang", "en"]) == 0
    warnings = [line for line in capsys.readouterr().out.splitlines() if "warning" in line]
    assert [line.split(": ", 1)[1] for line in warnings] == [
        "warning: with 2 players section 8 starts with 4 main stalls; a variable start allows two [KA 3.7e, R24]"
    ]
    roomy = HOUSE.replace("green r8c4>", "green r1c8>").replace("white r8c6>", "white r5c8<")
    file.write_text(roomy, "utf-8")
    assert main(["kairo-board", "check", str(file), "--lang", "en"]) == 0
    assert "warning" not in capsys.readouterr().out
    assert Table("kairo", 2).at == 0


def test_a_wrong_board_is_refused_with_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """[KA R24]"""
    file = tmp_path / "mine.txt"
    file.write_text(HOUSE.replace("purple r4c0>", "purple r4c1>"), "utf-8")
    assert main(["kairo-board", "check", str(file)]) == 2
    assert "purple stands in the restaurant zone" in capsys.readouterr().err
    assert main(["kairo-board", "check"]) == 2
    assert "say which file to check" in capsys.readouterr().err


def test_a_table_is_set_by_options(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """[KA R24]"""
    assert main(["play", "kairo", "--option", "start"]) == 2
    assert "an option is written NAME=VALUE, not 'start'" in capsys.readouterr().err
    assert main(["play", "kairo", "--option", "start=here"]) == 2
    assert "option start is one of given, variable" in capsys.readouterr().err
