/** How a touchable thing stands, and how the keyboard walks among them. */
import type { Attachment } from "svelte/attachments";
import { And, Command, Swap, With, wordOf } from "../rules.gen";

export interface Look {
  legal: boolean;
  chosen: boolean;
  pointed: boolean;
  ends: "no" | "may" | "will";
}

/** What each step asks for, where a thing may mean several. */
const ASKED: Record<string, string> = {
  SwapMine: Swap.kind,
  SwapTheirs: With.kind,
  LookSecond: And.kind,
  CommandAction: Command.kind,
};

/** Of all that a thing might mean, what somebody who touches it now most likely wants: so that "why not" fits. */
export function meaning(step: string, does: string[]): string {
  return does.find((each) => wordOf(each)?.kind === ASKED[step]) ?? does[0];
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function centre(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** The nearest of some things in a direction of the screen. */
export function nearest(from: [number, number], all: [number, number][], [dx, dy]: [number, number]): number {
  let [best, found] = [Infinity, -1];
  all.forEach(([x, y], index) => {
    const ahead = (x - from[0]) * dx + (y - from[1]) * dy;
    const aside = Math.abs((x - from[0]) * dy) + Math.abs((y - from[1]) * dx);
    if (ahead < 2 || aside > ahead * 2.2) return;
    const far = ahead + aside * 1.6;
    if (far < best) [best, found] = [far, index];
  });
  return found;
}

/** A group has one stop for Tab; inside it the arrows follow the screen. Call it anew when the scene changes. */
export function walk(_scene: unknown): Attachment<Element> {
  return (group) => {
    const spots = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>("[data-spot] > [role=button]")];
    const stop = (wanted?: Element): void => {
      const all = spots();
      const one =
        wanted ??
        all.find((each) => each === document.activeElement) ??
        all.find((each) => each.parentElement?.dataset.legal) ??
        all[0];
      for (const each of all) each.setAttribute("tabindex", each === one ? "0" : "-1");
    };
    const go = (event: Event): void => {
      const way = ARROWS[(event as KeyboardEvent).key];
      const from = (event.target as Element).closest("[data-spot]")?.querySelector(":scope > [role=button]");
      if (!way || !from) return;
      const all = spots().filter((each) => each !== from);
      const found = nearest(centre(from), all.map(centre), way);
      if (found < 0) return;
      event.preventDefault();
      event.stopPropagation();
      stop(all[found]);
      all[found].focus();
    };
    stop();
    group.addEventListener("keydown", go);
    return () => group.removeEventListener("keydown", go);
  };
}
