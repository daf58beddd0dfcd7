"""Small builders: a table of World's Fair in three lines, in notation."""

from collections.abc import Iterable, Mapping, Sequence

from parlour.core.engine import settle
from parlour.core.row import Row, row
from parlour.core.words import Event
from parlour.games.worlds_fair.actions import AREA_NAMES, FIGURE_NAMES
from parlour.games.worlds_fair.game import GAME
from parlour.games.worlds_fair.material import DECKS, EXHIBIT, FIGURE, SUPPORTERS, is_ticket
from parlour.games.worlds_fair.scoring import ScoringPhase
from parlour.games.worlds_fair.setup import laid_out
from parlour.games.worlds_fair.state import Fair
from parlour.games.worlds_fair.turn import PlaceSupporter
from tests.games import playing

AGRICULTURE, FINE_ARTS, ELECTRICITY, MANUFACTURES, TRANSPORTATION = range(5)
IN_ORDER = "agriculture fine-arts electricity manufactures transportation"


def kind(card: int) -> str:
    """`ticket`, or the area of an exhibit, or the name of a figure."""
    if is_ticket(card):
        return "ticket"
    return FIGURE_NAMES[FIGURE[card]] if FIGURE[card] >= 0 else AREA_NAMES[EXHIBIT[card]]


def kinds(cards: Iterable[int]) -> str:
    """Cards in words, in their order."""
    return " ".join(kind(card) for card in cards)


class Box:
    """The cards of a player count, handed out by kind, none twice."""

    def __init__(self, seats: int) -> None:
        self.left = DECKS[seats][:]

    def cards(self, names: str) -> list[int]:
        """The next card of each kind named."""
        return [self.card(name) for name in names.split()]

    def pile(self, names: str) -> Row:
        """The same as a state holds them."""
        return row(self.cards(names))

    def card(self, name: str) -> int:
        """The next card of a kind."""
        found = next(card for card in self.left if kind(card) == name)
        self.left.remove(found)
        return found


def fair(
    seats: int = 3,
    *,
    places: str = IN_ORDER,
    supporters: Mapping[str, Sequence[int]] | None = None,
    beside: Mapping[str, str] | None = None,
    deck: str | None = None,
    discards: str = "",
    figures: Mapping[int, str] | None = None,
    tickets: Sequence[int] = (),
    exhibits: Mapping[int, str] | None = None,
    car: int = 0,
    round: int = 1,
    active: int = 0,
) -> Fair:
    """A table at the beginning of a turn: one supporter of each player on every area unless told otherwise.

    The deck is written in the order of drawing; untold, it is all that is left in the box.
    """
    state, box = Fair(seats, 1), Box(seats)
    state.places = row([AREA_NAMES.index(name) for name in places.split()])
    for area, name in enumerate(AREA_NAMES):
        state.supporters[area] = row(list((supporters or {}).get(name, [1] * seats)))
        state.beside[area] = box.pile((beside or {}).get(name, ""))
    state.reserve = row([SUPPORTERS - sum(counts[seat] for counts in state.supporters) for seat in range(seats)])
    for seat in range(seats):
        state.figures[seat] = box.pile((figures or {}).get(seat, ""))
        state.exhibits[seat] = box.pile((exhibits or {}).get(seat, ""))
    for seat, held in enumerate(tickets):
        state.tickets[seat] = box.pile("ticket " * held)
    state.discards = box.pile(discards)
    state.deck = row(box.left if deck is None else box.cards(deck)[::-1])
    state.car, state.round, state.active = car, round, active
    state.then(PlaceSupporter(active))
    return state


def dealt(seats: int = 3, seed: int = 1) -> Fair:
    """The table as the set-up leaves it."""
    return laid_out(seats, seed)


PLAYING: playing.Playing[Fair] = playing.Playing(GAME)
options, act, after, told_of = PLAYING.options, PLAYING.act, PLAYING.after, playing.told_of


def score(state: Fair) -> tuple[Fair, list[Event]]:
    """The table after a scoring phase, and all that was told."""
    scored = state.copy()
    told: list[Event] = []
    scored.log = told
    scored.then(ScoringPhase())
    settle(scored)
    scored.log = None
    return scored, told
