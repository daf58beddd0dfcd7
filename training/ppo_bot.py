"""The policy that ppo.py learned, as a bot: `PYTHONPATH=training parlour arena worlds_fair --bots ppo_bot:Ppo,greedy`.

PARLOUR_PPO names its file; build/ppo/policy.pt otherwise.
"""

import os
from typing import Any

import torch

from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.words import Action, Seat, State
from parlour.research.arrays import arrays_of
from ppo import Policy


class Ppo:
    """Always what it likes best."""

    def __init__(self, game: Game, chance: Chance) -> None:
        path = os.environ.get("PARLOUR_PPO", "build/ppo/policy.pt")
        kept: dict[str, Any] = torch.load(path, weights_only=True)
        how = kept["how"]
        if how["game"] != game.id:
            raise ValueError(f"{path} has learned {how['game']}, not {game.id}")
        self.arrays = arrays_of(game, how["seats"])
        self.policy = Policy(self.arrays.size, self.arrays.actions, how["width"])
        self.policy.load_state_dict(kept["policy"])

    def choose(self, view: State, seat: Seat, options: list[Action]) -> Action:
        """By what the seat sees."""
        seen = torch.from_numpy(self.arrays.observe(view, seat))[None]
        mask = torch.from_numpy(self.arrays.mask(options, seat))[None]
        with torch.no_grad():
            number = int(self.policy(seen, mask)[0].argmax())
        return self.arrays.action(number, seat)
