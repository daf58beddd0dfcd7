"""Are the seats fair? The start bonus cards that fit what is known, tried in whole games by bots.

    python -m tests.games.worlds_fair.fairness [--games 2000] [--look 60] [--bot greedy] [--cards M-ME-ET-AF]
    python -m tests.games.worlds_fair.fairness --bot like5:200 --cards M-MT-ET-AF --games 400

Without cards it tries every pattern that fits, at every number of players: all get a look of some games, the half whose
worst seat is the least unfair anywhere gets as many again as it had, and so on; the last few get the full number. Areas
are named by their first letters; M and E have the high card limit. What is known: each card shows one or two areas;
later seats have more areas where they are alone ahead, and more areas with the low card limit. `like5:200` is level 5
with 200 iterations and the net of the house, which has not learned other cards, but knows what supporters are worth.
"""

import argparse
from collections.abc import Iterable
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from itertools import combinations, permutations, product

from parlour.bots.bot import Bot
from parlour.bots.gains import victories
from parlour.bots.levels import make, plan_of
from parlour.bots.odds import half_width
from parlour.bots.plan import Budget
from parlour.bots.search_bot import SearchBot
from parlour.core.chance import Chance, key_of
from parlour.core.engine import legal, push, turn
from parlour.core.game import Game
from parlour.games.worlds_fair.box import CARDS, spell
from parlour.games.worlds_fair.game import GAME
from parlour.games.worlds_fair.material import AREAS, LIMIT, Area

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


def player(game: Game, seats: int, bot: str, chance: Chance, divide: int) -> Bot:
    """A bot by its name; `like5:200` searches with the net of the house, whatever the cards."""
    if not bot.startswith("like"):
        return make(game, bot, chance, divide)
    number, iterations = bot.removeprefix("like").split(":")
    return SearchBot(game, chance, Budget(int(iterations) // divide), plan_of(GAME, seats, int(number)))


def played(cards: Cards, seed: int, bot: str, divide: int) -> list[float]:
    """One game: every seat's part of the victory."""
    game = GAME.edition(box={"start_bonus": {CARDS[seat]: [*map(spell, card)] for seat, card in enumerate(cards)}})
    seats = len(cards)
    state = game.setup(seats, key_of(seed), {})
    players = [player(game, seats, bot, Chance(seed * 8 + seat), divide) for seat in range(seats)]
    while options := legal(state):
        seat = turn(state)
        push(state, players[seat].choose(game.view(state, seat), seat, options))
    outcome = game.outcome(state)
    assert outcome is not None
    return victories(outcome.ranks)


def shares(cards: Cards, games: int, first: int, bot: str, divide: int) -> list[float]:
    """The part of the games that each seat wins."""
    wins = [0.0] * len(cards)
    for seed in range(first, first + games):
        for seat, won in enumerate(played(cards, seed, bot, divide)):
            wins[seat] += won
    return [won / games for won in wins] if games else wins


def told(cards: Cards, games: int, wins: list[float]) -> float:
    """Print the shares with their 95 % intervals; the farthest from an even share, as a part of it."""
    even = games / len(cards)
    parts = [f"{won / games:.1%} ± {half_width(won, games):.1%}" for won in wins]
    far = max(abs(won - even) / even for won in wins)
    name = f"{len(cards)} players, {spelt(cards):12} {games:5} games"
    print(f"{name}: {', '.join(parts)}; farthest by {far:.0%}", flush=True)
    return far


class Trial:
    """What was found so far: for each kind of pattern and number of players the games, and the wins by seat."""

    def __init__(self, pool: Executor, bot: str, divide: int, seed: int) -> None:
        self.pool = pool
        self.play = partial(shares, bot=bot, divide=divide)
        self.seed = seed
        self.games: dict[str, int] = {}
        self.wins: dict[str, list[float]] = {}

    def look(self, patterns: list[Cards], seats: Iterable[int], games: int) -> list[Cards]:
        """See that each was tried in so many games at every number of players; the fairest first."""
        worst = dict.fromkeys(patterns, 0.0)
        for many in seats:
            kinds = {alike(cards[:many]): cards[:many] for cards in patterns}
            more = [games - self.games.get(kind, 0) for kind in kinds]
            firsts = [self.seed + self.games.get(kind, 0) for kind in kinds]
            found = self.pool.map(self.play, kinds.values(), more, firsts)
            for (kind, cards), extra, part in zip(kinds.items(), more, found, strict=True):
                before = self.wins.get(kind, [0.0] * many)
                self.wins[kind] = [won + share * extra for won, share in zip(before, part, strict=True)]
                self.games[kind] = self.games.get(kind, 0) + extra
                far = told(cards, self.games[kind], self.wins[kind])
                for pattern in patterns:
                    if alike(pattern[:many]) == kind:
                        worst[pattern] = max(worst[pattern], far)
        return sorted(patterns, key=worst.__getitem__)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.games.worlds_fair.fairness", description="Are seats fair?")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--divide", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seats", type=int, nargs="*", default=GAME.seats)
    parser.add_argument("--look", type=int, default=60)
    parser.add_argument("--cards", default="")
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.jobs) as pool:
        trial = Trial(pool, asked.bot, asked.divide, asked.seed)
        patterns = [read(asked.cards)] if asked.cards else every_pattern()
        games = asked.look
        while len(patterns) > KEPT:
            fairest = trial.look(patterns, asked.seats, games)
            patterns = fairest[: max(KEPT, len(patterns) // 2)]
            print(f"after {games} games: {' '.join(spelt(cards) for cards in patterns)}", flush=True)
            games *= 2
        trial.look(patterns, asked.seats, max(games // 2, asked.games))


if __name__ == "__main__":
    main()
