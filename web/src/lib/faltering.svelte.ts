/** The bot that found no answer, until that is put away: kept while this window is open, so that a reload tells it again. */
import type { Faltered } from "./wire";

export class Faltering {
  #now = $state.raw<Faltered | null>(null);
  readonly #key: string;

  constructor(table: string) {
    this.#key = `parlour.faltered.${table}`;
    try {
      this.#now = JSON.parse(sessionStorage.getItem(this.#key) ?? "null") as Faltered | null;
    } catch {
      this.#now = null; // a window that keeps nothing
    }
  }

  get now(): Faltered | null {
    return this.#now;
  }

  set now(told: Faltered | null) {
    this.#now = told;
    try {
      if (told) sessionStorage.setItem(this.#key, JSON.stringify(told));
      else sessionStorage.removeItem(this.#key);
    } catch {
      // it is told all the same
    }
  }
}
