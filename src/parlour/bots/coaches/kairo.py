"""What a player of Kairo points at: points, medals, stalls, coins, cards, barkers, customers, the next extension."""

from dataclasses import dataclass
from typing import Final, cast

from parlour.bots.coach import ANY_GAME, Coach, OthersPoints, Points, Sight
from parlour.core.game import Game
from parlour.core.theme import Theme
from parlour.core.words import Seat, State, cited
from parlour.games.kairo.ending import medal_points
from parlour.games.kairo.facts import MarketFacts
from parlour.games.kairo.material import HUES, Colour, Work, stall_of
from parlour.games.kairo.payment import total
from parlour.games.kairo.state import Market


@dataclass
class StallSize(Theme):
    """Tiles of a stall: what its customers pay."""

    colour: Colour
    size: int
    instead_size: int


@dataclass
class MedalsHeld(Theme):
    """Points that the medals held now will score at the end."""

    points: int
    instead_points: int


@dataclass
class CoinsHeld(Theme):
    """Coins of the seat."""

    coins: int
    instead_coins: int


@dataclass
class CardsHeld(Theme):
    """Building cards in hand."""

    cards: int
    instead_cards: int


@dataclass
class BarkersHeld(Theme):
    """Barkers of the seat."""

    barkers: int
    instead_barkers: int


@dataclass
class CustomerNear(Theme):
    """Coins that the seat would earn by luring a customer at its next turn."""

    colour: Colour
    coins: int
    instead_coins: int


@dataclass
class PaysTwice(Theme):
    """Coins that a lure earns now, and those of the customer who takes the place, at the seat's next turn."""

    colour: Colour
    now: int
    coins: int
    instead_now: int
    instead_coins: int


@dataclass
class ExtensionNext(Theme):
    """Points that an extension would bring at the seat's next turn; none where it cannot be built."""

    colour: Colour
    points: int
    instead_points: int


@dataclass
class ExtensionReady(Theme):
    """The same where it cannot be built otherwise."""

    colour: Colour
    points: int


@dataclass
class FinalPhaseNear(Theme):
    """Extensions before the final phase at the earliest, and points on the track: the seat's, and most of others'."""

    left: int
    points: int
    others: int
    instead_left: int
    instead_points: int
    instead_others: int


@dataclass
class LastExtension(FinalPhaseNear):
    """One way has begun the final phase, the other has not."""


THEMES: Final = cited(
    {
        StallSize: "KA 6.5",
        MedalsHeld: "KA 9.1",
        CoinsHeld: "KA 9.2",
        CardsHeld: "KA R23",
        BarkersHeld: "KA 6.3",
        CustomerNear: "KA 6.5",
        PaysTwice: "KA 6.4",
        ExtensionNext: "KA 5.5",
        ExtensionReady: "KA 5.5",
        FinalPhaseNear: "KA 8.1",
        LastExtension: "KA 8.1",
    }
)
TILE: Final = 0.6  # points, about, of a tile of a stall: what customers will pay there
COIN: Final = 0.55
CARD: Final = 0.5
BARKER: Final = 0.4
INCOME: Final = 0.35  # of a coin that may be earned next
BUILT_NEXT: Final = 0.45  # of a point that may be built next
ENDING: Final = 0.4  # of an extension that the end is nearer, to whoever leads; the other way round to others
FAR: Final = 4  # extensions before the end: of more than so many nobody thinks


class MarketCoach(Coach):
    """What everybody sees, and the seat's own hand."""

    def themes(self) -> list[type[Theme]]:
        """Every kind of theme it may tell of."""
        return [*THEMES, *ANY_GAME]

    def sights(self, world: State, seat: Seat) -> list[Sight]:
        """Points on the track, medals, stalls, coins, cards, barkers; then what may be done next."""
        market = cast(Market, self.game.view(world, seat))
        facts = cast(MarketFacts, self.game.facts(market, seat))
        points = facts.open_points() if not market.agenda else facts.points()
        found = [Sight(Points, (), (points[seat],), float(points[seat]), int(not market.agenda))]
        for other in range(market.seats):
            if other != seat:
                worth = -points[other] / (market.seats - 1.0)
                found.append(Sight(OthersPoints, (other,), (points[other],), worth, int(not market.agenda)))
        if not market.agenda:
            return found
        medals, coins, cards = medal_points(market, seat), total(market.coins[seat]), facts.cards()[seat]
        found.append(Sight(MedalsHeld, (), (medals,), float(medals)))
        found.append(Sight(CoinsHeld, (), (coins,), COIN * float(coins)))
        found.append(Sight(CardsHeld, (), (cards,), CARD * cards))
        found.append(Sight(BarkersHeld, (), (market.barkers[seat],), BARKER * float(market.barkers[seat])))
        for colour in range(HUES):
            size = market.sizes[stall_of(seat, colour)]
            found.append(Sight(StallSize, (colour,), (size,), TILE * float(size)))
        if facts.is_asked():
            found += next_turn(facts, seat)
        return [*found, *end_seen(points, facts.extensions_to_go(), seat)]

    def motif(self, theme: Theme) -> Theme:
        """The last extension, and one that was prepared."""
        if isinstance(theme, FinalPhaseNear) and (theme.left == 0) != (theme.instead_left == 0):
            instead = (theme.instead_left, theme.instead_points, theme.instead_others)
            return LastExtension(theme.left, theme.points, theme.others, *instead)
        if isinstance(theme, ExtensionNext) and theme.points > 0 == theme.instead_points:
            return ExtensionReady(theme.colour, theme.points)
        return theme

    def turned(self, theme: Theme, seat: Seat, before: State, after: State, instead: State) -> Theme:
        """A lure that pays twice: coins now, and then by the customer who was beside the board."""
        if not isinstance(theme, CustomerNear) or theme.coins == 0:
            return theme
        start = cast(Market, before)
        now, other = (earned(start, cast(Market, end), seat) for end in (after, instead))
        if start.customers[theme.colour] >= 0 or now == 0:
            return theme
        return PaysTwice(theme.colour, now, theme.coins, other, theme.instead_coins)


def end_seen(points: list[int], left: int, seat: Seat) -> list[Sight]:
    """How near the end is, to whoever leads or is behind; only what is seen by the same of the two is compared."""
    others = max([points[other] for other in range(len(points)) if other != seat])
    if points[seat] == others:
        return []
    leads = points[seat] > others
    worth = -ENDING * min(left, FAR)
    return [Sight(FinalPhaseNear, (), (left, points[seat], others), worth if leads else -worth, int(leads))]


def earned(before: Market, after: Market, seat: Seat) -> int:
    """Coins that a turn brought; none where it cost some."""
    return max(0, total(after.coins[seat]) - total(before.coins[seat]))


def next_turn(facts: MarketFacts, seat: Seat) -> list[Sight]:
    """What the seat, which is to choose, may earn and build."""
    earned = [0 for _ in range(HUES)]
    brought = [0 for _ in range(HUES)]
    for way in facts.lures():
        for income in way.earns:
            if income.seat == seat and income.coins > earned[way.colour]:
                earned[way.colour] = income.coins
    for site in facts.builds():
        if site.work == Work.EXTENSION and site.cells and site.points is not None:
            brought[site.colour] = max(brought[site.colour], site.points + (site.medals or 0))
    found = [Sight(CustomerNear, (colour,), (earned[colour],), INCOME * earned[colour]) for colour in range(HUES)]
    for colour in range(HUES):
        found.append(Sight(ExtensionNext, (colour,), (brought[colour],), BUILT_NEXT * brought[colour]))
    return found


def make(game: Game) -> Coach:
    """The coach of this game."""
    return MarketCoach(game)
