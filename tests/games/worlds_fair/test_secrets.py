"""What is hidden: the order of the deck, and the chance to come."""

from collections import Counter
from typing import cast

from parlour.core.chance import Chance
from parlour.core.codec import Codec
from parlour.core.row import row
from parlour.games.worlds_fair.game import GAME
from parlour.games.worlds_fair.state import Fair
from tests.games.worlds_fair.scenes import after, dealt, fair

CODEC = Codec(GAME)


def look(state: Fair, viewer: int | None = 0) -> Fair:
    return cast(Fair, GAME.view(state, viewer))


def guessed(view: Fair, key: int = 1) -> Fair:
    return cast(Fair, GAME.guess(view, 0, Chance(key)))


def lively() -> Fair:
    """A table with cards everywhere."""
    return fair(
        beside={"agriculture": "ticket burnham", "electricity": "electricity"},
        figures={1: "palmer"},
        tickets=[2, 0, 1],
        exhibits={0: "agriculture", 2: "transportation transportation"},
        discards="davis ticket fine-arts",
    )


def test_the_deck_is_face_down_and_the_chance_unknown() -> None:
    """Its size can be seen. [WF 3.5, R12]"""
    view = look(dealt(3))
    assert view.deck == [0] * 81
    assert view.key == 0


def test_all_else_is_seen() -> None:
    """[WF 4.3a, R12]"""
    state = lively()
    view = look(state)
    for name in Fair.FIELDS:
        if name not in ("deck", "key"):
            assert getattr(view, name) == getattr(state, name)


def test_everybody_sees_the_same() -> None:
    """[WF 4.3a, R12]"""
    views = [CODEC.pack(look(lively(), viewer)) for viewer in (None, 0, 1, 2)]
    assert all(view == views[0] for view in views)


def test_looking_changes_nothing_and_shares_nothing() -> None:
    """[WF R12]"""
    state = lively()
    packed = CODEC.pack(state)
    view = look(state)
    after(view, "place agriculture")
    for held in [*view.supporters, *view.beside, *view.exhibits, *view.tickets, *view.figures, *view.approved]:
        held.append(9)
    for held in [view.reserve, view.deck, view.discards, view.coins, view.medals]:
        held.append(9)
    view.agenda.clear()
    assert CODEC.pack(state) == packed


def test_a_guess_holds_every_card_and_looks_the_same() -> None:
    """[WF R12]"""
    for seats in (2, 3, 4):
        state = after(dealt(seats), "place agriculture", "place electricity")
        guess = guessed(look(state))
        assert sorted(guess.deck) == sorted(state.deck)
        assert GAME.census(guess) == GAME.census(state)
        assert CODEC.pack(look(guess)) == CODEC.pack(look(state))


def test_a_guess_knows_what_lies_open() -> None:
    """No card on the table or discarded is in the guessed deck. [WF R12]"""
    state = lively()
    guess = guessed(look(state))
    open_cards = [state.discards, *state.beside, *state.exhibits, *state.tickets, *state.figures]
    assert not {card for pile in open_cards for card in pile} & set(guess.deck)
    assert len(guess.deck) == len(state.deck)


def test_a_guess_comes_from_the_callers_chance_alone() -> None:
    """[WF R12]"""
    state, other = lively(), lively()
    other.key = 99
    other.deck = row(other.deck.listed()[::-1])
    assert CODEC.pack(guessed(look(state))) == CODEC.pack(guessed(look(other)))
    decks = {tuple(guessed(look(state), key).deck) for key in range(20)}
    keys = {guessed(look(state), key).key for key in range(20)}
    assert len(decks) == len(keys) == 20


def test_every_hidden_card_may_be_the_next() -> None:
    """[WF R12]"""
    view = look(fair(deck=None, discards="ticket " * 28))
    tops = Counter(guessed(view, key).deck[-1] for key in range(600))
    assert len(tops) == len(view.deck)
    assert max(tops.values()) < 40


def test_the_census_counts_every_card_and_every_supporter() -> None:
    """[WF 3.5, 3.8]"""
    assert GAME.census(dealt(2)) == [*(card for card in range(1, 92) if card not in (8, 16, 24, 32, 40, 68)), 22, 22]
    assert GAME.census(lively()) == [*range(1, 92), 22, 22, 22]
    lost = lively()
    lost.reserve[1] -= 1
    gone = lost.tickets[0].pop()
    assert GAME.census(lost) == [*(card for card in range(1, 92) if card != gone), 22, 21, 22]
