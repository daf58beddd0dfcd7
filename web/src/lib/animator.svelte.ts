/**
 * What is shown, one thing after the other: my own move to its end, then the deeds of the others, each as one movement,
 * at the pace the player chose. It knows no table: whoever it works for shows, measures and says what is mine.
 */
import { later as timer, OWN, PAUSE, reading, type Rate } from "./pace";
import type { Happened, Scene, Told } from "./wire";

/** One movement: some entries of the log, shown together. */
export interface Beat {
  parts: Told[];
  happened: Happened; // all of it
  scene: Scene; // afterwards
  before: Scene | null; // as it was when what moves began to move; null for what is shown already
  mine: boolean;
  motion: number; // 1 for movements at their full length, 0 for none
}

export interface Host {
  show(beat: Beat): void;
  /** Whether this entry is an action of mine. */
  mine(told: Told): boolean;
  /** Milliseconds that something moves at the full pace; 0 for what only stands there. */
  lasts(happened: Happened, before: Scene | null): number;
  /** Whether nothing moves any more: a busy machine may need longer. */
  still(): boolean;
  /** What there is to read of it. */
  words(happened: Happened): string;
  /** Whether it has a scene of its own, which is shown until `done` is called. */
  tell(beat: Beat, done: () => void): boolean;
  rate(): Rate;
  /** The length of movements that the player wants; 0 for none. */
  motion(): number;
  /** Whether what waits must be shown without delay: my clock runs, or nobody looks. */
  hurried(waiting: readonly Told[]): boolean;
  /** All is shown. */
  idled(): void;
}

/** Call something later; the answer calls it off. */
export type Later = (milliseconds: number, deed: () => void) => () => void;

const HOLD = 2500; // milliseconds that a deed may wait for its other choices before it is shown in parts
const AGAIN = 50; // milliseconds until it is looked again whether something moves
const TRIES = 60;
const AT_MOST = 30; // entries that wait; beyond, they are shown without movement

export class Animator {
  /** Whose movement is seen now. */
  moving = $state<"nobody" | "me" | "others">("nobody");
  /** Whether a deed waits to be asked for. */
  held = $state(false);
  paused = $state(false);
  waiting = $state(0); // entries that are not shown yet
  deeds = $state(0); // of them, as people count
  #queue: Told[] = [];
  #beats: Beat[] = []; // of the deed that is being shown
  #off: (() => void) | null = null; // calls off what was to come later
  #telling = false;
  #asked = false; // the next deed was asked for
  #partly = false; // the deed that waits is shown as far as it is known
  #shown: number;

  constructor(
    private readonly host: Host,
    at: number,
    private readonly later: Later = timer,
  ) {
    this.#shown = at;
  }

  /** Whether all is shown. */
  get idle(): boolean {
    return this.moving === "nobody" && !this.waiting && !this.#telling;
  }

  /** The last entry that was shown. */
  get shown(): number {
    return this.#shown;
  }

  /** Take in what was told; false if it is known already, or too late to be shown. */
  hear(told: Told): boolean {
    const { at } = told.happened;
    if (at <= this.#shown || this.#all().some((one) => one.happened.at === at)) return false;
    const index = this.#queue.findIndex((one) => one.happened.at > at);
    this.#queue.splice(index < 0 ? this.#queue.length : index, 0, told);
    this.#count();
    const follows = this.#queue.length === 1 && !this.#beats.length && !this.#telling;
    if (follows && this.#off && this.host.mine(told))
      this.#end(); // nothing waits: what I do now is seen at once
    else if (this.moving === "nobody") this.#next();
    return true;
  }

  /** Another table, or other eyes: nothing waits any more. */
  reset(at: number): void {
    this.#cancel();
    this.#queue = [];
    this.#beats = [];
    this.#telling = this.#asked = this.#partly = false;
    this.#shown = at;
    this.held = false;
    this.moving = "nobody";
    this.#count();
  }

  /** The next deed, where each waits to be asked for. */
  step(): void {
    if (!this.held) return;
    this.#asked = true;
    this.held = false;
    this.#next();
  }

  /** The next deed now, whatever moves; all that follows waits. */
  ahead(): void {
    this.paused = this.#asked = true;
    this.held = false;
    if (!this.#telling) this.#end();
  }

  pause(on: boolean): void {
    this.paused = on;
    if (on || this.moving !== "nobody") return;
    this.held = false;
    this.#next();
  }

  /** All that waits, at once. */
  finish(): void {
    this.#cancel();
    this.held = this.#telling = false;
    this.moving = "nobody";
    const left = this.#all();
    this.#beats = [];
    this.#queue = [];
    this.#count();
    if (left.length) this.#show(this.#beat(left, false, 0));
    this.host.idled();
  }

  close(): void {
    this.#cancel();
    this.#queue = [];
    this.#beats = [];
  }

  #all(): Told[] {
    return [...this.#beats.flatMap((beat) => beat.parts), ...this.#queue];
  }

  #count(): void {
    const left = this.#all();
    this.waiting = left.length;
    this.deeds = left.filter(({ happened }) => happened.whole).length;
  }

  #cancel(): void {
    this.#off?.();
    this.#off = null;
  }

  /** The movement is at its end, and so is its scene. */
  #end(): void {
    this.#cancel();
    this.moving = "nobody";
    this.#next();
  }

  #next(): void {
    if (this.#telling || this.moving !== "nobody") return;
    this.#cancel();
    for (;;) {
      const beat = this.#beats.shift() ?? this.#take();
      if (!beat) break;
      this.#count();
      this.#show(beat);
      const length = this.#length(beat);
      if (length > 0) {
        this.moving = beat.mine ? "me" : "others";
        this.#off = this.later(length, () => this.#over(beat));
        return;
      }
      if (this.#tells(beat)) return;
    }
    if (this.idle) this.host.idled();
  }

  /** Its time is over; it is at its end once nothing moves. */
  #over(beat: Beat, tries = 0): void {
    this.#off = null;
    if (beat.motion && tries < TRIES && !this.host.still())
      this.#off = this.later(AGAIN, () => this.#over(beat, tries + 1));
    else if (!this.#tells(beat)) this.#end();
  }

  /** Whether it has a scene of its own: then all that follows waits until that was looked at. */
  #tells(beat: Beat): boolean {
    this.#telling = this.host.tell(beat, () => {
      if (!this.#telling) return;
      this.#telling = false;
      this.#end();
    });
    if (this.#telling) this.moving = beat.mine ? "me" : "others";
    return this.#telling;
  }

  /** The next beat of what waits; null for none, or none yet. */
  #take(): Beat | null {
    const [first] = this.#queue;
    if (!first) return null;
    if (this.host.mine(first)) return this.#cut(1, true, this.host.motion());
    const { step, motion, pause } = this.host.rate();
    const instant = pause === 0 && !step && !this.paused;
    const hurried = instant || this.host.hurried(this.#queue) || this.#queue.length > AT_MOST;
    if (first.scene.at > first.happened.at) return this.#cut(this.#late(), false, 0); // its own scene is gone
    if (first.happened.kind !== "play") return this.#cut(1, false, 0);
    if (!hurried && !this.#ready(step)) return null;
    this.#asked = false;
    const deed = this.#queue.splice(0, this.#deed());
    this.#partly = !deed.at(-1)!.happened.whole;
    this.#beats = this.#split(deed, hurried ? 0 : motion * this.host.motion());
    return this.#beats.shift() ?? null;
  }

  /** Whether the next deed may begin: it is whole, or has waited long enough, and was asked for where it must be. */
  #ready(step: boolean): boolean {
    if ((this.paused || step) && !this.#asked && !this.#partly) {
      this.held = true;
      return false;
    }
    this.held = false;
    const deed = this.#deed();
    if (this.#partly || this.#queue[deed - 1].happened.whole || this.#queue.length > deed) return true;
    this.#off = this.later(HOLD, () => {
      this.#off = null;
      this.#partly = true;
      this.#next();
    });
    return false;
  }

  /** How many entries at the head belong to one deed. */
  #deed(): number {
    const { seat } = this.#queue[0].happened;
    const past = this.#queue.findIndex(({ happened }) => happened.kind !== "play" || happened.seat !== seat);
    const end = this.#queue.findIndex(({ happened }) => happened.whole) + 1;
    return Math.min(...[past, end, this.#queue.length].filter((count) => count > 0));
  }

  /** How many at the head were told too late for scenes of their own. */
  #late(): number {
    const next = this.#queue.findIndex(({ scene, happened }) => scene.at === happened.at);
    return next < 0 ? this.#queue.length : next + 1;
  }

  #cut(count: number, mine: boolean, motion: number): Beat {
    return this.#beat(this.#queue.splice(0, count), mine, motion);
  }

  /** A deed as movements: choices that show nothing belong to what is seen next, or else to what was seen before. */
  #split(deed: Told[], motion: number): Beat[] {
    const groups: Told[][] = [];
    let group: Told[] = [];
    for (const told of deed) {
      group.push(told);
      if (!this.host.lasts(told.happened, null)) continue;
      groups.push(group);
      group = [];
    }
    if (group.length && groups.length) groups.at(-1)!.push(...group);
    else if (group.length) groups.push(group);
    return groups.map((parts) => this.#beat(parts, false, motion));
  }

  #beat(parts: Told[], mine: boolean, motion: number): Beat {
    const last = parts[parts.length - 1];
    const moves = parts.findIndex(({ happened }) => this.host.lasts(happened, null) > 0);
    const happened = { ...last.happened, events: parts.flatMap((told) => told.happened.events) };
    return { parts, happened, scene: last.scene, before: moves > 0 ? parts[moves - 1].scene : null, mine, motion };
  }

  #show(beat: Beat): void {
    this.#shown = Math.max(this.#shown, beat.happened.at);
    this.host.show(beat);
  }

  #length(beat: Beat): number {
    if (beat.happened.kind !== "play") return 0;
    const moves = this.host.lasts(beat.happened, beat.before) * beat.motion;
    if (beat.mine) return beat.happened.events.length ? Math.max(moves, OWN) : 0;
    const { pause, step } = this.host.rate();
    if (this.host.hurried(this.#queue) || (pause === 0 && !step)) return 0;
    const stands = beat.motion ? moves : reading(this.host.words(beat.happened)) * pause;
    return stands + (this.#beats.length ? 0 : PAUSE * pause);
  }
}
