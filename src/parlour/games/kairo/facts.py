"""What Kairo's table shows beside the view: every number, path and reason here is worked out by the rules' own code.

Only what is asked now is sent: customers and entrances while luring is possible, pieces and cells while building is.
"""

from dataclasses import dataclass
from typing import Any, NamedTuple

from parlour.core.facts import Facts, SourcePoints, fact, sent
from parlour.core.words import Seat, Step
from parlour.games.kairo.actions import CELLS_OF, CUSTOMERS, GIVES, LURE, Give
from parlour.games.kairo.build import ChooseCell, ChooseColour
from parlour.games.kairo.cards import PlayCard
from parlour.games.kairo.ending import sheet, totals, track
from parlour.games.kairo.final import closing, extensions_to_go
from parlour.games.kairo.ground import Ground
from parlour.games.kairo.lure import ChooseCustomer, ChooseEntrance, barkers_needed, owner_at, pay_income
from parlour.games.kairo.material import (
    COLOURS,
    EXCHANGE,
    HUES,
    IN_SUPPLY,
    STALLS_OF,
    Work,
    stall_of,
)
from parlour.games.kairo.payment import PayOther, PayOwn, size_extended, total
from parlour.games.kairo.possible import hand_size
from parlour.games.kairo.reach import distances, path
from parlour.games.kairo.sites import Site, pieces, site, works
from parlour.games.kairo.state import Market
from parlour.games.kairo.turn import ChooseAction


class Income(NamedTuple):
    """Coins that somebody would earn."""

    seat: int
    coins: int


class Because(NamedTuple):
    """Why something cannot be done: the reason and its paragraph."""

    reason: str
    rule: str


@dataclass
class BoardMap:
    """The map of a board: by cell its zone and section, and where customers start."""

    rows: int
    columns: int
    zone: list[int]
    section: list[int]
    starts: list[int]


@dataclass
class Way:
    """A customer's way to an entrance: how far, how many barkers, who earns what, and the actions that lead there."""

    colour: int
    cell: int
    owner: int
    size: int
    steps: int
    barkers: int
    enough: bool
    passed: list[int]  # nearer entrances
    path: list[int]
    earns: list[Income]  # the owner first
    actions: list[str]
    why: str | None = None
    rule: str | None = None


_maps: dict[str, BoardMap] = {}


class MarketFacts(Facts[Market]):
    """What the rules say of a market to one viewer."""

    @sent("KA 2.1, R24")
    def ground(self) -> BoardMap:
        """The map."""
        return map_of(self.view.ground())

    @sent("KA 5.5, 5.6")
    def points(self) -> list[int]:
        """Points of each seat on the score track."""
        return track(self.view)

    @fact("KA 9.1, 9.2, R15")
    def open_points(self) -> list[int]:
        """Points of each seat as they may be drawn: coins behind screens are left out until the end."""
        return totals(self.view) if self.coins_open() else self.points()

    @sent("KA 5.5, 5.6, 9.1, 9.2, R15")
    def sources(self) -> list[list[SourcePoints]]:
        """Points of each seat by source: on the track already, and as they may be drawn if counted now."""
        over, shown = not self.view.agenda, self.coins_open()
        found: list[list[SourcePoints]] = []
        for stalls, medals, last_medals, coins in sheet(self.view):
            row = [SourcePoints(stalls, stalls, stalls), SourcePoints(medals, medals, medals)]
            for last in (last_medals, coins):
                now = last if shown else 0
                row.append(SourcePoints(last if over else 0, now, now))
            found.append(row)
        return found

    @sent("KA R15")
    def coins_open(self) -> bool:
        """Whether everybody's coins may be drawn: without screens, or at the end."""
        return not self.view.screens or not self.view.agenda

    @sent("KA 9.2, R15")
    def purses(self) -> list[int]:
        """Coins of each seat, of all colours together; whether they may be drawn is another fact."""
        return [total(purse) for purse in self.view.coins]

    @sent("KA R23")
    def cards(self) -> list[int]:
        """Building cards in each hand."""
        return [hand_size(self.view, seat) for seat in range(self.view.seats)]

    @sent("KA 3.6c")
    def stalls(self) -> list[int]:
        """Main stalls of each seat not yet built."""
        mains = self.view.mains
        return [sum([int(mains[stall] == IN_SUPPLY) for stall in STALLS_OF[seat]]) for seat in range(self.view.seats)]

    @sent("KA 8.1, 8.1b")
    def closing(self) -> list[int]:
        """The colours of which the next extension begins the final phase."""
        return closing(self.view)

    @sent("KA 8.1, 8.1b")
    def extensions_to_go(self) -> int:
        """How many more extensions begin the final phase at the earliest; none once it has begun."""
        return extensions_to_go(self.view)

    @sent("KA 6.2, 6.3, 6.5")
    def lures(self) -> list[Way]:
        """Each free entrance of the customers that may be lured now."""
        view, step, asked = self.view, self.asks(), self.is_asked()
        if isinstance(step, ChooseEntrance):  # open to all: so that everybody sees the customer walk
            return ways_of(view, step.seat, step.colour, 2)
        if asked and isinstance(step, ChooseCustomer):
            return [way for colour in range(HUES) for way in ways_of(view, step.seat, colour, 1)]
        if asked and isinstance(step, ChooseAction) and not view.trigger:
            return [way for colour in range(HUES) for way in ways_of(view, step.seat, colour, 0)]
        return []

    @fact("KA 6.2, 6.3, 6.5")
    def ways(self, colour: int) -> list[Way]:
        """Each free entrance of a customer, for whoever is to choose."""
        step = self.asks()
        return [] if step is None else ways_of(self.view, step.seat, colour, 0)

    @sent("KA 6.1b, 6.1c")
    def still(self) -> dict[str, Because]:
        """The customers who cannot be lured, by colour, and why."""
        step = self.asks()
        if not self.is_asked() or step is None:
            return {}
        if isinstance(step, ChooseCustomer) or (isinstance(step, ChooseAction) and not self.view.trigger):
            return still(self.view, step.seat)
        return {}

    @sent("KA 5.1, 5.2, 5.3, 5.7")
    def builds(self) -> list[Site]:
        """Each piece that may be built now."""
        view, step = self.view, self.asks()
        if not self.is_asked() or step is None:
            return []
        seat = step.seat
        if isinstance(step, ChooseAction):
            return [*works(view, seat, Work.STALL), *works(view, seat, Work.EXTENSION), *works(view, seat, Work.MOVE)]
        if isinstance(step, PlayCard):
            return works(view, seat, step.work)
        if isinstance(step, ChooseColour):
            return [site(view, seat, step.work, colour, step.sections) for colour in pieces(view, seat, step.work)]
        if isinstance(step, ChooseCell):
            return [site(view, seat, step.work, step.colour, step.sections)]
        return []

    @fact("KA 5.4, 5.5")
    def size_extended(self, seat: Seat, colour: int) -> int:
        """The size of a stall once it is extended: so many coins it costs, and so many points it brings."""
        return size_extended(self.view, seat, colour)

    @sent("KA 5.4b, R7")
    def pays(self) -> dict[str, int]:
        """By action, how many coins of other colours are owed after it."""
        view, step = self.view, self.asks()
        told: dict[str, int] = {}
        if not self.is_asked():
            return told
        if isinstance(step, PayOwn):
            size = view.sizes[stall_of(step.seat, step.colour)]
            for coins in range(step.least, step.most + 1):
                told[GIVES[step.colour][coins].write()] = EXCHANGE * (size - coins)
        elif isinstance(step, PayOther):
            for give in step.options(view):
                assert isinstance(give, Give)
                told[give.write()] = step.owed - give.coins
        return told

    def asks(self) -> Step[Any] | None:
        """The step that waits for a choice; None once the game is over."""
        agenda = self.view.agenda
        return agenda.top() if agenda else None

    def is_asked(self) -> bool:
        """Whether the viewer is to choose."""
        step = self.asks()
        return step is not None and step.seat == self.viewer


def map_of(ground: Ground) -> BoardMap:
    """The map of a board, made once."""
    known = _maps.get(ground.name)
    if known is None:
        known = BoardMap(
            ground.rows,
            ground.columns,
            ground.zone.listed()[:-1],
            ground.section.listed()[:-1],
            ground.customers.listed(),
        )
        _maps[ground.name] = known
    return known


def still(state: Market, seat: Seat) -> dict[str, Because]:
    """The customers who cannot be lured, and why; by colour."""
    step = ChooseCustomer(seat)
    offered = step.options(state)
    found: dict[str, Because] = {}
    for colour in range(HUES):
        if CUSTOMERS[colour] not in offered:
            reason = step.why(state, CUSTOMERS[colour])
            found[str(colour)] = Because(reason.id, reason.cite)
    return found


def ways_of(state: Market, seat: Seat, colour: int, done: int) -> list[Way]:
    """Each free entrance of a customer, with the actions that are still to be taken.  [KA 6.2-6.5]"""
    start = state.customers[colour]
    found: list[Way] = []
    if start < 0:
        return found
    needed = barkers_needed(state, colour)
    far = dict(zip(needed, distances(state, start, list(needed))))
    twin = state.copy()
    for cell in needed:
        barkers = needed[cell]
        owner = owner_at(state, colour, cell)
        way = Way(
            colour,
            cell,
            owner,
            state.sizes[stall_of(owner, colour)],
            far[cell],
            barkers,
            barkers <= state.barkers[seat],
            [other for other in needed if needed[other] < barkers],
            [],
            [],
            [LURE.write(), CUSTOMERS[colour].write(), CELLS_OF[cell].write()][done:],
        )
        if way.enough:
            way.path = path(state, start, cell)
            way.earns = incomes(state, twin, seat, colour, cell)
        else:
            reason = ChooseEntrance(seat, COLOURS[colour]).why(state, CELLS_OF[cell])
            way.why, way.rule = reason.id, reason.cite
        found.append(way)
    return found


def incomes(state: Market, twin: Market, seat: Seat, colour: int, cell: int) -> list[Income]:
    """Who gets how many coins, the owner first; the twin is left as it was."""
    pay_income(twin, seat, colour, cell)
    found: list[Income] = []
    for other in range(state.seats):
        coins = twin.coins[other][colour] - state.coins[other][colour]
        twin.coins[other][colour] -= coins
        if coins and other == seat:
            found.append(Income(other, coins))
        elif coins:
            found.insert(0, Income(other, coins))
    twin.bank[colour] = state.bank[colour]
    return found
