"""Which bot plays at which level: the one place where the server asks the bots' room."""

from typing import Final

from parlour.bots.bot import Bot
from parlour.bots.levels import make
from parlour.core.chance import Chance
from parlour.core.game import Game


def bot_of(game: Game, level: int, chance: Chance) -> Bot:
    """The bot of a level from 1 to 5; of 0, one that takes any option."""
    return make(game, f"level{level}" if level else "random", chance)


HINTS: Final = 4  # the level that gives hints
