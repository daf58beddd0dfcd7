/** How options read in the list. */
import type { AtTable } from "../../lib/at.svelte";
import { say, type Word } from "../../lib/say.svelte";
import type { Option } from "../../lib/wire";
import { colourName, goodsName } from "./names";
import { cellOf, EXTENSION, NEUTRAL, shownOf, stepOf, type LureTo } from "./view";

/** "Lure the blue customer to your stall". */
export function titleOf(at: AtTable, lure: LureTo): string {
  const colour = colourName(lure.colour);
  if (lure.owner === NEUTRAL) return say.text("ka-do-lure-neutral", { colour });
  return lure.owner === at.seat
    ? say.text("ka-do-lure-mine", { colour })
    : say.text("ka-do-lure", { colour, name: at.nameOf(lure.owner) });
}

function lureDetail(at: AtTable, lure: LureTo): string {
  const parts = [say.text("ka-steps", { steps: lure.steps })];
  if (lure.barkers) parts.push(say.text("ka-barkers", { barkers: lure.barkers }));
  for (const [seat, coins] of lure.earns) {
    parts.push(`${seat === at.seat ? say.text("ka-you") : at.nameOf(seat)} +${coins}`);
  }
  return parts.join(" · ");
}

function cellName(option: Option): number {
  return cellOf(option.action.slice(5));
}

export function label(option: Option, at: AtTable): { title: string; detail?: string } {
  const shown = shownOf(at);
  const step = stepOf(at)?.kind;
  const title = at.tell(option.word as Word);
  if (option.word.kind === "Cell") {
    const cell = cellName(option);
    const lure = shown.lures.find((one) => one.cell === cell && one.actions.includes(option.action));
    if (step === "ChooseEntrance" && lure) return { title: titleOf(at, lure), detail: lureDetail(at, lure) };
    return { title, detail: say.text("kairo-section", { section: shown.ground.section[cell] + 1 }) };
  }
  if (option.word.kind === "Customer") {
    const goals = shown.lures.filter((lure) => lure.colour === option.word.colour && lure.enough);
    const near = goals.reduce<LureTo | undefined>(
      (best, lure) => (!best || lure.steps < best.steps ? lure : best),
      undefined,
    );
    return { title, detail: near ? lureDetail(at, near) : undefined };
  }
  if (option.word.kind === "Choose") {
    const site = shown.builds.find((one) => one.colour === option.word.colour);
    const good = goodsName(Number(option.word.colour));
    if (site?.work === EXTENSION) {
      const points = (site.points ?? 0) + (site.medals ?? 0);
      return { title, detail: `${good} · ${say.text("ka-size-points", { size: site.size ?? 0, points })}` };
    }
    return { title, detail: good };
  }
  if (option.word.kind === "Give" && shown.pays[option.action]) {
    return { title, detail: say.text("ka-pay-rest", { owed: shown.pays[option.action] }) };
  }
  return { title };
}

/** Many cells are folded by section, other options not at all. */
export function groups(options: Option[], at: AtTable): { title: string; options: Option[] }[] {
  if (!options.every((option) => option.word.kind === "Cell")) return [{ title: "", options }];
  const { section } = shownOf(at).ground;
  return Array.from({ length: 9 }, (_, n) => ({
    title: say.text("kairo-section", { section: n + 1 }),
    options: options.filter((option) => section[cellName(option)] === n),
  })).filter((group) => group.options.length);
}
