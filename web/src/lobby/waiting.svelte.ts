/** Waiting to be paired: the house is asked how it stands, and answers when there is news; as long as it is asked, one
 * waits. No timer of this page keeps the wish alive: those of hidden pages hardly run. */
import { api, Refused } from "../lib/api";
import type { PairingNow, PairingWish } from "../lib/wire";

const AGAIN = 1000; // milliseconds until the house is asked again that could not be reached

export class Waiting {
  now = $state.raw<PairingNow | null>(null);
  /** When the answer came, to go on counting from. */
  told = $state(0);
  #hold: AbortController | null = null;
  #seated: (table: string) => void;
  #clock: () => number;

  constructor(seated: (table: string) => void, clock: () => number = () => Date.now()) {
    this.#seated = seated;
    this.#clock = clock;
  }

  get on(): boolean {
    return this.now?.phase === "waiting";
  }

  /** Wait for what is wished; the same wish again goes on. */
  async begin(wish: PairingWish): Promise<void> {
    this.#take(await api.wish(wish));
    void this.#look(wish);
  }

  /** Go on waiting where a wish stands: the page was loaded anew, or another device wished. */
  async resume(): Promise<void> {
    if (this.on) return;
    const now = await api.pairing();
    if (now.phase !== "waiting") return;
    this.#take(now);
    void this.#look(null);
  }

  async fill(level: number): Promise<void> {
    const id = this.now?.wish?.id;
    if (id) this.#take(await api.withBots({ id, level }));
  }

  async stop(): Promise<void> {
    this.#let();
    const now = await api.unwish();
    this.#take(now);
  }

  #let(): void {
    this.#hold?.abort();
    this.#hold = null;
  }

  #take(now: PairingNow): void {
    this.now = now;
    this.told = this.#clock();
    if (now.phase === "seated" && now.table) {
      this.#let();
      this.#seated(now.table);
    }
  }

  async #look(wish: PairingWish | null): Promise<void> {
    this.#let();
    const hold = (this.#hold = new AbortController());
    while (this.on && this.#hold === hold) {
      try {
        let now = await api.pairing(this.now?.seen, hold.signal);
        if (this.#hold !== hold) return;
        if (now.phase === "none" && wish) now = await api.wish(wish); // the house was away for longer than a wish stands
        if (this.#hold === hold) this.#take(now);
      } catch (refused) {
        if (!(refused instanceof Refused) || this.#hold !== hold) return;
        if (refused.status === 401) {
          this.now = null; // this device is nobody's any more
          return;
        }
        await new Promise((go) => setTimeout(go, AGAIN));
      }
    }
  }
}
