"""Many games at once: n of them are stepped in one call, with arrays in and out.

    from parlour.research.vector import VectorEnv

    many = VectorEnv("worlds_fair", 256, seats=4, seed=7)
    seen = many.reset()
    while training:
        actions = policy(seen.observations, seen.masks)   # a number a game, as whoever chooses there tells it
        seen = many.step(actions)

Each row is told from the seat that chooses in that game (`seats`). A game that is over is dealt anew at once: `over`
says where, `rewards` what every seat got. Arrays are used again by the next step: copy what you keep.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.core.chance import Chance, key_of
from parlour.core.engine import why
from parlour.core.game import Game, find
from parlour.core.many import Games
from parlour.core.words import Action, IllegalAction
from parlour.research.arrays import Array, arrays_of
from parlour.research.results import worth


@dataclass(frozen=True)
class Seen:
    """What is told after a step, a row a game."""

    observations: Array  # [n, size], empty where they were not asked for
    masks: Array  # [n, actions], likewise
    seats: NDArray[np.int8]  # [n]: who chooses now
    options: NDArray[np.int32]  # [n]: how many they may choose from
    rewards: NDArray[np.float32]  # [n, seats]: noughts but where a game has just ended
    over: NDArray[np.bool_]  # [n]: whether the step ended a game; the row tells the next one's beginning


class VectorEnv:
    """So many games of one kind. `observe=False` leaves observations and masks out, and `choose` steps fastest."""

    def __init__(
        self,
        game: str | Game,
        n: int,
        seats: int | None = None,
        seed: int = 1,
        observe: bool = True,
        rules: int | None = None,
        box: dict[str, Any] | None = None,
        **options: str,
    ) -> None:
        if n < 1:
            raise ValueError(f"{n} games are none: name 1 or more")
        self.game = find(game) if rules is None and box is None else find(game).edition(rules, box)
        self.n = n
        self.seats = self.game.seats[0] if seats is None else seats
        self.arrays = arrays_of(self.game, self.seats)
        self.seed = seed
        self.observing = observe
        self.settings = self.game.settled(options)
        rows = n if observe else 0
        self._observations: Array = np.zeros((rows, self.arrays.size), np.int8)
        self._masks: Array = np.zeros((rows, self.arrays.actions), np.int8)
        self._starts = np.arange(n, dtype=np.int64)
        self._games = self._begun()

    def _begun(self) -> Games:
        return Games(self.game, self.seats, self.n, self.settings, Chance(key_of(self.seed)))

    def reset(self, seed: int | None = None) -> Seen:
        """New games: those of a seed, or the same as at the beginning."""
        self.seed = self.seed if seed is None else seed
        self._games = self._begun()
        return self._told()

    def step(self, actions: NDArray[Any] | list[int]) -> Seen:
        """An action in every game, by its number at whoever chooses. One that is illegal stops all, and says why."""
        numbers = actions.tolist() if isinstance(actions, np.ndarray) else actions
        if len(numbers) != self.n:
            raise ValueError(f"{len(numbers)} actions for {self.n} games")
        back = self.arrays.action
        turns = self._games.turns()
        chosen: list[Action] = [back(int(number), seat) for number, seat in zip(numbers, turns, strict=True)]
        wrong = self._games.play(chosen)
        if wrong >= 0:
            reason = why(self._games.states[wrong], chosen[wrong])
            assert reason is not None
            raise IllegalAction(f"{chosen[wrong].write()} (game {wrong})", reason)
        return self._told()

    def choose(self, places: NDArray[Any] | list[int]) -> Seen:
        """In every game the option at a place, from 0 to `options` less one: no numbers, no masks."""
        chosen = places.tolist() if isinstance(places, np.ndarray) else places
        if len(chosen) != self.n:
            raise ValueError(f"{len(chosen)} choices for {self.n} games")
        wrong = self._games.choose(chosen)
        if wrong >= 0:
            there = len(self._games.options[wrong])
            raise ValueError(f"there is no option {chosen[wrong]} in game {wrong}, which has {there}")
        return self._told()

    def _told(self) -> Seen:
        games = self._games
        turns = games.turns()
        rewards = np.zeros((self.n, self.seats), np.float32)
        over = np.zeros(self.n, np.bool_)
        for at, state in zip(games.ended, games.ends, strict=True):
            rewards[at] = worth(self.game, state)
            over[at] = True
        counts = games.counts()
        if self.observing:
            self._observe(turns, counts)
        told = np.array(turns, np.int8), np.array(counts, np.int32)
        return Seen(self._observations, self._masks, *told, rewards, over)

    def _observe(self, turns: list[int], counts: list[int]) -> None:
        """All rows by one addition: the features of every game in a row, each moved to the row of its game."""
        features, view = self.arrays.features, self.game.view
        found: list[int] = []
        lengths: list[int] = []
        marked: list[int] = []
        for state, seat, options in zip(self._games.states, turns, self._games.options, strict=True):
            row = features(view(state, seat), seat)
            found += row
            lengths.append(len(row))
            marked += self.arrays.numbers_of(options, seat)
        self._observations.fill(0)
        places = np.array(found, np.int64) + np.repeat(self._starts * self.arrays.size, lengths)
        np.add.at(self._observations.reshape(-1), places, np.int8(1))
        self._masks.fill(0)
        self._masks.reshape(-1)[np.array(marked, np.int64) + np.repeat(self._starts * self.arrays.actions, counts)] = 1
