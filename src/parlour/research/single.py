"""Gymnasium: one seat of a game, the others played by bots.

    import gymnasium
    import parlour.research.single

    env = gymnasium.make("parlour/WorldsFair-v3", seats=3, bots=["level2", "greedy"])

Each game has an id for every version of its rules: `parlour/Gatsby-v1`, `parlour/WorldsFair-v1` to `…-v3`. Where
nothing can be imported before, Gymnasium does it: `gymnasium.make("parlour.research.single:parlour/Gatsby-v1")`.
"""

from collections.abc import Sequence
from copy import deepcopy
from operator import index
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from parlour.bots.bot import Bot
from parlour.bots.levels import make
from parlour.core.chance import Chance, key_of
from parlour.core.engine import legal, push, turn, why
from parlour.core.game import Game, find, games
from parlour.core.record import Record
from parlour.core.table import codec_of
from parlour.core.words import NOBODY, Action, Seat, State
from parlour.research.arrays import MOST, arrays_of
from parlour.research.results import camel, dealt, drawn, recorded, settled, table_options, unshown, worth

ILLEGAL: Final = -1.0  # what an illegal action costs: as much as a defeat of two


class SeatEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """A game from one seat. Actions are numbered by `Arrays`; an illegal one loses, and `info` says why.

    `seat` None takes another at every reset. `bots` names one bot for all other seats, or one for each in turn order
    from the learner. `rules` and `box` choose an edition; every other keyword is an option of the table. An id holds to
    its game and version (`registered`).
    """

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        seat: Seat | None = 0,
        bots: str | Sequence[str] = "greedy",
        render_mode: str | None = None,
        rules: int | None = None,
        box: dict[str, Any] | None = None,
        registered: Sequence[Any] | None = None,
        **options: str,
    ) -> None:
        self.game = find(game) if rules is None and box is None else find(game).edition(rules, box)
        if registered is not None and [self.game.id, self.game.rules] != list(registered):
            told = "{} by rules {}".format(*registered)
            raise ValueError(f"this id is {told}, not {self.game.id} by rules {self.game.rules}: each has its own")
        self.seats = self.game.seats[0] if seats is None else seats
        self.arrays = arrays_of(self.game, self.seats)
        if seat is not None and not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat} at a table of {self.seats}")
        self.bots = [bots] * (self.seats - 1) if isinstance(bots, str) else list(bots)
        if len(self.bots) != self.seats - 1:
            raise ValueError(f"{len(self.bots)} bots for {self.seats - 1} other seats")
        for bot in self.bots:
            make(self.game, bot, Chance(1))  # a wrong name is said now
        self.options = settled(self.game, options)
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode is one of {', '.join(self.metadata['render_modes'])}, not '{render_mode}'")
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(self.arrays.actions)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, MOST, (self.arrays.size,), np.int8),
                "action_mask": spaces.Box(0, 1, (self.arrays.actions,), np.int8),
            }
        )
        self.wanted_seat = seat
        self.seat: Seat = seat or 0
        self._others: list[Bot | None] = []
        self._chances: list[Chance | None] = []  # of the bots
        self._state: State | None = None
        self._lost = False
        self._deal = 0  # the seed of the game being played
        self._table: dict[str, str] = {}  # its options
        self._played: list[int] = []  # its actions, by their places in the vocabulary

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game, up to the learner's first choice. `options={"table": {…}}` are options of this one table."""
        super().reset(seed=seed)
        table = {**self.options, **table_options(self.game, options)}
        drawn_seat = int(self.np_random.integers(self.seats))
        self.seat = drawn_seat if self.wanted_seat is None else self.wanted_seat
        while True:
            self._deal = self._draw()
            state = dealt(self.game, self.seats, self._deal, table)
            self._state, self._lost = state, False
            self._table, self._played = self.game.settled(table), []
            self._others, self._chances = [None] * self.seats, [None] * self.seats
            for step, name in enumerate(self.bots, 1):
                seat, chance = (self.seat + step) % self.seats, Chance(key_of(self._draw()))
                self._chances[seat] = chance
                self._others[seat] = make(self.game, name, chance)
            self._await_the_learner(state)
            if turn(state) != NOBODY:  # a game may be over before one seat has chosen at all
                return self._observation(state), self._info(state)

    def step(self, action: np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """The learner's choice, and those of the others up to the next."""
        state = self.state_of_play
        if self._lost or turn(state) == NOBODY:
            raise ValueError("the game is over: reset() begins the next")
        if turn(state) != self.seat:
            raise ValueError("a bot failed before it was the learner's turn: reset() begins a new game")
        chosen = self.arrays.action(index(action), self.seat)
        reason = why(state, chosen)
        if reason is not None:
            self._lost = True
            info = {**self._info(state), "illegal": chosen.write(), "reason": reason.id, "cite": reason.cite}
            return self._observation(state), ILLEGAL, True, False, info
        self._play(state, chosen)
        self._await_the_learner(state)
        over = turn(state) == NOBODY
        return self._observation(state), worth(self.game, state)[self.seat], over, False, self._info(state)

    def record(self) -> Record:
        """The game so far, the bots' actions too, as a record, which Parlour replays, analyses and verifies."""
        assert self.state_of_play is not None
        moves = [self.game.actions[place].write() for place in self._played]
        return recorded(self.game, self.seats, self._deal, self._table, moves)

    def __deepcopy__(self, memo: dict[int, Any]) -> "SeatEnv":
        """The same moment once more. Bots go on with their own chance; what they have in mind is thought anew."""
        twin = SeatEnv.__new__(type(self))
        memo[id(self)] = twin
        twin.__setstate__(deepcopy(self.__getstate__(), memo))
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """As plain data: the state by its game's codec, bots by their chance."""
        found = {**vars(self), "_others": [], "_chances": [c if c is None else int(c.key) for c in self._chances]}
        found["_state"] = None if self._state is None else codec_of(self.game).encode(self._state)
        return found

    def __setstate__(self, found: dict[str, Any]) -> None:
        self.__dict__.update(found)
        self._state = None if found["_state"] is None else codec_of(self.game).decode(found["_state"])
        self._chances = [None if key is None else Chance(key) for key in found["_chances"]]
        self._others = [None if c is None else make(self.game, self._named(s), c) for s, c in enumerate(self._chances)]

    def _named(self, seat: Seat) -> str:
        """The bot at another seat, by name."""
        return self.bots[(seat - self.seat) % self.seats - 1]

    def _draw(self) -> int:
        return int(self.np_random.integers(0, 1 << 63))

    def _await_the_learner(self, state: State) -> None:
        while (seat := turn(state)) not in (NOBODY, self.seat):
            bot = self._others[seat]
            assert bot is not None
            self._play(state, bot.choose(self.game.view(state, seat), seat, legal(state)))

    def _play(self, state: State, chosen: Action) -> None:
        push(state, chosen)
        self._played.append(chosen.index)

    def _observation(self, state: State) -> dict[str, Any]:
        options = legal(state) if turn(state) == self.seat and not self._lost else []
        return {
            "observation": self.arrays.observe_state(state, self.seat),
            "action_mask": self.arrays.mask(options, self.seat),
        }

    def _info(self, state: State) -> dict[str, Any]:
        outcome = self.game.outcome(state)
        if outcome is None:
            return {"seat": self.seat}
        return {"seat": self.seat, "ranks": outcome.ranks, "scores": outcome.scores, "ending": outcome.reason}

    def render(self) -> str | None:  # type: ignore[override, unused-ignore]  # Gymnasium's own type names its frames
        """The table as the learner's seat sees it, as the terminal draws it."""
        if self.render_mode is None:
            unshown(self)
            return None
        text = drawn(self.game, self.game.view(self.state_of_play, self.seat), self.seat)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    @property
    def state_of_play(self) -> State:
        """The whole state, for the owner of the environment and never for the learner."""
        if self._state is None:
            raise ValueError("reset() begins the first game")
        return self._state


def register() -> None:
    """Give every game of the shelf its ids, one for each version of its rules."""
    for id in games():
        for version in find(id).versions:
            name = f"parlour/{camel(id)}-v{version}"
            if name not in gymnasium.registry:
                kwargs = {"game": id, "rules": version, "registered": [id, version]}
                gymnasium.register(name, entry_point="parlour.research.single:SeatEnv", kwargs=kwargs)


register()
