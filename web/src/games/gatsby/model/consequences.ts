/** What an option would bring, told from the server's foresight: before and after, side by side. */
import type { TableModel } from "../../../lib/tablemodel.svelte";
import { say } from "../../../lib/say.svelte";
import { alone } from "../../../lib/typography";
import type { Foresight } from "../../../lib/wire";
import { Bonus, eventsOf, factsOf, stepOf, viewOf, wordOf, type Event, type View } from "../rules.gen";
import { IN_CABARET, span } from "./table";
import { bonusDoes } from "./about";
import { placeName, spaceName, specialWhat, tileName } from "./words";
import { ASKS } from "./tray";

export interface Mark {
  icon?: string;
  text: string;
}

function paid(view: View, event: Event): number {
  return event.kind === "Placed" ? view.layout[event.cell] : 0;
}

/** What it brings, a few words each; where there is nothing to say beyond it, the option itself. */
export function consequences(model: TableModel, foreseen: Foresight): Mark[] {
  const marks = brought(model, foreseen);
  const word = wordOf(foreseen.action);
  if (!marks.length && word) marks.push({ text: model.tell(word) });
  return marks.map((mark) => ({ ...mark, text: alone(mark.text) }));
}

function brought(model: TableModel, foreseen: Foresight): Mark[] {
  const marks: Mark[] = [];
  const [view, before, after] = [viewOf(model), factsOf(model), factsOf(foreseen)];
  const seat = model.seat ?? 0;
  const word = wordOf(foreseen.action);
  marks.push(...swapped(model, word));
  if (word?.kind === "TakeAction") marks.push({ text: model.tell(word) }); // the whole of it, not its first part alone
  if (word?.kind === "TakeSpecial") marks.push({ text: specialWhat(view.slot[seat]) });
  if (word?.kind === "CommandSpecial") marks.push({ text: specialWhat(view.slot[1 - seat]) });
  if (word?.kind === "Keep" || word?.kind === "SetAside") marks.push({ text: specialWhat(word.special) });
  for (const event of eventsOf(foreseen)) {
    const bonus = paid(view, event);
    if (bonus) marks.push({ icon: `ga-b-${bonus}`, text: bonusDoes(bonus) });
    if (event.kind === "Climbed" && event.seat === seat)
      marks.push({ icon: "ga-b-1", text: say.text("ga-climbs", { height: event.height }) });
    if (event.kind === "Gained") {
      const tile = tileName(event.tile);
      marks.push({
        icon: "ga-i-star",
        text:
          event.seat === seat
            ? say.text("ga-wins", { tile })
            : say.text("ga-gives", { name: model.names[event.seat], tile }),
      });
    }
    if (event.kind === "Skipped") marks.push({ text: model.tell(event) });
  }
  for (const space of IN_CABARET) {
    const [was, is] = [before.to_go[space][seat], after.to_go[space][seat]];
    if (view.owner[space] < 0 && is !== was)
      marks.push({ icon: "ga-i-cabaret", text: `${say.text("page-you")}, ${chain(space, is)}` });
    const [theirs, now] = [before.to_go[space][1 - seat], after.to_go[space][1 - seat]];
    if (view.owner[space] < 0 && now !== theirs)
      marks.push({ icon: "ga-i-cabaret", text: `${model.names[1 - seat]}, ${chain(space, now)}` });
  }
  if (after.prestige[seat].join() !== before.prestige[seat].join()) {
    marks.push({ icon: "ga-i-star", text: say.text("ga-then", { range: span(after.prestige[seat]) }) });
  }
  const asked = stepOf(foreseen);
  if (
    asked &&
    asked.seat === seat &&
    word?.kind !== "TakeAction" &&
    word?.kind !== "Swap" &&
    foreseen.sure &&
    ASKS[asked.kind] === undefined
  ) {
    marks.push({ text: say.text("ga-asked-next", { step: model.tell(asked) }) });
  }
  if (!foreseen.sure && foreseen.ends !== "no" && after.winner < 0)
    marks.push({ icon: "ga-i-eye", text: say.text("ga-unsure") });
  return marks;
}

/** A SWAP takes two choices: which of them this is, what is given, what comes for it, and what is still to choose. */
function swapped(model: TableModel, word: ReturnType<typeof wordOf>): Mark[] {
  const step = stepOf(model);
  const icon = `ga-b-${Bonus.SWAP}`;
  const name = model.names[1 - (model.seat ?? 0)];
  if (word?.kind === "Swap")
    return [
      { icon, text: say.text("ga-swap-give", { cell: placeName(word.cell) }) },
      { text: say.text("ga-swap-next", { name }) },
    ];
  if (word?.kind !== "With" || step?.kind !== "SwapTheirs") return [];
  return [
    { icon, text: say.text("ga-swap-whole", { mine: placeName(step.cell), theirs: placeName(word.cell), name }) },
  ];
}

function chain(space: number, left: number): string {
  return say.text("ga-chain", { space: spaceName(space), count: left });
}

/** Beside the frame's warning that the game may end or ends: why, and for whom it would be sure. */
export function ending(model: TableModel, foreseen: Foresight): string | null {
  if (foreseen.ends === "no") return null;
  const [before, after] = [factsOf(model), factsOf(foreseen)];
  if (foreseen.ends === "may") {
    const set = before.completes.some((spaces) => spaces.length > 0);
    const reasons = [before.last.length ? say.text("ga-why-last") : "", set ? say.text("ga-why-set") : ""];
    return say.clauses(reasons.filter(Boolean));
  }
  const seat = model.seat ?? 0;
  const verdict = after.winner < 0 ? "" : after.winner === seat ? say.text("ga-win") : say.text("ga-lose");
  const ended = eventsOf(foreseen).find((event) => event.kind === "Ended");
  return say.clauses([verdict, ended ? say.text(`ga-by-${ended.reason}`) : ""].filter(Boolean));
}
