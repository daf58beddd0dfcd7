"""Are the seats fair? The start bonus cards that fit what is known, tried in whole games by bots.

    python -m tests.games.worlds_fair.fairness [--games 2000] [--look 500] [--bot greedy] [--cards M-ME-ET-AF]

Without cards it tries every pattern that fits: its first two cards with two players, then the first three of the
fairest half, then all four of the fairest half of those; all get a look of fewer games, and those whose worst seat
is the least unfair at any number of players get the full number. Areas are named by their first letters; M and E
have the high card limit. What is known: each card shows one or two areas; later seats have more areas where they are
alone ahead, and more areas with the low card limit.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import combinations, permutations, product

from parlour.bots.levels import make
from parlour.bots.odds import half_width
from parlour.core.chance import Chance, key_of
from parlour.core.engine import legal, push, turn
from parlour.games.worlds_fair.game import GAME
from parlour.games.worlds_fair.material import AREAS, LIMIT, START_BONUS, Area

LOW = min(LIMIT)
LETTERS = {area.name[0]: area for area in AREAS}
KEPT = 4  # patterns that are looked at closely

Card = tuple[Area, ...]
Cards = tuple[Card, ...]


def every_card() -> list[Card]:
    """One or two areas."""
    return [card for size in (1, 2) for card in combinations(AREAS, size)]


def alone(cards: Cards) -> list[int]:
    """For each seat, the areas where only that seat has a bonus."""
    shown = [area for card in cards for area in card]
    return [sum(shown.count(area) == 1 for area in card) for card in cards]


def low(cards: Cards) -> list[int]:
    """For each seat, the areas with the low card limit."""
    return [sum(LIMIT[area] == LOW for area in card) for card in cards]


def fits(cards: Cards) -> bool:
    """Whether four cards are what is known: later seats never have less of anything, and the last has more."""
    sizes = [len(card) for card in cards]
    return all(counts == sorted(counts) and counts[0] < counts[-1] for counts in (alone(cards), low(cards), sizes))


def spelt(cards: Cards) -> str:
    """`M-ME-ET-AF`"""
    return "-".join("".join(area.name[0] for area in card) for card in cards)


def read(text: str) -> Cards:
    """The cards of `M-ME-ET-AF`."""
    return tuple(tuple(LETTERS[letter] for letter in card) for card in text.split("-"))


def alike(cards: Cards) -> str:
    """The same for patterns that differ only by areas of one limit: places are drawn by lot."""
    orders = [order for order in permutations(AREAS) if all(LIMIT[order[area]] == LIMIT[area] for area in AREAS)]
    return min(spelt(tuple(tuple(sorted(order[area] for area in card)) for card in cards)) for order in orders)


def every_pattern() -> list[Cards]:
    """All that fit, each kind once."""
    kinds: dict[str, Cards] = {}
    for cards in product(every_card(), repeat=4):
        if fits(cards):
            kinds.setdefault(alike(cards), cards)
    return list(kinds.values())


def shares(cards: Cards, games: int, bot: str, divide: int, first: int = 0) -> list[float]:
    """The part of the games that each seat wins."""
    before = START_BONUS[:]
    START_BONUS[:] = [list(card) for card in cards]
    seats = len(cards)
    wins = [0.0] * seats
    try:
        for seed in range(first, first + games):
            state = GAME.setup(seats, key_of(seed), {})
            players = [make(GAME, bot, Chance(seed * 8 + seat), divide) for seat in range(seats)]
            while options := legal(state):
                seat = turn(state)
                push(state, players[seat].choose(GAME.view(state, seat), seat, options))
            outcome = GAME.outcome(state)
            assert outcome is not None
            for seat in range(seats):
                wins[seat] += (outcome.ranks[seat] == 1) / outcome.ranks.count(1)
    finally:
        START_BONUS[:] = before
    return [won / games for won in wins]


def told(cards: Cards, games: int, bot: str, divide: int, first: int = 0) -> float:
    """Print the shares with their 95 % intervals; the farthest from an even share, as a part of it."""
    found = shares(cards, games, bot, divide, first)
    even = 1 / len(cards)
    parts = [f"{share:.1%} ± {half_width(share * games, games):.1%}" for share in found]
    far = max(abs(share - even) / even for share in found)
    print(f"{len(cards)} players, {spelt(cards):12} {', '.join(parts)}; farthest by {far:.0%}", flush=True)
    return far


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.games.worlds_fair.fairness", description="Are seats fair?")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--divide", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seats", type=int, nargs="*", default=GAME.seats)
    parser.add_argument("--look", type=int, default=500)
    parser.add_argument("--cards", default="")
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.jobs) as pool:

        def unfair(patterns: list[Cards], seats: int, games: int, first: int) -> dict[str, float]:
            """How far from fair each kind of pattern is at so many seats."""
            kinds = {alike(cards[:seats]): cards[:seats] for cards in patterns}
            look = partial(told, games=games, bot=asked.bot, divide=asked.divide, first=first)
            return dict(zip(kinds, pool.map(look, kinds.values()), strict=True))

        if asked.cards:
            for seats in asked.seats:
                unfair([read(asked.cards)], seats, asked.games, asked.seed)
            return
        patterns = every_pattern()
        worst = dict.fromkeys(patterns, 0.0)
        for seats in asked.seats:
            seen = unfair(patterns, seats, asked.look, asked.seed)
            worst = {cards: max(worst[cards], seen[alike(cards[:seats])]) for cards in patterns}
            patterns = sorted(patterns, key=worst.__getitem__)[: max(KEPT, len(patterns) // 2)]
        print("closely:", flush=True)
        for seats in asked.seats:
            unfair(patterns[:KEPT], seats, asked.games, asked.seed + asked.look)


if __name__ == "__main__":
    main()
