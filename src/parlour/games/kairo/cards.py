"""Jouer une carte de construction: one standard card, a joker and a coin, or any three.  [KA 5.1]"""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.core.row import Row
from parlour.core.words import Action, Reason, Seat, Step
from parlour.games.kairo.actions import COINS_OF, DISCARDS, PLAYS, THREE_CARDS, Coin, Discard, Play, Three
from parlour.games.kairo.build import ChooseColour
from parlour.games.kairo.material import ANYWHERE, FIRST_JOKER, FITS, HUES, KINDS, MOST_SEATS, THREE, WORKS, Work
from parlour.games.kairo.possible import fits_any, hand_size, joker_coins
from parlour.games.kairo.reasons import (
    CARD_ASKS,
    CARD_USELESS,
    COIN_NEEDED,
    IN_ORDER,
    JOKER_ASKS,
    JOKER_UNPAID,
    NO_SUCH_COIN,
    NOT_IN_HAND,
    NOT_IN_HAND_OF_THREE,
    NOT_THREE,
    THREE_ASK,
)
from parlour.games.kairo.state import Market
from parlour.games.kairo.verbs import pay, play_cards


def hand(state: Market, seat: Seat) -> Row:
    """All building cards of a seat, sorted."""
    cards = state.shown[seat].copy()
    for card in state.secret[seat].numbers:
        cards.put_in_order(card)
    return cards


def kinds(cards: Row) -> i64:
    """The kinds of cards among these, a bit each: like cards are one choice.  [KA R21]"""
    found: i64 = 0
    for card in cards.numbers:
        found |= 1 << card
    return found


def held(state: Market, seat: Seat) -> i64:
    """The kinds of building cards that a seat has in hand."""
    return kinds(state.shown[seat]) | kinds(state.secret[seat])


class PlayCard(Step[Market]):
    """Jouer une carte de construction.  [KA 5.1, 5.1a-c, R2]"""

    FIELDS: ClassVar[dict[str, type]] = {"seat": int, "work": Work}

    def __init__(self, seat: Seat, work: Work) -> None:
        super().__init__(seat)
        self.work: Work = work

    def options(self, state: Market) -> list[Action]:
        """Each card that leads to something, and three of any."""
        offered: list[Action] = []
        cards = held(state, self.seat)
        for card in range(KINDS):
            if cards >> card & 1 and self.leads_on(state, card):
                offered.append(PLAYS[card])
        if hand_size(state, self.seat) >= THREE:  # also with a fitting card in hand  [KA R2]
            offered.append(THREE_CARDS)
        return offered

    def leads_on(self, state: Market, card: int) -> bool:
        """Whether something can be built with a card, and with a joker's coin.  [KA 5.1a, 5.1b]"""
        if card < FIRST_JOKER:
            return fits_any(state, self.seat, self.work, FITS[card], state.coins[self.seat])
        return joker_coins(state, self.seat, self.work, FITS[card]) != 0

    def take(self, state: Market, choice: Action) -> None:
        """The cards lie in front of the player until the building is done.  [KA 5.1e]"""
        if isinstance(choice, Three):
            if hand_size(state, self.seat) == THREE:
                play_cards(state, self.seat, hand(state, self.seat).listed())
                state.then(ChooseColour(self.seat, self.work, ANYWHERE))
            else:
                state.then(LayThree(self.seat, self.work, THREE, 1))
            return
        assert isinstance(choice, Play)
        card = choice.card
        play_cards(state, self.seat, [card])
        state.then(ChooseColour(self.seat, self.work, FITS[card]))
        if card >= FIRST_JOKER:
            ask_joker_coin(state, self.seat, self.work, FITS[card])

    def asks(self) -> Reason:
        """A card comes before the building."""
        return CARD_ASKS

    def why(self, state: Market, action: Action) -> Reason:
        """Not held, no use, or a joker without its coin."""
        if isinstance(action, Three):
            return NOT_THREE
        if not isinstance(action, Play):
            return self.asks()
        if action.card not in hand(state, self.seat):
            return NOT_IN_HAND
        useful = fits_any(state, self.seat, self.work, FITS[action.card], state.coins[self.seat])
        return JOKER_UNPAID if useful else CARD_USELESS


def ask_joker_coin(state: Market, seat: Seat, work: int, sections: int) -> None:
    """Ask for the joker's coin, if there is a choice.  [KA 5.1b]"""
    allowed = joker_coins(state, seat, work, sections)
    if allowed & (allowed - 1):
        state.then(PayJoker(seat, WORKS[work], sections))
        return
    for colour in range(HUES):
        if allowed >> colour & 1:
            pay(state, seat, colour, 1)


class PayJoker(Step[Market]):
    """A coin of any colour for the joker.  [KA 5.1b]"""

    FIELDS: ClassVar[dict[str, type]] = {"seat": int, "work": Work, "sections": int}

    def __init__(self, seat: Seat, work: Work, sections: int) -> None:
        super().__init__(seat)
        self.work: Work = work
        self.sections = sections

    def options(self, state: Market) -> list[Action]:
        """Those without which the rest can still be paid.  [KA R18]"""
        allowed = joker_coins(state, self.seat, self.work, self.sections)
        return [COINS_OF[colour] for colour in range(HUES) if allowed >> colour & 1]

    def take(self, state: Market, choice: Action) -> None:
        """To the bank."""
        assert isinstance(choice, Coin)
        pay(state, self.seat, choice.colour, 1)

    def asks(self) -> Reason:
        """The joker's coin."""
        return JOKER_ASKS

    def why(self, state: Market, action: Action) -> Reason:
        """Not there, or needed for the extension."""
        if not isinstance(action, Coin):
            return self.asks()
        return COIN_NEEDED if state.coins[self.seat][action.colour] else NO_SUCH_COIN


class LayThree(Step[Market]):
    """Three of four cards, one after the other; jokers among them cost nothing.  [KA 5.1c, R2]"""

    FIELDS: ClassVar[dict[str, type]] = {"seat": int, "work": Work, "left": int, "least": int}

    def __init__(self, seat: Seat, work: Work, left: int, least: int) -> None:
        super().__init__(seat)
        self.work: Work = work
        self.left = left
        self.least = least

    def options(self, state: Market) -> list[Action]:
        """In the order of the sections, then the jokers, so that three cards are three in one way only.  [KA R22]"""
        cards = hand(state, self.seat)
        for _ in range(self.left - 1):  # so many are left to follow
            cards.pop()
        found = kinds(cards)
        return [DISCARDS[card] for card in range(self.least, KINDS) if found >> card & 1]

    def take(self, state: Market, choice: Action) -> None:
        """Then the next."""
        assert isinstance(choice, Discard)
        play_cards(state, self.seat, [choice.card])
        if self.left == 1:
            state.then(ChooseColour(self.seat, self.work, ANYWHERE))
        else:
            state.then(LayThree(self.seat, self.work, self.left - 1, choice.card))

    def asks(self) -> Reason:
        """The rest of the three."""
        return THREE_ASK

    def why(self, state: Market, action: Action) -> Reason:
        """Not held, or out of order."""
        if not isinstance(action, Discard):
            return self.asks()
        return IN_ORDER if action.card in hand(state, self.seat) else NOT_IN_HAND_OF_THREE


PLAY_CARD: Final = [[PlayCard(seat, work) for work in WORKS] for seat in range(MOST_SEATS)]
