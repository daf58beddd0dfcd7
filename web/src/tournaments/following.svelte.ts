/** A tournament, kept up to date: the house is asked how it stands, and answers when there is news. */
import { api, Refused } from "../lib/api";
import { problemOf } from "../lib/problems";
import type { TournamentNow } from "../lib/wire";

const AGAIN = 2000; // milliseconds until the house is asked again that could not be reached

export class FollowedTournament {
  now = $state.raw<TournamentNow | null>(null);
  problem = $state("");
  /** The round that is looked at; null for the last. */
  round = $state<number | null>(null);
  #hold: AbortController | null = null;

  constructor(readonly id: string) {}

  /** Until the page is left. */
  async follow(): Promise<void> {
    const hold = (this.#hold = new AbortController());
    while (this.#hold === hold) {
      try {
        this.#take(await api.tournament(this.id, this.round, this.now?.seen, hold.signal), hold);
      } catch (error) {
        if (this.#hold !== hold) return;
        this.problem = problemOf(error);
        if (error instanceof Refused && error.status === 404) return;
        await new Promise((go) => setTimeout(go, AGAIN));
      }
    }
  }

  leave(): void {
    this.#hold?.abort();
    this.#hold = null;
  }

  /** Another round is looked at. */
  async turnTo(round: number | null): Promise<void> {
    this.round = round;
    await this.do(() => api.tournament(this.id, round));
  }

  /** Something is done; what came of it is how it stands now. */
  async do(act: () => Promise<TournamentNow>): Promise<void> {
    try {
      this.now = await act();
      this.problem = "";
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  #take(now: TournamentNow, hold: AbortController): void {
    if (this.#hold === hold) [this.now, this.problem] = [now, ""];
  }
}
