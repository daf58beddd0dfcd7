/** A finished game on the page: which move is shown, through whose eyes, and what is known of it. */
import { api } from "../lib/api";
import { TableModel } from "../lib/tablemodel.svelte";
import { settings } from "../lib/settings.svelte";
import type { Told } from "../lib/say.svelte";
import type { Happened, Replay, Result, Scene, Story } from "../lib/wire";
import { Study } from "./study.svelte";
import { Tries } from "./tries.svelte";
import { clamp, farther, roundAt } from "./rounds";

const BEAT = 1300; // milliseconds between two moves while it plays
const KEPT = 300; // scenes remembered

const EVERYBODY = -1;

export class Reel {
  move = $state(0);
  seat = $state<number | null>(null); // whose eyes; null for what everybody saw
  playing = $state(false);
  lost = $state(false); // the move that is wanted could not be fetched
  told = $state.raw<Happened[]>([]);
  story = $state.raw<Story | null>(null);
  readonly study: Study;
  readonly tries: Tries;
  readonly model: TableModel;
  #scenes = new Map<string, Promise<Scene>>();
  #tales = new Map<number | null, Promise<Happened[]>>();
  #busy = false;
  #shown: { move: number; seat: number | null };
  #timer: ReturnType<typeof setTimeout> | undefined;

  private constructor(
    readonly id: string,
    readonly game: Replay,
    scene: Scene,
  ) {
    this.move = scene.at;
    this.seat = scene.seat;
    this.#shown = { move: scene.at, seat: scene.seat };
    this.model = new TableModel(game.table, scene, {
      why: (action) => api.replayWhy(id, this.move, this.seat ?? EVERYBODY, action),
    });
    this.study = new Study(id, game.actions.length);
    this.tries = new Tries(id, game);
    this.#date(scene);
    void this.#tell();
    void api
      .story(id)
      .then((story) => (this.story = story))
      .catch(() => {});
    void this.study.look();
  }

  /** A game at a move, through somebody's eyes: by default those of whoever asks, if they played. */
  static async open(id: string, move: number | null, seat: number | null): Promise<Reel> {
    const game = await api.replay(id);
    const wanted = seat !== null && seat < game.seats ? seat : (game.table.yours[0] ?? null);
    const eyes = seat === EVERYBODY ? null : wanted;
    const scene = await api.replayScene(id, clamp(move ?? 0, game.actions.length), eyes ?? EVERYBODY);
    return new Reel(id, game, scene);
  }

  get moves(): number {
    return this.game.actions.length;
  }

  get result(): Result | null {
    return this.game.outcome;
  }

  get names(): string[] {
    return this.model.names;
  }

  /** Moves at which rounds begin; none where the game has no rounds. */
  get starts(): number[] {
    return this.story?.rounds ?? [];
  }

  get round(): number {
    return this.starts.length > 1 ? roundAt(this.starts, this.move) : 0;
  }

  /** The last move in a sentence, where nothing was told of it: the choice itself. */
  get silent(): Told | null {
    return this.story?.words[this.move - 1] ?? null;
  }

  /** Who made the last move; null at the start. */
  get actor(): number | null {
    return this.told[this.move - 1]?.seat ?? null;
  }

  go(move: number): void {
    this.move = clamp(move, this.moves);
    if (this.move === this.moves) this.playing = false;
    void this.#show();
  }

  step(by: number): void {
    this.go(this.move + by);
  }

  /** A round ahead or back; ten moves where the game has no rounds. */
  far(ahead: boolean): void {
    this.go(farther(this.starts, this.move, this.moves, ahead));
  }

  /** Try again what was not to be had. */
  again(): void {
    void this.#tell();
    void this.#show();
  }

  look(seat: number | null): void {
    this.seat = seat;
    void this.#tell();
    void this.#show();
  }

  toggle(): void {
    this.playing = !this.playing;
    clearTimeout(this.#timer);
    if (!this.playing) return;
    if (this.move === this.moves) this.go(0);
    this.playing = true;
    this.#beat();
  }

  close(): void {
    this.playing = false;
    clearTimeout(this.#timer);
    this.study.close();
  }

  #beat(): void {
    this.#timer = setTimeout(
      () => {
        if (!this.playing) return;
        if (!this.#busy) this.step(1);
        if (this.playing) this.#beat();
      },
      settings.pace === 0.5 ? BEAT / 2 : BEAT,
    );
  }

  /** Show what is wanted; while it is fetched the wish may change, then what is wanted by then is fetched next. */
  async #show(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      for (;;) {
        const { move, seat } = this;
        const scene = await this.#scene(move, seat).catch(() => null);
        this.lost = scene === null;
        if (scene && seat === this.seat) this.#put(scene);
        if (move === this.move && seat === this.seat) break;
      }
    } finally {
      this.#busy = false;
    }
    for (const near of [1, -1, 2]) void this.#scene(clamp(this.move + near, this.moves), this.seat).catch(() => {});
  }

  #put(scene: Scene): void {
    const onward = scene.at === this.#shown.move + 1 && scene.seat === this.#shown.seat && scene.at === this.move;
    this.#shown = { move: scene.at, seat: scene.seat };
    this.#date(scene);
    this.model.show(scene, onward ? (this.told[scene.at - 1] ?? null) : null);
  }

  /** The table as it was then. */
  #date(scene: Scene): void {
    const phase = scene.outcome ? "over" : "playing";
    this.model.info = { ...this.model.info, phase, at: scene.at, turn: scene.turn, outcome: scene.outcome };
  }

  #scene(move: number, seat: number | null): Promise<Scene> {
    const key = `${move} ${seat}`;
    const kept = this.#scenes.get(key);
    if (kept) return kept;
    const asked = api.replayScene(this.id, move, seat ?? EVERYBODY);
    asked.catch(() => this.#scenes.delete(key));
    this.#scenes.set(key, asked);
    if (this.#scenes.size > KEPT) this.#scenes.delete(this.#scenes.keys().next().value!);
    return asked;
  }

  async #tell(): Promise<void> {
    const seat = this.seat;
    const known = this.#tales.get(seat) ?? api.replayTold(this.id, seat ?? EVERYBODY);
    this.#tales.set(seat, known);
    try {
      const told = await known;
      if (seat === this.seat) this.told = told;
    } catch {
      this.#tales.delete(seat);
    }
  }
}
