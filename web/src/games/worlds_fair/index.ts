/** World's Fair 1893 on the page. */
import type { AtTable } from "../../lib/at.svelte";
import type { GamePage } from "../../lib/gamepage";
import { say } from "../../lib/say.svelte";
import type { Option } from "../../lib/wire";
import Board from "./Board.svelte";
import { shownOf, TICKET, viewOf } from "./fair";
import Hand from "./Hand.svelte";
import Panel from "./Panel.svelte";
import Piece from "./Piece.svelte";
import { PIECES } from "./pieces";
import Preview from "./Preview.svelte";
import { areaName, figureName } from "./sight.svelte";

/** The cards beside an area, counted by kind: "2 exhibits, one ticket, Burnham". */
export function cardsAt(at: AtTable, area: number): string {
  const kinds = viewOf(at).beside[area].map((card) => shownOf(at).kinds[card]);
  const exhibits = kinds.filter((kind) => kind < TICKET).length;
  const tickets = kinds.filter((kind) => kind === TICKET).length;
  return [
    exhibits ? say.text("wf-cards-exhibits", { count: exhibits }) : "",
    tickets ? say.text("wf-cards-tickets", { count: tickets }) : "",
    ...kinds.filter((kind) => kind > TICKET).map((kind) => figureName(kind - TICKET - 1, "short")),
  ].filter(Boolean).join(", ");
}

function label(option: Option, at: AtTable): { title: string; detail?: string } {
  const { kind, area, figure, owner } = option.word as { kind: string; area?: number; figure?: number; owner?: number };
  if (kind === "Place" && area !== undefined) {
    const cards = cardsAt(at, area) || say.text("wf-no-cards");
    return { title: areaName(area), detail: say.text("wf-option-cards", { cards }) };
  }
  if (kind === "Lift" && area !== undefined && owner !== undefined) {
    const count = viewOf(at).supporters[area][owner];
    return { title: `${at.nameOf(owner)} · ${areaName(area)}`, detail: say.text("wf-option-stand", { count }) };
  }
  if (kind === "PlayFigure" || kind === "DiscardFigure") {
    return { title: `${say.text(kind === "PlayFigure" ? "wf-play" : "wf-discard")}: ${figureName(figure ?? 0)}` };
  }
  return { title: at.tell(option.word as { kind: string }) };
}

/** Palmer's first choice is long: folded by area. */
function groups(options: Option[], at: AtTable): { title: string; options: Option[] }[] {
  if (options[0]?.word.kind !== "Lift") return [{ title: "", options }];
  return viewOf(at).places
    .map((area) => ({
      title: say.text("wf-group-from", { area: areaName(area) }),
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
  groups,
  label,
  secrets: false,
  progress: (at) => {
    const [view, shown] = [viewOf(at), shownOf(at)];
    const text = say.text("fair-round", { round: view.round, rounds: shown.rounds });
    return { text, done: view.round, of: shown.rounds };
  },
};

export default page;
