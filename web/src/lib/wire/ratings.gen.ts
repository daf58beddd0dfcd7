// Made from src/parlour/server/wire/ratings.py by build_tools/wire.py: do not edit.

/** A line of a leaderboard: `rating` give or take `error` (95 %), after so many rated games. */
export interface Leader {
  rank: number;
  name: string;
  rating: number;
  error: number;
  games: number;
  mine: boolean;
}

/** Where bots of a level stand: a fixed point of the scale. */
export interface LevelRating {
  level: number;
  rating: number;
}

/** A rated game of mine: my place in it, and my rating `before` and after it. Whoever `left` is last. */
export interface RatedGame {
  table: string;
  made: number;
  place: number;
  left: boolean;
  before: number;
  rating: number;
  error: number;
}

/**
 * My rating in a game at so many seats, give or take `error` (95 %), with my last rated games, the oldest first.
 *
 * `rank` is my place among so many `listed`; null while my rating is not certain enough to be listed.
 */
export interface MyRating {
  game: string;
  seats: number;
  rating: number;
  error: number;
  games: number;
  rank: number | null;
  listed: number;
  history: RatedGame[];
}

/**
 * The best in a game at so many seats, of all who are `listed`: whose `error` is `least` at most.
 *
 * `levels` are the fixed points: where bots of each level stand.
 */
export interface Leaderboard {
  game: string;
  seats: number;
  least: number;
  listed: number;
  rows: Leader[];
  levels: LevelRating[];
}

/** What a rated game made of the rating of a seat; a bot's stays as it is. */
export interface RatedSeat {
  seat: number;
  place: number;
  left: boolean;
  before: number;
  rating: number;
  error: number;
}
