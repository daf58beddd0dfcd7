/** All drawings are defined once for the page and used by name: `<use href="#ka-cu4">`. */
import { mount } from "svelte";
import Symbols from "./Symbols.svelte";

let there = false;

export function needSymbols(): void {
  if (there || typeof document === "undefined") return;
  there = true;
  mount(Symbols, { target: document.body });
}
