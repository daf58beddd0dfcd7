/** The sheet of drawings is put into the page once, by whoever draws first. */
import { mount } from "svelte";
import Sheet from "./Sheet.svelte";

export function layOutSheet(): void {
  if (!document.getElementById("ga-sheet")) mount(Sheet, { target: document.body });
}
