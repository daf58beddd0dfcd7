"""The greedy bot, for any game: the option after which its seat would stand best if the game were counted."""

from typing import Final

from parlour.bots.bot import Bot
from parlour.core.chance import Chance
from parlour.core.engine import push
from parlour.core.game import Game
from parlour.core.words import Action, Seat, State

WIN: Final = 1000  # more than any lead in points


class GreedyBot(Bot):
    """One option ahead, in one world that looks like the view; ties are broken at random."""

    def __init__(self, game: Game, chance: Chance) -> None:
        self.game = game
        self.chance = chance

    def choose(self, view: State, seat: Seat, options: list[Action]) -> Action:
        """The option with the widest lead over the best of the others."""
        world = self.game.guess(view, seat, self.chance)
        best: list[Action] = []
        most = 0
        for option in options:
            lead = self.lead_after(world, seat, option)
            if not best or lead > most:
                best, most = [], lead
            if lead == most:
                best.append(option)
        return best[self.chance.below(len(best))]

    def lead_after(self, world: State, seat: Seat, option: Action) -> int:
        """The lead once the option is played."""
        after = world.copy()
        push(after, option)
        return self.lead(after, seat)

    def lead(self, state: State, seat: Seat) -> int:
        """Points of the seat over the best other's, the game counted now; once it is over, a win beats any points."""
        points = self.game.standing(state)
        lead = points[seat] - max(points[other] for other in range(len(points)) if other != seat)
        outcome = self.game.outcome(state)
        if outcome is None:
            return lead
        return lead + WIN if outcome.ranks[seat] == 1 else lead - WIN
