"""Oware as a game of Parlour."""

from typing import Final, cast

from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.words import Outcome, State, Viewer
from parlour_oware import ending
from parlour_oware.actions import SOWINGS
from parlour_oware.events import EVENTS
from parlour_oware.facts import OwareFacts
from parlour_oware.material import ALL_SEEDS, QUIET, SEATS
from parlour_oware.reasons import REASONS
from parlour_oware.sowing import STEPS, SowAHouse
from parlour_oware.state import Board

CAPTURES: Final = ALL_SEEDS // 2  # at most: each takes two seeds or more


class Oware(Game):
    """For two, without chance and without secrets."""

    def __init__(self) -> None:
        super().__init__(
            id="oware",
            prefix="OW",
            rules=1,
            seats=[SEATS],
            actions=list(SOWINGS),
            words=[Board, *STEPS, *EVENTS],
            reasons=REASONS,
            endings=ending.ENDINGS,
            sources=["seeds"],
            options={},
            longest=(CAPTURES + 1) * QUIET,
            secrets=False,
            open_points=True,
            facts=OwareFacts,
        )

    def setup(self, seats: int, key: int, options: dict[str, str]) -> State:
        """Four seeds in every house.  [OW 1.3]"""
        board = Board(seats, key)
        board.then(SowAHouse(0))
        return board

    def view(self, state: State, viewer: Viewer) -> State:
        """Everything; only the key of chance, which this game does not use, is the house's own."""
        seen = cast(Board, state).copy()
        seen.key = 0
        return seen

    def guess(self, view: State, viewer: Viewer, chance: Chance) -> State:
        """What is seen is all there is."""
        full = cast(Board, view).copy()
        full.key = chance.draw()
        return full

    def standing(self, state: State) -> list[int]:
        """The seeds in the stores.  [OW 5.3]"""
        return cast(Board, state).stores[:]

    def outcome(self, state: State) -> Outcome | None:
        return ending.outcome(cast(Board, state))

    def census(self, state: State) -> list[int]:
        board = cast(Board, state)
        return [sum(board.houses) + sum(board.stores)]


GAME: Final = Oware()
