/** What happened, shown on a board moment by moment and told; a newer walk ends an older one. */
import { announce } from "../lib/announce.svelte";
import { settings } from "../lib/settings.svelte";
import type { TableModel } from "../lib/tablemodel.svelte";
import type { LessonMoment } from "../lib/wire";

const BETWEEN = 900; // milliseconds between two moments, at the normal pace

export class Showing {
  moving = $state(false);
  #run = 0;
  #hurry: () => void = () => {}; // ends the waiting between moments

  /** Show moments one by one; whether it came to its end. */
  async show(model: TableModel, moments: readonly LessonMoment[]): Promise<boolean> {
    const run = ++this.#run;
    if (!moments.length) return true;
    this.moving = true;
    let pace = settings.pace;
    for (const { happened, scene } of moments) {
      model.show(scene, happened);
      announce.say(happened.events.map((event) => model.tell(event)).join(" "));
      await new Promise<void>((resolve) => {
        this.#hurry = () => {
          pace = 0;
          resolve();
        };
        setTimeout(resolve, BETWEEN * pace);
      });
      if (run !== this.#run) return false;
    }
    this.moving = false;
    return true;
  }

  /** Whoever has seen enough. */
  hurry(): void {
    this.#hurry();
  }

  stop(): void {
    this.#run++;
    this.moving = false;
  }
}
