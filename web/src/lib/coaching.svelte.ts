/** The coach at a table against bots: a word after each choice of mine, and what to look at before one. */
import { api } from "./api";
import { settings } from "./settings.svelte";
import type { AtStake, Coached } from "./wire";

/** Whether a first glance may be told: what it found to cost something lies beyond its own error. That nothing better was
 *  found may only mean that it has not looked long enough. */
const sure = ({ verdict }: Coached): boolean => verdict === "cost" || verdict === "decided";

export class Coaching {
  word = $state.raw<Coached | null>(null);
  stakes = $state.raw<AtStake | null>(null);
  thinking = $state(false);
  #asked = 0; // the question that is waited for: an answer to another comes too late

  constructor(private readonly table: string) {}

  /** Ask for the word on my choice after so many actions, at once and then with more thought; until it is sure, it is
   *  said to think. It holds nothing up. */
  async about(move: number, seat: number | null): Promise<void> {
    const asked = this.forget();
    this.thinking = true;
    let known: Coached | null = null;
    for (const deeper of [false, true]) {
      const word = await api.coach(this.table, move, seat, deeper).catch(() => null); // without a word one plays on
      if (asked !== this.#asked) return;
      known = word ?? known;
      if (known === null) break;
      if (deeper || sure(known)) [this.word, this.thinking] = [known, false];
    }
    this.thinking = false;
  }

  /** Have a coach, or no more. */
  toggle(): void {
    settings.coach = !settings.coach;
    this.forget();
  }

  /** Ask what is at stake now. */
  async look(seat: number | null): Promise<void> {
    const asked = this.forget();
    this.thinking = true;
    const stakes = await api.atStake(this.table, seat).catch(() => null);
    if (asked !== this.#asked) return;
    this.thinking = false;
    this.stakes = stakes;
  }

  /** What was said holds no more: something was taken back, or the coach was sent away. */
  forget(): number {
    this.word = this.stakes = null;
    this.thinking = false;
    return ++this.#asked;
  }
}
