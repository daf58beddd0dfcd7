/** Copies a text, and says so for a moment. */
import { announce } from "./announce.svelte";
import { say } from "./say.svelte";

const SAID = 2500; // milliseconds

export class Copying {
  done = $state(false);

  /** `shown` is the field in which the text stands. */
  async copy(text: string, shown: HTMLInputElement | HTMLTextAreaElement): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      shown.select(); // plain http has no clipboard: the older way still works
      document.execCommand("copy");
    }
    this.done = true;
    announce.say(say.text("house-copied"));
    setTimeout(() => (this.done = false), SAID);
  }
}
