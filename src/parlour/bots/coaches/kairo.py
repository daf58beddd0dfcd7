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
class ExtensionNext(Theme):
    """Points that an extension would bring at the seat's next turn; none where it cannot be built."""

    colour: Colour
    points: int
    instead_points: int


THEMES: Final = cited(
    {
        StallSize: "KA 6.5",
        MedalsHeld: "KA 9.1",
        CoinsHeld: "KA 9.2",
        CardsHeld: "KA R23",
        BarkersHeld: "KA 6.3",
        CustomerNear: "KA 6.5",
        ExtensionNext: "KA 5.5",
    }
)
TILE: Final = 0.6  # points, about, of a tile of a stall: what customers will pay there
COIN: Final = 0.55
CARD: Final = 0.5
BARKER: Final = 0.4
INCOME: Final = 0.35  # of a coin that may be earned next
BUILT_NEXT: Final = 0.45  # of a point that may be built next


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
        return found


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
