/** My tries of moments of a game that I played here: how each went, and one more. */
import { api, fresh, Refused } from "../lib/api";
import { problemOf } from "../lib/problems";
import { go } from "../lib/router.svelte";
import { say } from "../lib/say.svelte";
import type { Replay, Retried } from "../lib/wire";

export class Tries {
  lines = $state.raw<Retried[]>([]);
  busy = $state(false);
  problem = $state("");

  constructor(
    readonly id: string,
    readonly game: Replay,
  ) {
    if (this.mine.length) void this.#look();
  }

  /** The seats whose decisions can be tried again. */
  get mine(): number[] {
    return this.game.origin === "table" ? this.game.table.yours : [];
  }

  /** Whether others than bots sat there: bots take their seats. */
  get people(): boolean {
    return this.game.table.seats.some((seat) => seat.kind !== "bot" && !this.mine.includes(seat.seat));
  }

  at(move: number): Retried | null {
    return this.lines.find((line) => line.at === move) ?? null;
  }

  async again(move: number): Promise<void> {
    this.busy = true;
    this.problem = await tryAgain(this.id, move);
    this.busy = false;
  }

  async #look(): Promise<void> {
    try {
      this.lines = await api.tries(this.id);
    } catch {
      this.lines = []; // the game can be looked back at all the same
    }
  }
}

/** How tries of a moment went; null where none was played to its end, or nothing can be told. */
export async function wentAt(replay: string, move: number): Promise<Retried | null> {
  try {
    await say.need("page_replay");
    return (await api.tries(replay)).find((line) => line.at === move && line.tries) ?? null;
  } catch {
    return null; // the game is over all the same
  }
}

/** To a new table at the moment; what is wrong if there is none. */
export async function tryAgain(replay: string, move: number): Promise<string> {
  try {
    go(`/t/${(await api.again(replay, { at: move, id: fresh() })).table}`);
    return "";
  } catch (refused) {
    if (!(refused instanceof Refused)) throw refused;
    return say.text("page-retry-failed", { detail: problemOf(refused) });
  }
}
