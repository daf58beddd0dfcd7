/** The board of a puzzle: what is asked, what others answered, what I may choose. It knows no rule. */
import { Showing } from "../learn/showing.svelte";
import { api } from "../lib/api";
import { TableModel } from "../lib/tablemodel.svelte";
import { sinceOf } from "../lib/log";
import type { Happened, PuzzleNow } from "../lib/wire";
import type { Watched } from "../table/things";

export class Position {
  now: PuzzleNow;
  model: TableModel;
  seen = $state(-1); // the entry up to which I know what others touched
  readonly watched: Watched;
  #showing = new Showing();
  #choose: (action: string) => Promise<void>;

  constructor(first: PuzzleNow, choose: (action: string) => Promise<void>) {
    this.#choose = choose;
    this.now = $state.raw(first);
    this.model = $state.raw(this.#laid(first));
    this.watched = watchedAt(this);
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
      this.seen = -1;
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

/** What marks on the board are of: the last turn of the others, or their answers. */
function watchedAt(position: Position): Watched {
  return {
    get model() {
      return position.model;
    },
    get log() {
      return position.happened;
    },
    following: {
      get since() {
        return sinceOf(position.happened, position.now.scene.seat);
      },
      get seen() {
        return position.seen;
      },
      set seen(entry: number) {
        position.seen = entry;
      },
      lit: null,
      telling: null,
      part: 0,
      again: null,
      animator: {
        get moving() {
          return position.moving ? "others" : "nobody";
        },
      },
    },
  };
}
