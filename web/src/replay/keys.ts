/** The keys of a replay: arrows step, with Shift by rounds, Home and End, Space plays. */
import type { Reel } from "./reel.svelte";

const CONTROLS = "input, textarea, select, dialog, summary, [contenteditable], [role=tab], [role=radio]";

function elsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  return !!(event.target as HTMLElement | null)?.closest?.(CONTROLS);
}

export function replayKeys(reel: () => Reel | null): (event: KeyboardEvent) => void {
  return (event) => {
    const shown = reel();
    if (!shown || elsewhere(event)) return;
    const { key, shiftKey } = event;
    if (key === "ArrowRight" && shiftKey) shown.far(true);
    else if (key === "ArrowRight") shown.step(1);
    else if (key === "ArrowLeft" && shiftKey) shown.far(false);
    else if (key === "ArrowLeft") shown.step(-1);
    else if (key === "PageUp" && onRiver(event)) shown.far(true);
    else if (key === "PageDown" && onRiver(event)) shown.far(false);
    else if (key === "ArrowUp" && onRiver(event)) shown.step(1);
    else if (key === "ArrowDown" && onRiver(event)) shown.step(-1);
    else if (key === "Home") shown.go(0);
    else if (key === "End") shown.go(shown.moves);
    else if (key === " " && !pressable(event)) shown.toggle();
    else return;
    event.preventDefault();
  };
}

/** A slider takes these keys too; elsewhere they scroll. */
function onRiver(event: KeyboardEvent): boolean {
  return (event.target as HTMLElement).getAttribute("role") === "slider";
}

/** Whether Space already means something there. */
function pressable(event: KeyboardEvent): boolean {
  return !!(event.target as HTMLElement).closest("button, a, [role=button], [role=option], [role=gridcell]");
}
