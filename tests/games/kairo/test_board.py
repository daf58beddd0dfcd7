"""The board: an ASCII map and given starts, replaceable, with clear errors.  [KA 2.1, 3.8, R24]"""

from pathlib import Path

import pytest

from parlour import RecordError, Table, replay
from parlour.bots.random import playout
from parlour.core.chance import Chance
from parlour.core.record import read
from parlour.games.kairo.board import known_board, load, parse, shelve_board
from parlour.games.kairo.game import GAME
from parlour.games.kairo.ground import MARKET, RESTAURANT, BoardError, Ground
from parlour.games.kairo.house import HOUSE
from parlour.games.kairo.material import CELL_NAMES
from tests.games.kairo.scenes import cell

SMALL = """
map
R 1 2 3 R
R 1* 2* 3 R
R 4 5* 6 R
R 4 5* 6 .
R 7 8* 9 R9
. R8 R8 R8 .
"""


STARTS = """
start 4
P1       red r6c5<     green r1c1v   purple r4c0>
P2       yellow r4c3^  blue r7c1>    purple r9c7^
P3       red r2c6<     blue r7c7>    white r0c7<
P4       green r8c3^   yellow r1c9<  white r0c4v
start 2
P1       red r7c8<     green r3c4^   purple r5c10<
P2       yellow r5c2>  blue r2c2>    white r8c6>
neutral  purple r1c0>  red r3c9v  green r7c1v  yellow r0c4v  blue r6c6>  white r2c6^
"""
OTHER = HOUSE[: HOUSE.index("start 4")] + STARTS


def house() -> Ground:
    return known_board("house")


def refused(text: str) -> str:
    """What is said of a board that will not do."""
    with pytest.raises(BoardError) as caught:
        parse(text)
    return str(caught.value)


def test_the_house_board_has_nine_sections_and_a_restaurant_zone_open_to_the_north() -> None:
    ground = house()
    assert (ground.rows, ground.columns, len(ground.cells)) == (10, 11, 110)
    market = [here for here in ground.cells if ground.zone[here] == MARKET]
    assert [sum(ground.section[here] == section for here in market) for section in range(9)] == [9] * 9
    restaurants = {here for here in ground.cells if ground.zone[here] == RESTAURANT}
    assert restaurants == {here for here in range(110) if here % 11 in (0, 10) or here // 11 == 9}


def test_a_restaurant_cell_belongs_to_the_section_beside_it() -> None:
    ground = house()
    wanted = {"r0c0": 1, "r3c0": 4, "r8c0": 7, "r9c0": 7, "r9c3": 7, "r9c4": 8, "r9c10": 9, "r5c10": 6, "r2c10": 3}
    assert {name: ground.section[cell(name)] + 1 for name in wanted} == wanted


def test_the_house_knows_its_neighbours_and_its_customers() -> None:
    ground = house()
    assert [CELL_NAMES[here] for here in ground.customers] == ["r1c5", "r4c2", "r4c5", "r4c8", "r7c5"]
    assert [CELL_NAMES[here] for here in ground.neighbours(cell("r4c5"))] == ["r3c5", "r4c6", "r5c5", "r4c4"]
    assert [CELL_NAMES[here] for here in ground.neighbours(cell("r0c0"))] == ["r0c1", "r1c0"]
    assert [CELL_NAMES[here] for here in ground.neighbours(cell("r9c10"))] == ["r8c10", "r9c9"]


@pytest.mark.parametrize(("seats", "stalls"), [(2, 12), (3, 9), (4, 12)])
def test_the_given_starts_obey_the_rules(seats: int, stalls: int) -> None:
    """Parsing places them one by one.  [KA 3.8, 3.9]"""
    assert len(house().given[seats]) == stalls


def test_a_smaller_board_can_be_played_to_the_end() -> None:
    """[KA R24]"""
    ground = parse(SMALL)
    for seats in (2, 3, 4):
        state = GAME.setup(seats, seats, {"board": shelve_board(ground), "start": "variable"})
        playout(state, Chance(seats))
        assert GAME.outcome(state) is not None
    assert (ground.rows, ground.columns) == (6, 5)
    assert ground.section[cell("r4c4")] == 8
    assert ground.section[cell("r5c1")] == 7
    assert [CELL_NAMES[here] for here in ground.neighbours(cell("r2c4"))] == ["r1c4", "r2c3"]


def test_a_board_is_named_by_its_digest_whatever_its_blanks_and_comments() -> None:
    name = parse(SMALL).name
    assert len(name) == 16
    assert parse("# mine\n" + SMALL.replace(" ", "   ")).name == name
    assert parse(SMALL.replace("R9", "R6")).name != name


def test_a_loaded_board_is_an_option_of_a_table_and_stands_in_its_record(tmp_path: Path) -> None:
    """[KA R24]"""
    file = tmp_path / "board.txt"
    file.write_text(OTHER.replace("P1       red r6c5<", "P1       red r6c6<"), "utf-8")
    name = load(file)
    table = Table("kairo", seats=4, seed=5, options={"board": name})
    for _ in range(40):
        table.play(table.legal()[-1])
    assert table.view(1).board == table.state_at(3).copy().board == name  # type: ignore[attr-defined]
    record = table.record.write()
    assert f'"board":"{name}"' in record
    assert replay(read(record)).record == table.record
    assert table.state_at(0).ground().given[4][0][2] == cell("r6c6")  # type: ignore[attr-defined]


def test_a_record_of_an_unknown_board_says_so() -> None:
    record = Table("kairo", seats=2, seed=1).record.write().replace('"board":"house"', '"board":"0123456789abcdef"')
    with pytest.raises(RecordError, match="line 1: board 0123456789abcdef is not known here"):
        replay(read(record))


def test_a_board_without_given_starts_wants_the_variable_one(tmp_path: Path) -> None:
    """[KA 3.8]"""
    file = tmp_path / "board.txt"
    file.write_text(HOUSE[: HOUSE.index("start 4")], "utf-8")
    name = load(file)
    with pytest.raises(ValueError, match="has no given start for 3 players"):
        Table("kairo", seats=3, options={"board": name})
    assert Table("kairo", seats=3, options={"board": name, "start": "variable"}).turn == 0


def test_other_options_are_checked_as_ever() -> None:
    with pytest.raises(ValueError, match="option start is one of given, variable, not 'mine'"):
        Table("kairo", options={"start": "mine"})
    with pytest.raises(ValueError, match="its options: start, board, screens"):
        Table("kairo", options={"colour": "red"})


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "board.txt"
    file.write_bytes(b"\xff\xfe\xff")
    with pytest.raises(BoardError, match="not a text file"):
        load(file)


BAD = [
    ("", "there is no map"),
    ("map\n", "there is no map"),
    ("1 2 3", "line 1: '1 2 3' stands before the line 'map'"),
    (SMALL + "start 5", "line 9: 'start 5' should be start 2, start 3 or start 4"),
    (SMALL + "start 4 5", "line 9: 'start 4 5' should be start 2, start 3 or start 4"),
    ("map\n" + "1 " * 12, "line 2: a board has at most 10 rows of 11 cells"),
    ("map\n" + "1\n" * 11, "line 2: a board has at most 10 rows of 11 cells"),
    (SMALL.replace("R 4 5* 6 R", "R 4 5* 6"), "line 5: this row has 4 cells, the first has 5"),
    (SMALL.replace("9 R9", "10 R9"), "line 7: '10' is no cell; a cell is 1 to 9, 5*, R, R5 or ."),
    (SMALL.replace("9 R9", "6 R9"), "section 9 has no market cell"),
    (SMALL.replace("5* 6 R", "5 6 R"), "4 cells are marked with *, but 5 customers start on the market"),
    (SMALL.replace("R8 R8 R8 .", "R8 R8 R8 R"), "r5c4 lies beside no market cell: write its section, as in R7"),
    (SMALL.replace("R 1 2 3 R", "1 R 2 3 R").replace("R 1* ", "1 1* "), "r0c1 lies beside more than one section"),
    ("map\n1* 2* 3*\n4* 5* 6\n7 8 9", "there is no restaurant cell"),
    ("map\n1* 2* 3*\n4* 5* 6\n. . R6\n7 8 9", "r3c0 cannot be reached from r0c0: the market is in pieces"),
    ("map\n1 . 2* 3*\n. . 4* 5*\nR6 6 6* 7\n. . 8 9", "r0c2 cannot be reached from r0c0: the market is in pieces"),
]


@pytest.mark.parametrize(("text", "message"), BAD)
def test_a_wrong_map_is_refused_with_a_clear_word(text: str, message: str) -> None:
    """[KA R24]"""
    assert refused(text).startswith(message)


def test_a_refusal_keeps_its_line_and_its_words_apart() -> None:
    """[KA R24]"""
    with pytest.raises(BoardError) as caught:
        parse("map\n1 ?")
    assert (caught.value.line, caught.value.message) == (2, "'?' is no cell; a cell is 1 to 9, 5*, R, R5 or .")


WRONG = [
    ("P2       yellow r4c3^", "P3       yellow r4c3^", "start 4 has a line each for P1, P2, P3, P4, in this order"),
    ("neutral  purple", "P3  purple", "start 2 has a line each for P1, P2, neutral, in this order"),
    ("red r6c5<     green r1c1v", "red r6c5<", "P1 has 3 main stalls here, each a colour and a place as in red r6c5<"),
    ("neutral  purple r1c0>", "neutral", "neutral has 6 main stalls here"),
    ("red r6c5< ", "pink r6c5< ", "'pink' is no colour; they are purple, red, green, yellow, blue, white"),
    ("red r6c5< ", "red r6c5 ", "'r6c5' is no place; a place is written as in r6c5<"),
    ("red r6c5< ", "red r12c5< ", "r12c5 is no cell of this board"),
    ("red r6c5< ", "red r6c11< ", "r6c11 is no cell of this board"),
    ("red r6c5< ", "red r6c0> ", "red r6c0: purple stands in the restaurant zone, others on the market"),
    ("purple r4c0>", "purple r4c1>", "purple r4c1: purple stands in the restaurant zone"),
    ("white r0c7<", "white r0c7^", "r0c7^: there is no cell for the entrance"),
    ("red r6c5<     green", "red r6c5<     red", "P1 has two red stalls"),
    ("red r6c5< ", "red r7c5< ", "red r7c5< breaks a rule for main stalls (KA 5.2)"),
    ("red r2c6<", "red r6c6>", "red r6c6> breaks a rule for main stalls (KA 5.2)"),
    ("red r2c6<", "red r8c5>", "red r8c5> breaks a rule for main stalls (KA 5.2)"),
    ("red r2c6<", "red r8c6<", "red r8c6< breaks a rule for main stalls (KA 5.2)"),
    ("purple r9c7^", "purple r3c0>", "purple r3c0> breaks a rule for main stalls (KA 5.2)"),
]


@pytest.mark.parametrize(("old", "new", "message"), WRONG)
def test_a_wrong_start_is_refused_with_its_line(old: str, new: str, message: str) -> None:
    """[KA 3.8, R24]"""
    assert old in OTHER
    said = refused(OTHER.replace(old, new, 1))
    assert message in said
    assert said.startswith("line ")
