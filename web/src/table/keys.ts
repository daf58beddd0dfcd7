/** The keys of a table. Numbers of more than one digit are typed without a pause. */
import type { LiveTable } from "../lib/live.svelte";

const PAUSE = 700;

export interface Deeds {
  rules(): void;
  board(): void;
  list(): void;
}

/** Whether a key is meant for the text field or dialog it was pressed in. */
function elsewhere(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  return !!target?.closest("input, textarea, select, dialog, [contenteditable]");
}

export function tableKeys(live: () => LiveTable, deeds: Deeds): (event: KeyboardEvent) => void {
  let typed = "";
  let timer: ReturnType<typeof setTimeout> | undefined;

  function number(digit: string): void {
    const at = live().at;
    if (!at?.mine) return;
    clearTimeout(timer);
    const longer = Number(typed + digit);
    typed = longer >= 1 && longer <= at.options.length ? typed + digit : digit;
    const option = at.options[Number(typed) - 1];
    if (option) {
      if (at.chosen !== option.action) at.touch(option.action);
      else if (typed.length === 1) void at.play(option.action);
    }
    timer = setTimeout(() => (typed = ""), PAUSE);
  }

  return (event) => {
    const at = live().at;
    if (elsewhere(event) || !at) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (/^[0-9]$/.test(key)) number(key);
    else if (key === "Escape") at.cancel();
    else if (
      key === "Enter" &&
      at.chosen &&
      (event.target === document.body || (event.target as Element).id === "prompt")
    )
      void at.play(at.chosen);
    else if (key === "u") void live().undo();
    else if (key === "h" && live().alone && at.mine) void live().hint();
    else if (key === "w") at.asking = !at.asking;
    else if (key === "n") live().following.onward();
    else if (key === "r") deeds.rules();
    else if (key === "b") deeds.board();
    else if (key === "l") deeds.list();
    else return;
    event.preventDefault();
  };
}
