/** A rush: puzzle after puzzle against the server's clock, until the time is up or too many were missed. */
import { house } from "../house/house.svelte";
import { announce } from "../lib/announce.svelte";
import { api, Refused } from "../lib/api";
import { say } from "../lib/say.svelte";
import type { TableModel } from "../lib/tablemodel.svelte";
import type { PuzzleNow, Rush, RushAnswer } from "../lib/wire";
import { Position } from "./position.svelte";
import { leftOf, toldAt } from "./rushtime";
import { askedOf } from "./said";

export class Rushing {
  readonly game: string;
  now: Rush;
  position: Position | null;
  left: number; // milliseconds, as of the last tick
  over: boolean;
  right = $state<boolean | null>(null); // of the puzzle before
  problem = $state.raw<Refused | null>(null);
  #came = performance.now();
  #busy = false;

  constructor(first: Rush) {
    this.game = first.game;
    this.now = $state.raw(first);
    this.left = $state(first.left);
    this.over = $state(first.over);
    this.position = $state.raw(first.puzzle && new Position(first.puzzle, (action) => this.choose(action)));
  }

  /** The rush that goes on, or a new one. */
  static async begin(game: string): Promise<Rushing> {
    await house.be();
    return new Rushing(await api.rush(game));
  }

  /** The rush that goes on, or the last one, which is over. */
  static async last(game: string): Promise<Rushing> {
    return new Rushing(await api.rushing(game));
  }

  /** The puzzles that were answered in it, on whichever device. */
  get done(): RushAnswer[] {
    return this.now.done;
  }

  /** For the keys. */
  get model(): TableModel | null {
    return this.position?.model ?? null;
  }

  /** Whether more were solved than ever before. */
  get better(): boolean {
    return this.now.score > this.now.before;
  }

  next(): void {
    this.position?.hurry();
  }

  /** Time goes by; what is left is said at a minute, half a minute and ten seconds. */
  tick(now = performance.now()): void {
    if (this.over) return;
    const left = leftOf(this.now.left, this.#came, now);
    const told = toldAt(this.left, left);
    this.left = left;
    if (left === 0) this.#end();
    else if (told !== null) announce.say(say.text("puzzles-rush-left", { seconds: told }));
  }

  async choose(action: string): Promise<void> {
    const asked = this.position?.now;
    if (!asked || this.over || this.#busy || this.position?.moving) return;
    this.#busy = true;
    this.problem = null;
    try {
      this.#take(await api.hurry(this.game, asked.puzzle, { question: asked.question, action }), asked);
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      await this.#refused(refused);
    } finally {
      this.#busy = false;
    }
  }

  /** Read the question out. */
  ask(): void {
    const asked = this.position?.now;
    if (asked && this.model) announce.say(askedOf(asked, this.model));
  }

  close(): void {
    this.position?.close();
  }

  async #refused(refused: Refused): Promise<void> {
    const { error } = refused.problem;
    if (error === "rush-over") this.#end();
    else if (error === "stale") this.#take(await api.rushing(this.game), null);
    else this.problem = refused;
  }

  #take(rush: Rush, answered: PuzzleNow | null): void {
    this.now = rush;
    this.#came = performance.now();
    this.left = rush.left;
    this.right = rush.right;
    if (answered && rush.right !== null) announce.say(this.so);
    if (rush.over || !rush.puzzle) this.#end();
    else void this.#become(rush.puzzle);
  }

  /** What became of the puzzle before, and how many are solved and missed. */
  get so(): string {
    const { score, missed, misses } = this.now;
    const counted = say.text("puzzles-rush-so-far", { score, missed, misses });
    if (this.right === null) return counted;
    return `${say.text(this.right ? "puzzles-rush-right" : "puzzle-wrong")} ${counted}`;
  }

  async #become(puzzle: PuzzleNow): Promise<void> {
    await this.position?.become(puzzle);
    if (this.position?.now === puzzle && !this.over) this.ask();
  }

  #end(): void {
    if (this.over) return;
    this.over = true;
    this.close();
    announce.say(say.text("puzzles-rush-over", { score: this.now.score }));
  }
}
