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
  rules: {
    PlaceSupporter: "WF 4.1", Place: "WF 4.1", Placed: "WF 4.1", TakeBack: "WF 4.1b", TookBack: "WF 4.1b",
    PlayFigures: "WF 4.2", PlayFigure: "WF 4.2c", FigurePlayed: "WF 4.2c",
    DiscardFigure: "WF 4.2", FigureDiscarded: "WF 4.2",
    AddSupporter: "WF 5.3d", Add: "WF 5.3b", Added: "WF 5.3a",
    LiftSupporter: "WF 5.3c", Lift: "WF 5.3c", SetSupporterDown: "WF 5.3c", SetDown: "WF 5.3c", Moved: "WF 5.3c",
    CollectCards: "WF 4.3", Collected: "WF 4.3", CarMoved: "WF 4.3b",
    AddCards: "WF 4.4", CardAdded: "WF 4.4", Reshuffled: "WF 4.4d",
    EndTurn: "WF 4.5", ScoringPhase: "WF 6.0", ScoringBegan: "WF 6.0", ExchangeTickets: "WF 6.1",
    LedTickets: "WF 6.1a", Exchanged: "WF 6.1b",
    ScoreAreas: "WF 6.2", Ranked: "WF 6.2a", Approved: "WF 6.2b", RecallSupporters: "WF 6.3", Recalled: "WF 6.3",
    NextRound: "WF 6.4", RoundBegan: "WF 6.4", Ended: "WF 7.0",
  },
  secrets: false,
  progress: (at) => {
    const [view, shown] = [viewOf(at), shownOf(at)];
    const text = say.text("fair-round", { round: view.round, rounds: shown.rounds });
    return { text, done: view.round, of: shown.rounds };
  },
};

export default page;
