/** A puzzle being solved: my choices, whether they were right, and what is told when it is over. */
import { house } from "../house/house.svelte";
import { announce } from "../lib/announce.svelte";
import { api, Refused } from "../lib/api";
import type { TableModel } from "../lib/tablemodel.svelte";
import type { PuzzleNow } from "../lib/wire";
import { Position } from "./position.svelte";
import { askedOf, verdictOf } from "./said";

export class Attempt {
  readonly game: string;
  position: Position;
  right = $state(false); // my choice before was right, and it goes on
  problem = $state.raw<Refused | null>(null);
  busy = $state(false);

  constructor(
    first: PuzzleNow,
    readonly theme: string | null = null, // what those that follow are about
  ) {
    this.game = first.game;
    this.position = new Position(first, (action) => this.choose(action));
    this.right = first.phase === "asked" && first.question > 0;
  }

  /** The next puzzle, of a theme if one is asked for, that of the day, or one that I know by its id. */
  static async open(game: string, what: string, theme: string | null = null): Promise<Attempt> {
    await house.be();
    if (what === "next") return new Attempt(await api.puzzle(game, what, theme), theme);
    return new Attempt(await (what === "day" ? api.puzzle(game, what) : api.myPuzzle(game, what)));
  }

  get now(): PuzzleNow {
    return this.position.now;
  }

  get model(): TableModel {
    return this.position.model;
  }

  get over(): boolean {
    return this.now.phase !== "asked";
  }

  /** Whether the end is told: what others answered has been seen. */
  get told(): boolean {
    return this.over && !this.position.moving;
  }

  async choose(action: string): Promise<void> {
    const { puzzle, question } = this.now;
    if (this.over || this.position.moving) return;
    await this.#trying(async () => {
      const answered = await api.solve(this.game, puzzle, { question, action }).catch((refused: unknown) => {
        // answered on another device: what became of it is told
        if (refused instanceof Refused && refused.problem.error === "stale") return api.myPuzzle(this.game, puzzle);
        throw refused;
      });
      void this.#become(answered);
    });
  }

  async giveUp(): Promise<void> {
    void this.#become(await api.giveUp(this.game, this.now.puzzle));
  }

  /** On: what moves is hurried; a puzzle that is over is followed by the next. */
  async next(): Promise<void> {
    if (this.position.moving) this.position.hurry();
    else if (this.over)
      await this.#trying(async () => void this.#become(await api.puzzle(this.game, "next", this.theme)));
  }

  close(): void {
    this.position.close();
  }

  /** Read the question out. */
  ask(): void {
    announce.say(this.over ? verdictOf(this.now) : askedOf(this.now, this.model));
  }

  async #become(now: PuzzleNow): Promise<void> {
    const another = now.puzzle !== this.now.puzzle;
    this.right = !another && now.phase === "asked" && now.question > this.now.question;
    if (!another && (this.right || now.phase !== "asked")) announce.say(verdictOf(now));
    const shown = this.position.become(now);
    if (!this.right && !another) return;
    await shown;
    if (this.now === now && !this.over) this.ask();
  }

  async #trying(deed: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    try {
      await deed();
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      this.problem = refused;
    } finally {
      this.busy = false;
    }
  }
}
