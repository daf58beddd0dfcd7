/** A live table: the socket, what is followed, the chat, and everything a person can do there. */
import type { Beat } from "./animator.svelte";
import { api, but, fresh, Refused } from "./api";
import { Coaching } from "./coaching.svelte";
import { TableModel, type Source } from "./tablemodel.svelte";
import { Emotes, type Emote } from "./emotes.svelte";
import { Faltering } from "./faltering.svelte";
import { Following } from "./following.svelte";
import type { GamePage } from "./gamepage";
import { moveAt } from "./log";
import { settings } from "./settings.svelte";
import { TableSocket } from "./socket";
import type { Advice, Happened, Heard, Line, Scene, TableInfo, UndoNow } from "./wire";

const NUDGED = 8000; // milliseconds for which a nudge is shown
const TOLD = 3000; // milliseconds in which the socket tells of an action that was answered

export class LiveTable {
  info: TableInfo;
  model = $state.raw<TableModel | null>(null);
  chat = $state.raw<Line[]>([]);
  unread = $state(0);
  advice = $state.raw<Advice | null>(null);
  thinking = $state(false);
  undoing = $state.raw<UndoNow | null>(null); // what is about to be taken back, if that is to be thought over
  nudgedBy = $state<number | null>(null); // the seat that waits for me
  online = $state(true);
  problem = $state.raw<Refused | null>(null);
  ended = $state<number | null>(null); // the code with which this device was sent away
  curtain = $state<number | null>(null); // the seat that is to look next, before it looks
  muted = $state<Record<string, string>>({}); // names of those whom I do not hear, by player
  readonly emotes = new Emotes();
  readonly coaching: Coaching;
  readonly faltering: Faltering;
  readonly following: Following;
  #eyes = $state<number | null>(null);
  #socket: TableSocket | null = null;
  #heardAt = 0;
  #acted = new Set<number>(); // entries that are actions of mine, from here
  #news: TableInfo | null = null; // of the table, while what led there is still being shown

  constructor(
    readonly id: string,
    private readonly game: GamePage,
    info: TableInfo,
    private readonly watching: boolean,
  ) {
    this.info = $state.raw(info);
    this.coaching = new Coaching(id);
    this.faltering = new Faltering(id);
    this.#eyes = this.#nextEyes(info);
    this.#heardAt = info.at;
    this.following = new Following(
      {
        model: () => this.model,
        eyes: () => this.#eyes,
        mine: (at) => this.#acted.has(at),
        put: (beat) => this.#show(beat),
        idle: () => this.#settled(),
        past: (index) => api.scene(this.id, this.#eyes ?? -1, moveAt(this.following.log, index)),
      },
      game.follow,
      info.at,
    );
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

  /** Whether every other seat is a bot's: then hints may be asked for, but not at a deal of the day or a rated table. */
  get hinted(): boolean {
    const others = this.info.seats.filter((seat) => !this.info.yours.includes(seat.seat));
    const aided = !this.info.daily && !this.info.rated;
    return aided && this.info.yours.length === 1 && others.every((seat) => seat.kind === "bot");
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
    this.following.close();
  }

  get log(): Happened[] {
    return this.following.log;
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
    const eyes = this.#eyes;
    const scene = await api.scene(this.id, eyes ?? -1);
    const log = await api.told(this.id, 0, eyes ?? -1);
    if (eyes !== this.#eyes) return;
    const shown = this.model?.scene;
    if (shown && shown.seat === scene.seat && shown.at > scene.at) {
      this.#note(log); // newer is here already
      return;
    }
    this.#heardAt = Math.max(this.#heardAt, scene.at);
    this.following.begin(scene, log);
    this.#put(scene, null);
    this.#turnEyes();
  }

  #put(scene: Scene, happened: Happened | null, before: Scene | null = null): void {
    if (this.model === null) this.model = new TableModel(this.info, scene, this.#source());
    else this.model.show(scene, happened, before);
    this.advice = this.undoing = null;
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
    if (!this.several || this.model === null || this.info.phase !== "playing") return;
    const turn = this.model.scene.turn;
    if (turn === null || turn === this.#eyes || !this.info.yours.includes(turn) || !this.following.idle) return;
    if (this.game.secrets) this.curtain = turn;
    else void this.lookFrom(turn);
  }

  async lookFrom(seat: number): Promise<void> {
    this.#eyes = seat;
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
    } else if (heard.type === "emote") {
      this.emotes.hear(heard, this.info.yours.includes(heard.seat), this.chat.at(-1)?.n ?? 0);
    } else if (heard.type === "table") {
      this.#changed(heard.table);
    } else if (heard.type === "faltered") {
      this.faltering.now = heard;
    } else if (heard.type === "nudged") {
      this.nudgedBy = heard.by;
      setTimeout(() => (this.nudgedBy = null), NUDGED);
    } else if (heard.type === "told") {
      if (heard.scene.seat !== this.#eyes) return; // still for the eyes of before
      this.#heardAt = Math.max(this.#heardAt, heard.happened.at);
      this.following.hear(heard);
    }
  }

  #changed(info: TableInfo): void {
    const begun = this.info.phase === "open" && info.phase !== "open" && info.phase !== "closed";
    this.#news = info;
    this.#inform();
    if (begun || (this.model === null && info.phase !== "open" && info.phase !== "closed")) {
      this.#eyes = this.#nextEyes(info);
      void this.#look()
        .then(() => this.#connect())
        .catch((refused) => this.#say(refused));
    }
  }

  /** What is known of the table, as far as it has been shown: its turn and its end wait for what led there. */
  #inform(): void {
    const scene = this.model?.scene;
    const info = this.#news ?? this.info;
    if (!scene || this.following.again) this.info = info;
    else {
      const { turn, at } = scene;
      const early = info.phase === "over" && !scene.outcome && !this.following.idle;
      const phase = scene.outcome && info.phase === "playing" ? "over" : early ? "playing" : info.phase;
      this.info = { ...info, turn, at, phase, outcome: scene.outcome ?? (early ? null : info.outcome) };
    }
    if (this.model) this.model.info = this.info;
  }

  #show({ happened, scene, before }: Beat): void {
    if (happened.kind === "undo" || happened.kind === "redo") {
      this.coaching.forget();
      void this.#relog();
    }
    this.#put(scene, happened, before);
    this.#inform();
  }

  /** All is shown: the table is as it is said to be, and the next one may look. */
  #settled(): void {
    this.#inform();
    this.#turnEyes();
  }

  /** Something was taken back: the log says what. */
  async #relog(): Promise<void> {
    this.#note(await api.told(this.id, 0, this.#eyes ?? -1).catch(() => []));
  }

  /** Learn what happened, up to what is shown. */
  #note(log: Happened[]): void {
    this.following.note(log.filter((entry) => entry.at <= this.following.animator.shown));
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
    this.following.settle();
    const scene = this.model?.scene;
    if (!scene || !this.model?.legal(action)) return; // what was held back has come between
    const id = fresh();
    const coached = settings.coach && this.hinted && this.model.options.length > 1;
    const move = this.moves;
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
    if (done && coached) void this.coaching.about(move, this.#eyes);
    if (done) await this.#until(done.at);
  }

  /** Wait until the table is shown at `at`; look for oneself if the socket does not tell. */
  async #until(at: number): Promise<void> {
    for (let waited = 0; waited < TOLD; waited += 20) {
      if ((this.model?.scene.at ?? 0) >= at || this.curtain !== null) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await this.#look().catch(() => {});
  }

  /** Take my last action back; thought over first where anything was seen since, or others are asked. */
  async undo(): Promise<void> {
    this.following.settle();
    const now = await this.#do(() => api.undoNow(this.id, this.#eyes));
    if (now?.way === "ask" || now?.way === "alone") this.undoing = now;
    else if (now) await this.takeBack();
  }

  takeBack(): Promise<unknown> {
    this.undoing = null;
    return this.#do(() => api.undo(this.id, this.#now()));
  }

  redo(): Promise<unknown> {
    this.following.settle();
    return this.#do(() => api.redo(this.id, this.#now()));
  }

  #now(): { at: number; id: string; seat?: number } {
    return { at: this.model?.scene.at ?? 0, id: fresh(), seat: this.#eyes ?? undefined };
  }

  answer(agree: boolean): Promise<unknown> {
    const at = this.model?.scene.at ?? 0;
    const asked = this.info.asked;
    const seat = this.info.yours.find((mine) => !asked?.agreed.includes(mine)) ?? asked?.seat; // my own: withdrawn
    return this.#do(() => api.answer(this.id, { at, agree, id: fresh(), seat }));
  }

  leave(): Promise<unknown> {
    return this.#do(() => api.leave(this.id, { id: fresh(), seat: this.#eyes ?? undefined }));
  }

  /** I am here. Where the game has ended meanwhile there is nothing to come back to, and nothing was wrong. */
  back(seat = this.#eyes): Promise<unknown> {
    return this.#do(() => api.back(this.id, { id: fresh(), seat: seat ?? undefined }).catch(but("not-playing")));
  }

  async speak(text: string): Promise<void> {
    const line = await this.#do(() => api.say(this.id, { text, id: fresh() }));
    if (line && !this.chat.some((said) => said.n === line.n)) this.chat = [...this.chat, line];
  }

  /** Show an emote at my seat; the socket tells everybody, me too. */
  emote(emote: Emote): Promise<unknown> {
    return this.#do(() => api.emote(this.id, { emote, id: fresh(), seat: this.#eyes ?? undefined }));
  }

  /** Hear somebody no more, or again: their chat and their emotes. */
  async mute(player: string, name: string): Promise<void> {
    const wanted = !(player in this.muted);
    const done = await this.#do(() => api.mute(player, wanted));
    if (!done) return;
    const { [player]: _gone, ...others } = this.muted;
    this.muted = wanted ? { ...others, [player]: name } : others;
  }

  async hint(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    const advice = await this.#do(() => api.hint(this.id, this.#eyes));
    this.thinking = false;
    if (advice && this.model?.mine) {
      this.advice = advice;
      const best = advice.options[0]?.action;
      if (best && this.model.legal(best)) this.model.point(best);
    }
  }

  async rematch(spare: "open" | "bot"): Promise<string | null> {
    const again = await this.#do(() => api.rematch(this.id, { nonce: fresh(), spare }));
    return again?.table ?? null;
  }
}
