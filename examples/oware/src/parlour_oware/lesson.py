"""Oware in four moves: sow, sow far, capture, capture twice."""

from typing import Final

from parlour.lessons.lesson import Lesson, Move

LESSON: Final = Lesson(
    game="oware",
    seed=1,
    names=("Ama", "Kofi"),
    moves=(
        Move("lesson-oware-board", "OW 1.2"),
        Move("lesson-oware-sow", "OW 2.1", ("sow a",)),
        Move("lesson-oware-far", "OW 2.2", ("sow e",), ("sow e",)),
        Move("lesson-oware-capture", "OW 3.1", ("sow f",), ("sow d",)),
        Move("lesson-oware-twice", "OW 3.2", ("sow c",), ("sow c",)),
        Move("lesson-oware-end", "OW 5.1"),
    ),
)
