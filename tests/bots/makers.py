"""Makers of bots from elsewhere, as `--bot tests.bots.makers:first` names them."""

from parlour.bots.bot import Bot
from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.words import Action, Seat, State


class FirstBot(Bot):
    """Takes the first option."""

    def choose(self, view: State, seat: Seat, options: list[Action]) -> Action:
        return options[0]


def first(_: Game, __: Chance) -> Bot:
    return FirstBot()
