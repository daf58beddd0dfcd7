/** My wait for players, wherever in the house I am, and what I last wished for. */
import { alerts } from "../alerts/alerts.svelte";
import { announce } from "../lib/announce.svelte";
import { fresh } from "../lib/api";
import { go, route } from "../lib/router.svelte";
import { say } from "../lib/say.svelte";
import { recall, remember } from "../lib/settings.svelte";
import { Waiting } from "./waiting.svelte";

/** What is asked for on the form of the lobby. */
export interface Wanted {
  game: string;
  seats: number;
  live: boolean;
  rated: boolean;
  near: boolean;
  language: string;
}

const WANTED = "parlour.pairing";
const WAITS = "parlour.waits"; // whether this device waited when its page was last open
const PLAYED = ["t", "puzzles", "learn"]; // where one is in the midst of something, and is not carried away from it

class MyWait {
  /** A table that begins while I am in the midst of something else. */
  found = $state<string | null>(null);
  readonly waiting = new Waiting((table) => this.#seated(table));

  get on(): boolean {
    return this.waiting.on;
  }

  get wanted(): Partial<Wanted> {
    return recall<Partial<Wanted>>(WANTED, {});
  }

  async begin(wanted: Wanted): Promise<void> {
    remember(WANTED, wanted);
    this.found = null;
    await this.waiting.begin({ ...wanted, id: fresh(), nonce: fresh() });
    remember(WAITS, true);
  }

  /** The page was loaded anew: whoever waited goes on. */
  async resume(): Promise<void> {
    if (recall(WAITS, false)) await this.look();
  }

  /** Whether I wait, on whichever device I said so. */
  async look(): Promise<void> {
    await this.waiting.resume();
    remember(WAITS, this.on);
  }

  async stop(): Promise<void> {
    remember(WAITS, false);
    await this.waiting.stop();
  }

  #seated(table: string): void {
    remember(WAITS, false);
    announce.say(say.text("lobby-seated"), true);
    alerts.tone();
    if (PLAYED.includes(route.parts[0]) && route.parts.length > 1) this.found = table;
    else go(`/t/${table}`);
  }
}

export const myWait = new MyWait();
