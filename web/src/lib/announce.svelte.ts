/** What a screen reader is told: politely, or at once for what cannot wait. */
class Announce {
  polite = $state("");
  urgent = $state("");
  #flip = false;

  say(text: string, now = false): void {
    this.#flip = !this.#flip;
    const told = text + (this.#flip ? "\u00a0" : ""); // the same sentence twice is told twice
    if (now) this.urgent = told;
    else this.polite = told;
  }
}

export const announce = new Announce();
