/** How the options read in the house's list: folded by place, each with what it pays. */
import type { AtTable } from "../../lib/at.svelte";
import { say } from "../../lib/say.svelte";
import type { Option } from "../../lib/wire";
import { pageOfAction, PAGES } from "./pages";
import { cellName, has, shownOf, viewOf } from "./table";
import { bonusName, specialShort, specialWhat, tileName } from "./words";

const FOLD = 7; // shorter lists need no headings

export function groups(options: Option[]): { title: string; options: Option[] }[] {
  if (options.length < FOLD) return [{ title: "", options }];
  const found = PAGES.map((page) => ({
    title: say.text(`ga-group-${page}`),
    options: options.filter((option) => pageOfAction(option.action) === page),
  })).filter((group) => group.options.length);
  if (found.length === 1) return [{ title: "", options }];
  const last = found[found.length - 1];
  if (last.options.every((option) => option.action === "decline")) last.title = say.text("ga-group-other");
  return found;
}

export function label(option: Option, at: AtTable): { title: string; detail?: string } {
  const { kind, ...fields } = option.word as { kind: string; [field: string]: number | string };
  const view = viewOf(at);
  const title = at.tell(option.word as { kind: string });
  if (kind === "Put") {
    const cell = fields.cell as number;
    return { title, detail: pays(at, cell) };
  }
  if (kind === "Race") {
    const cell = shownOf(at).tracks[(fields.track as number) - 1].next;
    return { title, detail: `${cellName(cell)} · ${pays(at, cell)}` };
  }
  if (kind === "TakeAction")
    return { title: say.text(`ga-main-${fields.number}`), detail: say.text("ga-action", { number: fields.number }) };
  if (kind === "Command" && at.seat !== null) {
    return {
      title: say.text(`ga-main-${fields.number}`),
      detail: say.text("ga-they-take", { name: at.names[1 - at.seat], number: fields.number }),
    };
  }
  if (kind === "Keep")
    return {
      title: `${say.text("ga-keep")}: ${specialShort(fields.special as number)}`,
      detail: specialWhat(fields.special as number),
    };
  if (kind === "SetAside")
    return {
      title: `${say.text("ga-set-aside")}: ${specialShort(fields.special as number)}`,
      detail: say.text("ga-keep-old"),
    };
  if (kind === "TakeSpecial" && at.seat !== null) return special(view.slot[at.seat], title);
  if (kind === "CommandSpecial" && at.seat !== null) return special(view.slot[1 - at.seat], title);
  if (kind === "Look" || kind === "And") return { title, detail: tileName(view.tiles[fields.space as number]) };
  return { title };
}

function special(number: number, title: string): { title: string; detail: string } {
  return { title, detail: `${specialShort(number)}: ${specialWhat(number)}` };
}

function pays(at: AtTable, cell: number): string {
  const view = viewOf(at);
  if (cell < 36 && has(view.stars, cell)) return say.text("ga-star-cell");
  return view.layout[cell] ? bonusName(view.layout[cell]) : say.text("ga-plain");
}
