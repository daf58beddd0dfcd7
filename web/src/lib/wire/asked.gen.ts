// Made from src/parlour/server/wire/asked.py by build_tools/wire.py: do not edit.

/** Who I am: a name is enough. With `keep`, only if this device is nobody's yet. */
export interface Guest {
  name: string;
  keep?: boolean;
}

/** Come in on another device by a personal link; with `replace`, also where the device is somebody else's. */
export interface Enter {
  code: string;
  replace?: boolean;
}

/** The code of a table, as it was said: small letters, spaces and dashes do no harm. */
export interface SpokenCode {
  code: string;
  nonce?: string;
}

/** What stands in a seat's link. */
export interface SeatLink {
  token: string;
}

/** What whoever asks to be let in was given; with `replace`, also where this device is somebody else's. */
export interface KnockCode {
  knock: string;
  replace?: boolean;
}

/** Whether I let somebody in. */
export interface Allow {
  allow: boolean;
}

/** A personal link, to ask whose it is. */
export interface LinkCode {
  code: string;
}

/**
 * Who a seat is for: me (`name` for somebody else on my device), whoever comes, whoever has its link, or a bot.
 *
 * A bot is of a `level`, or a `master`: it thinks about a choice for so many seconds at most.
 */
export interface SeatPlan {
  kind: "me" | "open" | "invited" | "bot";
  level?: number;
  master?: 5 | 15 | 30 | 60 | null;
  name?: string | null;
}

/** No clock; seconds for each turn; or seconds for the whole game and an increment for each action. */
export interface Clock {
  kind?: "none" | "turn" | "game";
  seconds?: number;
  increment?: number;
}

/**
 * A table to be made. With the same id again, the same table.
 *
 * With `several` one guest may sit down on several seats of a public table; without `watch` only those who sit, and
 * the maker, may watch; without `lots` the first player is not drawn, and seats are as they sit. `box` is the text of
 * a box file, for values as an owner's box has them. The result of a `rated` table counts for ratings: it has a clock
 * and lots, our box and the options of the book, and one seat for each guest. `language` is told in the lobby. One of
 * a `club` of mine is seen and joined by its people alone.
 */
export interface NewTable {
  game: string;
  seats: SeatPlan[];
  id: string;
  options?: Record<string, string>;
  public?: boolean;
  live?: boolean;
  clock?: Clock;
  nonce?: string;
  several?: boolean;
  watch?: boolean;
  lots?: boolean;
  box?: string;
  rated?: boolean;
  language?: string;
  club?: string | null;
}

/**
 * What the maker makes of a seat while the table waits: free for all, for whoever has its new link, a bot's (of a
 * `level`, or a `master`), or kept for a friend, the `player`, until they have said yes or no.
 */
export interface SeatChange {
  kind: "open" | "invited" | "bot" | "friend";
  level?: number;
  master?: 5 | 15 | 30 | 60 | null;
  player?: string | null;
}

/** Sit down: on the seat named, on the seat the token opens, or on any open one. */
export interface Join {
  seat?: number | null;
  token?: string | null;
  nonce?: string;
  name?: string | null;
}

/** An action in notation, for the table as it stood at `at`. */
export interface Play {
  at: number;
  action: string;
  id: string;
  seat?: number | null;
}

/** Take my last action back: at once where it is free, else by asking the others. */
export interface Undo {
  at: number;
  id: string;
  seat?: number | null;
}

/** Whether I agree that an action is taken back. */
export interface Answer {
  at: number;
  agree: boolean;
  id: string;
  seat?: number | null;
}

/** Leave a seat to a stand-in, or come back to it; while the table waits, give it up. */
export interface Stand {
  id: string;
  seat?: number | null;
}

/** The seat whose person is missing, and for which I would rather have a stand-in. */
export interface Absent {
  missing: number;
  id: string;
  seat?: number | null;
}

/** A line of chat, plain text. */
export interface Say {
  text: string;
  id: string;
}

/** An emote: a drawing of the house, seen at my seat for a moment. */
export interface Gesture {
  emote: "wave" | "thanks" | "bravo" | "laugh" | "wow" | "oops" | "think" | "hourglass" | "luck" | "cheers" | "tea" | "night";
  id: string;
  seat?: number | null;
}

/** Whether I hear a player's chat, and see their emotes. */
export interface Mute {
  player: string;
  muted: boolean;
}

/** Whether I block a player: we do not meet, and I do not hear them. */
export interface Block {
  player: string;
  blocked: boolean;
}

/** Whether I would like somebody to be a friend of mine. */
export interface Befriend {
  player: string;
  friend: boolean;
}

/** Again, with the seats moved round by one; `spare` is what becomes of the seat of somebody who says no. */
export interface Rematch {
  nonce?: string;
  spare?: "open" | "bot";
}

/**
 * Play on from a point of a finished game against bots of a `level`, or masters; what the seat could not see is
 * dealt anew.
 */
export interface Fork {
  at: number;
  seat: number;
  id: string;
  level?: number;
  master?: 5 | 15 | 30 | 60 | null;
}

/** A decision of mine in a finished game, the one after `at` actions, once more; people are bots of `level` then. */
export interface TryAgain {
  at: number;
  id: string;
  level?: number;
}

/** The text of a record. */
export interface Upload {
  record: string;
}

/** A place of this server, with whatever stands after #. */
export interface Link {
  path: string;
}

/**
 * Where to tell me of news while the page is closed: a webhook, for my turns alone, and one more browser that takes
 * pushes, in which language. A webhook that is left out ends; browsers stay.
 */
export interface Alerts {
  webhook?: string | null;
  endpoint?: string | null;
  p256dh?: string;
  auth?: string;
  lang?: "en" | "fr" | "pl";
}

/** Whether my finished games may be used for research, without names; revoked as it is given. */
export interface Consent {
  research: boolean;
}

/** Play on from a step of a lesson, its end if left out, against bots. */
export interface LessonPlay {
  id: string;
  step?: number | null;
  level?: number;
}
