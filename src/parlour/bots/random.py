"""The random bot, and whole games of random play."""

from parlour.bots.bot import Bot
from parlour.core.chance import Chance
from parlour.core.engine import legal, push
from parlour.core.words import Action, Seat, State


class RandomBot(Bot):
    """Any option, each as likely."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, view: State, seat: Seat, options: list[Action]) -> Action:
        """One of the options."""
        return options[self.chance.below(len(options))]


def playout(state: State, chance: Chance) -> int:
    """Play at random to the end, in place; the number of decisions among two or more options."""
    decisions = 0
    options = legal(state)
    while options:
        many = len(options)
        if many > 1:
            decisions += 1
            push(state, options[chance.below(many)])
        else:
            push(state, options[0])
        options = legal(state)
    return decisions
