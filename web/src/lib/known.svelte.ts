/** Games that somebody on this device knows: they have read what one plays for, or begun the lesson. */
import { recall, remember } from "./settings.svelte";

const KEY = "parlour.known";

class Known {
  #games = $state.raw(recall<string[]>(KEY, []));

  has(game: string): boolean {
    return this.#games.includes(game);
  }

  add(game: string): void {
    if (this.has(game)) return;
    this.#games = [...this.#games, game];
    remember(KEY, this.#games);
  }
}

export const known = new Known();
