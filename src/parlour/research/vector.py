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

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from operator import index
from types import TracebackType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.core.game import Game, find
from parlour.core.many import CHOICE
from parlour.core.words import IllegalAction, Reason
from parlour.research.arrays import arrays_of
from parlour.research.rows import CHOICES, CHOOSE, STEP, Apart, ManyLayout, ManyShare, Wrong, shared
from parlour.research.seen import Seen


class VectorEnv:
    """So many games of one kind. `observe=False` leaves observations and masks out, and `choose` steps fastest.

    `processes=4` plays them in four processes, this one and three more, over memory that they share. What is told does
    not depend on it: each row has a stream of deals of its own. `close()`, or `with`, ends them.
    """

    def __init__(
        self,
        game: str | Game,
        n: int,
        seats: int | None = None,
        seed: int = 1,
        observe: bool = True,
        rules: int | None = None,
        box: dict[str, Any] | None = None,
        processes: int = 1,
        **options: str,
    ) -> None:
        if n < 1:
            raise ValueError(f"{n} games are none: name 1 or more")
        if not 1 <= processes <= n:
            raise ValueError(f"{processes} processes cannot share {n} games: name 1 to {n}")
        self.game = find(game) if rules is None and box is None else find(game).edition(rules, box)
        self.n = n
        self.seats = self.game.seats[0] if seats is None else seats
        self.arrays = arrays_of(self.game, self.seats)
        self.seed = index(seed)
        self.observing = observe
        self.settings = self.game.settled(options)
        shape = ManyLayout(self.game.key, self.seats, self.settings, n, observe)
        memory = (shared if processes > 1 else bytearray)(shape.size)
        self._seen = shape.laid_out(memory)
        self._one_each = (n,)
        self._bounds = [n * share // processes for share in range(processes + 1)]
        self._rows = ManyShare(shape, self._seen.share(0, self._bounds[1]), 0)
        self._apart: list[Apart] = []
        self._closed = False
        for first, end in pairwise(self._bounds[1:]):
            self._apart.append(Apart(shape, memory, first, end - first))
        self._everywhere("begin", [(self.seed,)] * processes)

    def reset(self, seed: int | None = None) -> Seen:
        """New games: those of a seed, or the same as at the beginning."""
        self.seed = self.seed if seed is None else index(seed)
        self._everywhere("begin", [(self.seed,)] * (1 + len(self._apart)))
        return self._seen

    def step(self, actions: NDArray[Any] | list[int]) -> Seen:
        """An action in every game, by its number at whoever chooses. One that is illegal stops all, and says why."""
        wrong = self._asked(STEP, actions, "actions")
        if wrong is not None and not wrong.reason:
            raise ValueError(f"game {wrong.game}: {wrong.asked}")
        if wrong is not None:
            illegal = IllegalAction(wrong.asked, Reason(wrong.reason, wrong.cite))
            illegal.args = (f"game {wrong.game}: {illegal}",)
            raise illegal
        return self._gone_on()

    def choose(self, places: NDArray[Any] | list[int]) -> Seen:
        """In every game the option at a place, from 0 to `options` less one: no numbers, no masks."""
        wrong = self._asked(CHOOSE, places, "choices")
        if wrong is not None:
            raise ValueError(f"there is no option {wrong.asked} in game {wrong.game}")
        return self._gone_on()

    def sample(self) -> NDArray[np.int64]:
        """A legal action in every game for `step`, each as likely as the others, by a chance that follows the seed."""
        return self._sampled(STEP)

    def sample_places(self) -> NDArray[np.int64]:
        """The same for `choose`."""
        return self._sampled(CHOOSE)

    def close(self) -> None:
        """End the other processes. Arrays that were told remain; there are no more steps."""
        self._closed = True
        for share in self._apart:
            share.close()

    def __enter__(self) -> "VectorEnv":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def _asked(self, way: str, numbers: NDArray[Any] | list[int], what: str) -> Wrong | None:
        given = np.asarray(numbers)
        if given.shape != self._one_each:
            raise ValueError(f"{what} of shape {given.shape} for {self.n} games: one number a game")
        if given.dtype is not CHOICES:
            if given.dtype.kind not in "iu":
                raise ValueError(f"{what} are whole numbers, not {given.dtype}")
            given = given.astype(CHOICES)  # what has no room there comes out below 0, and is refused as that
        choices = given.tobytes()
        if not self._apart:
            self._check_open()
            return self._rows.ask(way, choices)
        bounds = [CHOICE * bound for bound in self._bounds]
        shares = [(way, choices[first:end]) for first, end in pairwise(bounds)]
        found = self._everywhere("ask", shares)
        return next((wrong for wrong in found if wrong is not None), None)

    def _sampled(self, way: str) -> NDArray[np.int64]:
        if self._apart:
            drawn = b"".join(self._everywhere("sample", [(way,)] * (1 + len(self._apart))))
        else:
            self._check_open()
            drawn = self._rows.sample(way)
        return np.frombuffer(drawn, CHOICES).copy()

    def _gone_on(self) -> Seen:
        if self._apart:
            self._everywhere("go", [()] * (1 + len(self._apart)))
        else:
            self._rows.go()
        return self._seen

    def _check_open(self) -> None:
        if self._closed:
            raise ValueError("these games were closed")

    def _everywhere(self, what: str, hows: list[tuple[Any, ...]]) -> list[Any]:
        """Call a method of every share, side by side; each is heard out before the first failure is raised."""
        self._check_open()
        for share, how in zip(self._apart, hows[1:], strict=True):
            share.send(what, *how)
        given: list[Any] = []
        failed: list[Exception] = []
        mine: Callable[[], Any] = partial(getattr(self._rows, what), *hows[0])
        for answer in [mine, *(share.answer for share in self._apart)]:
            try:
                given.append(answer())
            except Exception as error:
                failed.append(error)
        if failed:
            raise failed[0]
        return given
