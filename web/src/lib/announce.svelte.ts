/** What a screen reader is told: politely, or at once for what cannot wait. */
import { untrack } from "svelte";

const HELD = 7000; // milliseconds a line stays: what is over is not found there by whoever reads the page
const AT_MOST = 6;

export interface Said {
  n: number;
  text: string;
}

class Announce {
  polite = $state.raw<Said[]>([]);
  urgent = $state.raw<Said[]>([]);
  #n = 0;

  /** Each line is an element of its own, so that several in a row, or the same one twice, are all told. */
  say(text: string, now = false): void {
    if (!text.trim()) return;
    const said = { n: this.#n++, text };
    if (now) this.urgent = [said];
    else this.polite = [...untrack(() => this.polite), said].slice(-AT_MOST);
    setTimeout(() => this.#forget(said), HELD);
  }

  /** What could not wait is over. */
  calm(): void {
    this.urgent = [];
  }

  #forget(said: Said): void {
    if (this.polite.includes(said)) this.polite = this.polite.filter((one) => one !== said);
    if (this.urgent.includes(said)) this.urgent = [];
  }
}

export const announce = new Announce();
