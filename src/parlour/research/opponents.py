"""Search bots of OpenSpiel at our tables: they can sit wherever a bot of ours can.

    parlour arena worlds_fair --field --bots parlour.research.opponents:Ismcts100,greedy,level1,random

They get a view like any other bot. The state that OpenSpiel wants is guessed from it, and dealt anew for every
simulation (`resample_from_infostate`), so they know no more than their seat may.
"""

from functools import cache
from typing import Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.words import Action, Seat, State
from parlour.research.held import HeldGame
from parlour.research.spiel import NAME, SpielState

EXPLORE: Final = 2.0  # of UCT: as OpenSpiel's own tests have it
SEEDS: Final = 1 << 32


@cache
def _loaded(id: str, seats: int) -> pyspiel.Game:
    return pyspiel.load_game(f"{NAME.format(id)}(players={seats})")


class Ismcts:
    """OpenSpiel's information set MCTS with one random playout a simulation."""

    simulations = 25

    def __init__(self, game: Game, chance: Chance) -> None:
        if game.key != game.id:
            raise ValueError(f"OpenSpiel plays {game.id} by the newest rules and our box only")
        self.game = game
        self.chance = chance

    def choose(self, view: State, seat: Seat, options: list[Action]) -> Action:
        """What it visited most."""
        if len(options) == 1:
            return options[0]
        spiel = _loaded(self.game.id, view.seats)
        state = spiel.new_initial_state()
        assert isinstance(state, SpielState)
        state.hold(HeldGame(self.game, self.game.guess(view, seat, self.chance)))
        bot = self._bot(spiel, mcts.RandomRolloutEvaluator(1, self._random()))
        return state.house.arrays.action(int(bot.step(state)), seat)

    def _bot(self, spiel: pyspiel.Game, playouts: mcts.RandomRolloutEvaluator) -> pyspiel.Bot:
        bot = ismcts.ISMCTSBot(spiel, playouts, EXPLORE, self.simulations, random_state=self._random())
        worlds = self._random()  # its own would be another every time
        bot.set_resampler(lambda now, player: now.resample_from_infostate(player, worlds.random_sample))
        return bot

    def _random(self) -> np.random.RandomState:
        return np.random.RandomState(self.chance.below(SEEDS >> 2))


class Ismcts5(Ismcts):
    """With five simulations a decision: about the time that level 4 takes in World's Fair and in Kairo."""

    simulations = 5


class Ismcts15(Ismcts):
    """With fifteen: likewise in Gatsby."""

    simulations = 15


class Ismcts100(Ismcts):
    """With a hundred simulations a decision."""

    simulations = 100


class Ismcts400(Ismcts):
    """With four hundred."""

    simulations = 400


class Mcts(Ismcts):
    """OpenSpiel's plain MCTS, a yardstick: it believes in one guessed world, the chance to come in it included."""

    def _bot(self, spiel: pyspiel.Game, playouts: mcts.RandomRolloutEvaluator) -> pyspiel.Bot:
        return mcts.MCTSBot(spiel, EXPLORE, self.simulations, playouts, random_state=self._random())
