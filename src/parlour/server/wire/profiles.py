"""Profiles over the wire: what somebody has played, how it went, and who may see it and challenge them."""

from typing import Any, Literal

from parlour.server.wire.asked import Asking
from parlour.server.wire.progress import MonthCost
from parlour.server.wire.told import Saying

SeenBy = Literal["everybody", "friends", "nobody"]  # the most open first, as are the next
ChallengedBy = Literal["met", "friends", "nobody"]


class Openness(Asking):
    """Who sees my `profile`, whether they also see what was `judged` of my play, and whose `challenges` reach me:
    those of friends, of whoever I have `met` at a table, or nobody's.
    """

    profile: SeenBy
    judged: bool
    challenges: ChallengedBy


class PlayedKind(Saying):
    """So many finished games at a number of seats. Of the newest, which are `counted`, so many were `won` alone, and
    so many first places `shared`."""

    game: str
    seats: int
    games: int
    counted: int
    won: int
    shared: int


class Against(Saying):
    """At a game against people, or bots of a `level`, or `masters`: the mean part of them that somebody was `ahead` of.

    Between `low` and `high` (95 %), over so many games, each counted once. `few`: not enough games to say more.
    """

    game: str
    level: int | None
    masters: bool
    games: int
    ahead: float
    low: float
    high: float
    few: bool


class WinningRun(Saying):
    """Games in a row in which somebody came first, where others `people` played too, or against bots alone: the
    `longest`, and `now`."""

    people: bool
    games: int
    longest: int
    now: int


class Opening(Saying):
    """A first choice, in notation and as a `word` for a sentence, and in how many games."""

    action: str
    word: dict[str, Any]
    games: int


class GameOpenings(Saying):
    """The first choices made most often in so many `games`; `few`: not enough games to have a favourite."""

    game: str
    games: int
    few: bool
    openings: list[Opening]


class RatingDay(Saying):
    """A rating after a game, and the day of it (2026-11-18, UTC)."""

    day: str
    rating: int
    error: int


class RatingHistory(Saying):
    """A rating in a game at so many seats, give or take `error` (95 %), and how it came about, the oldest first.

    `sure` if it is certain enough for the leaderboard.
    """

    game: str
    seats: int
    rating: int
    error: int
    games: int
    sure: bool
    history: list[RatingDay]


class JudgedPlay(Saying):
    """What was found of somebody's decisions at a game, in millionths of a victory: their mean cost by month, and in
    `looked` games with a look back what own choices (`skill`) and what came to light (`luck`) brought on average, give
    or take an error (95 %), null where games are too few to tell.
    """

    game: str
    decisions: int
    months: list[MonthCost]
    looked: int
    skill: int | None
    skill_error: int | None
    luck: int | None
    luck_error: int | None


class Profile(Saying):
    """Somebody's profile, or `mine`. `judged` is null where they keep it to themselves. `watch` is a table at which a
    friend may be watched; `challenge`, whether I may challenge them. `newest` games are counted where it says so.
    """

    player: str
    name: str
    mine: bool
    friend: bool
    challenge: bool
    watch: str | None
    newest: int
    played: list[PlayedKind]
    against: list[Against]
    runs: list[WinningRun]
    openings: list[GameOpenings]
    ratings: list[RatingHistory]
    judged: list[JudgedPlay] | None
