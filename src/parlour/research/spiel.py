"""OpenSpiel: every game as `parlour_<game>`, in Python; importing this module registers them.

    import pyspiel
    import parlour.research.spiel

    game = pyspiel.load_game("parlour_kairo(players=3,seed=7)")

Chance is sampled (SAMPLED_STOCHASTIC): a state holds the deal and the chance to come, as a table with a shuffled deck
does, so there are no chance nodes. Algorithms that ask for all outcomes of chance (CFR, exact best responses) do not
apply. A clone has the same future; `resample_from_infostate` deals everything that a player cannot know anew.

With `deals=1000` the game begins with a chance node that deals one of a thousand games, each as likely, and is declared
EXPLICIT_STOCHASTIC: then a history replays. OpenSpiel's `serialize_game_and_state` takes only such games when they are
written in Python (it asks sampled ones for a generator that its binding cannot give); `State.serialize` takes both.
"""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import numpy as np
import pyspiel

from parlour.core.chance import Chance, advance, key_of, mix, wrap
from parlour.core.codec import Codec
from parlour.core.engine import legal, push, turn, why
from parlour.core.game import Game, find, games
from parlour.core.record import Record
from parlour.core.table import UNTOLD, codec_of
from parlour.core.words import NOBODY, IllegalAction, Seat
from parlour.research.arrays import Arrays, arrays_of
from parlour.research.held import HeldGame, kept_text
from parlour.research.results import camel, dealt, drawn, recorded, worth

NAME: Final = "parlour_{}"
ANY_SEED: Final = -1  # every game object deals as the system's chance would have it
MOST_SEED: Final = (1 << 63) - 1
ANY_DEAL: Final = 0  # no chance node: a state is dealt from the game's stream
NEWEST: Final = 0  # of the versions of the rules


class SpielState(pyspiel.State):
    """One state. Players are seats; actions are numbered by `Arrays`, relative to the player."""

    def __init__(self, game: "SpielGame", deal: int | None = None) -> None:
        super().__init__(game)
        self._deal = deal  # its seed, drawn when the state is made; dealt when first asked for
        self._held: HeldGame | None = None  # or by the chance node; a clone brings its own

    @property
    def house(self) -> "SpielGame":
        """The game, as ours."""
        found = self.get_game()
        assert isinstance(found, SpielGame)
        return found

    @property
    def held(self) -> HeldGame:
        """The state inside."""
        if self._held is None:
            self._held = self.house.dealt(self.house.next_deal() if self._deal is None else self._deal)
        elif self._held.game is not self.house.house or self._held.state.seats != self.house.players:
            other = f"{self._held.game.key} for {self._held.state.seats}"
            raise ValueError(f"this is a state of {other}, not of {self.house.house.key} for {self.house.players}")
        return self._held

    def hold(self, held: HeldGame) -> None:
        """Go on from a state of ours; there is no history before it."""
        self._held = held

    def clone(self) -> pyspiel.State:
        """The same state once more."""
        with self.house.aside():
            return super().clone()

    def serialize(self) -> str:
        """The state whole, for `deserialize_state`."""
        assert self.undealt or self.held is not None  # dealt now, so that no other game takes it for its own
        return str(super().serialize())

    def child(self, action: int) -> pyspiel.State:
        """What comes of an action; this state stays as it is."""
        other = self.clone()
        other.apply_action(action)
        return other

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What a player sees, or whoever chooses. OpenSpiel's own way would deal a game to learn the size."""
        return self._tensor(player)

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """The same numbers: what is on the table and was deduced, not every move that led to it."""
        return self._tensor(player)

    def _tensor(self, player: int | None) -> list[float]:
        seat = self._checked(self.current_player() if player is None else player)
        if self.undealt:
            return [0.0] * self.house.arrays.size
        told: list[float] = self.house.arrays.observe_state(self.held.state, seat).astype(float).tolist()
        return told

    def _checked(self, player: int) -> Seat:
        if not 0 <= player < self.house.players:
            raise ValueError(f"there is no player {player}; there are {self.house.players}, from 0")
        return player

    def record(self) -> Record:
        """The game so far as a record, which Parlour replays, analyses and verifies; `.write()` is its text.

        ValueError for a state that was guessed or taken from elsewhere: no seed deals it.
        """
        held = self.held
        if held.seed is None:
            raise ValueError("this state was guessed, or laid out by somebody: it has no seed, and so no record")
        return recorded(
            held.game, self.house.players, held.seed, self.house.options, [what for _, what, _ in held.moves]
        )

    @property
    def blank(self) -> bool:
        """Whether this is a state that OpenSpiel made for itself, and has not filled."""
        return self._held is None and self._deal is None and not self.house.deals

    @property
    def undealt(self) -> bool:
        """Whether the chance node has still to deal."""
        return self._held is None and self.house.deals > 0

    def current_player(self) -> int:
        """Whose choice it is."""
        if self.undealt:
            return int(pyspiel.PlayerId.CHANCE)
        seat = turn(self.held.state)
        return int(pyspiel.PlayerId.TERMINAL) if seat == NOBODY else seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.undealt and not self.held.state.agenda

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, each as likely as any other."""
        deals = self.house.deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        arrays = self.house.arrays
        return sorted(arrays.number(action, player) for action in legal(self.held.state))

    def _apply_action(self, action: int) -> None:
        if self.undealt:
            self._held = self.house.dealt_by(action)
            return
        held = self.held
        seat = turn(held.state)
        if seat == NOBODY:
            raise ValueError("the game is over")
        chosen = self.house.arrays.action(action, seat)
        reason = why(held.state, chosen)
        if reason is not None:
            raise IllegalAction(chosen.write(), reason)
        secret = held.state.agenda[-1].secret(held.state, chosen)
        push(held.state, chosen)
        held.moves = (*held.moves, (seat, chosen.write(), secret))

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"deal {action}"
        return self.house.arrays.action(action, player).write()

    def returns(self) -> list[float]:
        """Noughts until the end; then 1 for the winner, shared in parts, the others paying equally."""
        return [0.0] * self.house.players if self.undealt else worth(self.house.house, self.held.state)

    def rewards(self) -> list[float]:
        """What the last action brought: rewards come at the end."""
        return self.returns()

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A state that the player cannot tell from this one, everything hidden dealt anew by the sampler's chance."""
        self._checked(player)
        game = self.house.house
        chance = Chance(key_of(int(sampler() * (1 << 53)) << 10))
        other = self.clone()
        assert isinstance(other, SpielState)
        moves = tuple(_as_told(move, player) for move in self.held.moves)
        other.hold(HeldGame(game, game.guess(game.view(self.held.state, player), player, chance), moves))
        return other

    def told(self, player: int) -> list[str]:
        """The moves so far as a player knows them: another's secret is not told before the end."""
        over = self.is_terminal()
        return [what if over else _as_told((who, what, secret), player)[1] for who, what, secret in self.held.moves]

    def __str__(self) -> str:
        """The whole state, as our codec writes it."""
        return "undealt" if self.undealt else codec_of(self.house.house).encode(self.held.state).decode()


def _as_told(move: tuple[Seat, str, bool], player: int) -> tuple[Seat, str, bool]:
    who, _, secret = move
    return (who, UNTOLD, True) if secret and who != player else move


class Observer:
    """What one player sees: the arrays in named pieces; as a string the view, with perfect recall also the moves."""

    def __init__(self, arrays: Arrays, recall: bool) -> None:
        self.arrays = arrays
        self.recall = recall
        self.tensor = np.zeros(arrays.size, np.float32)
        self.dict = {name: arrays.part(self.tensor, name) for name in arrays.parts}
        self.codec: Codec = codec_of(arrays.game)

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with what a player may know."""
        seat = max(player, 0)
        if state.undealt or state.blank:  # one that OpenSpiel has just made, to see how long this is
            self.tensor[:] = 0
            return
        self.tensor[:] = self.arrays.observe_state(state.held.state, seat)

    def string_from(self, state: SpielState, player: int) -> str:
        """The player's view as JSON; with perfect recall, the moves as the player knows them before it."""
        if state.undealt:
            return ""
        seen = self.codec.encode(self.arrays.game.view(state.held.state, max(player, 0))).decode()
        return f"{'|'.join(state.told(player))}\n{seen}" if self.recall else seen


class SpielGame(pyspiel.Game):
    """One of our games at a number of players. Each has a class of its own, which OpenSpiel keeps."""

    house: Game

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        parameters = dict(parameters or {})
        rules = int(parameters.get("rules", NEWEST))
        game = self.house = self.house.edition(None if rules == NEWEST else rules)
        parameters["rules"] = game.rules  # what is stored with the game names its version
        self.options = game.settled({name: str(parameters[name]) for name in game.options if name in parameters})
        self.players = int(parameters.get("players", game.seats[0]))
        if self.players not in game.seats:
            raise ValueError(f"{game.id} is played by {', '.join(map(str, game.seats))}, not by {self.players}")
        self.arrays = arrays_of(game, self.players)
        self.deals = int(parameters.get("deals", ANY_DEAL))
        if self.deals < 0:
            raise ValueError(f"there are no {self.deals} deals: 0 for any, or how many")
        info = pyspiel.GameInfo(
            num_distinct_actions=self.arrays.actions,
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=game.longest,
        )
        super().__init__(_kind(game, explicit=self.deals > 0), info, parameters)
        self.seed = int(parameters.get("seed", ANY_SEED))
        if self.seed < ANY_SEED:
            raise ValueError(f"there is no seed {self.seed}: {ANY_SEED} for any, or a number from 0")
        self._key = secrets.randbits(63) if self.seed < 0 else self.seed
        self._aside = False

    def next_deal(self) -> int:
        """The seed of the next deal of the game's stream."""
        self._key = advance(self._key)
        return int(mix(self._key) & MOST_SEED)

    @contextmanager
    def aside(self) -> Iterator[None]:
        """Here OpenSpiel makes a state to fill it, or to measure it: that takes no deal from the stream."""
        before, self._aside = self._aside, True
        try:
            yield
        finally:
            self._aside = before

    def observation_tensor_shape(self) -> list[int]:
        """One row of numbers; `make_py_observer` has them in pieces."""
        return [self.arrays.size]

    def information_state_tensor_shape(self) -> list[int]:
        """The same."""
        return [self.arrays.size]

    def observation_tensor_size(self) -> int:
        """How many numbers."""
        return self.arrays.size

    def information_state_tensor_size(self) -> int:
        """The same."""
        return self.arrays.size

    def deserialize_state(self, text: str) -> pyspiel.State:
        """The state that `serialize` wrote. ValueError for a text that asks Python for anything else: it may be code.

        OpenSpiel stores what is Python's by `pickle`; it gets what was looked through here, never the text itself.
        """
        looked_through = kept_text(text)
        with self.aside():
            return super().deserialize_state(looked_through)

    def dealt_by(self, outcome: int) -> HeldGame:
        """What the chance node deals: the deal of a number, or with a seed one of those that follow from it."""
        if not 0 <= outcome < self.deals:
            raise ValueError(f"there is no deal {outcome}; there are {self.deals}, from 0")
        return self.dealt(outcome if self.seed < 0 else mix(wrap(mix(self.seed + 1) ^ (outcome + 1))) & MOST_SEED)

    def dealt(self, seed: int) -> HeldGame:
        """The deal of a seed."""
        return HeldGame(self.house, dealt(self.house, self.players, seed, self.options), seed=seed)

    def new_initial_state(self) -> SpielState:
        """A new game: the next deal, in the order in which states are made."""
        return SpielState(self, None if self._aside or self.deals else self.next_deal())

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> Observer:
        """The observer of this game."""
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        return Observer(self.arrays, iig_obs_type is not None and iig_obs_type.perfect_recall)

    def draw(self, state: SpielState, player: int | None = None) -> str:
        """The table as the terminal draws it for a player, or for somebody watching."""
        return drawn(self.house, self.house.view(state.held.state, player), player)


def register() -> None:
    """Give OpenSpiel every game of the shelf; those it knows already are left alone."""
    known = set(pyspiel.registered_names())
    for id in games():
        if NAME.format(id) not in known:
            _register(find(id))


def _register(game: Game) -> None:
    """OpenSpiel keeps what makes a game beyond the end of Python: a class outlives it, a function would crash there."""
    pyspiel.register_game(_kind(game, explicit=False), type(camel(game.id), (SpielGame,), {"house": game}))


def _kind(game: Game, explicit: bool) -> pyspiel.GameType:
    chance = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=NAME.format(game.id),
        long_name=f"Parlour: {game.id}, rules {game.rules}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance.EXPLICIT_STOCHASTIC if explicit else chance.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            **{name: values[0] for name, values in game.options.items()},
            "players": game.seats[0],
            "seed": ANY_SEED,
            "deals": ANY_DEAL,
            "rules": NEWEST,
        },
    )


register()
