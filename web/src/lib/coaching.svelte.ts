/** The coach at a table against bots: a word after each choice of mine, and what to look at before one. */
import { api } from "./api";
import { settings } from "./settings.svelte";
import type { AtStake, Coached } from "./wire";

export class Coaching {
  word = $state.raw<Coached | null>(null);
  stakes = $state.raw<AtStake | null>(null);
  thinking = $state(false);
  #asked = 0; // the question that is waited for: an answer to another comes too late

  constructor(private readonly table: string) {}

  /** Ask for the word on my choice after so many actions, at once and then with more thought. It holds nothing up. */
  async about(move: number, seat: number | null): Promise<void> {
    const asked = this.forget();
    this.thinking = true;
    for (const deeper of [false, true]) {
      const word = await api.coach(this.table, move, seat, deeper).catch(() => null); // without a word one plays on
      if (asked !== this.#asked) return;
      this.thinking = false;
      if (word === null) return;
      this.word = word;
    }
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
