/** The analysis of a finished game: asked for, waited for, and read. */
import { house } from "../house/house.svelte";
import { api } from "../lib/api";
import type { Account, Analysis, Judged, Option, Report } from "../lib/wire";
import { percentages, sharesByMove } from "./chances";

const AGAIN = 900; // milliseconds between two looks at its progress
const COSTLY = 8; // decisions that are marked

export type Moment = Omit<Judged, "chosen" | "best"> & { chosen: Option; best: Option };

export class Study {
  state = $state<"unasked" | "busy" | "done" | "failed">("unasked");
  done = $state(0);
  known = $state(0); // moves of which the chances are known
  all = $state(0);
  moments = $state.raw<Moment[]>([]);
  accounts = $state.raw<Account[] | null>(null);
  shares = $state.raw<number[][] | null>(null);
  percents = $state.raw<number[][]>([]);
  costly = $state.raw<Moment[]>([]);
  why = $state.raw<Report["why"]>({}); // what the best would have brought, by decision
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly id: string,
    readonly moves: number,
  ) {}

  /** Whether somebody has asked already. */
  async look(): Promise<void> {
    try {
      this.#read(await api.analysis(this.id));
    } catch {
      if (this.state === "busy") this.state = "failed";
    }
  }

  async ask(): Promise<void> {
    this.state = "busy";
    try {
      await house.be();
      this.#read(await api.analyse(this.id));
    } catch {
      this.state = "failed";
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  #read(analysis: Analysis): void {
    this.done = analysis.done;
    this.all = analysis.of;
    if (analysis.report) {
      this.#take(analysis.report, this.moves);
      this.accounts = analysis.report.accounts;
      this.state = "done";
    } else if (analysis.phase === "running") {
      this.state = "busy";
      const last = analysis.partly?.moments.at(-1);
      if (analysis.partly && last) this.#take(analysis.partly, last.at + 1);
      if (!this.#closed) this.#timer = setTimeout(() => void this.look(), AGAIN);
    } else {
      this.state = this.state === "busy" ? "failed" : "unasked"; // begun, and given up
    }
  }

  /** What was found, of the moves up to `known`. */
  #take(report: Report, known: number): void {
    const option = (action: string): Option => ({ action, word: report.words[action] });
    this.moments = report.moments.map((one) => ({ ...one, chosen: option(one.chosen), best: option(one.best) }));
    this.why = report.why;
    this.known = known;
    const end = known < this.moves ? this.moments[this.moments.length - 1].after : report.result;
    this.shares = sharesByMove(this.moments, end, this.moves);
    this.percents = this.shares.slice(0, known + 1).map(percentages);
    const dearest = report.costly.slice(0, COSTLY);
    this.costly = dearest.map((at) => this.moments.find((one) => one.at === at)!);
  }
}
