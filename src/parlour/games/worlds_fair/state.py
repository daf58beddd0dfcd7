"""The table of World's Fair 1893."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from parlour.core.row import Row, copies, level, levels, row
from parlour.core.words import Reason, State
from parlour.games.worlds_fair.box import HOUSE, FairBox
from parlour.games.worlds_fair.material import AREAS, SUPPORTERS

GAME_OVER: Final = Reason("over", "WF 7.0")


@mypyc_attr(acyclic=True)
class Fair(State):
    """Everything on the table and the face-down deck."""

    FIELDS: ClassVar[dict[str, type]] = {
        **State.FIELDS,
        "places": Row,
        "supporters": list[Row],
        "reserve": Row,
        "beside": list[Row],
        "deck": Row,
        "discards": Row,
        "exhibits": list[Row],
        "tickets": list[Row],
        "figures": list[Row],
        "approved": list[Row],
        "coins": Row,
        "medals": Row,
        "car": int,
        "round": int,
        "active": int,
        "placed": int,
    }

    def __init__(self, seats: int, key: i64, like: "Fair | None" = None) -> None:
        """The table before it is laid out, or as another state has it."""
        super().__init__(seats, key)
        if like is None:
            self.places: Row = row([int(area) for area in AREAS])  # the areas, clockwise from the base's left
            self.supporters: list[Row] = levels(len(AREAS), seats, 0)  # [area][seat]
            self.reserve: Row = level(seats, SUPPORTERS)
            self.beside: list[Row] = levels(len(AREAS), 0, 0)  # cards face up beside each area
            self.deck: Row = Row()  # face down, the last is the top
            self.discards: Row = Row()
            self.exhibits: list[Row] = levels(seats, 0, 0)  # cards in front of each player, not approved
            self.tickets: list[Row] = levels(seats, 0, 0)
            self.figures: list[Row] = levels(seats, 0, 0)  # due at that player's next step 2
            self.approved: list[Row] = levels(seats, len(AREAS), 0)  # tokens [seat][area]
            self.coins: Row = level(seats, 0)  # points, not tokens: they never run out  [WF 6.0c]
            self.medals: Row = level(seats, 0)
            self.car: int = 0  # spaces gone this round; a full turn of the wheel means back at the start
            self.round: int = 1
            self.active: int = 0  # whose turn it is
            self.placed: int = -1  # the area of step 1
            self.box: FairBox = HOUSE  # what is printed on the pieces; not part of the state, and never changed
            self.limit: Row = HOUSE.limit  # of its tables the two that every turn asks for: cards beside an area,
            self.wheel: int = HOUSE.wheel[seats]  # and spaces of the wheel
        else:
            self.agenda = like.agenda.copy()
            self.places = like.places
            self.supporters = copies(like.supporters)
            self.reserve = like.reserve.copy()
            self.beside = copies(like.beside)
            self.deck = like.deck.copy()
            self.discards = like.discards.copy()
            self.exhibits = copies(like.exhibits)
            self.tickets = copies(like.tickets)
            self.figures = copies(like.figures)
            self.approved = copies(like.approved)
            self.coins = like.coins.copy()
            self.medals = like.medals.copy()
            self.car = like.car
            self.round = like.round
            self.active = like.active
            self.placed = like.placed
            self.box = like.box
            self.limit = like.limit
            self.wheel = like.wheel

    def copy(self) -> "Fair":
        """A state that shares nothing that changes."""
        return Fair(self.seats, self.key, self)

    def use(self, box: FairBox) -> None:
        """Play with the pieces of a box."""
        self.box = box
        self.limit = box.limit
        self.wheel = box.wheel[self.seats]

    def over(self) -> Reason:
        """The game ended with the third scoring phase."""
        return GAME_OVER
