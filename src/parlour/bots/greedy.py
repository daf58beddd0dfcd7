"""The greedy bot, for any game: the option after which its seat would stand best."""

from typing import Final

from parlour.bots.bot import Bot
from parlour.bots.judge import Judge, ahead
from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.words import Action, Seat, State

WORLDS: Final = 6  # guessed for a choice, so that one unlucky guess does not decide it


class GreedyBot(Bot):
    """One option ahead, in a few worlds that look like the view, by the eye of a judge; ties are broken at random."""

    def __init__(self, game: Game, chance: Chance, judge: Judge | None = None) -> None:
        self.game = game
        self.chance = chance
        self.judge: Judge = Judge(game) if judge is None else judge

    def choose(self, view: State, seat: Seat, options: list[Action]) -> Action:
        """The option after which the judge expects most for the seat."""
        if len(options) == 1:
            return options[0]
        worlds = [self.game.guess(view, seat, self.chance) for _ in range(WORLDS)]
        best: list[Action] = []
        most = 0.0
        for option in options:
            promise = sum([ahead(self.judge, world, seat, option, self.chance) for world in worlds])
            if not best or promise > most:
                best, most = [], promise
            if promise == most:
                best.append(option)
        return best[self.chance.below(len(best))]
