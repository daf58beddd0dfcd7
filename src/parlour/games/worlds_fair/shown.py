"""What a drawn table shows beside the view: the rules' own code, run on imagined copies of it."""

from typing import Any, Final

from parlour.core.words import Event, Seat
from parlour.games.worlds_fair.ending import set_points
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


def shown(view: Fair) -> dict[str, Any]:
    """Wheel, limits, what a scoring phase would give now, where the new cards of a turn would go, and the sets."""
    everyone = range(view.seats)
    told: dict[str, Any] = {
        "wheel": view.wheel,
        "left": view.wheel - view.car,
        "rounds": ROUNDS,
        "limits": view.limit,
        "kinds": KINDS,
        "held": [held(view, seat) for seat in everyone],
        "sets": [sets(view.approved[seat]) for seat in everyone],
        "figures": [[FIGURE[card] for card in view.figures[seat]] for seat in everyone],
        "turns": [outlook(view, area) for area in range(len(AREAS))] if view.agenda else [],
    }
    told.update(counted(view))
    return told


def held(view: Fair, seat: Seat) -> list[int]:
    """Exhibits in front of a seat, by area."""
    cards = [0 for _ in AREAS]
    for card in view.exhibits[seat]:
        if EXHIBIT[card] >= 0:  # an imagined turn may have drawn what nobody knows
            cards[EXHIBIT[card]] += 1
    return cards


def sets(approved: list[int]) -> list[dict[str, Any]]:
    """Approved exhibits as sets, the largest first, with their points.  [WF 7.3, R9]"""
    grouped: list[dict[str, Any]] = []
    for size in range(1, max(approved) + 1):
        layer = [int(tokens >= size) for tokens in approved]
        grouped.append({"areas": [area for area in range(len(layer)) if layer[area]], "points": set_points(layer)})
    return grouped


def outlook(view: Fair, area: int) -> dict[str, Any]:
    """A turn whose step 1 is this area: how far the car goes, and where the new cards go.  [WF 4.3b, 4.4, R6]"""
    imagined = listened(view)
    imagined.placed = area
    COLLECT_CARDS.run(imagined)
    ADD_CARDS.run(imagined)
    spaces = 0
    refill: list[int] = []
    for event in told_to(imagined):
        if isinstance(event, CarMoved):
            spaces = event.spaces
        elif isinstance(event, CardAdded):
            refill.append(int(event.area))
    return {"spaces": spaces, "refill": refill}


def counted(view: Fair) -> dict[str, Any]:
    """A scoring phase now: standings, medals, approvals allowed and made by area and seat, coins by seat.  [WF 6]"""
    medals, allowed, approved = _grid(view.seats), _grid(view.seats), _grid(view.seats)
    coins = [0 for _ in range(view.seats)]
    most = [False for _ in range(view.seats)]
    imagined = listened(view)
    if view.agenda:
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
    return {
        "standings": [[int(standing) for standing in rank(row)] for row in view.supporters],
        "medals": medals,
        "allowed": allowed,
        "approved": approved,
        "coins": coins,
        "most": most,
    }


def _grid(seats: int) -> list[list[int]]:
    return [[0 for _ in range(seats)] for _ in AREAS]


def listened(view: Fair) -> Fair:
    """A copy that keeps what is told of it."""
    imagined = view.copy()
    imagined.log = []
    return imagined


def told_to(imagined: Fair) -> list[Event]:
    """What was told of a copy."""
    return imagined.log or []
