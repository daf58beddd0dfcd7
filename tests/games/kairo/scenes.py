"""Small builders: a table of Kairo in three lines, in notation."""

from collections.abc import Mapping, Sequence

from parlour.core.engine import why
from parlour.core.row import row
from parlour.games.kairo.game import GAME
from parlour.games.kairo.material import CARD_NAMES, CELL_NAMES, COLOUR_NAMES, DECK, NEUTRAL
from parlour.games.kairo.setup import laid_out
from parlour.games.kairo.state import Market
from parlour.games.kairo.turn import CHOOSE
from parlour.games.kairo.verbs import put
from tests.games import playing

PURPLE, RED, GREEN, YELLOW, BLUE, WHITE = range(6)
STANDING = "purple r1c5 red r4c2 green r4c5 yellow r4c8 blue r7c5"  # white waits beside the board
ARROWS = "^>v<"


def cell(name: str) -> int:
    """The number of a cell."""
    return CELL_NAMES.index(name)


def cards(names: str) -> list[int]:
    """Cards in words, in their order."""
    return [CARD_NAMES.index(name) for name in names.split()]


def pairs(text: str) -> list[tuple[int, str]]:
    """A colour and a word, again and again."""
    words = text.split()
    return [(COLOUR_NAMES.index(colour), word) for colour, word in zip(words[::2], words[1::2], strict=True)]


def market(
    seats: int = 2,
    *,
    stalls: Sequence[str] = (),
    neutral: str = "",
    extensions: Mapping[int, str] | None = None,
    customers: str = STANDING,
    coins: Mapping[int, str] | None = None,
    hands: Mapping[int, str] | None = None,
    shown: Mapping[int, str] | None = None,
    display: str = "8 8 8 7",
    pile: str | None = None,
    discards: str | None = "",
    barkers: Sequence[int] = (),
    stock: str = "",
    active: int = 0,
    trigger: int = 0,
) -> Market:
    """A table at the beginning of a turn: stalls as in `red r6c5<`, extensions as in `red r6c6`, coins as in `red 3`.

    Purses and hands are empty unless told otherwise; the pile, in the order of drawing, is all that is left in the box.
    """
    state = Market(seats, 1)
    for colour, place in pairs(customers):
        state.customers[colour] = cell(place)
    for owner, text in [*enumerate(stalls), (NEUTRAL, neutral)]:
        for colour, place in pairs(text):
            put(state, owner * 6 + colour, cell(place[:-1]), ARROWS.index(place[-1]))
    for owner, text in (extensions or {}).items():
        for colour, place in pairs(text):
            state.tiles[cell(place)] = owner * 6 + colour + 1
            state.sizes[owner * 6 + colour] += 1
            state.stock[colour] -= 1
    for colour, left in pairs(stock):
        state.stock[colour] = int(left)
    for seat, text in (coins or {}).items():
        for colour, many in pairs(text):
            state.coins[seat][colour] = int(many)
            state.bank[colour] -= int(many)
    box = DECK[:]
    for held, told in ((state.secret, hands), (state.shown, shown)):
        for seat, text in (told or {}).items():
            held[seat] = row(sorted(cards(text)))
    state.display = row(cards(display))
    state.discards = row(cards(discards or ""))
    for used in [*state.secret, *state.shown, state.display, state.discards]:
        for card in used:
            box.remove(card)
    state.pile = row(box if pile is None else cards(pile)[::-1])
    if discards is None:  # all the rest
        for card in state.pile:
            box.remove(card)
        state.discards = row(box)
    for seat, held_barkers in enumerate(barkers):
        state.barkers[seat] = held_barkers
        state.supply -= held_barkers
    state.active, state.trigger = active, trigger
    state.then(CHOOSE[active])
    return state


def dealt(seats: int = 3, seed: int = 1, variable: bool = False) -> Market:
    """The table as the set-up leaves it."""
    return laid_out(seats, seed, variable)


PLAYING: playing.Playing[Market] = playing.Playing(GAME)
options, act, after, told_of = PLAYING.options, PLAYING.act, PLAYING.after, playing.told_of


def refusal(state: Market, text: str) -> str:
    """Why an action is not allowed now; empty if it is."""
    reason = why(state, GAME.vocabulary.parse(text))
    return reason.id if reason else ""
