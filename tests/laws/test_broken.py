"""The laws can be broken: for each of them a game that breaks it, and a deal that shows it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

import pytest

from parlour.core.chance import Chance
from parlour.core.game import Game, find
from parlour.core.words import Action, Event, Outcome, Reason, Seat, State, Viewer
from parlour.laws import LAWS, rules
from parlour.laws.telling import everything_can_be_said
from tests import high_card
from tests.high_card import Hands, HighCard, KeepOrSwap

pytestmark = pytest.mark.usefixtures("high_card_on_the_shelf")
Breaking = Callable[[pytest.MonkeyPatch], Game]


def changed(**parts: object) -> Breaking:
    """The example with other parts."""
    return lambda _: cast(Game, type("Broken", (HighCard,), parts)())


def stepping(part: str, instead: object) -> Breaking:
    """The example with another step."""

    def broken(patch: pytest.MonkeyPatch) -> Game:
        patch.setattr(KeepOrSwap, part, instead)
        return HighCard()

    return broken


def open_hands(self: HighCard, state: State, viewer: Viewer) -> State:
    """Everybody sees everything."""
    seen = cast(Hands, state).copy()
    seen.key = 0
    return seen


def same_cards(self: HighCard, view: State, viewer: Viewer, chance: Chance) -> State:
    """Every unseen card is an eight."""
    full = cast(Hands, view).copy()
    full.hand = [card or 8 for card in full.hand]
    full.deck = [8] * len(full.deck)
    return full


def in_place(self: KeepOrSwap, state: Hands, choice: Action) -> None:
    """The turn goes round, but cards that are seen are drawn from nowhere."""
    state.hand[self.seat] = 9
    following = self.turn + 1
    if following < high_card.TURNS * state.seats:
        state.agenda.append(KeepOrSwap(following % state.seats, following))


def twice(self: KeepOrSwap, state: Hands) -> list[Action]:
    return [high_card.KEEP, high_card.KEEP]


def by_the_deck(self: KeepOrSwap, state: Hands) -> list[Action]:
    """What may be done depends on what nobody knows."""
    return [high_card.KEEP] if state.deck[-1] < 5 else [high_card.KEEP, high_card.SWAP]


def for_ever(self: KeepOrSwap, state: Hands, choice: Action) -> None:
    if self.turn < 40:
        state.log = state.log  # nothing is told
        state.agenda.append(KeepOrSwap((self.turn + 1) % state.seats, self.turn + 1))


def no_reason(self: KeepOrSwap, state: Hands, action: Action) -> Reason:
    return Reason("because", "HC 9.9")


def second(self: HighCard, state: State) -> Outcome | None:
    """Nobody is first."""
    outcome = HighCard.outcome(self, state)
    return outcome and Outcome([rank + 1 for rank in outcome.ranks], outcome.scores, outcome.sheet, outcome.reason)


def backwards(self: HighCard, state: State) -> int:
    return 5 - len(cast(Hands, state).deck)


def never(self: HighCard, state: State) -> bool:
    return False


def always_over(self: HighCard, view: State, viewer: Viewer) -> Seat:
    return 0


def one_deck(patch: pytest.MonkeyPatch) -> Game:
    """A copy and its original draw from the same deck."""
    copied = Hands.copy

    def sharing(self: Hands) -> Hands:
        twin = copied(self)
        twin.deck = self.deck
        return twin

    patch.setattr(Hands, "copy", sharing)
    return HighCard()


@dataclass
class NeverHappens(Event):
    """It has no message."""


BROKEN: list[tuple[str, Breaking]] = [
    ("a_copy_and_its_original_play_apart", one_deck),
    ("someone_can_always_move_until_it_ends", stepping("options", twice)),
    ("someone_can_always_move_until_it_ends", changed(outcome=second)),
    ("it_ends", stepping("take", for_ever)),
    ("what_i_may_do_i_can_know", stepping("options", by_the_deck)),
    ("a_guess_looks_the_same", changed(guess=same_cards)),
    ("a_guess_looks_the_same", changed(view=lambda self, state, viewer: cast(Hands, state).copy())),
    ("nothing_leaks", changed(view=open_hands, guess=same_cards)),
    ("material_is_conserved", stepping("take", in_place)),
    ("material_is_conserved", changed(census=lambda self, state: [])),
    ("what_is_said_to_be_open_is", changed(winner=always_over)),
    ("points_are_counted_to_the_end", changed(round_of=backwards)),
    ("points_are_counted_to_the_end", changed(counted=lambda self, state: [0] * state.seats)),
    ("no_game_ends_where_it_said_it_would_not", changed(near_end=never)),
    ("a_deed_is_one_seats_and_tells_something", stepping("take", for_ever)),
    ("why_agrees_with_legal", stepping("why", no_reason)),
]


@pytest.mark.parametrize(("name", "breaking"), BROKEN)
def test_a_law_that_is_broken_says_so(name: str, breaking: Breaking, monkeypatch: pytest.MonkeyPatch) -> None:
    law = getattr(rules, name)
    assert law in LAWS
    for seed in range(5):
        law(high_card.GAME, 2, seed, {})
    game = breaking(monkeypatch)
    with pytest.raises((AssertionError, ValueError)):  # noqa: PT012 - some deals may pass
        for seed in range(20):
            law(game, 2, seed, {})


def turned_round(self: HighCard, seats: int, key: int, options: dict[str, str]) -> State:
    """A deal whose first player can be asked for."""
    dealt = HighCard.setup(self, seats, key, options)
    if options.get("begins") == "last":
        dealt.agenda.pop()
        dealt.agenda.append(KeepOrSwap(seats - 1, 0))
    return dealt


def test_a_value_of_an_option_that_changes_nothing_is_told() -> None:
    offered = {"begins": ["first", "last"]}
    law = rules.every_value_of_an_option_matters
    assert law in LAWS
    idle, minded = (cast(Game, type("Offering", (HighCard,), parts)()) for parts in ({}, {"setup": turned_round}))
    for game in (idle, minded):
        game.options = offered
    law(minded, 2, 0, {"begins": "last"})
    law(idle, 2, 0, {"begins": "first"})  # the default is no other than itself
    with pytest.raises(AssertionError, match=r"'begins': 'last'.* changes nothing: game\.py"):
        law(idle, 2, 0, {"begins": "last"})


def test_an_event_needs_its_message_however_seldom_it_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("gatsby")
    everything_can_be_said(game)
    monkeypatch.setattr(game, "words", [*game.words, NeverHappens])
    with pytest.raises(AssertionError, match="event-NeverHappens is missing"):
        everything_can_be_said(game)
