/** World's Fair 1893 on the page. */
import type { TableModel } from "../../lib/tablemodel.svelte";
import type { GamePage, Label } from "../../lib/gamepage";
import { say } from "../../lib/say.svelte";
import type { Foresight, Option } from "../../lib/wire";
import Board from "./board/Board.svelte";
import { about, briefOf, doesOf } from "./model/about";
import { follow, gains } from "./model/follow";
import { figureOf, kindOfFigure } from "./model/fair";
import Hand from "./cards/Hand.svelte";
import Panel from "./cards/Panel.svelte";
import Piece from "./art/Piece.svelte";
import pictures from "./pictures.json";
import { PIECES } from "./model/pieces";
import Preview from "./cards/Preview.svelte";
import { AREA_IDS, eventsOf, factsOf, optionWord, SECRETS, SOURCES, STANDING_IDS, TICKET, viewOf } from "./rules.gen";
import { within } from "../../lib/typography";
import { areaName, cardName, figureName } from "./model/sight.svelte";

/** The cards beside an area, counted by kind: "2 exhibits, one ticket, Burnham". */
export function cardsAt(model: TableModel, area: number): string {
  const kinds = viewOf(model).beside[area].map((card) => factsOf(model).kinds[card]);
  const exhibits = kinds.filter((kind) => kind < TICKET).length;
  const tickets = kinds.filter((kind) => kind === TICKET).length;
  return [
    exhibits ? say.text("wf-cards-exhibits", { count: exhibits }) : "",
    tickets ? say.text("wf-cards-tickets", { count: tickets }) : "",
    ...kinds
      .filter((kind) => kind > TICKET)
      .map((kind) => `${figureName(figureOf(kind), "short")} (${briefOf(figureOf(kind))})`),
  ]
    .filter(Boolean)
    .join(", ");
}

/** The figures and tickets beside an area, each with what it does. */
function doAt(model: TableModel, area: number): string[] {
  const { kinds } = factsOf(model);
  const cards = viewOf(model).beside[area].filter((card) => kinds[card] >= TICKET);
  const one = cards.filter((card, index) => cards.findIndex((other) => kinds[other] === kinds[card]) === index);
  return one.map((card) => {
    const name = kinds[card] === TICKET ? say.text("wf-piece-ticket") : cardName(card);
    return say.text("wf-does", { name, does: doesOf(kinds[card]) });
  });
}

function label(option: Option, model: TableModel): Label {
  const word = optionWord(option);
  if (word.kind === "Place") {
    const cards = cardsAt(model, word.area) || say.text("wf-no-cards");
    return {
      title: areaName(word.area),
      detail: say.text("wf-option-cards", { cards }),
      does: doAt(model, word.area),
    };
  }
  if (word.kind === "Lift") {
    const count = viewOf(model).supporters[word.area][word.owner];
    return {
      title: `${model.nameOf(word.owner)} · ${areaName(word.area)}`,
      detail: say.text("wf-option-stand", { count }),
    };
  }
  if (word.kind === "PlayFigure" || word.kind === "DiscardFigure") {
    const plays = word.kind === "PlayFigure";
    return {
      title: say.text(plays ? "wf-option-play" : "wf-option-discard", { name: figureName(word.figure) }),
      detail: plays ? doesOf(kindOfFigure(word.figure), true) : say.text("wf-favour-lost"),
    };
  }
  return { title: model.tell(word) };
}

/** What speaks for a place: the rank it brings there, and the cards. */
function merits(words: Option[], foreseen: Foresight, model: TableModel): string[] {
  const word = words[0] && optionWord(words[0]);
  if (model.seat === null || !word || !("area" in word)) return [];
  if (eventsOf(foreseen).some((event) => event.kind === "ScoringBegan")) return [say.text("wf-after-scoring")];
  const [facts, area] = [factsOf(foreseen), word.area];
  const [medal, allowed] = [facts.medals[area][model.seat], facts.allowed[area][model.seat]];
  const gains = [
    medal ? say.text("wf-rank-medal", { points: medal }) : "",
    allowed ? say.text("wf-rank-approves", { count: allowed }) : "",
  ].filter(Boolean);
  const standing = say.text(STANDING_IDS[facts.standings[area][model.seat]]);
  return [
    say.labelled(areaName(area), [standing, ...gains].join(", ")),
    word.kind === "Place"
      ? within(say.text("wf-option-cards", { cards: cardsAt(model, area) || say.text("wf-no-cards") }))
      : "",
  ].filter(Boolean);
}

/** Palmer's first choice is long: folded by area. */
function groups(options: Option[], model: TableModel): { title: string; options: Option[] }[] {
  if (options[0]?.word.kind !== "Lift") return [{ title: "", options }];
  return viewOf(model)
    .places.map((area) => ({
      title: say.text("wf-group-from", say.thing("area", AREA_IDS[area])),
      options: options.filter(({ word }) => word.area === area),
    }))
    .filter((group) => group.options.length);
}

const page: GamePage = {
  Board,
  Panel,
  Hand,
  Preview,
  Piece,
  pieces: PIECES,
  pictures,
  groups,
  label,
  follow,
  about,
  merits,
  secrets: SECRETS,
  gains,
  sources: (model) => ({ names: SOURCES, points: factsOf(model).sources }),
  progress: (model) => {
    const [view, facts] = [viewOf(model), factsOf(model)];
    const text = say.text("fair-round", { round: view.round, rounds: facts.rounds });
    return { text, done: view.round, of: facts.rounds };
  },
};

export default page;
