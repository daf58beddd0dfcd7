/** What a screen reader is told: politely, or at once for what cannot wait. What is said together is told together. */
class Announce {
  polite = $state("");
  urgent = $state("");
  #flip = false;
  #saying: string[] = [];

  say(text: string, now = false): void {
    if (!text) return;
    this.#flip = !this.#flip;
    if (now) {
      this.urgent = this.#told(text);
      return;
    }
    if (!this.#saying.length) queueMicrotask(() => (this.#saying = []));
    this.#saying.push(text);
    this.polite = this.#told(this.#saying.join(" "));
  }

  /** The same sentence twice is told twice. */
  #told(text: string): string {
    return text + (this.#flip ? "\u00a0" : "");
  }
}

export const announce = new Announce();
