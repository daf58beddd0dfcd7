"""What helps whoever trains against bots: hints, the coach, the lens."""

from typing import Any, Literal

from parlour.server.wire.told import Option, Saying

Memory = Literal["all", "table"]  # of all that I was ever shown, or of what lies open now


class Advised(Saying):
    """What the adviser thinks of an option: the chance to win (0 to 1, give or take `error`), the rank to expect.

    `visits` says how often it was looked at; `line` is what may follow, this action first or left out. `why` are the
    themes that speak for it against the next, told of the first alone.
    """

    action: str
    word: dict[str, Any]
    win: float
    error: float
    rank: float
    visits: int
    line: list[Option]
    why: list[dict[str, Any]] = []


class Advice(Saying):
    """A hint: my options at `at`, the best first, as a bot of this level or better sees them from my seat."""

    at: int
    level: int
    options: list[Advised]


class UnseenThing(Saying):
    """A kind of things, named in the game's catalog, and how many of them I cannot see."""

    name: str
    many: int


class UnseenPlace(Saying):
    """Where they may be, named in the game's catalog, whose place it is (-1 nobody's), and how many lie there."""

    name: str
    many: int
    seat: int


class KnownThings(Saying):
    """One sort of things: by thing and place how many lie there (`counts`), or the chance that one does (`chances`)."""

    name: str
    things: list[UnseenThing]
    places: list[UnseenPlace]
    counts: list[list[int]]
    chances: list[list[float]]


class Lens(Saying):
    """What my seat can know at `at` of what it cannot see."""

    at: int
    memory: Memory
    sights: list[KnownThings]


class Coached(Saying):
    """The coach's word on a decision of mine, the one after `move` actions, by `times` glances.

    It was the best that was found, or even with `best`, or it cost so many millionths of a victory, give or take
    `error` (95 %, as a part of 1): in `doubt` within that. `why` are themes: what `best` would have brought. Where the
    game is nearly `decided` that alone is compared: `best` brings so many `points` more, or is the choice itself.
    """

    move: int
    seat: int
    times: int
    verdict: Literal["best", "even", "doubt", "cost", "decided"]
    cost: int
    error: float
    chosen: Option
    best: Option
    line: list[Option]
    why: list[dict[str, Any]]
    points: int = 0


class AtStake(Saying):
    """What to look at before my choice at `at`: themes, the most telling first; their numbers are not to be told."""

    at: int
    themes: list[dict[str, Any]]
