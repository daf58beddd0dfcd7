// Made from src/parlour/server/wire/pairing.py by build_tools/wire.py: do not edit.

/**
 * What I would like to play. With the same id again, the same wish; with another, instead of it.
 *
 * `near`: people near my rating, further away the longer I wait. With `bots` I take what comes: bots of that level on
 * the seats for which nobody waits. Where somebody does not want others to `watch`, nobody does.
 */
export interface PairingWish {
  game: string;
  seats: number;
  id: string;
  live?: boolean;
  rated?: boolean;
  near?: boolean;
  watch?: boolean;
  language?: string;
  bots?: number | null;
  nonce?: string;
}

/** Bots of `level` may fill the table that I wait for, by the id of my wish. */
export interface WithBots {
  id: string;
  level?: number;
}

/** A wish of mine. */
export interface WishTold {
  id: string;
  game: string;
  seats: number;
  live: boolean;
  rated: boolean;
  near: boolean;
  watch: boolean;
  language: string;
  bots: number | null;
}

/**
 * How it stands with my wish: `none`, `waiting`, or `seated` at `table`.
 *
 * I have `waited` so many milliseconds; others waited about `expected`, if enough did within the last hour; so many
 * `others` wait for the same game, seats and pace now. `reach` is how far their rating may be from mine, null: any.
 * It is `quiet` when bots are worth offering. Bring `seen` with the next look: it is answered once there is news.
 */
export interface PairingNow {
  phase: "none" | "waiting" | "seated";
  seen: number;
  wish: WishTold | null;
  table: string | null;
  waited: number;
  expected: number | null;
  others: number;
  quiet: boolean;
  reach: number | null;
}
