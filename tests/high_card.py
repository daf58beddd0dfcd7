"""High card: a whole game with one secret, in one file, as an example. Its digest is high_card.md.

It is plain Python on whatever core is there, compiled or not. A real game spreads this over a folder, a file a heading.
"""

from dataclasses import dataclass
from typing import ClassVar, Final, cast

from parlour.core.chance import Chance, shuffle
from parlour.core.game import Game
from parlour.core.words import Action, Event, Outcome, Reason, Seat, State, Step, Viewer, cited, ranked

HIDDEN: Final = 0
CARDS: Final = 8
TURNS: Final = 2

SWAPPED_BEFORE: Final = Reason("swapped-before", "HC 1.3")
GAME_OVER: Final = Reason("over", "HC 1.4")


class Hands(State):
    """A card in each hand, the deck, the discards."""

    FIELDS: ClassVar[dict[str, type]] = {
        **State.FIELDS,
        "hand": list[int],
        "deck": list[int],
        "discards": list[int],
        "swapped": list[int],
    }

    def __init__(self, seats: int, key: int) -> None:
        super().__init__(seats, key)
        self.hand: list[int] = [HIDDEN] * seats
        self.deck: list[int] = []
        self.discards: list[int] = []
        self.swapped: list[int] = [0] * seats

    def copy(self) -> "Hands":
        twin = Hands(self.seats, self.key)
        twin.agenda = self.agenda.copy()
        twin.hand = self.hand[:]
        twin.deck = self.deck[:]
        twin.discards = self.discards[:]
        twin.swapped = self.swapped[:]
        return twin

    def over(self) -> Reason:
        return GAME_OVER


@dataclass(eq=False)
class Keep(Action):
    """Keep my card."""


@dataclass(eq=False)
class Swap(Action):
    """Swap it for the top of the deck."""


KEEP: Final = Keep()
SWAP: Final = Swap()


@dataclass
class Kept(Event):
    """A card was kept."""

    seat: Seat


@dataclass
class Swapped(Event):
    """A card was swapped; only its owner sees the new one."""

    seat: Seat
    old: int
    new: int

    def seen_by(self, viewer: Viewer) -> "Swapped":
        return self if viewer == self.seat else Swapped(self.seat, self.old, HIDDEN)


class KeepOrSwap(Step[Hands]):
    """A turn.  [HC 1.2]"""

    FIELDS: ClassVar[dict[str, type]] = {"seat": int, "turn": int}

    def __init__(self, seat: Seat, turn: int) -> None:
        super().__init__(seat)
        self.turn = turn

    def options(self, state: Hands) -> list[Action]:
        return [KEEP] if state.swapped[self.seat] else [KEEP, SWAP]

    def take(self, state: Hands, choice: Action) -> None:
        if isinstance(choice, Swap):
            swap(state, self.seat)
        elif state.log is not None:
            state.log.append(Kept(self.seat))
        following = self.turn + 1
        if following < TURNS * state.seats:
            state.then(KeepOrSwap(following % state.seats, following))

    def why(self, state: Hands, action: Action) -> Reason:
        return SWAPPED_BEFORE  # [HC 1.3]


def swap(state: Hands, seat: Seat) -> None:
    """The old card face up, the new one unseen.  [HC 1.2]"""
    old, new = state.hand[seat], state.deck.pop()
    state.hand[seat] = new
    state.discards.append(old)
    state.swapped[seat] = 1
    if state.log is not None:
        state.log.append(Swapped(seat, old, new))


ACTION_KINDS: Final = cited({Keep: "HC 1.2", Swap: "HC 1.2"})
STEPS: Final = cited({KeepOrSwap: "HC 1.2"})
EVENTS: Final = cited({Kept: "HC 1.2", Swapped: "HC 1.2"})


class HighCard(Game):
    """Two or three players."""

    def __init__(self) -> None:
        super().__init__(
            id="high_card",
            prefix="HC",
            rules=1,
            seats=[2, 3],
            actions=[KEEP, SWAP],
            words=[Hands, *STEPS, *EVENTS],
            reasons=[SWAPPED_BEFORE, GAME_OVER],
            endings=["highest", "lowest"],
            sources=["card"],
            options={},
            longest=TURNS * 3,
        )

    def setup(self, seats: int, key: int, options: dict[str, str]) -> State:
        """Shuffle and deal.  [HC 1.1]"""
        state = Hands(seats, key)
        state.deck = list(range(1, CARDS + 1))
        state.key = shuffle(state.deck, state.key)
        state.hand = [state.deck.pop() for _ in range(seats)]
        state.then(KeepOrSwap(0, 0))
        return state

    def view(self, state: State, viewer: Viewer) -> State:
        """My card, the discards, and at the end everything.  [HC 1.1, 1.4]"""
        seen = cast(Hands, state).copy()
        seen.key = 0
        seen.deck = [HIDDEN] * len(seen.deck)
        if seen.agenda:
            seen.hand = [card if seat == viewer else HIDDEN for seat, card in enumerate(seen.hand)]
        return seen

    def guess(self, view: State, viewer: Viewer, chance: Chance) -> State:
        """The cards one cannot see, over the places one cannot see."""
        full = cast(Hands, view).copy()
        full.key = chance.draw()
        unseen = [card for card in range(1, CARDS + 1) if card not in full.hand + full.discards]
        chance.shuffle(unseen)
        full.hand = [card or unseen.pop() for card in full.hand]
        full.deck = unseen
        return full

    def standing(self, state: State) -> list[int]:
        return list(cast(Hands, state).hand)

    def known_scores(self, view: State, viewer: Viewer) -> list[int] | None:
        """Once all cards are seen."""
        return None if HIDDEN in cast(Hands, view).hand else self.standing(view)

    def outcome(self, state: State) -> Outcome | None:
        """The highest card, or the lowest if nobody swapped.  [HC 1.4]"""
        if state.agenda:
            return None
        hands = cast(Hands, state)
        sign = 1 if any(hands.swapped) else -1
        ranks = ranked([[sign * card] for card in hands.hand])
        return Outcome(ranks, hands.hand[:], [[card] for card in hands.hand], "highest" if sign == 1 else "lowest")

    def census(self, state: State) -> list[int]:
        hands = cast(Hands, state)
        return sorted(hands.hand + hands.deck + hands.discards)


GAME: Final = HighCard()
