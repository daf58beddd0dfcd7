/** What an option would bring, told from the server's foresight: before and after, side by side. */
import type { AtTable } from "../../lib/at.svelte";
import { say } from "../../lib/say.svelte";
import type { Foresight } from "../../lib/wire";
import { shownOf, span, viewOf, type Shown, type View } from "./table";
import { bonusName, spaceName, specialWhat, tileName } from "./words";
import { ASKS } from "./tray";

export interface Mark {
  icon?: string;
  text: string;
}

function paid(view: View, event: Record<string, unknown>): number {
  return event.kind === "Placed" ? view.layout[event.cell as number] : 0;
}

export function consequences(at: AtTable, foreseen: Foresight): Mark[] {
  const marks: Mark[] = [];
  const [view, before, after] = [viewOf(at), shownOf(at), foreseen.shown as Shown];
  const seat = at.seat ?? 0;
  if (foreseen.action === "special") marks.push({ text: specialWhat(view.slot[seat]) });
  if (foreseen.action === "command special") marks.push({ text: specialWhat(view.slot[1 - seat]) });
  if (/^(keep|set aside) /.test(foreseen.action))
    marks.push({ text: specialWhat(Number(foreseen.action.split(" ").at(-1))) });
  for (const event of foreseen.events) {
    const bonus = paid(view, event);
    if (bonus) marks.push({ icon: `ga-b-${bonus}`, text: say.text("ga-pays", { bonus: bonusName(bonus) }) });
    if (event.kind === "Climbed" && event.seat === seat)
      marks.push({ icon: "ga-b-1", text: say.text("ga-climbs", { height: event.height as number }) });
    if (event.kind === "Gained") {
      const tile = tileName(event.tile as number);
      marks.push({
        icon: "ga-i-star",
        text:
          event.seat === seat
            ? say.text("ga-wins", { tile })
            : say.text("ga-gives", { name: at.names[event.seat as number], tile }),
      });
    }
    if (event.kind === "Skipped") marks.push({ text: at.tell(event as { kind: string }) });
  }
  for (const space of [0, 1, 2]) {
    const [was, is] = [before.to_go[space][seat], after.to_go[space][seat]];
    if (view.owner[space] < 0 && is !== was) marks.push({ icon: "ga-i-cabaret", text: chain(space, is) });
    const [theirs, now] = [before.to_go[space][1 - seat], after.to_go[space][1 - seat]];
    if (view.owner[space] < 0 && now !== theirs)
      marks.push({ icon: "ga-i-cabaret", text: `${at.names[1 - seat]}, ${chain(space, now)}` });
  }
  if (after.prestige[seat].join() !== before.prestige[seat].join()) {
    marks.push({ icon: "ga-i-star", text: say.text("ga-then", { range: span(after.prestige[seat]) }) });
  }
  const next = foreseen.view.agenda as { kind: string; seat: number }[];
  const asked = next.at(-1);
  if (asked && asked.seat === seat && foreseen.sure && ASKS[asked.kind] === undefined) {
    marks.push({ text: say.text("ga-asked-next", { step: at.tell(asked) }) });
  }
  if (!foreseen.sure && foreseen.ends !== "no" && after.winner < 0)
    marks.push({ icon: "ga-i-eye", text: say.text("ga-unsure") });
  return marks;
}

function chain(space: number, left: number): string {
  return say.text("ga-chain", { space: spaceName(space), count: left });
}

/** Beside the frame's warning that the game may end or ends: why, and for whom it would be sure. */
export function ending(at: AtTable, foreseen: Foresight): string | null {
  if (foreseen.ends === "no") return null;
  const [before, after] = [shownOf(at), foreseen.shown as Shown];
  if (foreseen.ends === "may") {
    const set = before.completes.some((spaces) => spaces.length > 0);
    return [before.last.length ? say.text("ga-why-last") : "", set ? say.text("ga-why-set") : ""]
      .filter(Boolean)
      .join("; ");
  }
  const seat = at.seat ?? 0;
  const verdict = after.winner < 0 ? "" : after.winner === seat ? say.text("ga-win") : say.text("ga-lose");
  const ended = foreseen.events.find((event) => event.kind === "Ended");
  return [verdict, ended ? say.text(`ga-by-${ended.reason}`) : ""].filter(Boolean).join("; ");
}
