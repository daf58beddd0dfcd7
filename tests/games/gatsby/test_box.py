"""Boxes of owners: what differs on the board, and what no box can have."""

from typing import Any, cast

import pytest

from parlour.core.box import BoxError
from parlour.core.record import read
from parlour.core.table import Table, replay
from parlour.games.gatsby.game import GAME
from parlour.games.gatsby.material import SLABS, Bonus
from parlour.games.gatsby.state import Party
from tests.boxes import BOXES


def test_a_box_has_its_own_slabs_and_tracks_and_its_record_replays() -> None:
    """[GA 2.3, 3.2, 5.3a]"""
    table = Table(GAME, 2, 7, box=BOXES["gatsby"])
    party = cast(Party, table.state_at(0))
    assert party.layout.listed()[51:54] == [Bonus.PLACE, Bonus.NONE, Bonus.DRAW]
    corners = [[6 * row + column for row in rows for column in columns] for rows in HALVES for columns in HALVES]
    laid = [[9 if party.stars >> cell & 1 else party.layout[cell] for cell in corner] for corner in corners]
    theirs = [0, 3, 0, 9, 0, 1, 0, 2, 0]
    assert sorted(laid) == sorted([SLABS[0], theirs, SLABS[2], SLABS[3]])  # shuffled, not turned
    while table.turn is not None:
        table.play(table.legal()[0])
    assert replay(read(table.record.write())).outcome == table.outcome


HALVES = (range(3), range(3, 6))


@pytest.mark.parametrize(
    ("table", "entries", "where", "said"),
    [
        ("slabs", {"a": ["star"] * 9}, "slabs.a", r"one star and three bonuses.*GA 2.3"),
        ("slabs", {"a": ["-", "star"]}, "slabs.a", "9 cells are expected, not 2"),
        (
            "slabs",
            {"c": ["place", "-", "advance", "-", "star", "-", "-", "-", "command"]},
            "slabs.c",
            '"place" is none',
        ),
        (
            "slabs",
            {"c": ["draw", "draw", "draw", "-", "star", "-", "-", "-", "-"]},
            "tracks",
            "6 DRAW cells would empty",
        ),
        ("tracks", {"fourth": ["-", "star", "-"]}, "tracks.fourth", '"star" is none of'),
        ("tracks", {"fifth": ["draw", "-", "-", "-"]}, "tracks.fifth", "3 cells are expected, not 4"),
        ("tracks", {"fifth": ["draw", "-", "-"]}, "tracks", r"4 DRAW cells .*GA 2.4, 3.7b, 7.6a"),
    ],
)
def test_a_box_that_no_sentence_allows_is_refused(table: str, entries: dict[str, Any], where: str, said: str) -> None:
    with pytest.raises(BoxError, match=said) as refused:
        GAME.edition(box={table: entries})
    assert refused.value.where == where
