/** Sorts of bots: five levels, and a master, which thinks for as long as whoever chooses it lets it. */
import { say } from "./say.svelte";
import type { GameInfo, SeatPlan } from "./wire";

export type MasterTime = NonNullable<SeatPlan["master"]>; // seconds for a choice

/** A bot of a level, or a master if it has a time. */
export interface BotSort {
  level: number;
  master: MasterTime | null;
}

/** The same as the server tells it of a seat. */
interface ToldBot {
  level: number | null;
  master?: number | null;
}

const LEVELS = [1, 2, 3, 4, 5];
const MASTER = 6; // where sorts stand in a row, the weakest first
const USUAL: MasterTime = 15;
const AT_ONCE = 0.2; // seconds that nobody feels

/** How long a master may think about a choice here; none where a house has no masters. */
export function masterTimes(game: GameInfo | undefined): MasterTime[] {
  const times = Object.keys(game?.masters ?? {}).map(Number); // not told by a page that was kept from before
  return times.sort((one, other) => one - other) as MasterTime[];
}

/** All sorts that can be chosen, the weakest first, for a row of buttons. */
export function sortsOf(masters: boolean): { value: number; label: string; title: string; master: boolean }[] {
  const levels = LEVELS.map((value) => {
    const label = String(value);
    return { value, label, title: say.labelled(label, say.text(`level-${value}`)), master: false };
  });
  return masters ? [...levels, { value: MASTER, label: "★", title: say.text("level-master"), master: true }] : levels;
}

/** Where a sort stands among them. */
export function placeOf(bot: BotSort): number {
  return bot.master ? MASTER : bot.level;
}

/** The sort that stands there; its level stays for whoever goes back. */
export function sortAt(bot: BotSort, place: number): BotSort {
  return place === MASTER ? { ...bot, master: bot.master ?? USUAL } : { level: place, master: null };
}

/** What is sent for it. */
export function asked(bot: BotSort): { level: number; master?: MasterTime } {
  return { level: bot.level, ...(bot.master ? { master: bot.master } : {}) };
}

/** What it is called: Expert. */
export function sortName(bot: ToldBot): string {
  return say.text(bot.master ? "level-master" : `level-${bot.level ?? 3}`);
}

/** What sort of bot sits there, in words: its level and what that is called, or a master and its time. */
export function sortTold(bot: ToldBot): string {
  const name = sortName(bot);
  if (bot.master) return say.text("page-bot-master", { name, seconds: bot.master });
  return say.text("page-bot-level", { level: bot.level ?? 3, name });
}

/** In words, how long it thinks, told before the game: about so long a turn, or a master at most; "" if nobody knows. */
export function thinkingTime(game: GameInfo | undefined, seats: number, bot: BotSort): string {
  if (bot.master) {
    const turn = Math.ceil(game?.masters?.[bot.master] ?? bot.master);
    return say.text("house-master-thinks", { seconds: bot.master, turn });
  }
  const seconds = game?.seconds?.[seats]?.[bot.level - 1];
  if (seconds === undefined) return "";
  return seconds < AT_ONCE ? say.text("house-thinks-at-once") : say.text("house-thinks", { seconds });
}
