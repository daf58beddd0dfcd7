"""Matériel: the tables are as printed."""

import pytest

from parlour.games.gatsby.material import (
    BONUSES,
    CELL_NAMES,
    CELLS,
    FAMILY,
    LANE_BONUS,
    ON_BOARD,
    PLACE_MASK,
    SLABS,
    STAR,
    STARS,
    STEP_BONUS,
    STEP_SPACE,
    TRACK_CELLS,
    TRACK_MASK,
    TRACK_OF,
    TRACKS,
    Bonus,
    Space,
    cabaret_cell,
    prize,
    space_won,
    track_of,
    track_space,
    who_wins,
)


def test_fifteen_characters_in_five_families_of_three() -> None:
    """[GA 2.2, 2.9]"""
    assert [FAMILY.count(family) for family in range(6)] == [1, 3, 3, 3, 3, 3]
    by_family = [STARS.listed()[at : at + 3] for at in range(1, 16, 3)]
    assert by_family == [[3, 0, 2], [2, 1, 2], [3, 1, 1], [2, 1, 2], [2, 3, 0]]


def test_each_slab_has_a_star_and_three_bonuses() -> None:
    """[GA 2.3, 3.2]"""
    found = [sorted(bonus for bonus in slab if bonus) for slab in SLABS]
    assert found == [
        [Bonus.ADVANCE, Bonus.COMMAND, Bonus.CHARACTERS, STAR],
        [Bonus.ADVANCE, Bonus.SWAP, Bonus.CHARACTERS, STAR],
        [Bonus.ADVANCE, Bonus.COMMAND, Bonus.SWAP, STAR],
        [Bonus.COMMAND, Bonus.SWAP, Bonus.CHARACTERS, STAR],
    ]
    assert [slab.index(STAR) for slab in SLABS] == [6, 5, 4, 2]


def test_the_steps_of_the_finance_center() -> None:
    """[GA 5.2a]"""
    bonuses = {step: BONUSES[bonus].name for step, bonus in enumerate(STEP_BONUS) if bonus}
    assert bonuses == {1: "CHARACTERS", 5: "SWAP", 9: "COMMAND", 12: "SWAP"}
    assert {step: at for step, at in enumerate(STEP_SPACE) if at >= 0} == {3: 3, 7: 4, 10: 5, 13: 6}


@pytest.mark.parametrize(
    ("track", "bonuses"),
    [
        (0, "CHARACTERS DRAW COMMAND NONE NONE"),
        (1, "NONE COMMAND DRAW SWAP NONE"),
        (2, "NONE NONE ADVANCE DRAW SWAP"),
        (3, "NONE CHARACTERS NONE"),
        (4, "NONE NONE ADVANCE"),
    ],
)
def test_the_tracks(track: int, bonuses: str) -> None:
    """[GA 5.3a]"""
    assert " ".join(BONUSES[LANE_BONUS[cell - 36]].name for cell in TRACK_CELLS[track]) == bonuses
    assert all(TRACK_OF[cell - 36] == track for cell in TRACK_CELLS[track])
    assert TRACK_MASK[track] == sum(1 << cell for cell in TRACK_CELLS[track])


def test_cells_are_named_by_column_and_row_or_by_track() -> None:
    """[GA 5.1a, 5.3a]"""
    assert len(CELL_NAMES) == len(set(CELL_NAMES)) == CELLS == 57
    assert [CELL_NAMES[cell] for cell in (0, 5, 6, 14, 35, 36, 44, 53, 56)] == (
        ["a1", "f1", "a2", "c3", "f6", "t1.1", "t2.4", "t4.3", "t5.3"]
    )


def test_each_space_is_in_one_place() -> None:
    """[GA 2.1, 3.3a]"""
    assert [bin(mask) for mask in PLACE_MASK] == ["0b111", "0b1111000", "0b111110000000"]


def test_numbers_with_names_lead_back() -> None:
    for space in range(ON_BOARD):
        assert all((space_won(prize(space, seat)), who_wins(prize(space, seat))) == (space, seat) for seat in (0, 1))
    assert [track_of(track_space(track)) for track in range(TRACKS)] == list(range(TRACKS))
    assert track_space(0) == Space.TRACK_1
    assert CELL_NAMES[cabaret_cell(2, 3)] == "d3"
