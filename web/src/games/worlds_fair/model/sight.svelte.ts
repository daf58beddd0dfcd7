/** What the drawing looks at: the table, and the option that is being considered. */
import type { TableModel } from "../../../lib/tablemodel.svelte";
import { say } from "../../../lib/say.svelte";
import { areaOf, meantBy, shifts } from "./fair";
import {
  AREA_IDS,
  eventsOf,
  factsOf,
  FIGURE_IDS,
  STANDING_IDS,
  stepOf,
  viewOf,
  wordOf,
  type Action,
  type Facts,
  type View,
} from "../rules.gen";

const ON_AREAS = new Set(["PlaceSupporter", "AddSupporter", "SetSupporterDown"]);
const WITH_FIGURES = new Set(["PlayFigures", "AddSupporter", "LiftSupporter", "SetSupporterDown"]);

/** What a note explains: a card, or something told in words. */
export interface Explained {
  card: number | null;
  text: string;
  x: number;
  y: number;
}

/** Ask for an explanation; null when the pointer leaves. */
export type Explain = (what: number | string | null, event?: PointerEvent) => void;

export class Sight {
  hovered = $state<number | null>(null); // the area under the pointer
  lifting = $state<number | null>(null); // the area of which somebody moves, on a small screen
  recent = $state.raw(new Set<number>()); // areas somebody has just touched, for a moment
  constructor(readonly model: TableModel) {}

  get view(): View {
    return viewOf(this.model);
  }

  get facts(): Facts {
    return factsOf(this.model);
  }

  get step(): string {
    return stepOf(this.model)?.kind ?? "";
  }

  /** The option that is chosen, or else pointed at. */
  get word(): Action | null {
    return wordOf(this.model.chosen ?? this.model.pointed);
  }

  get focus(): number | null {
    return areaOf(this.word);
  }

  /** The area whose turn is shown: cards taken, car, refill. */
  get outlook(): number | null {
    if (WITH_FIGURES.has(this.step)) return this.view.placed;
    if (this.word?.kind === "Place") return areaOf(this.word);
    return this.step === "PlaceSupporter" ? this.hovered : null;
  }

  get spaces(): number {
    return this.outlook === null ? 0 : (this.facts.turns[this.outlook]?.spaces ?? 0);
  }

  /** The numbers of the new cards that would come to an area. */
  refillOf(area: number): number[] {
    if (this.outlook === null) return [];
    const refill = this.facts.turns[this.outlook]?.refill ?? [];
    return refill.flatMap((target, index) => (target === area ? [index + 1] : []));
  }

  /** What the considered option leads to, unless a scoring phase comes between. */
  get then(): { change: number[][]; facts: Facts } | null {
    const foreseen = this.model.foreseen;
    if (!foreseen || foreseen.action !== (this.model.chosen ?? this.model.pointed)) return null;
    const events = eventsOf(foreseen);
    if (events.some((event) => event.kind === "ScoringBegan")) return null;
    return { change: shifts(events, this.view.seats), facts: factsOf(foreseen) };
  }

  /** Whether areas as a whole can be touched now, by me. */
  get asked(): boolean {
    return this.model.mine && ON_AREAS.has(this.step);
  }

  legal(area: number): boolean {
    return this.asked && this.model.legal(meantBy(this.model, area));
  }

  /** The word on the frieze. */
  verb(area: number): string {
    const kind = wordOf(meantBy(this.model, area))?.kind;
    if (kind === "TakeBack") return say.text("wf-take-back");
    if (kind === "Add") return say.text("wf-add");
    return say.text(kind === "SetDown" ? "wf-put" : "wf-place");
  }

  /** A row in words: who stands there, and what a scoring phase would give now. */
  explainRow(area: number, seat: number): string {
    const facts = this.facts;
    return say.text("wf-explain-row", {
      name: this.model.nameOf(seat),
      count: this.view.supporters[area][seat],
      ...say.thing("area", AREA_IDS[area]),
      standing: say.text(STANDING_IDS[facts.standings[area][seat]]),
      medal: facts.medals[area][seat],
      approved: facts.approved[area][seat],
      allowed: facts.allowed[area][seat],
    });
  }

  label(area: number): string {
    const players = this.view.supporters[area].map((count, seat) => {
      const standing = this.facts.standings[area][seat];
      const name = this.model.nameOf(seat);
      return standing
        ? say.text("wf-says-ranked", { name, count, standing: say.text(STANDING_IDS[standing]) })
        : say.text("wf-says-count", { name, count });
    });
    const cards = this.view.beside[area].map((card) => cardName(card));
    return say.text("wf-says-area", {
      ...say.thing("area", AREA_IDS[area]),
      players: players.join(", "),
      cards: cards.length ? cards.join(", ") : say.text("wf-none"),
      verb: this.legal(area) ? this.verb(area) : "none",
    });
  }
}

export function areaName(area: number): string {
  return say.text(AREA_IDS[area]);
}

export function areaLetter(area: number): string {
  return say.text(AREA_IDS[area], {}, "letter");
}

export function standingShort(standing: number): string {
  return say.text(STANDING_IDS[standing], {}, "short");
}

export function figureName(figure: number, form?: "short"): string {
  return say.text(FIGURE_IDS[figure], {}, form);
}

/** A card's name; one that nobody can see yet is only a card. */
export function cardName(card: number): string {
  return card > 0 ? say.text(`card-${card}`) : say.text("wf-card-unknown");
}
