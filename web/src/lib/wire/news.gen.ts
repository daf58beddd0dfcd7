// Made from src/parlour/server/wire/news.py by build_tools/wire.py: do not edit.

/** A browser of mine that takes pushes, by a name and what it says of itself, since when; the kinds it is told. */
export interface PushSwitches {
  push: string;
  label: string;
  made: number;
  turns: boolean;
  invitations: boolean;
  tournaments: boolean;
}

/** Letters by e-mail: since when an address is kept (milliseconds since 1970), which is not told; and the kinds. */
export interface LetterSwitches {
  made: number;
  turns: boolean;
  invitations: boolean;
  tournaments: boolean;
}

/**
 * How I am told of news. `offered`: this server sends letters, one of a kind in so many `minutes` at most.
 *
 * `mailbox`: there is an address that I sign in by, to which they can go; `letters` once it is kept for that. `here`
 * is the name of the browser that was just added. `returned`: the last letters were refused by their post office, and
 * without `letters` were so for days, so that the address is forgotten.
 */
export interface MyAlerts {
  webhook: string | null;
  pushes: PushSwitches[];
  offered: boolean;
  mailbox: boolean;
  letters: LetterSwitches | null;
  minutes: number;
  here: string | null;
  returned: boolean;
}

/** Tell me of a kind of news by a way, `mail` or the name of a browser, or no longer. */
export interface SwitchNews {
  kind: "turns" | "invitations" | "tournaments";
  way: string;
  on: boolean;
}

/** The address that I sign in by, once more: from now on it is kept, for letters alone. */
export interface LettersTo {
  address: string;
  lang?: "en" | "fr" | "pl";
}

/** What stands in the link of a letter. */
export interface StopLetters {
  stop: string;
}

/** The kind of letters that has ended. */
export interface LettersStopped {
  kind: "turns" | "invitations" | "tournaments";
}
