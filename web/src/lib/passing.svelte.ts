/** A word that answers something: it stands as long as it takes to read at ease, and goes with the next touch elsewhere. */
import { studying } from "./pace";

const LEAST = 6000; // milliseconds
const AGAIN = 2000; // later, where somebody is still at it

/** Milliseconds for which it stands. */
export function stands(text: string): number {
  return Math.max(LEAST, 1.5 * studying(text));
}

/** `gone` puts it away. Whoever points at it, or has the keyboard in it, is left the time they need. */
export function passing(text: () => string, drawn: () => HTMLElement | undefined, gone: () => void): void {
  $effect(() => {
    const said = text();
    if (!said) return;
    const leave = (): void => {
      if (drawn()?.matches(":hover, :focus-within")) timer = setTimeout(leave, AGAIN);
      else gone();
    };
    const touched = ({ target }: PointerEvent): void => {
      if (!drawn()?.contains(target as Node)) gone();
    };
    let timer = setTimeout(leave, stands(said));
    addEventListener("pointerdown", touched);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", touched);
    };
  });
}
