/** What the things of the fair do, and how each is used now: the effect first, the story after it. */
import type { About, AtTable } from "../../lib/at.svelte";
import { find } from "../../lib/options";
import { say } from "../../lib/say.svelte";
import { figureOf, kindOfFigure } from "./fair";
import { AREA_IDS, factsOf, FIGURE_IDS, KIND_CITES, Place, TICKET, viewOf, WORDS } from "./rules.gen";
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

function aboutCard(at: AtTable, card: number): About {
  const [view, kind] = [viewOf(at), factsOf(at).kinds[card]];
  const area = view.beside.findIndex((cards) => cards.includes(card));
  const due = at.mine && at.seat !== null && view.figures[at.seat].includes(card) && at.step?.kind === "PlayFigures";
  const takes = area >= 0 && at.mine && find(at.options, Place, { area }) !== null;
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

function aboutSeat(at: AtTable, seat: number): About {
  const [view, facts] = [viewOf(at), factsOf(at)];
  const points = at.scene.standing?.[seat] ?? 0;
  const coins = view.coins[seat] + facts.coins[seat];
  const medals = view.medals[seat] + facts.medals.reduce((sum, row) => sum + row[seat], 0);
  return {
    title: at.nameOf(seat),
    does: say.text("wf-explain-points", { points, coins, medals, sets: points - coins - medals }),
    how: say.text("wf-explain-reserve", { count: view.reserve[seat] }),
    rule: WORDS.Ended.cite,
  };
}

/** What a thing of the table is and does; null for what is none of the fair's. */
export function about(thing: string, at: AtTable): About | null {
  const [view, facts] = [viewOf(at), factsOf(at)];
  const number = Number(thing.slice(thing.lastIndexOf("-") + 1));
  if (thing.startsWith("card-")) return aboutCard(at, number);
  if (thing.startsWith("seat-")) return aboutSeat(at, number);
  if (thing.startsWith("figure-")) {
    const kind = kindOfFigure(number);
    const due = at.mine && at.step?.kind === "PlayFigures" && facts.figures[at.seat ?? 0].includes(number);
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
        does: say.text("wf-explain-reserve", { count: at.seat === null ? 0 : view.reserve[at.seat] }),
        how: at.mine ? say.text("wf-how-token") : undefined,
        rule: WORDS.Placed.cite,
      };
    default:
      return thing === "board"
        ? { title: say.title(at.game), does: say.text("wf-goal"), rule: WORDS.Ended.cite }
        : null;
  }
}
