"""Coûts de l'agrandissement: coins of the colour 1 to 1, others 2 to 1, in any mix.  [KA 5.4, R7]"""

from typing import ClassVar

from mypy_extensions import i64

from parlour.core.row import Row
from parlour.core.words import Action, Reason, Seat, Step
from parlour.games.kairo.actions import GIVES, Give
from parlour.games.kairo.material import (
    COLOURS,
    EXCHANGE,
    HUES,
    Colour,
    stall_of,
)
from parlour.games.kairo.reasons import (
    COINS_ASK,
    NOT_ENOUGH_COINS,
    OTHER_COLOUR_NOW,
    REST_UNPAID,
    TOO_MANY_COINS,
)
from parlour.games.kairo.state import Market
from parlour.games.kairo.verbs import pay


def can_pay(purse: Row, colour: i64, size: i64) -> bool:
    """Whether coins suffice for a stall of this size."""
    own = purse[colour]
    return own > 0 and suffice(own, total(purse) - own, size)


def suffice(own: i64, others: i64, size: i64) -> bool:
    """Whether coins of the colour and others do: one of the colour at least [KA 5.4a], the rest in any way."""
    return own > 0 and (own >= size or others >= EXCHANGE * (size - own))


def size_extended(state: Market, seat: Seat, colour: int) -> int:
    """The size of a stall with one extension more: what it costs, and what it scores.  [KA 5.4, 5.5]"""
    return state.sizes[stall_of(seat, colour)] + 1


def total(purse: Row) -> i64:
    """All coins together."""
    return purse[0] + purse[1] + purse[2] + purse[3] + purse[4] + purse[5]


def ask_payment(state: Market, seat: Seat, colour: int) -> None:
    """Ask how the extension just placed is paid, as far as there is a choice."""
    size = state.sizes[stall_of(seat, colour)]
    purse = state.coins[seat]
    most = min(size, purse[colour])
    others = total(purse) - purse[colour]
    least = max(1, size - others // EXCHANGE)
    if least == most:
        pay_own(state, seat, colour, size, most)
    else:
        state.then(PayOwn(seat, COLOURS[colour], least, most))


def pay_own(state: Market, seat: Seat, colour: int, size: int, coins: int) -> None:
    """Pay coins of the stall's colour, then two others for each of the rest.  [KA 5.4b]"""
    pay(state, seat, colour, coins)
    pay_others(state, seat, colour, 0, EXCHANGE * (size - coins))


def pay_others(state: Market, seat: Seat, colour: int, first: int, owed: int) -> None:
    """Go through the other colours in order and ask wherever there is a choice.  [KA R22]"""
    for other in range(first, HUES):
        if owed == 0:
            return
        if other == colour:
            continue
        least, most = bounds(state.coins[seat], colour, other, owed)
        if least < most:
            state.then(PayOther(seat, COLOURS[colour], COLOURS[other], owed))
            return
        pay(state, seat, other, most)
        owed -= most


def bounds(purse: Row, colour: int, other: int, owed: int) -> tuple[int, int]:
    """The fewest and the most coins of one colour, so that the colours after it can pay the rest."""
    later = 0
    for after in range(other + 1, HUES):
        if after != colour:
            later += purse[after]
    return max(0, owed - later), min(purse[other], owed)


class PayOwn(Step[Market]):
    """How many coins of the stall's own colour.  [KA 5.4, 5.4a]"""

    FIELDS: ClassVar[dict[str, type]] = {"seat": int, "colour": Colour, "least": int, "most": int}

    def __init__(self, seat: Seat, colour: Colour, least: int, most: int) -> None:
        super().__init__(seat)
        self.colour: Colour = colour
        self.least = least
        self.most = most

    def options(self, state: Market) -> list[Action]:
        """From as few as the other coins allow to the whole size."""
        return GIVES[self.colour][self.least : self.most + 1]

    def take(self, state: Market, choice: Action) -> None:
        """Then the others."""
        assert isinstance(choice, Give)
        pay_own(state, self.seat, self.colour, state.sizes[stall_of(self.seat, self.colour)], choice.coins)

    def asks(self) -> Reason:
        """Coins of the stall's colour."""
        return COINS_ASK

    def why(self, state: Market, action: Action) -> Reason:
        """Another colour, or a number that does not do."""
        if not isinstance(action, Give):
            return self.asks()
        if action.colour != self.colour:
            return OTHER_COLOUR_NOW
        if action.coins < self.least:
            return REST_UNPAID
        return NOT_ENOUGH_COINS if action.coins > state.coins[self.seat][self.colour] else TOO_MANY_COINS


class PayOther(Step[Market]):
    """How many coins of another colour, two for one.  [KA 5.4b]"""

    FIELDS: ClassVar[dict[str, type]] = {"seat": int, "colour": Colour, "other": Colour, "owed": int}

    def __init__(self, seat: Seat, colour: Colour, other: Colour, owed: int) -> None:
        super().__init__(seat)
        self.colour: Colour = colour
        self.other: Colour = other
        self.owed = owed

    def options(self, state: Market) -> list[Action]:
        """As many as leave a rest that the later colours can pay."""
        least, most = bounds(state.coins[self.seat], self.colour, self.other, self.owed)
        return GIVES[self.other][least : most + 1]

    def take(self, state: Market, choice: Action) -> None:
        """Then the next colour."""
        assert isinstance(choice, Give)
        pay(state, self.seat, self.other, choice.coins)
        pay_others(state, self.seat, self.colour, self.other + 1, self.owed - choice.coins)

    def asks(self) -> Reason:
        """Coins of one colour."""
        return COINS_ASK

    def why(self, state: Market, action: Action) -> Reason:
        """Another colour, or a number that does not do."""
        if not isinstance(action, Give):
            return self.asks()
        if action.colour != self.other:
            return OTHER_COLOUR_NOW
        if action.coins > state.coins[self.seat][self.other]:
            return NOT_ENOUGH_COINS
        return TOO_MANY_COINS if action.coins > self.owed else REST_UNPAID
