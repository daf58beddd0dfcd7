/** What happened at a table, followed: the log, what is shown when, scenes of their own, and watching again. */
import { announce } from "./announce.svelte";
import { Animator, type Beat, type Host } from "./animator.svelte";
import type { TableModel } from "./tablemodel.svelte";
import { PLAIN, type Follow } from "./gamepage";
import { joined, sinceOf, type Lit } from "./log";
import { moves } from "./moving";
import { later, rateOf, studying, type Rate } from "./pace";
import { settings } from "./settings.svelte";
import { loudest, sounds } from "./sounds";
import { endOf, type Telling } from "./telling";
import { sentences } from "./typography";
import type { Happened, Scene, Told } from "./wire";

/** What the table does for it. */
export interface Followed {
  model(): TableModel | null;
  /** The seat that looks. */
  eyes(): number | null;
  /** Whether an entry is an action of mine. */
  mine(at: number): boolean;
  put(beat: Beat): void;
  idle(): void;
  /** A scene as it was after an entry of the log. */
  past(at: number): Promise<Scene>;
}

const SPEEDS = [0.5, 1, 2, 4];

export class Following implements Host {
  log = $state.raw<Happened[]>([]);
  telling = $state.raw<Telling | null>(null);
  part = $state(0); // of what is told
  stopped = $state(false); // the parts wait to be asked for
  more: (() => boolean) | null = null; // shows more of a part that is longer than its room; false for no more
  again = $state.raw<Animator | null>(null); // what happened since my turn is watched again
  speed = $state(1); // of watching again
  lit = $state.raw<Lit | null>(null); // by pointing at an entry of the log
  reopened = $state<number | null>(null); // the deed of the log that was told again
  seen = $state(-1); // the entry up to which I know what others touched
  readonly animator: Animator;
  #coming = $state.raw<Telling | null>(null); // what is told as soon as nothing moves
  #scenes = new Map<number, Scene>();
  #now: Scene | null = null; // where the table stands, while the past is shown
  #held: Scene | null = null; // the scene that is shown, with the choices that wait until it was told
  #done: (() => void) | null = null; // goes on with what a scene of its own held back
  #off: (() => void) | null = null;

  constructor(
    private readonly table: Followed,
    private readonly follow: Follow = PLAIN,
    at = 0,
  ) {
    this.animator = new Animator(this, at);
  }

  /** Whether all that was told is shown. */
  get idle(): boolean {
    return this.animator.idle && this.again === null && this.telling === null;
  }

  /** What the others did since the seat that looks last played. */
  get since(): Happened[] {
    return sinceOf(this.log, this.table.eyes());
  }

  /** The table as it was when my turn was over; null where that cannot be had. */
  async start(): Promise<Scene | null> {
    const [first] = this.since;
    return first ? this.#scene(first.at - 1).catch(() => null) : null;
  }

  /** While a scene is told, the table as it was before it: what it leads to is not known to the seats yet. */
  get held(): Scene | null {
    const told = this.telling ?? this.#coming;
    return told && (this.telling ? this.part : 0) < told.holds ? (told.scored ?? told.before) : null;
  }

  /** The points of the seats, where they are told step by step. */
  get points(): number[] | null {
    return this.telling?.parts[this.part].points ?? null;
  }

  /** Begin anew, at a scene and with what led there. */
  begin(scene: Scene, log: Happened[]): void {
    this.#held = null;
    this.#quiet();
    this.again?.close();
    this.again = null;
    this.#now = null;
    this.#scenes.clear();
    this.animator.paused = false;
    this.animator.reset(scene.at);
    this.log = joined(
      [],
      log.filter((entry) => entry.at <= scene.at),
    );
  }

  hear(told: Told): void {
    if (!this.animator.hear(told) && told.happened.at <= this.animator.shown) this.note([told.happened]);
    if (this.telling && this.#clocked(told.scene)) this.endTelling();
  }

  note(entries: readonly Happened[]): void {
    this.log = joined(this.log, entries);
  }

  close(): void {
    this.#off?.();
    this.animator.close();
    this.again?.close();
  }

  /** Whoever acts has seen enough. */
  settle(): void {
    this.stop();
    this.endTelling();
  }

  /* What the animator asks. */

  show(beat: Beat): void {
    if (beat.mine) this.#scenes.clear();
    for (const { happened, scene } of beat.parts) if (scene.at === happened.at) this.#scenes.set(scene.at, scene);
    this.lit = null;
    const model = this.table.model();
    if (model) model.tempo = beat.mine ? 1 : settings.pace && beat.motion / settings.pace;
    this.note(beat.parts.map((told) => told.happened));
    this.#coming = this.#tells(beat, model?.scene ?? null);
    const waits = this.#coming?.scored || (!beat.mine && beat.scene.options.length); // my turn waits for it too
    this.#held = this.#coming && waits ? beat.scene : null;
    this.table.put(this.#held ? { ...beat, scene: this.#staged(this.#held) } : beat);
    this.#say(beat.happened);
    this.#sound(beat);
  }

  mine(told: Told): boolean {
    return told.happened.kind === "play" && this.table.mine(told.happened.at);
  }

  lasts(happened: Happened, before: Scene | null): number {
    return happened.kind === "play"
      ? this.follow.lasts(happened.events, before ?? this.table.model()?.before ?? null)
      : 0;
  }

  still(): boolean {
    return !moves(document.getElementById("board"));
  }

  words(happened: Happened): string {
    const model = this.table.model();
    const gist = this.follow.gist(happened.events);
    const events = gist.length ? gist : happened.events; // all of it, where nothing tells it in a line
    return model ? events.map((event) => model.tell(event)).join(" ") : "";
  }

  tell(beat: Beat, done: () => void): boolean {
    const telling = this.#tells(beat, this.table.model()?.before ?? null);
    if (telling) this.#open(telling, done);
    else this.#release();
    return telling !== null;
  }

  rate(): Rate {
    return rateOf(settings.others);
  }

  motion(): number {
    return settings.pace;
  }

  hurried(waiting: readonly Told[]): boolean {
    const newest = waiting.at(-1)?.scene ?? this.table.model()?.scene;
    return document.hidden || (newest !== undefined && this.#clocked(newest));
  }

  idled(): void {
    this.#release();
    this.table.idle();
  }

  /* Scenes of their own. */

  /** What a deed has to tell part by part; null for most. */
  tellingOf(happened: Happened, before: Scene | null, scene: Scene | null): Telling | null {
    const model = this.table.model();
    if (!model || happened.kind !== "play") return null;
    const told = this.follow.telling(happened.events, before, model, scene);
    const end = scene?.outcome ? endOf(scene.outcome, happened.events, model) : null;
    const parts = [...(told?.parts ?? []), ...(end ? [end] : [])];
    const title = told?.title ?? end?.title ?? "";
    const holds = Math.max(0, (told?.parts.length ?? 1) - 1);
    const { at, events } = happened;
    if (!parts.length) return null;
    return { at, title, parts, events, ends: end !== null, before, scored: told?.scored ?? null, holds };
  }

  /** What a movement has to tell now. */
  #tells(beat: Beat, before: Scene | null): Telling | null {
    const { pause, step } = this.rate();
    if (this.#clocked(beat.scene) || document.hidden || (pause === 0 && !step)) return null;
    return this.tellingOf(beat.happened, beat.before ?? before, beat.scene);
  }

  /** A scene as far as it may be known while it is told: without my choices, and as it was when it was counted. */
  #staged(scene: Scene): Scene {
    const scored = (this.telling ?? this.#coming)?.scored && this.held;
    const { view, shown, standing } = scored || scene;
    return { ...scene, view, shown, standing, options: [] };
  }

  /** What was held back of the scene that is shown: my choices, and what a scoring led to. */
  #release(): void {
    const [held, model] = [this.#held, this.table.model()];
    this.#held = this.#coming = null;
    if (held && model && model.scene.at === held.at) model.show(held, model.fresh, model.before);
  }

  /** Tell a deed of the log again. */
  async reopen(deed: Happened & { from: number }): Promise<void> {
    const now = deed.at === this.log.at(-1)?.at ? this.table.model()?.scene : undefined;
    const past = (at: number) => this.table.past(at).catch(() => null);
    const [before, after] = await Promise.all([past(deed.from - 1), now ?? past(deed.at)]);
    const telling = this.tellingOf(deed, before, after);
    if (!telling || this.telling) return;
    this.stop();
    this.#open(telling, () => (this.reopened = deed.from));
  }

  go(part: number): void {
    if (!this.telling) return;
    if (part >= this.telling.parts.length) return this.endTelling();
    this.part = Math.max(0, part);
    this.#tellPart();
  }

  /** The rest of a part that is told, then the next one. */
  readOn(): void {
    if (!this.more?.()) this.go(this.part + 1);
    else if (!this.stopped) this.#tellPart(false);
  }

  halt(on: boolean): void {
    this.stopped = on;
    this.#off?.();
    this.#off = null;
    if (!on) this.#tellPart(false);
  }

  endTelling(): void {
    const done = this.#done;
    this.#quiet();
    done?.();
    if (this.idle) this.table.idle();
  }

  #open(telling: Telling, done: () => void): void {
    this.telling = telling;
    this.#coming = null;
    this.#done = done;
    this.stopped = this.#stops(telling);
    this.part = 0;
    this.#tellPart();
  }

  /** Whether its parts wait to be asked for: by whoever sits here, if there are several or it is the end. */
  #stops({ parts, ends }: Telling): boolean {
    const { step, parts: each } = this.rate();
    const sits = this.table.eyes() !== null && !this.again;
    return step || (each && sits && (parts.length > 1 || ends));
  }

  #quiet(): void {
    this.#off?.();
    this.#off = this.#done = null;
    this.telling = null;
    const model = this.table.model();
    if (model) model.telling = null;
    this.#release();
  }

  #tellPart(aloud = true): void {
    const model = this.table.model();
    const part = this.telling?.parts[this.part];
    if (!model || !part || !this.telling) return;
    model.telling = { events: this.telling.events, part: this.part };
    if (this.#held?.at === model.scene.at) model.show(this.#staged(this.#held), model.fresh, model.before);
    const text = sentences([part.title, ...part.lines.map((line) => line.text)]);
    if (aloud) announce.say(text);
    this.#off?.();
    this.#off = null;
    if (this.stopped) return;
    const slower = Math.max(this.rate().pause, 0.6) / (this.again ? this.speed : 1);
    this.#off = later(studying(text) * slower, () => this.readOn());
  }

  /* Watching again. */

  /** All that happened since my turn, once more, with its movements. */
  async watch(): Promise<void> {
    const model = this.table.model();
    const entries = this.since;
    if (!model || this.again || !entries.length) return;
    this.endTelling();
    const scenes = await Promise.all(
      [entries[0].at - 1, ...entries.map((entry) => entry.at)].map((entry) => this.#scene(entry)),
    ).catch(() => null);
    if (!scenes || this.again) return;
    const [first, ...rest] = scenes;
    this.#now = model.scene;
    this.animator.pause(true);
    model.show(first);
    this.again = new Animator(this.#host(model), first.at);
    rest.forEach((scene, index) => this.again?.hear({ type: "told", happened: entries[index], scene }));
  }

  /** Back to the table as it stands. */
  stop(): void {
    if (!this.again) return;
    this.again.close();
    this.again = this.#held = this.#coming = null;
    const model = this.table.model();
    if (model && this.#now) model.show(this.#now);
    this.#now = null;
    this.endTelling();
    this.animator.pause(false);
  }

  /** A step on, and no further. */
  ahead(): void {
    if (this.telling) this.readOn();
    else this.again?.ahead();
  }

  /** The next thing, whatever waits to be asked for. */
  onward(): void {
    if (this.telling || this.again) this.ahead();
    else this.animator.step();
  }

  faster(by: 1 | -1): void {
    const index = SPEEDS.indexOf(this.speed) + by;
    this.speed = SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, index))];
  }

  #host(model: TableModel): Host {
    return {
      show: (beat) => {
        model.tempo = beat.motion / (settings.pace || 1);
        this.#coming = this.tellingOf(beat.happened, beat.before ?? model.scene, beat.scene);
        this.#held = this.#coming?.scored ? beat.scene : null;
        model.show(this.#held ? this.#staged(this.#held) : beat.scene, beat.happened, beat.before);
        this.#say(beat.happened);
        this.#sound(beat);
      },
      mine: () => false,
      lasts: (happened, before) => this.lasts(happened, before),
      still: () => this.still(),
      words: (happened) => this.words(happened),
      tell: (beat, done) => {
        const telling = this.tellingOf(beat.happened, beat.before ?? model.before, beat.scene);
        if (telling) this.#open(telling, done);
        return telling !== null;
      },
      rate: () => ({ pause: 1 / this.speed, motion: 1 / this.speed, step: false, parts: false }),
      motion: () => settings.pace,
      hurried: () => false,
      idled: () => this.stop(),
    };
  }

  async #scene(at: number): Promise<Scene> {
    const scene = this.#scenes.get(at) ?? (await this.table.past(at));
    this.#scenes.set(at, scene);
    return { ...scene, at, options: [], clock: null, undo: "none", redo: false };
  }

  /** Whether my clock runs in a scene. */
  #clocked(scene: Scene): boolean {
    return scene.clock?.running !== undefined && scene.clock?.running !== null && scene.clock.running === scene.seat;
  }

  /** What is heard of a movement, whether it is seen to move or not; one thing of all that it tells. */
  #sound({ happened, scene }: Beat): void {
    if (document.hidden) return;
    const eyes = this.table.eyes();
    const won = scene.outcome && (eyes === null || scene.outcome.ranks[eyes] === 1);
    const heard = happened.events.map((event) => this.follow.sound(event));
    sounds.play(loudest([...heard, won ? "win" : null]));
  }

  #say(happened: Happened): void {
    const model = this.table.model();
    if (model) announce.say(happened.events.map((event) => model.tell(event)).join(" "));
  }
}
