/** How options read in the list. */
import type { TableModel } from "../../../lib/tablemodel.svelte";
import { say } from "../../../lib/say.svelte";
import type { Option } from "../../../lib/wire";
import { doesOf } from "./about";
import { coloured, goodsName } from "./names";
import { factsOf, NEUTRAL, optionWord, SECTIONS, stepOf, Work } from "../rules.gen";
import { cellAt, type LureTo } from "./view";

/** "Lure the blue customer to your stall". */
export function titleOf(model: TableModel, lure: LureTo): string {
  const colour = coloured(lure.colour);
  if (lure.owner === NEUTRAL) return say.text("ka-do-lure-neutral", colour);
  return lure.owner === model.seat
    ? say.text("ka-do-lure-mine", colour)
    : say.text("ka-do-lure", { ...colour, name: model.nameOf(lure.owner) });
}

export function lureDetail(model: TableModel, lure: LureTo): string {
  const parts = [say.text("ka-steps", { steps: lure.steps })];
  if (lure.barkers) parts.push(say.text("ka-barkers", { barkers: lure.barkers }));
  for (const [seat, coins] of lure.earns) {
    parts.push(`${seat === model.seat ? say.text("ka-you") : model.nameOf(seat)} +${coins}`);
  }
  return parts.join(" · ");
}

/** The cell an option is about; -1 if it is about none. */
function cellOf(option: Option): number {
  const word = optionWord(option);
  return word.kind === "Cell" ? cellAt(word.row, word.column) : -1;
}

export function label(option: Option, model: TableModel): { title: string; detail?: string } {
  const facts = factsOf(model);
  const step = stepOf(model)?.kind;
  const word = optionWord(option);
  const title = model.tell(word);
  if (word.kind === "Cell") {
    const cell = cellOf(option);
    const lure = facts.lures.find((one) => one.cell === cell && one.actions.includes(option.action));
    if (step === "ChooseEntrance" && lure) return { title: titleOf(model, lure), detail: lureDetail(model, lure) };
    return { title, detail: say.text("kairo-section", { section: facts.ground.section[cell] + 1 }) };
  }
  if (word.kind === "Customer") {
    const goals = facts.lures.filter((lure) => lure.colour === word.colour && lure.enough);
    const near = goals.reduce<LureTo | undefined>(
      (best, lure) => (!best || lure.steps < best.steps ? lure : best),
      undefined,
    );
    return { title, detail: near ? lureDetail(model, near) : undefined };
  }
  if (word.kind === "Choose") {
    const site = facts.builds.find((one) => one.colour === word.colour);
    const good = goodsName(word.colour);
    if (site?.work === Work.EXTENSION) {
      const points = (site.points ?? 0) + (site.medals ?? 0);
      return { title, detail: `${good} · ${say.text("ka-size-points", { size: site.size ?? 0, points })}` };
    }
    return { title, detail: good };
  }
  if (word.kind === "Play" || word.kind === "Take" || word.kind === "Discard") {
    return { title, detail: doesOf(word.card) };
  }
  if (word.kind === "TakeBarker") return { title, detail: say.text("does-barker") };
  if (word.kind === "Give" && facts.pays[option.action]) {
    return { title, detail: say.text("ka-pay-rest", { owed: facts.pays[option.action] }) };
  }
  return { title };
}

/** Many cells are folded by section, other options not at all. */
export function groups(options: Option[], model: TableModel): { title: string; options: Option[] }[] {
  if (!options.every((option) => option.word.kind === "Cell")) return [{ title: "", options }];
  const { section } = factsOf(model).ground;
  return Array.from({ length: SECTIONS }, (_, n) => ({
    title: say.text("kairo-section", { section: n + 1 }),
    options: options.filter((option) => section[cellOf(option)] === n),
  })).filter((group) => group.options.length);
}
