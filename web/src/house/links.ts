/** Links that people send: a table, a seat at it, a finished game, a personal link, a club. */

const CODE = /^[A-Za-z0-9_-]{8,64}$/;
const SPOKEN = /^[ACDEFHJKMNPRTWXY]{6}$/; // letters that are not taken for others
const PLACE = /^\/(t|r)\/([A-Za-z0-9_-]{1,64})$|^\/me$|^\/clubs\/join$/;

function linkOf(text: string): URL | null {
  try {
    return new URL(text.includes("://") ? text : `http://${text}`);
  } catch {
    return null;
  }
}

/** Where a typed code or pasted link leads within the house at `host`; null if it is neither, or of another house. */
export function whereTo(typed: string, host = location.host): string | null {
  const text = typed.trim();
  if (CODE.test(text)) return `/t/${text}`;
  const link = linkOf(text);
  const path = link?.pathname.replace(/\/$/, "") ?? "";
  return link?.host === host && PLACE.test(path) ? path + link.hash : null;
}

/** The other house that a pasted link is of; null if it is of this one, or no link. */
export function elsewhere(typed: string, host = location.host): string | null {
  const link = linkOf(typed.trim());
  return link && link.host !== host && whereTo(typed, link.host) ? link.host : null;
}

/** The code of a table as it was said and typed; null if it cannot be one. */
export function spoken(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, "").toUpperCase();
  return SPOKEN.test(code) ? code : null;
}

export function tableLink(table: string, token?: string): string {
  return `/t/${table}${token ? `#seat=${token}` : ""}`;
}

/** The token in a seat's link; null in any other. */
export function seatToken(hash: string): string | null {
  return /^#?seat=([A-Za-z0-9_-]{16,64})$/.exec(hash)?.[1] ?? null;
}

/** Whether this address can only be opened on this machine. */
export function onlyHere(host: string): boolean {
  return host === "localhost" || host === "[::1]" || host.startsWith("127.");
}
