/** How the options read in the house's list: folded by place, each with what it pays. */
import type { TableModel } from "../../../lib/tablemodel.svelte";
import { say } from "../../../lib/say.svelte";
import type { Option } from "../../../lib/wire";
import { bonusDoes } from "./about";
import { pageOfAction, PAGES } from "./pages";
import { factsOf, optionWord, viewOf } from "../rules.gen";
import { has, isTable } from "./table";
import { specialShort, specialWhat, tileName } from "./words";

const FOLD = 7; // shorter lists need no headings

export function groups(options: Option[]): { title: string; options: Option[] }[] {
  if (options.length < FOLD) return [{ title: "", options }];
  const found = PAGES.map((page) => ({
    title: say.text(`ga-group-${page}`),
    options: options.filter((option) => pageOfAction(option.action) === page),
  })).filter((group) => group.options.length);
  if (found.length === 1) return [{ title: "", options }];
  const last = found[found.length - 1];
  if (last.options.every((option) => option.word.kind === "Decline")) last.title = say.text("ga-group-other");
  return found;
}

export function label(option: Option, model: TableModel): { title: string; detail?: string } {
  const word = optionWord(option);
  const view = viewOf(model);
  const title = model.tell(word);
  switch (word.kind) {
    case "Put":
      return { title, detail: pays(model, word.cell) };
    case "Race": {
      const cell = factsOf(model).tracks[word.track - 1].next;
      return { title, detail: pays(model, cell) };
    }
    case "TakeAction":
      return { title: say.text(`ga-main-${word.number}`), detail: title };
    case "Command":
      if (model.seat === null) return { title };
      return {
        title: say.text(`ga-main-${word.number}`),
        detail: say.text("ga-they-take", { name: model.names[1 - model.seat], number: word.number }),
      };
    case "Keep":
      return {
        title: say.labelled(say.text("ga-keep"), specialShort(word.special)),
        detail: specialWhat(word.special),
      };
    case "SetAside":
      return {
        title: say.labelled(say.text("ga-set-aside"), specialShort(word.special)),
        detail: say.text("ga-keep-old"),
      };
    case "TakeSpecial":
      return model.seat === null ? { title } : special(view.slot[model.seat], title);
    case "CommandSpecial":
      return model.seat === null ? { title } : special(view.slot[1 - model.seat], title);
    case "Look":
    case "And":
      return { title, detail: tileName(view.tiles[word.space]) };
    default:
      return { title };
  }
}

function special(number: number, title: string): { title: string; detail: string } {
  return { title, detail: say.labelled(specialShort(number), specialWhat(number)) };
}

function pays(model: TableModel, cell: number): string {
  const view = viewOf(model);
  if (isTable(cell) && has(view.stars, cell)) return say.text("ga-star-cell");
  return view.layout[cell] ? bonusDoes(view.layout[cell]) : say.text("ga-plain");
}
