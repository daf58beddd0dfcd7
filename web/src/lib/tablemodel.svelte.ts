/** A table as a board sees it: what can be seen, what may be done, what is being considered. It knows no rule. */
import { Refused } from "./api";
import { seatName } from "./names";
import { say, type Told, type Word } from "./say.svelte";
import { settings } from "./settings.svelte";
import type { Foresight, Happened, Option, Scene, TableInfo, Why } from "./wire";

/** Who answers for a table: the server for a live one, a replay or a lesson otherwise. */
export interface Source {
  play?(action: string): Promise<void>;
  foresee?(action: string): Promise<Foresight | null>;
  why?(action: string): Promise<Why | null>;
}

/** What a thing on the table is and does, how it is used now, and where the rules tell of it. */
export interface About {
  title: string;
  does: string;
  how?: string;
  story?: string;
  rule?: string;
  off?: boolean; // it cannot be used now, and `does` says why
}

/** One way to complete a half-said choice. */
export interface Row {
  key: string;
  title: string;
  detail?: string;
  chosen: boolean;
  act: () => void;
  point?: (on: boolean) => void;
}

/** What completes a choice that a touch has half said; the list shows it in place of the options. */
export interface Half {
  /** What it is about, where the prompt does not say it. */
  title?: string;
  /** Whether the board is not needed for it: a phone gives the rows its room. */
  roomy?: boolean;
  rows: Row[];
  back: () => void;
}

const FORESEEN = 60; // previews kept for one scene
const PASSING = 50; // milliseconds a pointer rests before a preview is asked for

export class TableModel {
  info: TableInfo;
  scene: Scene;
  fresh = $state.raw<Happened | null>(null);
  before: Scene | null = null; // the scene from which what is fresh moved
  tempo = $state(1); // of its movements: 1 as drawn, 0 none
  telling = $state.raw<{ events: Happened["events"]; part: number } | null>(null); // a scene of its own, being told
  near = $state.raw<readonly string[]>([]); // things told about: where they are small or out of sight, they come nearer
  chosen = $state<string | null>(null);
  pointed = $state<string | null>(null);
  foreseen = $state.raw<Foresight | null>(null);
  why = $state.raw<Why | null>(null); // the answer to the last "why not?"
  about = $state.raw<About | null>(null); // what was asked about last, where no rule forbids it
  half = $state.raw<Half | null>(null);
  asking = $state(false); // the next thing touched explains itself
  busy = $state(false); // an action is on its way
  #before = new Map<string, Promise<Foresight | null>>();
  #playing: string | null = null;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #source: Source;

  constructor(info: TableInfo, scene: Scene, source: Source = {}) {
    this.info = $state.raw(info);
    this.scene = $state.raw(scene);
    this.#source = source;
  }

  get game(): string {
    return this.info.game;
  }

  get seat(): number | null {
    return this.scene.seat;
  }

  get turn(): number | null {
    return this.scene.turn;
  }

  get mine(): boolean {
    return this.scene.seat !== null && this.scene.turn === this.scene.seat && this.scene.options.length > 0;
  }

  get options(): Option[] {
    return this.scene.options;
  }

  get names(): string[] {
    return this.info.seats.map((seat) => this.nameOf(seat.seat));
  }

  get pace(): number {
    return settings.pace * this.tempo;
  }

  /** What is asked now: the last step of the agenda. */
  get step(): Word | null {
    return this.scene.view.agenda?.at(-1) ?? null;
  }

  nameOf(seat: number): string {
    return seatName(this.info.seats, seat);
  }

  /** A word of the game as a sentence. */
  tell(word: Told): string {
    return say.word(word, this.names, this.game);
  }

  legal(action: string): boolean {
    return this.options.some((option) => option.action === action);
  }

  numberOf(action: string): number | null {
    const index = this.options.findIndex((option) => option.action === action);
    return index < 0 ? null : index + 1;
  }

  /** Show another scene, what led to it, and from where that moved: the scene before, unless it is another. */
  show(scene: Scene, happened: Happened | null = null, before: Scene | null = null): void {
    const same = this.scene && scene.at === this.scene.at && scene.seat === this.scene.seat;
    this.before = before ?? this.scene;
    this.scene = scene;
    this.fresh = happened;
    if (!same) {
      this.#done();
      this.#before.clear();
      this.why = null;
      this.about = null;
      this.asking = false;
    }
    if (this.chosen !== null && !this.legal(this.chosen)) this.chosen = null;
    if (this.pointed !== null && !this.legal(this.pointed)) this.pointed = null;
    if (this.chosen === null && this.pointed === null) this.foreseen = null;
    else if (!same) void this.#look();
  }

  /** First touch selects and previews, the second plays; by a setting the first plays. What is not allowed says why. */
  touch(action: string): void {
    if (this.asking || !this.legal(action)) {
      void this.whyNot(action);
      return;
    }
    if (settings.oneTouch || this.chosen === action) {
      void this.play(action);
      return;
    }
    this.chosen = action;
    this.why = null;
    this.about = null;
    void this.#look();
  }

  point(action: string | null): void {
    if (this.pointed === action) return;
    this.pointed = action !== null && this.legal(action) ? action : null;
    clearTimeout(this.#pause); // a pointer that only passes asks for nothing
    this.#pause = setTimeout(() => void this.#look(), this.pointed === null ? 0 : PASSING);
  }

  cancel(): void {
    this.chosen = null;
    this.pointed = null;
    this.foreseen = null;
    this.why = null;
    this.about = null;
    this.asking = false;
  }

  /** Answer what was asked about a thing. */
  explain(about: About): void {
    this.asking = false;
    this.why = null;
    this.about = about;
  }

  async play(action: string): Promise<void> {
    if (this.busy || !this.#source.play) return;
    this.busy = true;
    this.#playing = action;
    try {
      await this.#source.play(action);
    } finally {
      if (this.#playing === action) this.#done();
    }
  }

  /** The action on its way has arrived, or was refused: what is chosen from now on is something else. */
  #done(): void {
    if (this.#playing === null) return;
    this.#playing = null;
    this.busy = false;
    this.chosen = null;
    this.pointed = null;
    this.foreseen = null;
  }

  /** Whether there is somebody to ask "why not?": a watcher has no seat to ask for. */
  get answers(): boolean {
    return this.#source.why !== undefined;
  }

  async whyNot(action: string): Promise<void> {
    this.asking = false;
    this.about = null;
    if (!this.#source.why) return;
    const at = this.scene.at;
    const why = await this.#source.why(action).catch((refused: unknown) => {
      if (refused instanceof Refused) return null; // who cannot be asked has no answer
      throw refused;
    });
    if (this.scene.at === at) this.why = why;
  }

  /** What an option leads to; asked once for each scene. */
  foresee(action: string): Promise<Foresight | null> {
    const asked = this.#before.get(action) ?? this.#source.foresee?.(action).catch(() => null) ?? Promise.resolve(null);
    if (this.#before.size < FORESEEN) this.#before.set(action, asked);
    return asked;
  }

  async #look(): Promise<void> {
    const wanted = this.chosen ?? this.pointed;
    if (wanted === null || !this.#source.foresee) {
      this.foreseen = null;
      return;
    }
    if (this.busy) return;
    const at = this.scene.at;
    const found = await this.foresee(wanted);
    if (this.scene.at === at && (this.chosen ?? this.pointed) === wanted) this.foreseen = found;
  }
}
