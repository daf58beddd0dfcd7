"""What the fair's table shows beside the view: the rules' own code, run on imagined copies of it.

The same for every viewer. Lists by area are in the book's order, lists by seat in turn order.
"""

from dataclasses import dataclass
from typing import Final

from parlour.core.facts import Facts, SourcePoints, fact, sent
from parlour.core.row import Row, row
from parlour.core.words import Event, Seat
from parlour.games.worlds_fair.ending import set_points, sheet
from parlour.games.worlds_fair.events import Approved, CardAdded, CarMoved, Exchanged, LedTickets, Ranked
from parlour.games.worlds_fair.material import AREAS, EXHIBIT, FIGURE, LAST_CARD, ROUNDS, is_ticket
from parlour.games.worlds_fair.scoring import ExchangeTickets, rank, score_area
from parlour.games.worlds_fair.state import Fair
from parlour.games.worlds_fair.turn import ADD_CARDS, COLLECT_CARDS

TICKET: Final = 5  # below it the areas of exhibits, above it the figures in their order


def kind_of(card: int) -> int:
    """What a card is: 0-4 an exhibit of that area, 5 a ticket, from 6 a figure; -1 nobody can see.  [WF 5]"""
    if is_ticket(card):
        return TICKET
    return TICKET + 1 + FIGURE[card] if FIGURE[card] >= 0 else EXHIBIT[card]


KINDS: Final = [kind_of(card) for card in range(LAST_CARD + 1)]


@dataclass
class TokenSet:
    """A set of different approved exhibits, and its points."""

    areas: list[int]
    points: int


@dataclass
class Outlook:
    """A turn whose step 1 is an area: spaces the car goes and those then left, the areas of the new cards in order."""

    spaces: int
    left: int
    refill: list[int]


@dataclass
class Scoring:
    """What a scoring phase would give now: by area and seat, then by seat."""

    medals: list[list[int]]
    allowed: list[list[int]]  # exhibits that may be approved
    approved: list[list[int]]  # those that would be
    coins: list[int]
    most: list[bool]  # whether a seat has most tickets
    sheet: list[list[int]]  # points by source afterwards


class FairFacts(Facts[Fair]):
    """What the rules say of a fair."""

    @sent("WF 3.1, R5")
    def wheel(self) -> int:
        """Spaces of the wheel, the start included."""
        return self.view.wheel

    @sent("WF 4.3c")
    def left(self) -> int:
        """Spaces before the car is back at the start."""
        return self.wheel() - self.view.car

    @sent("WF 1.2")
    def rounds(self) -> int:
        """Rounds of a game."""
        return ROUNDS

    @sent("WF 4.4c")
    def limits(self) -> list[int]:
        """Cards that each area has room for."""
        return self.view.limit.listed()

    @sent("WF 5.1, 5.2, 5.3")
    def kinds(self) -> list[int]:
        """By card: 0-4 an exhibit of that area, 5 a ticket, from 6 a figure; -1 nobody can see."""
        return KINDS

    @sent("WF 5.1")
    def held(self) -> list[list[int]]:
        """Exhibits in front of each seat, by area."""
        return [self.exhibits(seat) for seat in range(self.view.seats)]

    @fact("WF 5.1")
    def exhibits(self, seat: Seat) -> list[int]:
        """Exhibits in front of a seat, by area."""
        cards = [0 for _ in AREAS]
        for card in self.view.exhibits[seat]:
            if EXHIBIT[card] >= 0:  # an imagined turn may have drawn what nobody knows
                cards[EXHIBIT[card]] += 1
        return cards

    @sent("WF 7.3, R9")
    def sets(self) -> list[list[TokenSet]]:
        """Approved exhibits of each seat as sets, the largest first."""
        return [grouped(self.view.approved[seat]) for seat in range(self.view.seats)]

    @sent("WF 5.3")
    def figures(self) -> list[list[int]]:
        """Figures due at each seat's next step 2."""
        return [[FIGURE[card] for card in self.view.figures[seat]] for seat in range(self.view.seats)]

    @sent("WF 4.3b, 4.4, R6")
    def turns(self) -> list[Outlook]:
        """By area, what a turn that begins there leads to; empty once the game is over."""
        return [self.outlook(area) for area in range(len(AREAS))] if self.view.agenda else []

    @fact("WF 4.3b, 4.4, R6")
    def outlook(self, area: int) -> Outlook:
        """A turn whose step 1 is this area: how far the car goes, and where the new cards go."""
        imagined = listened(self.view)
        imagined.placed = area
        COLLECT_CARDS.run(imagined)
        ADD_CARDS.run(imagined)
        spaces, left = 0, self.left()
        refill: list[int] = []
        for event in told_to(imagined):
            if isinstance(event, CarMoved):
                spaces, left = event.spaces, event.left
            elif isinstance(event, CardAdded):
                refill.append(int(event.area))
        return Outlook(spaces, left, refill)

    @sent("WF 6.2c, 6.2d, 6.2e, 6.2f, 6.2g")
    def standings(self) -> list[list[int]]:
        """Where each seat stands on each area: a `Standing`."""
        return [[int(standing) for standing in rank(counts)] for counts in self.view.supporters]

    @fact("WF 6.2c, 6.2d, 6.2e, 6.2f, 6.2g")
    def standing_with(self, area: int, seat: Seat) -> int:
        """Where a seat would stand on an area with one supporter more."""
        counts = self.view.supporters[area].copy()
        counts[seat] += 1
        return rank(counts)[seat]

    @sent("WF 6.2a")
    def medals(self) -> list[list[int]]:
        """Medals that a scoring phase would give now, in points, by area and seat."""
        return self.scoring().medals

    @sent("WF 6.2b")
    def allowed(self) -> list[list[int]]:
        """Exhibits that might be approved then, by area and seat."""
        return self.scoring().allowed

    @sent("WF 6.2b, R8")
    def approved(self) -> list[list[int]]:
        """Exhibits that would be approved then, by area and seat."""
        return self.scoring().approved

    @sent("WF 6.1a, 6.1b")
    def coins(self) -> list[int]:
        """Coins for tickets that each seat would get then."""
        return self.scoring().coins

    @sent("WF 6.1a, R7")
    def most(self) -> list[bool]:
        """Whether each seat has most tickets."""
        return self.scoring().most

    @sent("WF 7.1, 7.2, 7.3")
    def sources(self) -> list[list[SourcePoints]]:
        """Points of each seat by source: already, and if a scoring phase came now."""
        already, now = sheet(self.view), self.scoring().sheet
        return [
            [SourcePoints(points, then, then) for points, then in zip(already[seat], now[seat])]
            for seat in range(self.view.seats)
        ]

    @fact("WF 6.1, 6.2")
    def scoring(self) -> Scoring:
        """What a scoring phase would give now; nothing once the game is over."""
        seats = self.view.seats
        medals, allowed, approved = grid(seats), grid(seats), grid(seats)
        coins = [0 for _ in range(seats)]
        most = [False for _ in range(seats)]
        imagined = listened(self.view)
        if self.view.agenda:
            ExchangeTickets().run(imagined)
            for area in imagined.places:
                score_area(imagined, area)
        for event in told_to(imagined):
            if isinstance(event, Ranked):
                medals[event.area][event.seat] = event.medal
                allowed[event.area][event.seat] = event.approvals
            elif isinstance(event, Approved):
                approved[event.area][event.seat] = len(event.cards)
            elif isinstance(event, LedTickets):
                coins[event.seat] += event.coins
                most[event.seat] = True
            elif isinstance(event, Exchanged):
                coins[event.seat] += event.coins
        return Scoring(medals, allowed, approved, coins, most, sheet(imagined))


def grouped(approved: Row) -> list[TokenSet]:
    """Approved exhibits as sets, the largest first, with their points.  [WF 7.3, R9]"""
    found: list[TokenSet] = []
    for size in range(1, approved.most() + 1):
        layer = [int(tokens >= size) for tokens in approved]
        found.append(TokenSet([area for area in range(len(layer)) if layer[area]], set_points(row(layer))))
    return found


def grid(seats: int) -> list[list[int]]:
    """A nought for each area and seat."""
    return [[0 for _ in range(seats)] for _ in AREAS]


def listened(view: Fair) -> Fair:
    """A copy that keeps what is told of it."""
    imagined = view.copy()
    imagined.log = []
    return imagined


def told_to(imagined: Fair) -> list[Event]:
    """What was told of a copy."""
    return imagined.log or []
