/** A club while somebody looks at it: read again now and then, and after whatever is done. */
import { Refused } from "../lib/api";
import { problemOf } from "../lib/problems";
import type { ClubLobby, ClubNow } from "../lib/wire";
import { clubs } from "./asking";

const OFTEN = 10_000; // milliseconds until it is read again

export class FollowedClub {
  now = $state.raw<ClubNow | null>(null);
  tables = $state.raw<ClubLobby | null>(null);
  problem = $state("");
  closed = $state(false); // by a moderator: it can only be left

  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(readonly id: string) {}

  readonly look = async (): Promise<void> => {
    try {
      [this.now, this.tables] = await Promise.all([clubs.look(this.id), clubs.lobby(this.id)]);
      [this.problem, this.closed] = ["", false];
    } catch (error) {
      this.#refused(error);
    }
  };

  /** What is done answers with the club as it is then. */
  async do(work: () => Promise<ClubNow>): Promise<boolean> {
    this.problem = "";
    try {
      this.now = await work();
      return true;
    } catch (error) {
      this.#refused(error);
      return false;
    }
  }

  #refused(error: unknown): void {
    const code = error instanceof Refused ? error.problem.error : "";
    if (code === "no-club" || code === "club-closed") {
      [this.now, this.tables] = [null, null];
      this.leave(); // nothing of it is told here any more
    }
    this.closed = code === "club-closed";
    this.problem = problemOf(error);
  }

  follow(): void {
    this.#timer = setInterval(() => document.hidden || void this.look(), OFTEN);
    void this.look();
  }

  leave(): void {
    clearInterval(this.#timer);
  }
}
