/** A live table: the socket, the queue of what is shown, the log, the chat, and everything a person can do there. */
import { api, fresh, Refused } from "./api";
import { AtTable, type Source } from "./at.svelte";
import type { GamePage } from "./gamepage";
import { settings } from "./settings.svelte";
import { TableSocket } from "./socket";
import type { Advice, Happened, Heard, Line, Scene, TableInfo, Told } from "./wire";

const BETWEEN = 750; // milliseconds between two moves of others, at the normal pace
const TOLD = 3000; // milliseconds in which the socket tells of an action that was answered
const AT_MOST = 12; // moves that wait to be shown; more are shown at once

export class LiveTable {
  info: TableInfo;
  at = $state.raw<AtTable | null>(null);
  log = $state.raw<Happened[]>([]);
  since = $state.raw<Happened[]>([]);
  chat = $state.raw<Line[]>([]);
  unread = $state(0);
  advice = $state.raw<Advice | null>(null);
  thinking = $state(false);
  online = $state(true);
  problem = $state.raw<Refused | null>(null);
  ended = $state<number | null>(null); // the code with which this device was sent away
  curtain = $state<number | null>(null); // the seat that is to look next, before it looks
  #eyes: number | null = null;
  #socket: TableSocket | null = null;
  #queue: Told[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heardAt = 0;
  #acted = new Set<number>(); // entries that are mine, so that they are shown without waiting

  constructor(
    readonly id: string,
    private readonly game: GamePage,
    info: TableInfo,
    private readonly watching: boolean,
  ) {
    this.info = $state.raw(info);
    this.#eyes = this.#nextEyes(info);
    this.#heardAt = info.at;
    void this.#begin();
  }

  /** Everything needed to sit at a table, or to watch it. */
  static async open(id: string, game: GamePage, info: TableInfo, watching = false): Promise<LiveTable> {
    const live = new LiveTable(id, game, info, watching);
    await live.#ready;
    return live;
  }

  #resolve: () => void = () => {};
  #ready = new Promise<void>((resolve) => (this.#resolve = resolve));

  get seat(): number | null {
    return this.#eyes;
  }

  get several(): boolean {
    return !this.watching && this.info.yours.length > 1;
  }

  /** Whether every other seat is a bot's: then hints may be asked for. */
  get alone(): boolean {
    const others = this.info.seats.filter((seat) => !this.info.yours.includes(seat.seat));
    return this.info.yours.length === 1 && others.every((seat) => seat.kind === "bot");
  }

  /** Whether I may see what is played here and read what is said. */
  get inside(): boolean {
    return this.info.watch || this.info.yours.length > 0 || this.info.maker;
  }

  /** How many moves of the game there have been; requests, departures and what was taken back are none. */
  get moves(): number {
    return this.log.filter((entry) => entry.kind === "play").length;
  }

  close(): void {
    this.#socket?.close();
    clearTimeout(this.#timer);
  }

  async #begin(): Promise<void> {
    try {
      if (this.inside) this.chat = await api.chat(this.id).catch(() => []);
      else if (this.info.phase !== "open" && this.info.phase !== "over") return;
      if (this.info.phase !== "open" && this.info.phase !== "closed") await this.#look();
      this.#connect();
    } catch (refused) {
      this.#say(refused);
    } finally {
      this.#resolve();
    }
  }

  /** Read the table anew through the eyes of the moment. */
  async #look(): Promise<void> {
    const eyes = this.#eyes ?? -1;
    const scene = await api.scene(this.id, eyes);
    this.log = await api.told(this.id, 0, eyes);
    if (this.#eyes !== null) this.since = await api.since(this.id, eyes);
    this.#heardAt = scene.at;
    this.#put(scene, null);
  }

  #put(scene: Scene, happened: Happened | null): void {
    if (this.at === null) this.at = new AtTable(this.info, scene, this.#source());
    else this.at.show(scene, happened);
    this.advice = null;
    this.#turnEyes();
  }

  /** What a seat may do and ask; whoever watches has none of it. */
  #source(): Source {
    if (this.#eyes === null) return {};
    return {
      play: (action) => this.#play(action),
      foresee: (action) => api.foresee(this.id, action, this.#eyes),
      why: (action) => this.#do(() => api.why(this.id, action, this.#eyes)),
    };
  }

  #nextEyes(info: TableInfo): number | null {
    if (this.watching || !info.yours.length) return null;
    if (info.turn !== null && info.yours.includes(info.turn)) return info.turn;
    return this.#eyes !== null && info.yours.includes(this.#eyes) ? this.#eyes : info.yours[0];
  }

  /** On one device for several people: the next one looks, behind a curtain if the game has secrets. */
  #turnEyes(): void {
    if (!this.several || this.at === null || this.info.phase !== "playing") return;
    const turn = this.at.scene.turn;
    if (turn === null || turn === this.#eyes || !this.info.yours.includes(turn) || this.#queue.length) return;
    if (this.game.secrets) this.curtain = turn;
    else void this.lookFrom(turn);
  }

  async lookFrom(seat: number): Promise<void> {
    this.#eyes = seat;
    this.#queue = [];
    this.#socket?.close();
    try {
      await this.#look();
      this.curtain = null;
    } catch (refused) {
      this.#say(refused);
    }
    this.#connect();
  }

  #connect(): void {
    this.#socket?.close();
    this.#socket = new TableSocket(
      this.id,
      this.#eyes,
      () => this.#heardAt,
      (heard) => this.#hear(heard),
      (is) => this.#reached(is),
      (code) => (this.ended = code),
    );
  }

  /** What could not be asked while the house was out of reach is no news once it is back. */
  #reached(is: boolean): void {
    this.online = is;
    if (is && this.problem?.status === 0) this.problem = null;
  }

  #hear(heard: Heard): void {
    this.#reached(true);
    if (heard.type === "said" && !heard.line.text) {
      this.chat = this.chat.filter((line) => line.n !== heard.line.n); // it was taken away
    } else if (heard.type === "said") {
      if (this.chat.some((line) => line.n === heard.line.n)) return;
      this.chat = [...this.chat, heard.line];
      this.unread += 1;
    } else if (heard.type === "table") {
      this.#changed(heard.table);
    } else if (heard.type === "told") {
      if (heard.happened.at <= this.#heardAt) return;
      this.#heardAt = heard.happened.at;
      this.#queue.push(heard);
      this.#next();
    }
  }

  #changed(info: TableInfo): void {
    const begun = this.info.phase === "open" && info.phase !== "open" && info.phase !== "closed";
    this.info = info;
    if (this.at) this.at.info = info;
    if (begun || (this.at === null && info.phase !== "open" && info.phase !== "closed")) {
      this.#eyes = this.#nextEyes(info);
      void this.#look()
        .then(() => this.#connect())
        .catch((refused) => this.#say(refused));
    }
  }

  #next(): void {
    if (this.#timer !== undefined) return;
    while (this.#queue.length > AT_MOST) this.#show(this.#queue.shift()!);
    const told = this.#queue.shift();
    if (!told) return;
    this.#show(told);
    const mine = this.#acted.delete(told.happened.at);
    const wait = this.#queue.length || !mine ? BETWEEN * settings.pace : 0;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#next();
    }, wait);
  }

  #show(told: Told): void {
    if (told.happened.kind === "undo") void this.#relog();
    else this.log = [...this.log, told.happened];
    const mine = told.happened.seat === this.#eyes && told.happened.kind === "play";
    this.since = mine ? [] : [...this.since, told.happened];
    this.info = {
      ...this.info,
      turn: told.scene.turn,
      at: told.scene.at,
      outcome: told.scene.outcome ?? this.info.outcome,
    };
    if (told.scene.outcome && this.info.phase === "playing") this.info = { ...this.info, phase: "over" };
    if (this.at) this.at.info = this.info;
    this.#put(told.scene, told.happened);
  }

  async #relog(): Promise<void> {
    this.log = await api.told(this.id, 0, this.#eyes ?? -1).catch(() => this.log);
  }

  #say(refused: unknown): void {
    if (refused instanceof Refused) this.problem = refused;
    else throw refused;
  }

  async #do<T>(deed: () => Promise<T>): Promise<T | null> {
    this.problem = null;
    try {
      return await deed();
    } catch (refused) {
      this.#say(refused);
      if (refused instanceof Refused && refused.problem.error === "stale") await this.#look().catch(() => {});
      return null;
    }
  }

  async #play(action: string): Promise<void> {
    const scene = this.at?.scene;
    if (!scene) return;
    const id = fresh();
    this.#acted.add(scene.at + 1);
    const wanted = { at: scene.at, action, id, seat: this.#eyes ?? undefined };
    const done = await this.#do(async () => {
      try {
        return await api.play(this.id, wanted);
      } catch (refused) {
        if (!(refused instanceof Refused) || refused.status !== 0) throw refused;
        await new Promise((resolve) => setTimeout(resolve, 800));
        return api.play(this.id, wanted); // the same id: done once, however often it is asked
      }
    });
    if (done) await this.#until(done.at);
  }

  /** Wait until the table is shown at `at`; look for oneself if the socket does not tell. */
  async #until(at: number): Promise<void> {
    for (let waited = 0; waited < TOLD; waited += 20) {
      if ((this.at?.scene.at ?? 0) >= at || this.curtain !== null) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await this.#look().catch(() => {});
  }

  undo(): Promise<unknown> {
    const at = this.at?.scene.at ?? 0;
    return this.#do(() => api.undo(this.id, { at, id: fresh(), seat: this.#eyes ?? undefined }));
  }

  answer(agree: boolean): Promise<unknown> {
    const at = this.at?.scene.at ?? 0;
    const asked = this.info.asked;
    const seat = this.info.yours.find((mine) => !asked?.agreed.includes(mine)) ?? asked?.seat; // my own: withdrawn
    return this.#do(() => api.answer(this.id, { at, agree, id: fresh(), seat }));
  }

  leave(): Promise<unknown> {
    return this.#do(() => api.leave(this.id, { id: fresh(), seat: this.#eyes ?? undefined }));
  }

  back(): Promise<unknown> {
    return this.#do(() => api.back(this.id, { id: fresh(), seat: this.#eyes ?? undefined }));
  }

  async speak(text: string): Promise<void> {
    const line = await this.#do(() => api.say(this.id, { text, id: fresh() }));
    if (line && !this.chat.some((said) => said.n === line.n)) this.chat = [...this.chat, line];
  }

  async hint(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    const advice = await this.#do(() => api.hint(this.id, this.#eyes));
    this.thinking = false;
    if (advice && this.at?.mine) {
      this.advice = advice;
      const best = advice.options[0]?.action;
      if (best && this.at.legal(best)) this.at.point(best);
    }
  }

  async rematch(spare: "open" | "bot"): Promise<string | null> {
    const again = await this.#do(() => api.rematch(this.id, { nonce: fresh(), spare }));
    return again?.table ?? null;
  }
}
