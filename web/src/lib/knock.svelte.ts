/** A request to be let in, as whoever asks sees it: the answer is looked for every few seconds. */
import { api } from "./api";
import type { KnockAnswer, Knocking } from "./wire";

const EVERY = 1500; // milliseconds

export class Knocker {
  asked = $state.raw<Knocking | null>(null);
  state = $state<KnockAnswer["state"] | null>(null);
  table = $state<string | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly allowed: (knock: string, table: string | null) => void) {}

  async ask(knocking: Promise<Knocking>): Promise<void> {
    this.asked = await knocking;
    this.state = "waiting";
    this.#later();
  }

  #later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#look(), EVERY);
  }

  async #look(): Promise<void> {
    const asked = this.asked;
    if (!asked || this.state !== "waiting") return;
    const answer = await api.knockLook(asked.knock).catch(() => null); // out of reach: asked again
    if (asked !== this.asked) return;
    if (answer) [this.state, this.table] = [answer.state, answer.table];
    if (answer?.state === "allowed") this.allowed(asked.knock, answer.table);
    else if (!answer || answer.state === "waiting") this.#later();
  }

  /** No longer ask; nobody waits for what the house says to that. */
  end(): void {
    clearTimeout(this.#timer);
    if (this.asked && this.state === "waiting") void api.knockEnd(this.asked.knock).catch(() => {});
    this.asked = null;
    this.state = null;
  }
}
