/** The keys of a board to think at: numbers choose, Enter plays what is chosen, N and P turn the pages, W asks why not, R opens the rules. */
import type { TableModel } from "../lib/tablemodel.svelte";

const PAUSE = 700;

/** What the keys are for: a lesson, a puzzle. */
export interface Thinking {
  model: TableModel;
  next?(): unknown;
  back?(): unknown;
}

export function deskKeys(now: () => Thinking | null, rules: () => void): (event: KeyboardEvent) => void {
  let typed = "";
  let timer: ReturnType<typeof setTimeout> | undefined;

  function number(model: TableModel, digit: string): void {
    if (!model.mine) return;
    clearTimeout(timer);
    const longer = Number(typed + digit);
    typed = longer >= 1 && longer <= model.options.length ? typed + digit : digit;
    const option = model.options[Number(typed) - 1];
    if (option && model.chosen !== option.action) model.touch(option.action);
    else if (option && typed.length === 1) void model.play(option.action);
    timer = setTimeout(() => (typed = ""), PAUSE);
  }

  return (event) => {
    const thinking = now();
    const target = event.target as HTMLElement | null;
    if (!thinking || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (target?.closest("input, textarea, select, dialog, [contenteditable]")) return;
    const { model } = thinking;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (/^[0-9]$/.test(key)) number(model, key);
    else if (key === "Escape") model.cancel();
    else if (key === "Enter" && model.chosen && !target?.closest("button, a, summary, [role=button], [role=gridcell]"))
      void model.play(model.chosen);
    else if (key === "n") thinking.next?.();
    else if (key === "p") thinking.back?.();
    else if (key === "w") model.asking = !model.asking;
    else if (key === "r") rules();
    else return;
    event.preventDefault();
  };
}
