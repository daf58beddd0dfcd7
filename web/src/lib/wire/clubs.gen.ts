// Made from src/parlour/server/wire/clubs.py by build_tools/wire.py: do not edit.

import type { LobbyTable } from "./lobby.gen";
import type { TournamentInfo } from "./tournaments.gen";

/** A club to be made. With the same id again, the same one. */
export interface NewClub {
  name: string;
  id: string;
  about?: string;
}

/** What a club is called, and says of itself, from now on. */
export interface ClubChange {
  name: string;
  about?: string;
}

/** What stands in a club's link. */
export interface InvitationToClub {
  code: string;
}

/**
 * What a leader does about somebody in the club: they `lead` it too, or instead (`hand-on`), they are out
 * (`remove`), out for good (`ban`), or welcome again (`unban`); they and whoever came after them are out, and the link
 * is renewed (`remove-since`). Whoever has left can be banned too. What puts somebody out needs a `reason`, which is
 * kept in the club's log, and told to whoever is banned.
 */
export interface LeadersAct {
  act: "lead" | "hand-on" | "remove" | "remove-since" | "ban" | "unban";
  player: string;
  reason?: string;
}

/** An evening to be announced: when (milliseconds since 1970), and which game, if one is settled. */
export interface NewEvening {
  title: string;
  begins: number;
  id: string;
  game?: string;
}

/** A club of mine. `leads`: I do. `word` says why a moderator has `closed` it. */
export interface ClubInfo {
  club: string;
  name: string;
  about: string;
  people: number;
  leads: boolean;
  made: number;
  closed: boolean;
  word: string;
}

/** The club that an invitation is to; `club` once I am in it. */
export interface ClubInvitation {
  name: string;
  about: string;
  people: number;
  club: string | null;
}

/** The invitation to a club: whoever has it may come in, until it is renewed. */
export interface ClubLink {
  code: string;
  path: string;
}

/** Somebody in a club, since when (milliseconds since 1970). */
export interface ClubPerson {
  player: string;
  name: string;
  leads: boolean;
  made: number;
  mine: boolean;
}

/** A date of the club: an evening that was announced, or one of its tournaments. `game` is empty if any. */
export interface ClubEvening {
  kind: "evening" | "tournament";
  id: string;
  title: string;
  game: string;
  begins: number;
}

/** A club as its people see it: who is in it, its `calendar` by date, its tournaments, those not over first. */
export interface ClubNow {
  info: ClubInfo;
  members: ClubPerson[];
  calendar: ClubEvening[];
  tournaments: TournamentInfo[];
}

/** Tables of a club: to sit down at, and to watch. */
export interface ClubLobby {
  open: LobbyTable[];
  playing: LobbyTable[];
}

/**
 * A line of a club's log: who did what, when, to whom and why, by the names they had then; `by` is empty for the
 * house. `word` of an evening is what it was called.
 */
export interface ClubDone {
  n: number;
  time: number;
  by: string;
  what: "lead" | "hand-on" | "remove" | "remove-since" | "ban" | "unban" | "left" | "rename" | "about" | "renew" | "evening" | "call-off" | "falls-to" | "house";
  whom: string;
  player: string | null;
  word: string;
}

/** Somebody whom a club does not let in, by the name they had then. */
export interface BannedFromClub {
  player: string;
  name: string;
  made: number;
  word: string;
}

/** What leaders read: what was done in the club, the newest first, and whom it does not let in. */
export interface ClubRecord {
  log: ClubDone[];
  banned: BannedFromClub[];
}
