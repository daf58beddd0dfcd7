"""Find a deal for a lesson: `python -m parlour.lessons.search gatsby` prints deals that bring its ideas up.

A wish says what a whole turn should bring. Turns are played at random, those that grant the wish are followed on.
"""

import argparse
import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from parlour.core.chance import key_of
from parlour.core.engine import legal, play
from parlour.core.game import Game, find
from parlour.core.words import Action, Event, State


@dataclass
class WholeTurn:
    """A whole turn: what was chosen, what happened, and the state after it."""

    choices: list[str]
    events: list[Event]
    state: State

    def told(self, kind: str, **fields: int) -> list[Event]:
        """The events of a kind, with these fields."""
        found = [event for event in self.events if type(event).__name__ == kind]
        return [event for event in found if all(getattr(event, name) == value for name, value in fields.items())]

    def first(self, kind: str, name: str) -> Any:
        """A field of the first event of a kind."""
        return getattr(self.told(kind)[0], name)


Notes = dict[str, int]  # what one wish leaves for those after it
Granted = Callable[[State, WholeTurn, Notes], bool]


def always(_before: State, _turn: WholeTurn, _notes: dict[str, int]) -> bool:
    """No wish in particular."""
    return True


@dataclass(frozen=True)
class Wish:
    """What a turn should bring; `notes` is a memory from wish to wish of one lesson."""

    first: tuple[str, ...] = ()  # the choices it may begin with; any if empty
    most: int = 6  # choices, those that decline something aside
    granted: Granted = always
    likes: tuple[str, ...] = ()  # beginnings of choices that are made where possible


@dataclass(frozen=True)
class WishList:
    """The wishes for a lesson, turn by turn, for everybody at the table."""

    game: str
    seats: int
    openings: tuple[str, ...]  # the steps with which a turn begins
    wishes: tuple[Wish, ...]
    options: dict[str, str] = field(default_factory=dict)


class DealSearch:
    """A search through deals; the same numbers find the same lessons."""

    def __init__(self, plan: WishList, number: int, tries: int, width: int) -> None:
        self.plan = plan
        self.game: Game = find(plan.game)
        self.random = random.Random(number)
        self.tries = tries  # turns played at random for a wish
        self.width = width  # of them followed on
        self.budget = 0

    def deals(self, first: int, seconds: float) -> Iterator[tuple[int, list[list[str]]]]:
        """Seeds, and the turns that grant every wish."""
        seed, stop = first, time.monotonic() + seconds
        while time.monotonic() < stop:
            self.budget = 200
            found = self.follow(self.game.setup(self.plan.seats, key_of(seed), self.plan.options), 0, {})
            if found is not None:
                yield seed, found
            seed += 1

    def follow(self, state: State, at: int, notes: dict[str, int]) -> list[list[str]] | None:
        """The turns from here on."""
        if at == len(self.plan.wishes):
            return []
        for turn, kept in self.granting(state, self.plan.wishes[at], notes):
            self.budget -= 1
            if self.budget < 0:
                return None
            rest = self.follow(turn.state, at + 1, kept)
            if rest is not None:
                return [turn.choices, *rest]
        return None

    def granting(self, state: State, wish: Wish, notes: dict[str, int]) -> list[tuple[WholeTurn, dict[str, int]]]:
        """A few turns that grant a wish, and what they leave in the memory."""
        found: dict[tuple[str, ...], tuple[WholeTurn, dict[str, int]]] = {}
        for _ in range(self.tries):
            turn = self.at_random(state, wish)
            if turn is None or len([one for one in turn.choices if one != "decline"]) > wish.most:
                continue
            kept = dict(notes)
            if wish.granted(state, turn, kept):
                found[tuple(turn.choices)] = turn, kept
                if len(found) == self.width:
                    break
        return list(found.values())

    def at_random(self, state: State, wish: Wish) -> WholeTurn | None:
        """A turn; None if it cannot begin as wished, or ends the game."""
        turn = WholeTurn([], [], state)
        while turn.state.agenda:
            if turn.choices and type(turn.state.agenda[-1]).__name__ in self.plan.openings:
                return turn
            offered = legal(turn.state)
            if not turn.choices and wish.first:
                offered = [action for action in offered if action.write() in wish.first]
            if not offered:
                return None
            chosen = self.choose(offered, wish)
            after, events = play(turn.state, chosen)
            turn = WholeTurn([*turn.choices, chosen.write()], turn.events + events, after)
        return None

    def choose(self, offered: list[Action], wish: Wish) -> Action:
        """What the wish likes, else anything."""
        liked = [action for action in offered if action.write().startswith(wish.likes)] if wish.likes else []
        return self.random.choice(liked or offered)


def main() -> None:
    """Print deals."""
    from parlour.lessons.wishes import wish_lists, wishes_of

    asked = argparse.ArgumentParser(prog="python -m parlour.lessons.search", description=__doc__)
    asked.add_argument("game", choices=sorted(wish_lists()))
    asked.add_argument("--first", type=int, default=1, help="the first seed tried")
    asked.add_argument("--number", type=int, default=1, help="of the random choices")
    asked.add_argument("--seconds", type=float, default=60)
    asked.add_argument("--tries", type=int, default=80)
    asked.add_argument("--width", type=int, default=4)
    given = asked.parse_args()
    wishes = wishes_of(given.game)
    assert wishes is not None
    search = DealSearch(wishes, given.number, given.tries, given.width)
    for seed, turns in search.deals(given.first, given.seconds):
        print(f"seed {seed}")
        for turn in turns:
            print(f"  {' | '.join(turn)}", flush=True)


if __name__ == "__main__":
    from parlour.lessons.search import main as search  # not this copy: wishes are of the other one's class

    search()
