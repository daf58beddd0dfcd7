"""Which start bonus cards are fair? Games with cards drawn at random, and what they say of every pattern.

    python -m tests.games.worlds_fair.start_cards play games.jsonl --seconds 600 --seats 2 3 4
    python -m tests.games.worlds_fair.start_cards fit games.jsonl

`play` lets the net of the house play itself with a few iterations, each game with other cards: no pattern is played
often, but every trait of a card is. `fit` learns from all games how much each trait is worth to a seat (a logit by seat
and number of players), and lists the patterns of four different cards by their worst seat at any number of players.
That is only likely: `tests.games.worlds_fair.fairness --bot like5:200 --cards …` plays a pattern as often as one likes.
"""

import argparse
import json
import time
from collections.abc import Iterator
from itertools import permutations
from math import exp
from pathlib import Path
from random import Random
from typing import Any

from parlour.games.worlds_fair.material import LIMIT
from tests.games.worlds_fair.fairness import LOW, Cards, alike, every_card, low, played, read, spelt

TRAITS = 4  # of a card beside its seat
STEPS, RATE = 4000, 0.5  # of the fit
KEPT = 40  # patterns to list


def traits(cards: Cards, seat: int) -> list[float]:
    """What a card brings its seat: leads alone, leads shared, and how many of each lie in areas of the low limit."""
    shown = [area for card in cards for area in card]
    found = [0.0] * TRAITS
    for area in cards[seat]:
        shared = shown.count(area) > 1
        found[int(shared)] += 1
        if LIMIT[area] == LOW:
            found[2 + int(shared)] += 1
    return found


def play(path: Path, seats: list[int], iterations: int, seconds: float, seed: int) -> None:
    """Games until the time is up, a line each."""
    chance = Random(seed)
    until = time.monotonic() + seconds
    number = seed
    with path.open("a", encoding="utf-8") as file:
        while time.monotonic() < until:
            for many in seats:
                number += 1
                cards = tuple(chance.sample(every_card(), many))
                won = played(cards, number, f"like5:{iterations}", 1)
                file.write(json.dumps({"cards": spelt(cards), "won": won}) + "\n")
                file.flush()


def softmax(values: list[float]) -> list[float]:
    """Shares from logits."""
    raised = [exp(value) for value in values]
    return [value / sum(raised) for value in raised]


class Fit:
    """What seats and traits are worth with so many players: logits, the first seat's nought."""

    def __init__(self, seats: int, lines: list[tuple[Cards, list[float]]]) -> None:
        self.seats = seats
        self.own = [0.0] * seats
        self.worth = [0.0] * TRAITS
        told = [([traits(cards, seat) for seat in range(seats)], won) for cards, won in lines]
        for _ in range(STEPS if told else 0):
            self.learn(told)

    def learn(self, told: list[tuple[list[list[float]], list[float]]]) -> None:
        """One step up the likelihood."""
        own, worth = [0.0] * self.seats, [0.0] * TRAITS
        for having, won in told:
            expected = self.shares(having)
            for seat in range(self.seats):
                more = (won[seat] - expected[seat]) / len(told)
                own[seat] += more
                for trait in range(TRAITS):
                    worth[trait] += more * having[seat][trait]
        self.own = [value + RATE * more for value, more in zip(self.own, own, strict=True)]
        self.worth = [value + RATE * more for value, more in zip(self.worth, worth, strict=True)]

    def shares(self, having: list[list[float]]) -> list[float]:
        """What every seat is expected to win, by its traits."""
        return softmax(
            [
                self.own[seat] + sum(value * many for value, many in zip(self.worth, having[seat], strict=True))
                for seat in range(self.seats)
            ]
        )

    def of(self, cards: Cards) -> list[float]:
        """What every seat is expected to win with these cards."""
        return self.shares([traits(cards, seat) for seat in range(self.seats)])


def later_have_more(cards: Cards) -> bool:
    """As the designer told: later seats never show fewer areas nor fewer with the low limit than the first."""
    return all(len(card) >= len(cards[0]) for card in cards) and low(cards)[-1] > low(cards)[0]


def patterns() -> Iterator[Cards]:
    """Four different cards, each kind once."""
    kinds: set[str] = set()
    for cards in permutations(every_card(), 4):
        if later_have_more(cards) and (kind := alike(cards)) not in kinds:
            kinds.add(kind)
            yield cards


def fit(path: Path) -> None:
    """What the games say, and the patterns whose worst seat is expected to be least unfair."""
    lines: dict[int, list[tuple[Cards, list[float]]]] = {2: [], 3: [], 4: []}
    for text in path.read_text("utf-8").splitlines():
        line: dict[str, Any] = json.loads(text)
        lines[len(line["won"])].append((read(line["cards"]), line["won"]))
    fits = {many: Fit(many, found) for many, found in lines.items() if found}
    for many, one in fits.items():
        own = ", ".join(f"{value - one.own[0]:+.2f}" for value in one.own)
        worth = ", ".join(f"{value:+.2f}" for value in one.worth)
        print(f"{many} players, {len(lines[many])} games: seats {own}; alone, shared, alone low, shared low {worth}")
    ranked = []
    for cards in patterns():
        far = max(many * abs(share - 1 / many) for many, one in fits.items() for share in one.of(cards[:many]))
        ranked.append((far, cards))
    for far, cards in sorted(ranked)[:KEPT]:
        shares = "; ".join(" ".join(f"{share:.0%}" for share in one.of(cards[:many])) for many, one in fits.items())
        print(f"{spelt(cards):14} farthest by {far:.0%}: {shares}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.games.worlds_fair.start_cards")
    parser.add_argument("what", choices=["play", "fit"])
    parser.add_argument("path", type=Path)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--iterations", type=int, default=120)
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    if asked.what == "play":
        play(asked.path, asked.seats, asked.iterations, asked.seconds, asked.seed)
    else:
        fit(asked.path)


if __name__ == "__main__":
    main()
