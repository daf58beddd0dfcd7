// Made from src/parlour/server/wire/signing.py by build_tools/wire.py: do not edit.

/** How one may sign in here: what this server cannot do is not offered. `provider` is its name, if there is one. */
export interface SignInWays {
  passkeys: boolean;
  mail: boolean;
  provider: string | null;
}

/** What the browser is asked (`navigator.credentials`), and a ticket to bring with its answer. */
export interface Ceremony {
  ticket: string;
  options: Record<string, any>;
}

/**
 * What a ticket is good for. Without a `name` the way is nobody's yet; `suggested` is what a provider calls them.
 *
 * `mine` if it is that of whoever is here; `here` is who that is. `elsewhere`: it was asked for in another browser.
 */
export interface Proved {
  ticket: string;
  way: "passkey" | "mail" | "provider" | "operator";
  name: string | null;
  suggested: string;
  mine: boolean;
  here: string | null;
  member: boolean;
  elsewhere: boolean;
}

/** Where to go to say who one is: the address of the provider. */
export interface ToProvider {
  url: string;
}

/** A passkey of mine: when it was made (milliseconds since 1970), the day it was last used, where it was made. */
export interface Passkey {
  way: string;
  made: number;
  used: string;
  label: string;
}

/**
 * How I sign in. Since when there are a mailbox and a provider's identity (milliseconds since 1970), if there are.
 *
 * `fresh`: this device may change them; else one signs in on it once more before.
 */
export interface Ways {
  role: "guest" | "member" | "director" | "moderator" | "owner";
  passkeys: Passkey[];
  mail: number | null;
  provider: number | null;
  fresh: boolean;
}

/** The answer of a browser to a ceremony. */
export interface PasskeyAnswer {
  ticket: string;
  answer: Record<string, any>;
}

/** A new passkey of mine; with the first one my other devices end, unless I `keep` them. */
export interface PasskeyMade {
  ticket: string;
  answer: Record<string, any>;
  keep?: boolean;
}

/** Where to send a link, and in which language. */
export interface MailboxAsked {
  address: string;
  lang?: "en" | "fr" | "pl";
}

/** A ticket, from a link or from what was just proved. */
export interface TicketHeld {
  ticket: string;
}

/** What a provider sent back with somebody. */
export interface FromProvider {
  code: string;
  state: string;
}

/**
 * Come in by a ticket. What to do where there is a choice:
 *
 * `replace` whoever is here by whom the way belongs to, or `bring` them along: then the two become one; `add` a way
 * that is nobody's yet to whoever is here (whose other devices end with the first one, unless they `keep` them), or
 * make somebody `new`, called `name`.
 */
export interface ComeIn {
  ticket: string;
  do?: "enter" | "replace" | "bring" | "add" | "new";
  name?: string | null;
  keep?: boolean;
}

/** Here, or on all my devices. */
export interface SignOut {
  everywhere?: boolean;
}
