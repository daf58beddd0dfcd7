"""PettingZoo: every game as a turn-based environment (AEC).

    from parlour.research import aec

    env = aec.env("kairo", seats=3)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, ended, cut, info = env.last()
        action = None if ended or cut else env.action_space(agent).sample(observation["action_mask"])
        env.step(action)

Agents are `seat_0`, `seat_1`, … in turn order. What they observe, and how actions are numbered: `Arrays`.
"""

from operator import index
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from parlour.core.engine import legal, push, turn, why
from parlour.core.game import Game, find
from parlour.core.record import Record
from parlour.core.table import codec_of
from parlour.core.words import NOBODY, IllegalAction, Seat, State
from parlour.research.arrays import MOST, arrays_of
from parlour.research.results import dealt, drawn, recorded, settled, table_options, unshown, worth


def env(
    game: str | Game, seats: int | None = None, render_mode: str | None = None, **options: Any
) -> AECEnv[str, dict[str, Any], int | None]:
    """The environment with PettingZoo's usual wrappers: whoever plays an illegal action loses, and the game ends."""
    found = raw_env(game, seats, render_mode, **options)
    ending = wrappers.TerminateIllegalWrapper(found, illegal_reward=-1.0)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ending))


class raw_env(AECEnv[str, dict[str, Any], int | None]):  # noqa: N801 - PettingZoo's name for it
    """The bare environment. An illegal action is refused with the paragraph that forbids it, and changes nothing.

    `rules` and `box` choose an edition of the game; every other keyword is an option of the table.
    """

    metadata: dict[str, Any] = {
        "name": "parlour_v0",
        "render_modes": ["human", "ansi"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        render_mode: str | None = None,
        rules: int | None = None,
        box: dict[str, Any] | None = None,
        **options: str,
    ) -> None:
        super().__init__()
        self.game = find(game) if rules is None and box is None else find(game).edition(rules, box)
        self.seats = self.game.seats[0] if seats is None else seats
        self.arrays = arrays_of(self.game, self.seats)
        self.options = settled(self.game, options)
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode is one of {', '.join(self.metadata['render_modes'])}, not '{render_mode}'")
        self.render_mode = render_mode
        self.metadata = {**type(self).metadata, "name": f"parlour_{self.game.id}_v{self.game.rules}"}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self._seat: dict[str, Seat] = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: spaces.Discrete(self.arrays.actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, MOST, (self.arrays.size,), np.int8),
                    "action_mask": spaces.Box(0, 1, (self.arrays.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._random: np.random.Generator | None = None
        self._state: State | None = None
        self._deal = 0  # the seed of the game being played
        self._table: dict[str, str] = {}  # its options
        self._played: list[int] = []  # its actions, by their places in the vocabulary

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent can choose from."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: the one of a seed, or the next of the stream that an earlier seed began.

        `options={"table": {…}}` are options of this one table.
        """
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        table = {**self.options, **table_options(self.game, options)}
        self._deal = int(self._random.integers(0, 1 << 63))
        self._state = dealt(self.game, self.seats, self._deal, table)
        self._table, self._played = self.game.settled(table), []
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[turn(self._state)]

    def last(self, observe: bool = True) -> tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]]:
        """What PettingZoo tells of the agent whose turn it is."""
        if not (self._state is not None and self.agents):
            raise ValueError("there is no game: reset() begins one")
        return super().last(observe)

    def record(self) -> Record:
        """The game so far as a record, which Parlour replays, analyses and verifies; `.write()` is its text."""
        assert self.state_of_play is not None
        moves = [self.game.actions[place].write() for place in self._played]
        return recorded(self.game, self.seats, self._deal, self._table, moves)

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know, and what it may choose if it is its turn."""
        state, seat = self.state_of_play, self._seat[agent]
        options = legal(state) if turn(state) == seat else []
        return {
            "observation": self.arrays.observe_state(state, seat),
            "action_mask": self.arrays.mask(options, seat),
        }

    def step(self, action: int | None) -> None:
        """The choice of the agent whose turn it is."""
        state = self.state_of_play
        if not self.agents:
            raise ValueError("the game is over: reset() begins the next")
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        seat = self._seat[self.agent_selection]
        if action is None:
            raise ValueError(f"{self.agent_selection} has to choose: None is for agents whose game is over")
        chosen = self.arrays.action(index(action), seat)
        reason = why(state, chosen)
        if reason is not None:
            raise IllegalAction(chosen.write(), reason)
        self._cumulative_rewards[self.agent_selection] = 0.0
        push(state, chosen)
        self._played.append(chosen.index)
        following = turn(state)
        if following == NOBODY:
            self._end(state)
        else:
            self.agent_selection = self.possible_agents[following]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _end(self, state: State) -> None:
        outcome = self.game.outcome(state)
        assert outcome is not None
        for seat, (agent, gained) in enumerate(zip(self.possible_agents, worth(self.game, state), strict=True)):
            self.rewards[agent] = gained
            self.terminations[agent] = True
            self.infos[agent] = {"rank": outcome.ranks[seat], "score": outcome.scores[seat], "ending": outcome.reason}

    def render(self) -> str | None:
        """The table as somebody watching sees it, as the terminal draws it."""
        state = self.state_of_play
        if self.render_mode is None:
            unshown(self)
            return None
        text = drawn(self.game, self.game.view(state, None), None)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def __getstate__(self) -> dict[str, Any]:
        """As plain data: the state by its game's codec."""
        state = None if self._state is None else codec_of(self.game).encode(self._state)
        return {**vars(self), "_state": state}

    def __setstate__(self, found: dict[str, Any]) -> None:
        self.__dict__.update(found)
        self._state = None if found["_state"] is None else codec_of(self.game).decode(found["_state"])

    def close(self) -> None:
        """There is nothing to close."""

    @property
    def state_of_play(self) -> State:
        """The whole state, for the owner of the environment and never for an agent."""
        if self._state is None:
            raise ValueError("reset() begins the first game")
        return self._state
