"""The table of World's Fair 1893."""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.core.words import Reason, State
from parlour.games.worlds_fair.box import HOUSE, FairBox
from parlour.games.worlds_fair.material import AREAS, SUPPORTERS

GAME_OVER: Final = Reason("over", "WF 7.0")


class Fair(State):
    """Everything on the table and the face-down deck."""

    FIELDS: ClassVar[dict[str, type]] = {
        **State.FIELDS,
        "places": list[int],
        "supporters": list[list[int]],
        "reserve": list[int],
        "beside": list[list[int]],
        "deck": list[int],
        "discards": list[int],
        "exhibits": list[list[int]],
        "tickets": list[list[int]],
        "figures": list[list[int]],
        "approved": list[list[int]],
        "coins": list[int],
        "medals": list[int],
        "car": int,
        "round": int,
        "active": int,
        "placed": int,
    }

    def __init__(self, seats: int, key: i64) -> None:
        super().__init__(seats, key)
        everyone = range(seats)
        areas = AREAS if seats else AREAS[:0]  # a twin gets lists of its own at once
        self.places: list[int] = [int(area) for area in areas]  # the area at each place, clockwise from the base's left
        self.supporters: list[list[int]] = [[0 for _ in everyone] for _ in areas]  # [area][seat]
        self.reserve: list[int] = [SUPPORTERS for _ in everyone]
        self.beside: list[list[int]] = [[] for _ in areas]  # cards face up beside each area
        self.deck: list[int] = []  # face down, the last is the top
        self.discards: list[int] = []
        self.exhibits: list[list[int]] = [[] for _ in everyone]  # cards in front of each player, not approved
        self.tickets: list[list[int]] = [[] for _ in everyone]
        self.figures: list[list[int]] = [[] for _ in everyone]  # due at that player's next step 2
        self.approved: list[list[int]] = [[0 for _ in AREAS] for _ in everyone]  # tokens [seat][area]
        self.coins: list[int] = [0 for _ in everyone]  # points, not tokens: they never run out  [WF 6.0c]
        self.medals: list[int] = [0 for _ in everyone]
        self.car: int = 0  # spaces gone this round; a full turn of the wheel means back at the start
        self.round: int = 1
        self.active: int = 0  # whose turn it is
        self.placed: int = -1  # the area of step 1
        self.box: FairBox = HOUSE  # what is printed on the pieces; not part of the state, and never changed
        self.limit: list[int] = HOUSE.limit  # of its tables the two that every turn asks for: cards beside an area,
        self.wheel: int = HOUSE.wheel[seats]  # and spaces of the wheel

    def copy(self) -> "Fair":
        """A state that shares nothing that changes."""
        twin = Fair(0, self.key)
        twin.seats = self.seats
        twin.agenda = self.agenda[:]
        twin.places = self.places
        twin.supporters = [row[:] for row in self.supporters]
        twin.reserve = self.reserve[:]
        twin.beside = [cards[:] for cards in self.beside]
        twin.deck = self.deck[:]
        twin.discards = self.discards[:]
        twin.exhibits = [cards[:] for cards in self.exhibits]
        twin.tickets = [cards[:] for cards in self.tickets]
        twin.figures = [cards[:] for cards in self.figures]
        twin.approved = [row[:] for row in self.approved]
        twin.coins = self.coins[:]
        twin.medals = self.medals[:]
        twin.car = self.car
        twin.round = self.round
        twin.active = self.active
        twin.placed = self.placed
        twin.box = self.box
        twin.limit = self.limit
        twin.wheel = self.wheel
        return twin

    def use(self, box: FairBox) -> None:
        """Play with the pieces of a box."""
        self.box = box
        self.limit = box.limit
        self.wheel = box.wheel[self.seats]

    def over(self) -> Reason:
        """The game ended with the third scoring phase."""
        return GAME_OVER
