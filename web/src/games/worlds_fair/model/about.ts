/** What the things of the fair do, and how each is used now: the effect first, the story after it. */
import type { About, TableModel } from "../../../lib/tablemodel.svelte";
import { find } from "../../../lib/options";
import { say } from "../../../lib/say.svelte";
import { figureOf, kindOfFigure } from "./fair";
import { AREA_IDS, factsOf, FIGURE_IDS, KIND_CITES, Place, SOURCES, TICKET, viewOf, WORDS } from "../rules.gen";
import { cardName, figureName } from "./sight.svelte";

/** What a kind of card does, in a sentence; a figure on the next turn, or when it is due. */
export function doesOf(kind: number, due = false): string {
  if (kind === TICKET) return say.text("does-ticket");
  if (kind > TICKET) return say.text(FIGURE_IDS[figureOf(kind)], {}, due ? "now" : "does");
  return say.text("does-exhibit", say.thing("area", AREA_IDS[kind]));
}

/** The same of a figure in a word or two. */
export function briefOf(figure: number): string {
  return say.text(FIGURE_IDS[figure], {}, "brief");
}

function aboutCard(model: TableModel, card: number): About {
  const [view, kind] = [viewOf(model), factsOf(model).kinds[card]];
  const area = view.beside.findIndex((cards) => cards.includes(card));
  const due =
    model.mine && model.seat !== null && view.figures[model.seat].includes(card) && model.step?.kind === "PlayFigures";
  const takes = area >= 0 && model.mine && find(model.options, Place, { area }) !== null;
  return {
    title: cardName(card),
    does: doesOf(kind, due),
    how: takes
      ? say.text("wf-how-take", say.thing("area", AREA_IDS[area]))
      : due
        ? say.text("wf-how-due")
        : view.discards.includes(card)
          ? say.text("wf-how-discarded")
          : undefined,
    story: say.text(`card-${card}`, {}, "story"),
    rule: KIND_CITES[kind],
  };
}

function aboutSeat(model: TableModel, seat: number): About {
  const [view, facts] = [viewOf(model), factsOf(model)];
  const points = model.scene.standing?.[seat] ?? 0;
  const worth = facts.sources[seat].map(([, least], source) => [SOURCES[source], least]); // nothing is hidden
  return {
    title: model.nameOf(seat),
    does: say.text("wf-explain-points", { points, ...Object.fromEntries(worth) }),
    how: say.text("wf-explain-reserve", { count: view.reserve[seat] }),
    rule: WORDS.Ended.cite,
  };
}

/** What a thing of the table is and does; null for what is none of the fair's. */
export function about(thing: string, model: TableModel): About | null {
  const [view, facts] = [viewOf(model), factsOf(model)];
  const number = Number(thing.slice(thing.lastIndexOf("-") + 1));
  if (thing.startsWith("card-")) return aboutCard(model, number);
  if (thing.startsWith("seat-")) return aboutSeat(model, number);
  if (thing.startsWith("figure-")) {
    const kind = kindOfFigure(number);
    const due = model.mine && model.step?.kind === "PlayFigures" && facts.figures[model.seat ?? 0].includes(number);
    return {
      title: figureName(number),
      does: doesOf(kind, due),
      how: due ? say.text("wf-how-due") : undefined,
      rule: KIND_CITES[kind],
    };
  }
  switch (thing) {
    case "deck":
      return {
        title: say.text("wf-piece-deck"),
        does: say.text("wf-explain-deck", { count: view.deck.length }),
        rule: WORDS.CardAdded.cite,
      };
    case "discards":
      return {
        title: say.text("wf-piece-discards"),
        does: say.text("wf-explain-discards"),
        rule: WORDS.Reshuffled.cite,
      };
    case "wheel":
      return {
        title: say.text("wf-piece-wheel"),
        does: say.text("wf-explain-wheel", { left: facts.left }),
        rule: WORDS.CarMoved.cite,
      };
    case "rounds":
      return {
        title: say.text("fair-round", { round: view.round, rounds: facts.rounds }),
        does: say.text("wf-explain-rounds"),
        rule: WORDS.ScoringBegan.cite,
      };
    case "reserve":
      return {
        title: say.text("wf-reserve"),
        does: say.text("wf-explain-reserve", { count: model.seat === null ? 0 : view.reserve[model.seat] }),
        how: model.mine ? say.text("wf-how-token") : undefined,
        rule: WORDS.Placed.cite,
      };
    default:
      return thing === "board"
        ? { title: say.title(model.game), does: say.text("wf-goal", { rounds: facts.rounds }), rule: WORDS.Ended.cite }
        : null;
  }
}
