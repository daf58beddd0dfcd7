/** The board of a puzzle: what is asked, what others answered, what I may choose. It knows no rule. */
import { Showing } from "../learn/showing.svelte";
import { api } from "../lib/api";
import { TableModel } from "../lib/tablemodel.svelte";
import type { Happened, PuzzleNow } from "../lib/wire";

export class Position {
  now: PuzzleNow;
  model: TableModel;
  #showing = new Showing();
  #choose: (action: string) => Promise<void>;

  constructor(first: PuzzleNow, choose: (action: string) => Promise<void>) {
    this.#choose = choose;
    this.now = $state.raw(first);
    this.model = $state.raw(this.#laid(first));
  }

  /** Whether what others answered is being shown. */
  get moving(): boolean {
    return this.#showing.moving;
  }

  /** What led to the question: the last turn of the others, or their answers to my choice before. */
  get happened(): Happened[] {
    return this.now.moments.map((one) => one.happened);
  }

  /** Another puzzle is laid out; what became of this one is shown moment by moment. */
  async become(now: PuzzleNow): Promise<void> {
    const same = now.puzzle === this.now.puzzle;
    const fresh = same && now.question > this.now.question ? now.moments : [];
    this.now = now;
    this.hurry();
    if (!same) {
      this.#showing.stop();
      this.model = this.#laid(now);
    } else if (await this.#showing.show(this.model, fresh)) {
      this.model.show(now.scene);
    }
  }

  hurry(): void {
    this.#showing.hurry();
  }

  /** Nobody looks any more. */
  close(): void {
    this.#showing.stop();
  }

  #laid({ game, puzzle, table, scene }: PuzzleNow): TableModel {
    return new TableModel(table, scene, {
      play: (action) => this.#choose(action),
      foresee: (action) => api.puzzleForesee(game, puzzle, action),
      why: (action) => api.puzzleWhy(game, puzzle, action),
    });
  }
}
