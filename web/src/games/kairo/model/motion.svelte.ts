/** What has just happened, as movement: a customer walks, a cloth unrolls, coins rise. At pace 0 all of it stands. */
import type { TableModel } from "../../../lib/tablemodel.svelte";
import { midX, midY } from "./outline";
import { eventsOf, factsOf, type Event, type Extended, type Facts, type Lured } from "../rules.gen";
import { cellOf, stallOf } from "./view";

const STEP = 140; // milliseconds a cell
const LONGEST = 1200;
const UNROLL = 220;
const RISE = 1100;
const BOB = 2;
export const STAND = 450; // milliseconds that a piece just set is looked at

/** The way of a customer, by what was known before. */
function pathOf(lured: Lured, before: Facts | null): number[] {
  const cell = cellOf(lured.cell);
  return before?.lures.find((lure) => lure.colour === lured.colour && lure.cell === cell)?.path ?? [];
}

/** Milliseconds that a customer walks, and coins rise. */
export function walkTime(lured: Lured, before: Facts | null): number {
  const { length } = pathOf(lured, before);
  return Math.min(STEP * Math.max(1, length - 1), LONGEST) + RISE;
}

export class Motion {
  walk = $state.raw<{ colour: number; x: number; y: number; fade: number } | null>(null);
  trail = $state.raw<{ colour: number; path: number[] } | null>(null);
  waiting = $state<number | null>(null); // the customer who steps in when the walk is over
  stepped = $state<number | null>(null); // who has just stepped in
  unroll = $state.raw<{ stall: number; cell: number; part: number } | null>(null);
  rise = $state.raw<{ cell: number; earns: { seat: number; colour: number; coins: number }[] } | null>(null);
  placed = $state<number | null>(null); // a main stall just set
  #at = -1;
  #frame = 0;
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** Look at the scene of the moment; call it inside an effect, untracked. */
  see(model: TableModel): void {
    const next = model.fresh !== null && this.#at >= 0;
    const same = model.scene.at === this.#at;
    this.#at = model.scene.at;
    if (same) return;
    const events = next ? eventsOf(model.fresh) : [];
    if (!next || events.length) {
      this.trail = null;
      this.placed = null;
      this.rise = null;
    }
    if (!next) this.stop();
    const lured = events.find((event) => event.kind === "Lured");
    if (lured && model.before) this.#lure(events, lured, factsOf({ scene: model.before }), model.pace);
    const extended = events.find((event) => event.kind === "Extended");
    if (extended) this.#extend(extended, model.pace);
    const set = events.find(
      (event) => event.kind === "StallPlaced" || event.kind === "StallMoved" || event.kind === "NeutralPlaced",
    );
    if (set) this.placed = cellOf(set.cell);
  }

  stop(): void {
    if (this.#frame) cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
    this.walk = this.waiting = this.unroll = this.rise = this.stepped = null;
  }

  #play(span: number, draw: (part: number) => void, done: () => void): void {
    const begin = performance.now();
    const tick = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - begin) / span));
      draw(part);
      if (part < 1) this.#frame = requestAnimationFrame(tick);
      else done();
    };
    this.#frame = requestAnimationFrame(tick);
  }

  #later(span: number, deed: () => void): void {
    this.#timers.push(setTimeout(deed, span));
  }

  #lure(events: Event[], lured: Lured, before: Facts, pace: number): void {
    const cell = cellOf(lured.cell);
    const path = pathOf(lured, before);
    const arrived = events.find((event) => event.kind === "Arrived");
    const earns = events.filter((event) => event.kind === "Earned").filter((event) => event.coins > 0);
    this.stop();
    if (path.length > 1) this.trail = { colour: lured.colour, path };
    if (pace === 0 || path.length < 2) {
      this.rise = { cell, earns }; // until something else happens
      return;
    }
    this.waiting = arrived?.colour ?? null;
    const steps = path.length - 1;
    const draw = (part: number): void => {
      const far = part * steps;
      const i = Math.min(Math.floor(far), steps - 1);
      const within = far - i;
      const [a, b] = [path[i], path[i + 1]];
      this.walk = {
        colour: lured.colour,
        x: midX(a) + (midX(b) - midX(a)) * within,
        y: midY(a) + (midY(b) - midY(a)) * within - BOB * Math.abs(Math.sin(within * Math.PI)),
        fade: far > steps - 0.5 ? (steps - far) * 2 : 1,
      };
    };
    draw(0);
    this.#play(Math.min(STEP * steps, LONGEST) * pace, draw, () => {
      this.walk = null;
      this.stepped = this.waiting;
      this.waiting = null;
      this.rise = { cell, earns };
      this.#later(RISE * pace, () => (this.rise = null));
      this.#later(RISE * pace, () => (this.stepped = null));
    });
  }

  #extend(extended: Extended, pace: number): void {
    this.stop();
    if (pace === 0) return;
    const stall = stallOf(extended.seat, extended.colour);
    const cell = cellOf(extended.cell);
    this.unroll = { stall, cell, part: 0 };
    this.#play(
      UNROLL * pace,
      (part) => (this.unroll = { stall, cell, part }),
      () => (this.unroll = null),
    );
  }
}
