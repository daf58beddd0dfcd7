/** Attempts at deals of the day: what is sealed, and where they lead. */
import type { TableInfo } from "../lib/wire";

/** Whether others still play this deal: nothing of it is shown but what I saw myself. */
export function sealed(info: TableInfo): boolean {
  return Boolean(info.daily) && info.deal.secret === null;
}

export function dealPath(day: string, game: string): string {
  return `/daily/${day}/${game}`;
}

/** Where a finished game is looked at. */
export function pathOf(info: TableInfo): string {
  return info.daily && sealed(info) ? dealPath(info.daily, info.game) : `/r/${info.table}`;
}
