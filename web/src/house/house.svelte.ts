/** What the house knows on this device: who I am, which games there are, my tables, what I last chose. */
import { alerts } from "../alerts/alerts.svelte";
import { GAMES } from "../games/games.gen";
import { api, fresh, Refused } from "../lib/api";
import { asked, type MasterTime } from "../lib/bots";
import { dayOf } from "../lib/dates";
import { seatName } from "../lib/names";
import { say } from "../lib/say.svelte";
import { recall, remember } from "../lib/settings.svelte";
import type { GameInfo, Me, MyTable, TableInfo } from "../lib/wire";

export interface Quick {
  bots: number;
  level: number;
  master?: MasterTime | null; // kept from before there were any
}

const ME = "parlour.me";
const KNOWN = "parlour.games";
const DOOR = "parlour.door";
const QUICK = "parlour.quick";
const UPLOADS = "parlour.uploads";

class House {
  /** Remembered, so that a page need not wait to be told; where nothing is, the house is asked once: `met`. */
  me = $state.raw<Me | null>(recall<Me | null>(ME, null));
  games = $state.raw<GameInfo[]>(recall<GameInfo[]>(KNOWN, []));
  mine = $state.raw<MyTable[]>([]);
  offline = $state(false);
  banned = $state.raw<Refused | null>(null); // nothing is done for me here, until then
  word = $state(""); // said once, on the next page of mine
  door = $state<string>(recall<string>(DOOR, GAMES[0]));
  uploads = $state.raw<string[]>(recall<string[]>(UPLOADS, []));
  #quick = $state.raw<Record<string, Quick>>(recall<Record<string, Quick>>(QUICK, {}));
  #asked: Promise<void> | null = null; // who this device is

  constructor() {
    if (this.games.length) void say.doors(this.ids); // also where nobody looks again
  }

  /** The games behind the doors: the server's, and until it has told them those this page was built with. */
  get ids(): readonly string[] {
    return this.games.length ? this.games.map((one) => one.game) : GAMES;
  }

  get waiting(): MyTable[] {
    return this.mine.filter((one) => one.waiting);
  }

  /** By the operator, by their maker, or because nobody came. */
  get closed(): MyTable[] {
    return this.mine.filter((one) => one.table.phase === "closed");
  }

  get going(): MyTable[] {
    return this.mine.filter((one) => !one.waiting && one.table.phase !== "over" && one.table.phase !== "closed");
  }

  get over(): MyTable[] {
    return this.mine.filter((one) => one.table.phase === "over");
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((one) => one.game === id);
  }

  /** Whether a lesson teaches a game; until the server has told, it is believed. */
  teaches(id: string): boolean {
    return this.game(id)?.lesson ?? true;
  }

  /** Read what may have changed: games, and my tables if I am somebody. */
  async look(): Promise<void> {
    try {
      this.games = await api.games();
      remember(KNOWN, this.games);
      await say.doors(this.ids);
      if (await this.met()) this.mine = await api.mine();
      this.offline = false;
      this.banned = null;
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      this.#refused(refused);
      if (refused.status === 401) this.#known(null);
      else this.offline = refused.status === 0;
    }
  }

  /** Who this device is, also where only its cookie is left; null for a stranger, who is refused nothing. */
  async met(): Promise<Me | null> {
    if (!this.me) await (this.#asked ??= this.#ask());
    return this.me;
  }

  async #ask(): Promise<void> {
    try {
      const { me } = await api.known();
      if (me && !this.me) this.#known(me); // somebody may have said meanwhile who they are
    } catch (refused) {
      this.#asked = null; // out of reach: asked again
      if (!(refused instanceof Refused)) throw refused;
      this.#refused(refused);
    }
  }

  #refused(refused: Refused): void {
    if (refused.problem.error === "banned") this.banned = refused;
  }

  /** What I am called, and am to the house, may have changed without me. */
  heard(me: Me | null): void {
    if (me?.player === this.me?.player && (me?.name !== this.me?.name || me?.role !== this.me?.role)) this.#known(me);
  }

  /** The guest of this device, also where only its cookie is left; made now if there was none, with a name to change. */
  async be(name?: string): Promise<Me> {
    const wanted = name?.trim();
    if (this.me && (!wanted || wanted === this.me.name)) return this.me;
    const number = 10 + Math.floor(Math.random() * 90);
    const me = await api.name(wanted || say.text("house-guest-name", { number }), !wanted);
    this.#known(me);
    return me;
  }

  /** Come in by a personal link; with `replace` also where this device is somebody else's. */
  enter(code: string, replace = false): Promise<Me> {
    return this.come(api.enter(code, replace), replace);
  }

  /** This device is whoever the house says, once it does. */
  async come(entering: Promise<Me>, replace: boolean): Promise<Me> {
    const me = await entering;
    if (replace) {
      this.#forgetUploads();
      void alerts.leave();
    }
    this.#known(me);
    await this.look();
    return me;
  }

  /** This device is nobody's any more. */
  leave(): void {
    this.#known(null);
    this.#forgetUploads();
    void alerts.leave();
  }

  async forget(): Promise<void> {
    if (this.me) await api.forget();
    this.leave();
  }

  #forgetUploads(): void {
    this.uploads = [];
    remember(UPLOADS, []);
  }

  #known(me: Me | null): void {
    this.me = me;
    if (!me) this.mine = [];
    remember(ME, me);
  }

  choose(door: string): void {
    this.door = door;
    remember(DOOR, door);
  }

  quick(game: string): Quick {
    const most = Math.max(2, ...(this.game(game)?.seats ?? [])) - 1;
    const kept = this.#quick[game] ?? { bots: Math.min(2, most), level: 2 };
    return { ...kept, bots: Math.min(kept.bots, most) };
  }

  keepQuick(game: string, quick: Quick): void {
    this.#quick = { ...this.#quick, [game]: quick };
    remember(QUICK, this.#quick);
  }

  /** A table of me and bots; where it is. */
  async playNow(game: string): Promise<string> {
    await this.be();
    const { bots, level, master = null } = this.quick(game);
    const bot = { kind: "bot" as const, ...asked({ level, master }) };
    const seats = [{ kind: "me" as const }, ...Array.from({ length: bots }, () => bot)];
    const made = await api.make({ game, seats, id: fresh(), nonce: fresh() });
    return `/t/${made.table.table}`;
  }

  async upload(text: string): Promise<string> {
    await this.be();
    const { replay } = await api.upload(text);
    this.uploads = [replay, ...this.uploads.filter((one) => one !== replay)].slice(0, 50);
    remember(UPLOADS, this.uploads);
    return replay;
  }
}

export const house = new House();

export function titleOf(game: string): string {
  return say.title(game);
}

const levelsOf = (bots: TableInfo["seats"]): string =>
  [...new Set(bots.map((bot) => bot.level ?? 3))].sort().join(", ");

/** When a table last changed, and the round that is played, as far as there is one. */
export function whenOf(info: TableInfo): string {
  const round = info.phase === "playing" && info.round ? [say.text("house-round", { round: info.round })] : [];
  return [...(info.changed ? [dayOf(info.changed, say.lang)] : []), ...round].join(" · ");
}

/** Those who sit with me: people by name, bots counted, with their levels; masters apart. */
export function company(info: TableInfo): string {
  const others = info.seats.filter((seat) => seat.seat !== info.yours[0]);
  const people = others.filter((seat) => seat.kind === "person").map((seat) => seat.name);
  const bots = others.filter((seat) => seat.kind === "bot");
  const free = others.length - people.length - bots.length;
  const told = [...people];
  const [masters, levels] = [bots.filter((bot) => bot.master), bots.filter((bot) => !bot.master)];
  if (levels.length) told.push(say.text("house-bots-levels", { count: levels.length, levels: levelsOf(levels) }));
  if (masters.length) told.push(say.text("house-masters", { count: masters.length }));
  if (free) told.push(say.text("house-free-count", { count: free }));
  return told.join(", ");
}

/** How a game ended for me, in a few words; for a watcher, who won. */
export function ending(info: TableInfo): string {
  const mine = info.yours.length === 1 ? info.seats[info.yours[0]] : undefined;
  const ended = result(info);
  if (allResigned(info.seats)) return ended;
  if (!ended || !(mine?.resigned || mine?.stood_in)) return ended;
  if (mine.resigned && info.outcome?.ranks[mine.seat] === 1) return say.text("house-ending-gave-up"); // the stand-in's, not mine
  return `${ended} · ${say.text(mine.resigned ? "house-ending-resigned" : "house-ending-stood-in")}`;
}

/** Nobody is left who could have won: stand-ins played to the end for all. */
export function allResigned(seats: TableInfo["seats"]): boolean {
  return seats.length > 0 && seats.every((seat) => seat.resigned);
}

function result(info: TableInfo): string {
  const result = info.outcome;
  if (!result) return "";
  const seat = info.yours[0];
  if (allResigned(info.seats)) return say.text("house-ending-nobody");
  const best = result.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  if (seat === undefined || info.yours.length > 1) {
    return say.text("house-ending-winner", { names: best.map((seat) => nameOf(info, seat)).join(", ") });
  }
  const won = result.ranks[seat] === 1;
  if (won && best.length > 1) return say.text("house-ending-shared");
  const others = result.scores.filter((_, other) => other !== seat);
  const lead = result.scores[seat] - Math.max(...others);
  if (won) return lead > 0 ? say.text("house-ending-won-by", { points: lead }) : say.text("house-ending-won");
  return lead < 0 ? say.text("house-ending-lost-by", { points: -lead }) : say.text("house-ending-lost");
}

export function nameOf(info: TableInfo, seat: number): string {
  return seatName(info.seats, seat);
}
