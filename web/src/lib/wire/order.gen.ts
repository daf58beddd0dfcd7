// Made from src/parlour/server/wire/order.py by build_tools/wire.py: do not edit.

import type { Happened, Me } from "./told.gen";

/**
 * What I report: lines of chat, something at a table, a name, a tournament, a profile or a club.
 *
 * `player` is whom it is about, `place` the table, the tournament or the club. Of a table the `lines` I heard
 * are kept with it, and what everybody could see happen before `at`. The same again, while nobody has looked, is the
 * same report.
 */
export interface NewReport {
  kind: "chat" | "table" | "name" | "tournament" | "profile" | "club";
  reason: "insult" | "harassment" | "cheating" | "spam" | "name" | "other";
  player?: string | null;
  place?: string;
  lines?: number[];
  at?: number | null;
  words?: string;
}

/** A report of mine: it has arrived, or somebody has `seen` to it. What was done is nobody's to be told. */
export interface MyReport {
  report: string;
  kind: "chat" | "table" | "name" | "tournament" | "profile" | "club";
  name: string;
  reason: "insult" | "harassment" | "cheating" | "spam" | "name" | "other";
  made: number;
  state: "arrived" | "seen";
}

/** What holds for me until then (milliseconds since 1970), and why; `name` is the one that was taken from me. */
export interface MySanction {
  kind: "silence" | "name" | "ban";
  until: number | null;
  word: string;
  name: string;
}

/** Who I am, as the house knows it, what holds for me, and what I have reported, the newest first. */
export interface MyOrder {
  me: Me | null;
  sanctions: MySanction[];
  reports: MyReport[];
}

/** A report in the list: `name` is what they were called then, `called` what they are now, `by` who reports. */
export interface ReportSummary {
  report: string;
  kind: "chat" | "table" | "name" | "tournament" | "profile" | "club";
  reason: "insult" | "harassment" | "cheating" | "spam" | "name" | "other";
  player: string | null;
  name: string;
  called: string | null;
  by: string;
  made: number;
  open: boolean;
}

/** A line of chat as it was said; `theirs` if it is by whom the report is about. */
export interface ReportedLine {
  n: number;
  name: string;
  text: string;
  time: number;
  theirs: boolean;
}

/** A line of the log: who did what, when, to whom (a person, `called` so now, or a table), why, until when. */
export interface ActDone {
  n: number;
  time: number;
  by: string;
  what: string;
  whom: string;
  called: string | null;
  word: string;
  until: number | null;
}

/**
 * One report: what was said and done as whoever reports saw it, at a table of these `seats`; what was done before.
 *
 * `role` is that of whom it is about, if they are still here.
 */
export interface ReportWhole {
  summary: ReportSummary;
  place: string;
  game: string;
  role: string | null;
  words: string;
  lines: ReportedLine[];
  moves: Happened[];
  seats: string[];
  before: ActDone[];
}

/** What holds for somebody now: since when, until when if it ends, and why. */
export interface HoldingNow {
  kind: "silence" | "name" | "ban";
  player: string;
  name: string;
  made: number | null;
  until: number | null;
  word: string;
}

/** The newest open reports of `many`, and all that holds. */
export interface OrderNow {
  reports: ReportSummary[];
  many: number;
  holding: HoldingNow[];
}

/** Words that nobody reads in names and chat here, as they were written. */
export interface ListedWords {
  words: string[];
}

/** Another list of them, an entry each; what follows a # is left out. */
export interface NewWords {
  words: string[];
}

/** Somebody who can sign in, and what they are to the house. */
export interface MemberFound {
  player: string;
  name: string;
  role: string;
  made: number;
}

/** What a member is to the house from now on. */
export interface GiveRole {
  player: string;
  role: "member" | "director" | "moderator" | "owner";
}

/**
 * What a moderator does, about a report or about somebody; `reason` is kept, and told to whom it is about.
 *
 * Mute somebody for so many `hours`, ban them (for ever, if there are none), give them another `name`, which they keep
 * for a week or so many hours, close a table, undo any of these, or dismiss a report. With a `club` it is that which
 * is given another `name`, closed or opened again.
 */
export interface ModeratorsAct {
  act: "mute" | "unmute" | "ban" | "unban" | "rename" | "close" | "reopen" | "dismiss";
  reason: string;
  report?: string | null;
  player?: string | null;
  table?: string | null;
  club?: string | null;
  hours?: number | null;
  name?: string | null;
}
