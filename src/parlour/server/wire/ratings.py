"""Ratings over the wire: leaderboards, my own with its history, and what a rated game changed."""

from parlour.server.wire.told import Saying


class Leader(Saying):
    """A line of a leaderboard: `rating` give or take `error` (95 %), after so many rated games."""

    rank: int
    name: str
    rating: int
    error: int
    games: int
    mine: bool


class LevelRating(Saying):
    """Where bots of a level stand: a fixed point of the scale."""

    level: int
    rating: int


class RatedGame(Saying):
    """A rated game of mine: my place in it, and my rating `before` and after it. Whoever `left` is last."""

    table: str
    made: int
    place: int
    left: bool
    before: int
    rating: int
    error: int


class MyRating(Saying):
    """My rating in a game at so many seats, give or take `error` (95 %), with my last rated games, the oldest first.

    `rank` is my place among so many `listed`; null while my rating is not certain enough to be listed.
    """

    game: str
    seats: int
    rating: int
    error: int
    games: int
    rank: int | None
    listed: int
    history: list[RatedGame]


class Leaderboard(Saying):
    """The best in a game at so many seats, of all who are `listed`: whose `error` is `least` at most.

    `levels` are the fixed points: where bots of each level stand.
    """

    game: str
    seats: int
    least: int
    listed: int
    rows: list[Leader]
    levels: list[LevelRating]


class RatedSeat(Saying):
    """What a rated game made of the rating of a seat; a bot's stays as it is."""

    seat: int
    place: int
    left: bool
    before: int
    rating: int
    error: int
