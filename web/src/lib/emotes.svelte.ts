/** Emotes at a table: those seen lately, and what stands at each seat for a moment. Nothing of them is kept. */
import { settings } from "./settings.svelte";
import type { Emoted } from "./wire";

export type Emote = Emoted["emote"];

const STANDS = 4500; // milliseconds that one stands at a seat
const LATELY = 20; // that are remembered

/** An emote that was seen, after which line of the chat. */
export interface Seen extends Emoted {
  after: number;
}

export class Emotes {
  seen = $state.raw<readonly Seen[]>([]);
  standing = $state.raw<readonly Emoted[]>([]); // one a seat at most

  /** One was told; whoever wants none sees only their own. */
  hear(shown: Emoted, mine: boolean, after: number): void {
    if (!mine && !settings.emotes) return;
    if (this.seen.some((one) => one.id === shown.id && one.player === shown.player)) return;
    this.seen = [...this.seen, { ...shown, after }].slice(-LATELY);
    this.standing = [...this.standing.filter((one) => one.seat !== shown.seat), shown];
    setTimeout(() => (this.standing = this.standing.filter((one) => one !== shown)), STANDS);
  }
}
