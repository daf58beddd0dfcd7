"""Everything on the table: nothing of it is hidden."""

from typing import ClassVar

from parlour.core.words import Reason, Seat, State
from parlour_oware.material import HOUSES, SEATS, SEEDS, place
from parlour_oware.reasons import GAME_OVER


class Board(State):
    """Seeds in the houses and in the stores, and how long nothing was captured."""

    FIELDS: ClassVar[dict[str, type]] = {
        **State.FIELDS,
        "houses": list[int],
        "stores": list[int],
        "quiet": int,
        "ending": str,
    }

    def __init__(self, seats: int, key: int) -> None:
        super().__init__(seats, key)
        self.houses: list[int] = [SEEDS] * (SEATS * HOUSES)  # on the way of the seeds
        self.stores: list[int] = [0] * SEATS
        self.quiet = 0  # sowings since the last capture
        self.ending = ""  # why it is over

    def copy(self) -> "Board":
        twin = Board(self.seats, self.key)
        twin.agenda = self.agenda.copy()
        twin.houses = self.houses[:]
        twin.stores = self.stores[:]
        twin.quiet = self.quiet
        twin.ending = self.ending
        return twin

    def over(self) -> Reason:
        return GAME_OVER

    def row(self, seat: Seat) -> list[int]:
        """The seeds in a player's houses, from the left as that player sits."""
        return self.houses[place(seat, 0) : place(seat, HOUSES)]
