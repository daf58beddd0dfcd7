/** The keys of a table. Numbers of more than one digit are typed without a pause. */
import type { Row } from "../lib/tablemodel.svelte";
import type { LiveTable } from "../lib/live.svelte";
import { settings } from "../lib/settings.svelte";
import { hint, undo } from "./tools";

const PAUSE = 700;

export interface Commands {
  chosen(): void;
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

/** Whether Enter already means something there. */
function pressable(event: KeyboardEvent): boolean {
  return !!(event.target as Element | null)?.closest?.(
    "button, a, summary, [role=button], [role=gridcell], [role=tab]",
  );
}

export function tableKeys(live: () => LiveTable, commands: Commands): (event: KeyboardEvent) => void {
  let typed = "";
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The rows of a half-said choice are numbered like options; the same number again plays. */
  function half(rows: readonly Row[], digit: string): void {
    const longer = Number(typed + digit);
    typed = longer >= 1 && longer <= rows.length ? typed + digit : digit;
    rows[Number(typed) - 1]?.act();
    timer = setTimeout(() => (typed = ""), PAUSE);
  }

  function number(digit: string): void {
    const model = live().model;
    if (!model?.mine) return;
    clearTimeout(timer);
    if (model.half) {
      half(model.half.rows, digit);
      return;
    }
    const longer = Number(typed + digit);
    typed = longer >= 1 && longer <= model.options.length ? typed + digit : digit;
    const option = model.options[Number(typed) - 1];
    if (option) {
      if (model.chosen !== option.action) {
        model.touch(option.action);
        commands.chosen();
      } else if (typed.length === 1) void model.play(option.action);
    }
    timer = setTimeout(() => (typed = ""), PAUSE);
  }

  return (event) => {
    const model = live().model;
    if (elsewhere(event) || !model) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (/^[0-9]$/.test(key)) number(key);
    else if (key === "Escape") model.cancel();
    else if (key === "Enter" && model.chosen && !pressable(event)) void model.play(model.chosen);
    else if (key === "u" && live().seat !== null) undo(live());
    else if (key === "y" && model.scene.redo) void live().redo();
    else if (key === "c" && live().hinted && live().seat !== null) live().coaching.toggle();
    else if (key === "q" && live().hinted && settings.coach && model.mine) void live().coaching.look(live().seat);
    else if (key === "h" && live().seat !== null) hint(live());
    else if (key === "w" && model.answers) model.asking = !model.asking;
    else if (key === "n") live().following.onward();
    else if (key === "r") commands.rules();
    else if (key === "b") commands.board();
    else if (key === "l") commands.list();
    else return;
    event.preventDefault();
  };
}
