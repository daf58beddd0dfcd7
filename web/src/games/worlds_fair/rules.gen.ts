// Made from src/parlour/games/worlds_fair by build_tools/pages.py: do not edit.
import { action, readers, type Words } from "../../lib/options";

export const Area = { AGRICULTURE: 0, FINE_ARTS: 1, ELECTRICITY: 2, MANUFACTURES: 3, TRANSPORTATION: 4 } as const;
export const AREA_NAMES = ["agriculture", "fine-arts", "electricity", "manufactures", "transportation"] as const;
export const AREA_IDS = ["area-agriculture", "area-fine-arts", "area-electricity", "area-manufactures", "area-transportation"] as const;

export const Figure = { BURNHAM: 0, DAVIS: 1, PALMER: 2, MCCORMICK: 3, SAINT_GAUDENS: 4, WESTINGHOUSE: 5, SCHWAB: 6, PULLMAN: 7 } as const;
export const FIGURE_NAMES = ["burnham", "davis", "palmer", "mccormick", "saint-gaudens", "westinghouse", "schwab", "pullman"] as const;
export const FIGURE_IDS = ["figure-burnham", "figure-davis", "figure-palmer", "figure-mccormick", "figure-saint-gaudens", "figure-westinghouse", "figure-schwab", "figure-pullman"] as const;

export const Standing = { NONE: 0, FIRST: 1, TIED_FIRST: 2, SECOND: 3, TIED_SECOND: 4 } as const;
export const STANDING_NAMES = ["none", "first", "tied-first", "second", "tied-second"] as const;
export const STANDING_IDS = ["standing-none", "standing-first", "standing-tied-first", "standing-second", "standing-tied-second"] as const;

export const TICKET: number = 5;
export const KIND_CITES: readonly string[] = ["WF 5.1a", "WF 5.1a", "WF 5.1a", "WF 5.1a", "WF 5.1a", "WF 5.2", "WF 5.3a", "WF 5.3b", "WF 5.3c", "WF 5.3d", "WF 5.3d", "WF 5.3d", "WF 5.3d", "WF 5.3d"];
export const KINDS: readonly number[] = [-1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 7, 7, 7, 7, 8, 8, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13, 6, 7, 7, 8, 8, 9, 9, 9, 9, 10, 10, 10, 10, 11, 11, 11, 11, 12, 12, 12, 12, 13, 13, 13, 13];
export const FIRST_TICKET: number = 41;
export const FIRST_FIGURE: number = 69;

export type PlaceSupporter = { kind: "PlaceSupporter"; seat: number };
export type PlayFigures = { kind: "PlayFigures"; seat: number };
export type AddSupporter = { kind: "AddSupporter"; seat: number; figure: number };
export type LiftSupporter = { kind: "LiftSupporter"; seat: number };
export type SetSupporterDown = { kind: "SetSupporterDown"; seat: number; owner: number; source: number };
export type CollectCards = { kind: "CollectCards"; seat: number };
export type AddCards = { kind: "AddCards"; seat: number };
export type EndTurn = { kind: "EndTurn"; seat: number };
export type ScoringPhase = { kind: "ScoringPhase"; seat: number };
export type ExchangeTickets = { kind: "ExchangeTickets"; seat: number };
export type ScoreAreas = { kind: "ScoreAreas"; seat: number };
export type RecallSupporters = { kind: "RecallSupporters"; seat: number };
export type NextRound = { kind: "NextRound"; seat: number };
export type Step = PlaceSupporter | PlayFigures | AddSupporter | LiftSupporter | SetSupporterDown | CollectCards | AddCards | EndTurn | ScoringPhase | ExchangeTickets | ScoreAreas | RecallSupporters | NextRound;

export type Placed = { kind: "Placed"; seat: number; area: number };
export type TookBack = { kind: "TookBack"; seat: number; area: number };
export type FigurePlayed = { kind: "FigurePlayed"; seat: number; figure: number };
export type FigureDiscarded = { kind: "FigureDiscarded"; seat: number; figure: number };
export type Added = { kind: "Added"; seat: number; area: number };
export type Moved = { kind: "Moved"; seat: number; owner: number; source: number; target: number };
export type Collected = { kind: "Collected"; seat: number; area: number; cards: number[] };
export type CarMoved = { kind: "CarMoved"; spaces: number; left: number };
export type CardAdded = { kind: "CardAdded"; area: number; card: number };
export type Reshuffled = { kind: "Reshuffled"; cards: number };
export type ScoringBegan = { kind: "ScoringBegan"; round: number };
export type LedTickets = { kind: "LedTickets"; seat: number; coins: number };
export type Exchanged = { kind: "Exchanged"; seat: number; coins: number };
export type Ranked = { kind: "Ranked"; seat: number; area: number; standing: number; medal: number; approvals: number };
export type Approved = { kind: "Approved"; seat: number; area: number; cards: number[] };
export type Recalled = { kind: "Recalled"; seat: number; area: number; supporters: number };
export type RoundBegan = { kind: "RoundBegan"; round: number };
export type Ended = { kind: "Ended" };
export type Event = Placed | TookBack | FigurePlayed | FigureDiscarded | Added | Moved | Collected | CarMoved | CardAdded | Reshuffled | ScoringBegan | LedTickets | Exchanged | Ranked | Approved | Recalled | RoundBegan | Ended;

export type Place = { kind: "Place"; area: number };
export const Place = action<Place>("Place", ["area"], {"0": "place agriculture", "1": "place fine-arts", "2": "place electricity", "3": "place manufactures", "4": "place transportation"});
export type TakeBack = { kind: "TakeBack"; area: number };
export const TakeBack = action<TakeBack>("TakeBack", ["area"], {"0": "take back agriculture", "1": "take back fine-arts", "2": "take back electricity", "3": "take back manufactures", "4": "take back transportation"});
export type PlayFigure = { kind: "PlayFigure"; figure: number };
export const PlayFigure = action<PlayFigure>("PlayFigure", ["figure"], {"0": "play burnham", "1": "play davis", "2": "play palmer", "3": "play mccormick", "4": "play saint-gaudens", "5": "play westinghouse", "6": "play schwab", "7": "play pullman"});
export type DiscardFigure = { kind: "DiscardFigure"; figure: number };
export const DiscardFigure = action<DiscardFigure>("DiscardFigure", ["figure"], {"0": "discard burnham", "1": "discard davis", "2": "discard palmer", "3": "discard mccormick", "4": "discard saint-gaudens", "5": "discard westinghouse", "6": "discard schwab", "7": "discard pullman"});
export type Add = { kind: "Add"; area: number };
export const Add = action<Add>("Add", ["area"], {"0": "add agriculture", "1": "add fine-arts", "2": "add electricity", "3": "add manufactures", "4": "add transportation"});
export type Lift = { kind: "Lift"; owner: number; area: number };
export const Lift = action<Lift>("Lift", ["owner", "area"], {"0 0": "lift 1 agriculture", "0 1": "lift 1 fine-arts", "0 2": "lift 1 electricity", "0 3": "lift 1 manufactures", "0 4": "lift 1 transportation", "1 0": "lift 2 agriculture", "1 1": "lift 2 fine-arts", "1 2": "lift 2 electricity", "1 3": "lift 2 manufactures", "1 4": "lift 2 transportation", "2 0": "lift 3 agriculture", "2 1": "lift 3 fine-arts", "2 2": "lift 3 electricity", "2 3": "lift 3 manufactures", "2 4": "lift 3 transportation", "3 0": "lift 4 agriculture", "3 1": "lift 4 fine-arts", "3 2": "lift 4 electricity", "3 3": "lift 4 manufactures", "3 4": "lift 4 transportation"});
export type SetDown = { kind: "SetDown"; area: number };
export const SetDown = action<SetDown>("SetDown", ["area"], {"0": "set down agriculture", "1": "set down fine-arts", "2": "set down electricity", "3": "set down manufactures", "4": "set down transportation"});
export type Action = Place | TakeBack | PlayFigure | DiscardFigure | Add | Lift | SetDown;

export interface View {
  seats: number;
  key: number;
  agenda: Step[];
  places: number[];
  supporters: number[][];
  reserve: number[];
  beside: number[][];
  deck: number[];
  discards: number[];
  exhibits: number[][];
  tickets: number[][];
  figures: number[][];
  approved: number[][];
  coins: number[];
  medals: number[];
  car: number;
  round: number;
  active: number;
  placed: number;
}

/** A set of different approved exhibits, and its points. */
export interface TokenSet {
  areas: number[];
  points: number;
}

/** A turn whose step 1 is an area: spaces the car goes and those then left, the areas of the new cards in order. */
export interface Outlook {
  spaces: number;
  left: number;
  refill: number[];
}

/** What a table shows beside the view, from the view alone. */
export interface Facts {
  wheel: number;
  left: number;
  rounds: number;
  limits: number[];
  kinds: number[];
  held: number[][];
  sets: TokenSet[][];
  figures: number[][];
  turns: Outlook[];
  standings: number[][];
  medals: number[][];
  allowed: number[][];
  approved: number[][];
  coins: number[];
  most: boolean[];
  sources: [already: number, least: number, most: number][][];
}

/** Kind of word → its paragraph, and its fields that hold things with names. */
export const WORDS: Words = {
  PlaceSupporter: { cite: "WF 4.1", things: { seat: "seat" } },
  PlayFigures: { cite: "WF 4.2", things: { seat: "seat" } },
  AddSupporter: { cite: "WF 5.3", things: { seat: "seat", figure: FIGURE_IDS } },
  LiftSupporter: { cite: "WF 5.3c", things: { seat: "seat" } },
  SetSupporterDown: { cite: "WF 5.3c", things: { seat: "seat", owner: "seat", source: AREA_IDS } },
  CollectCards: { cite: "WF 4.3", things: { seat: "seat" } },
  AddCards: { cite: "WF 4.4", things: { seat: "seat" } },
  EndTurn: { cite: "WF 4.5", things: { seat: "seat" } },
  ScoringPhase: { cite: "WF 6.0", things: { seat: "seat" } },
  ExchangeTickets: { cite: "WF 6.1", things: { seat: "seat" } },
  ScoreAreas: { cite: "WF 6.2", things: { seat: "seat" } },
  RecallSupporters: { cite: "WF 6.3", things: { seat: "seat" } },
  NextRound: { cite: "WF 6.4", things: { seat: "seat" } },
  Placed: { cite: "WF 4.1", things: { seat: "seat", area: AREA_IDS } },
  TookBack: { cite: "WF 4.1b", things: { seat: "seat", area: AREA_IDS } },
  FigurePlayed: { cite: "WF 4.2c", things: { seat: "seat", figure: FIGURE_IDS } },
  FigureDiscarded: { cite: "WF 4.2", things: { seat: "seat", figure: FIGURE_IDS } },
  Added: { cite: "WF 5.3", things: { seat: "seat", area: AREA_IDS } },
  Moved: { cite: "WF 5.3c", things: { seat: "seat", owner: "seat", source: AREA_IDS, target: AREA_IDS } },
  Collected: { cite: "WF 4.3", things: { seat: "seat", cards: "card", area: AREA_IDS } },
  CarMoved: { cite: "WF 4.3b", things: {  } },
  CardAdded: { cite: "WF 4.4", things: { card: "card", area: AREA_IDS } },
  Reshuffled: { cite: "WF 4.4d", things: {  } },
  ScoringBegan: { cite: "WF 6.0", things: {  } },
  LedTickets: { cite: "WF 6.1a", things: { seat: "seat" } },
  Exchanged: { cite: "WF 6.1b", things: { seat: "seat" } },
  Ranked: { cite: "WF 6.2a", things: { seat: "seat", area: AREA_IDS, standing: STANDING_IDS } },
  Approved: { cite: "WF 6.2b", things: { seat: "seat", cards: "card", area: AREA_IDS } },
  Recalled: { cite: "WF 6.3", things: { seat: "seat", area: AREA_IDS } },
  RoundBegan: { cite: "WF 6.4", things: {  } },
  Ended: { cite: "WF 7.0", things: {  } },
  Place: { cite: "WF 4.1", things: { area: AREA_IDS } },
  TakeBack: { cite: "WF 4.1b", things: { area: AREA_IDS } },
  PlayFigure: { cite: "WF 4.2c", things: { figure: FIGURE_IDS } },
  DiscardFigure: { cite: "WF 4.2", things: { figure: FIGURE_IDS } },
  Add: { cite: "WF 5.3b", things: { area: AREA_IDS } },
  Lift: { cite: "WF 5.3c", things: { owner: "seat", area: AREA_IDS } },
  SetDown: { cite: "WF 5.3c", things: { area: AREA_IDS } },
  AreaHeld: { cite: "WF 6.2a", things: { area: AREA_IDS, standing: STANDING_IDS, instead_standing: STANDING_IDS } },
  AreaOfOther: { cite: "WF 6.2a", things: { seat: "seat", area: AREA_IDS, standing: STANDING_IDS, instead_standing: STANDING_IDS } },
  TieBroken: { cite: "WF 6.2d", things: { area: AREA_IDS } },
  LeadTaken: { cite: "WF 6.2c", things: { area: AREA_IDS, instead_standing: STANDING_IDS } },
  LeadEnded: { cite: "WF 6.2c", things: { seat: "seat", area: AREA_IDS, standing: STANDING_IDS } },
  TicketsHeld: { cite: "WF 6.1a", things: {  } },
  MostTickets: { cite: "WF 6.1a", things: {  } },
  ExhibitsHeld: { cite: "WF 5.1", things: { area: AREA_IDS } },
  FiguresHeld: { cite: "WF 5.3", things: {  } },
  SupportersOut: { cite: "WF 4.1", things: {  } },
  ScoringNear: { cite: "WF 4.3c", things: {  } },
  Points: { cite: "", things: {  } },
  OthersPoints: { cite: "", things: { seat: "seat" } },
};

/** What points come from, in the order of the score sheet. */
export const SOURCES = ["coins", "medals", "sets"];
/** Whether two players may see different things. */
export const SECRETS = false;
export const { viewOf, factsOf, stepOf, eventsOf, wordOf, optionWord } = readers<{ View: View; Facts: Facts; Action: Action; Event: Event; Step: Step }>([Place, TakeBack, PlayFigure, DiscardFigure, Add, Lift, SetDown]);
