// Made from src/parlour/server/wire/people.py by build_tools/wire.py: do not edit.

/** The key with which this server signs its pushes: `applicationServerKey` of a subscription. */
export interface PushKey {
  key: string;
}

/** A device of mine: `made` in milliseconds since 1970, the day it was last seen, its browser; whether I am here. */
export interface Device {
  device: string;
  made: number;
  seen: string | null;
  label: string;
  here: boolean;
}

/** Somebody whom I block, by the name they had then, since when (milliseconds since 1970). */
export interface Blocked {
  player: string;
  name: string;
  made: number;
}

/**
 * A friend, or who asks to be one: since when (milliseconds since 1970), where they may be watched, and whether I
 * may `challenge` them.
 */
export interface Person {
  player: string;
  name: string;
  made: number;
  watch: string | null;
  challenge: boolean;
}

/**
 * Somebody I have played with, by the name they had at the last `table`, which `changed` then; and whether I may
 * `challenge` them.
 */
export interface MetPerson {
  player: string;
  name: string;
  table: string;
  game: string;
  changed: number;
  challenge: boolean;
}

/** Who my people are: `friends`, whom I `asked`, who is `asking` me, and whom I `met` at tables, the last first. */
export interface MyPeople {
  friends: Person[];
  asked: Person[];
  asking: Person[];
  met: MetPerson[];
}

/** A secret to keep: whoever has it is me, on so many devices, until then (milliseconds since 1970). */
export interface PersonalLink {
  code: string;
  path: string;
  until: number;
  uses: number;
}

/** Who somebody becomes by a personal link; `mine` if this device is theirs already. */
export interface Whose {
  name: string;
  mine: boolean;
}

/** Whose seat a link names: nobody's yet if there is no name. `mine` if it is this device's guest's. */
export interface SeatOf {
  seat: number;
  name: string;
  mine: boolean;
}

/**
 * I have asked to be let in: a secret to look for the answer by, until then (milliseconds since 1970).
 *
 * `name` is who is asked. `sign` is shown on both devices, so that nobody lets another one in by mistake.
 */
export interface Knocking {
  knock: string;
  name: string;
  game: string;
  sign: string;
  until: number;
}

/** What was said to it: `over` if nobody answered in time, or the table no longer waits. `table` once allowed. */
export interface KnockAnswer {
  state: "waiting" | "allowed" | "refused" | "over";
  table: string | null;
}
