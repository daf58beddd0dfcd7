/** Links that people send: a table, a seat at it, a finished game, a personal link. */

const CODE = /^[A-Za-z0-9_-]{6,64}$/;
const PLACE = /^\/(t|r)\/([A-Za-z0-9_-]{1,64})$|^\/me$/;

/** Where a typed code or pasted link leads within the house; null if it is neither. */
export function whereTo(typed: string): string | null {
  const text = typed.trim();
  if (CODE.test(text)) return `/t/${text}`;
  try {
    const link = new URL(text.includes("://") ? text : `http://${text}`);
    const path = link.pathname.replace(/\/$/, "");
    return PLACE.test(path) ? path + link.hash : null;
  } catch {
    return null;
  }
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
