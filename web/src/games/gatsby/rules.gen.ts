// Made from src/parlour/games/gatsby by build_tools/pages.py: do not edit.
import { action, readers, type Words } from "../../lib/options";

export const Bonus = { NONE: 0, ADVANCE: 1, COMMAND: 2, SWAP: 3, PLACE: 4, CHARACTERS: 5, DRAW: 6 } as const;
export const BONUS_NAMES = ["none", "advance", "command", "swap", "place", "characters", "draw"] as const;
export const BONUS_IDS = ["bonus-none", "bonus-advance", "bonus-command", "bonus-swap", "bonus-place", "bonus-characters", "bonus-draw"] as const;

export const Family = { HIDDEN: 0, YELLOW: 1, PURPLE: 2, MAROON: 3, BLUE: 4, BLACK: 5 } as const;
export const FAMILY_NAMES = ["hidden", "yellow", "purple", "maroon", "blue", "black"] as const;
export const FAMILY_IDS = ["family-hidden", "family-yellow", "family-purple", "family-maroon", "family-blue", "family-black"] as const;

export const Space = { LEFT: 0, RIGHT: 1, BOTTOM: 2, STEP_3: 3, STEP_7: 4, STEP_10: 5, STEP_13: 6, TRACK_1: 7, TRACK_2: 8, TRACK_3: 9, TRACK_4: 10, TRACK_5: 11 } as const;
export const SPACE_NAMES = ["left", "right", "bottom", "step-3", "step-7", "step-10", "step-13", "track-1", "track-2", "track-3", "track-4", "track-5"] as const;
export const SPACE_IDS = ["space-left", "space-right", "space-bottom", "space-step-3", "space-step-7", "space-step-10", "space-step-13", "space-track-1", "space-track-2", "space-track-3", "space-track-4", "space-track-5"] as const;

export const Place = { CABARET: 0, FINANCE: 1, RACETRACK: 2 } as const;
export const PLACE_NAMES = ["cabaret", "finance", "racetrack"] as const;
export const PLACE_IDS = ["place-cabaret", "place-finance", "place-racetrack"] as const;

export const Ending = { FAMILY: 0, FIVE_FAMILIES: 1, CABARET: 2, FINANCE: 3, RACETRACK: 4 } as const;
export const ENDING_NAMES = ["family", "five-families", "cabaret", "finance", "racetrack"] as const;
export const ENDING_IDS = ["ending-family", "ending-five-families", "ending-cabaret", "ending-finance", "ending-racetrack"] as const;

export const TILES: number = 15;
export const FAMILY: readonly number[] = [0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5];
export const STARS: readonly number[] = [0, 3, 0, 2, 2, 1, 2, 3, 1, 1, 2, 1, 2, 2, 3, 0];
export const STAR_CELLS: number = 4;
export const FIRST_LANE: number = 36;
export const CELL_NAMES: readonly string[] = ["a1", "b1", "c1", "d1", "e1", "f1", "a2", "b2", "c2", "d2", "e2", "f2", "a3", "b3", "c3", "d3", "e3", "f3", "a4", "b4", "c4", "d4", "e4", "f4", "a5", "b5", "c5", "d5", "e5", "f5", "a6", "b6", "c6", "d6", "e6", "f6", "t1.1", "t1.2", "t1.3", "t1.4", "t1.5", "t2.1", "t2.2", "t2.3", "t2.4", "t2.5", "t3.1", "t3.2", "t3.3", "t3.4", "t3.5", "t4.1", "t4.2", "t4.3", "t5.1", "t5.2", "t5.3"];
export const TRACK_CELLS: readonly (readonly number[])[] = [[36, 37, 38, 39, 40], [41, 42, 43, 44, 45], [46, 47, 48, 49, 50], [51, 52, 53], [54, 55, 56]];
export const PLACE_SPACES: readonly (readonly number[])[] = [[0, 1, 2], [3, 4, 5, 6], [7, 8, 9, 10, 11]];
export const FINANCE: readonly (readonly number[])[] = [[3, 3], [7, 4], [10, 5], [13, 6]];
export const TOP: number = 13;
export const MAINS: number = 4;
export const SPECIALS: number = 11;
export const MAIN: readonly (readonly (Step)[])[] = [[], [{"kind": "EndTurn", "seat": -1}, {"kind": "CabaretPart", "seat": -1, "links": 1}], [{"kind": "EndTurn", "seat": -1}, {"kind": "AdvancePart", "seat": -1}, {"kind": "CabaretPart", "seat": -1, "links": 0}], [{"kind": "EndTurn", "seat": -1}, {"kind": "RacePart", "seat": -1, "count": 1, "past": 0}, {"kind": "AdvancePart", "seat": -1}], [{"kind": "EndTurn", "seat": -1}, {"kind": "RacePart", "seat": -1, "count": 2, "past": 0}]];
export const SPECIAL: readonly (readonly (Step)[])[] = [[{"kind": "EndTurn", "seat": -1}], [{"kind": "EndTurn", "seat": -1}, {"kind": "CabaretPart", "seat": -1, "links": 0}, {"kind": "CabaretPart", "seat": -1, "links": 0}], [{"kind": "EndTurn", "seat": -1}, {"kind": "CabaretPart", "seat": -1, "links": 2}], [{"kind": "EndTurn", "seat": -1}, {"kind": "SwapPart", "seat": -1}, {"kind": "CabaretPart", "seat": -1, "links": 0}], [{"kind": "EndTurn", "seat": -1}, {"kind": "AnywherePart", "seat": -1}], [{"kind": "EndTurn", "seat": -1}, {"kind": "RacePart", "seat": -1, "count": 1, "past": 0}, {"kind": "AdvancePart", "seat": -1}, {"kind": "CabaretPart", "seat": -1, "links": 0}], [{"kind": "EndTurn", "seat": -1}, {"kind": "AdvancePart", "seat": -1}, {"kind": "AdvancePart", "seat": -1}], [{"kind": "EndTurn", "seat": -1}, {"kind": "SwapPart", "seat": -1}, {"kind": "AdvancePart", "seat": -1}, {"kind": "CharactersPart", "seat": -1}], [{"kind": "EndTurn", "seat": -1}, {"kind": "PairPart", "seat": -1}], [{"kind": "EndTurn", "seat": -1}, {"kind": "RacePart", "seat": -1, "count": 3, "past": 0}], [{"kind": "EndTurn", "seat": -1}, {"kind": "RacePart", "seat": -1, "count": 1, "past": 0}, {"kind": "SwapPart", "seat": -1}], [{"kind": "EndTurn", "seat": -1}, {"kind": "LanePart", "seat": -1}]];

export type KeepSpecial = { kind: "KeepSpecial"; seat: number };
export type PutOnStar = { kind: "PutOnStar"; seat: number };
export type ChooseAction = { kind: "ChooseAction"; seat: number };
export type CommandAction = { kind: "CommandAction"; seat: number };
export type CabaretPart = { kind: "CabaretPart"; seat: number; links: number };
export type PutBeside = { kind: "PutBeside"; seat: number; links: number };
export type LinkPart = { kind: "LinkPart"; seat: number; cell: number; links: number };
export type PutLinked = { kind: "PutLinked"; seat: number; cell: number; links: number };
export type AnywherePart = { kind: "AnywherePart"; seat: number };
export type PutAnywhere = { kind: "PutAnywhere"; seat: number };
export type AdvancePart = { kind: "AdvancePart"; seat: number };
export type RacePart = { kind: "RacePart"; seat: number; count: number; past: number };
export type PutOnTrack = { kind: "PutOnTrack"; seat: number; count: number; past: number };
export type PairPart = { kind: "PairPart"; seat: number };
export type PutPair = { kind: "PutPair"; seat: number };
export type FollowPart = { kind: "FollowPart"; seat: number; track: number };
export type LanePart = { kind: "LanePart"; seat: number };
export type PutOnLane = { kind: "PutOnLane"; seat: number };
export type SwapPart = { kind: "SwapPart"; seat: number };
export type CharactersPart = { kind: "CharactersPart"; seat: number };
export type BonusDue = { kind: "BonusDue"; seat: number; bonus: number };
export type AskAdvance = { kind: "AskAdvance"; seat: number };
export type AskPlace = { kind: "AskPlace"; seat: number };
export type SwapMine = { kind: "SwapMine"; seat: number };
export type SwapTheirs = { kind: "SwapTheirs"; seat: number; cell: number };
export type LookFirst = { kind: "LookFirst"; seat: number };
export type LookSecond = { kind: "LookSecond"; seat: number; first: number };
export type PutBack = { kind: "PutBack"; seat: number; first: number; second: number };
export type AskDraw = { kind: "AskDraw"; seat: number };
export type EndTurn = { kind: "EndTurn"; seat: number };
export type EndCommanded = { kind: "EndCommanded"; seat: number };
export type Step = KeepSpecial | PutOnStar | ChooseAction | CommandAction | CabaretPart | PutBeside | LinkPart | PutLinked | AnywherePart | PutAnywhere | AdvancePart | RacePart | PutOnTrack | PairPart | PutPair | FollowPart | LanePart | PutOnLane | SwapPart | CharactersPart | BonusDue | AskAdvance | AskPlace | SwapMine | SwapTheirs | LookFirst | LookSecond | PutBack | AskDraw | EndTurn | EndCommanded;

export type ActionTaken = { kind: "ActionTaken"; seat: number; number: number };
export type SpecialTaken = { kind: "SpecialTaken"; seat: number; special: number };
export type Commanded = { kind: "Commanded"; seat: number; number: number };
export type LeftFree = { kind: "LeftFree"; seat: number };
export type Placed = { kind: "Placed"; seat: number; cell: number };
export type Climbed = { kind: "Climbed"; seat: number; steps: number; height: number };
export type CommandEarned = { kind: "CommandEarned"; seat: number };
export type Declined = { kind: "Declined"; seat: number; bonus: number };
export type Skipped = { kind: "Skipped"; seat: number; place: number };
export type Swapped = { kind: "Swapped"; seat: number; cells: number[] };
export type Looked = { kind: "Looked"; seat: number; first: number; second: number; tiles: number[]; up: number };
export type Returned = { kind: "Returned"; seat: number; first: number; second: number; exchanged: number; secret: number };
export type Drew = { kind: "Drew"; seat: number; specials: number[] };
export type Kept = { kind: "Kept"; seat: number; special: number };
export type PutAside = { kind: "PutAside"; seat: number; special: number; shown: number };
export type Discarded = { kind: "Discarded"; seat: number; specials: number[] };
export type Gained = { kind: "Gained"; seat: number; space: number; tile: number; up: number };
export type TrackFinished = { kind: "TrackFinished"; track: number };
export type Ended = { kind: "Ended"; reason: number };
export type Shown = { kind: "Shown"; seat: number; space: number; tile: number };
export type Event = ActionTaken | SpecialTaken | Commanded | LeftFree | Placed | Climbed | CommandEarned | Declined | Skipped | Swapped | Looked | Returned | Drew | Kept | PutAside | Discarded | Gained | TrackFinished | Ended | Shown;

export type TakeAction = { kind: "TakeAction"; number: number };
export const TakeAction = action<TakeAction>("TakeAction", ["number"], {"1": "action 1", "2": "action 2", "3": "action 3", "4": "action 4"});
export type TakeSpecial = { kind: "TakeSpecial" };
export const TakeSpecial = action<TakeSpecial>("TakeSpecial", [], {"": "special"});
export type Command = { kind: "Command"; number: number };
export const Command = action<Command>("Command", ["number"], {"1": "command 1", "2": "command 2", "3": "command 3", "4": "command 4"});
export type CommandSpecial = { kind: "CommandSpecial" };
export const CommandSpecial = action<CommandSpecial>("CommandSpecial", [], {"": "command special"});
export type LeaveFree = { kind: "LeaveFree" };
export const LeaveFree = action<LeaveFree>("LeaveFree", [], {"": "leave free"});
export type Put = { kind: "Put"; cell: number };
export const Put = action<Put>("Put", ["cell"], {"0": "put a1", "1": "put b1", "2": "put c1", "3": "put d1", "4": "put e1", "5": "put f1", "6": "put a2", "7": "put b2", "8": "put c2", "9": "put d2", "10": "put e2", "11": "put f2", "12": "put a3", "13": "put b3", "14": "put c3", "15": "put d3", "16": "put e3", "17": "put f3", "18": "put a4", "19": "put b4", "20": "put c4", "21": "put d4", "22": "put e4", "23": "put f4", "24": "put a5", "25": "put b5", "26": "put c5", "27": "put d5", "28": "put e5", "29": "put f5", "30": "put a6", "31": "put b6", "32": "put c6", "33": "put d6", "34": "put e6", "35": "put f6", "36": "put t1.1", "37": "put t1.2", "38": "put t1.3", "39": "put t1.4", "40": "put t1.5", "41": "put t2.1", "42": "put t2.2", "43": "put t2.3", "44": "put t2.4", "45": "put t2.5", "46": "put t3.1", "47": "put t3.2", "48": "put t3.3", "49": "put t3.4", "50": "put t3.5", "51": "put t4.1", "52": "put t4.2", "53": "put t4.3", "54": "put t5.1", "55": "put t5.2", "56": "put t5.3"});
export type Race = { kind: "Race"; track: number };
export const Race = action<Race>("Race", ["track"], {"1": "track 1", "2": "track 2", "3": "track 3", "4": "track 4", "5": "track 5"});
export type Advance = { kind: "Advance" };
export const Advance = action<Advance>("Advance", [], {"": "advance"});
export type Swap = { kind: "Swap"; cell: number };
export const Swap = action<Swap>("Swap", ["cell"], {"0": "swap a1", "1": "swap b1", "2": "swap c1", "3": "swap d1", "4": "swap e1", "5": "swap f1", "6": "swap a2", "7": "swap b2", "8": "swap c2", "9": "swap d2", "10": "swap e2", "11": "swap f2", "12": "swap a3", "13": "swap b3", "14": "swap c3", "15": "swap d3", "16": "swap e3", "17": "swap f3", "18": "swap a4", "19": "swap b4", "20": "swap c4", "21": "swap d4", "22": "swap e4", "23": "swap f4", "24": "swap a5", "25": "swap b5", "26": "swap c5", "27": "swap d5", "28": "swap e5", "29": "swap f5", "30": "swap a6", "31": "swap b6", "32": "swap c6", "33": "swap d6", "34": "swap e6", "35": "swap f6", "36": "swap t1.1", "37": "swap t1.2", "38": "swap t1.3", "39": "swap t1.4", "40": "swap t1.5", "41": "swap t2.1", "42": "swap t2.2", "43": "swap t2.3", "44": "swap t2.4", "45": "swap t2.5", "46": "swap t3.1", "47": "swap t3.2", "48": "swap t3.3", "49": "swap t3.4", "50": "swap t3.5", "51": "swap t4.1", "52": "swap t4.2", "53": "swap t4.3", "54": "swap t5.1", "55": "swap t5.2", "56": "swap t5.3"});
export type With = { kind: "With"; cell: number };
export const With = action<With>("With", ["cell"], {"0": "with a1", "1": "with b1", "2": "with c1", "3": "with d1", "4": "with e1", "5": "with f1", "6": "with a2", "7": "with b2", "8": "with c2", "9": "with d2", "10": "with e2", "11": "with f2", "12": "with a3", "13": "with b3", "14": "with c3", "15": "with d3", "16": "with e3", "17": "with f3", "18": "with a4", "19": "with b4", "20": "with c4", "21": "with d4", "22": "with e4", "23": "with f4", "24": "with a5", "25": "with b5", "26": "with c5", "27": "with d5", "28": "with e5", "29": "with f5", "30": "with a6", "31": "with b6", "32": "with c6", "33": "with d6", "34": "with e6", "35": "with f6", "36": "with t1.1", "37": "with t1.2", "38": "with t1.3", "39": "with t1.4", "40": "with t1.5", "41": "with t2.1", "42": "with t2.2", "43": "with t2.3", "44": "with t2.4", "45": "with t2.5", "46": "with t3.1", "47": "with t3.2", "48": "with t3.3", "49": "with t3.4", "50": "with t3.5", "51": "with t4.1", "52": "with t4.2", "53": "with t4.3", "54": "with t5.1", "55": "with t5.2", "56": "with t5.3"});
export type Look = { kind: "Look"; space: number };
export const Look = action<Look>("Look", ["space"], {"0": "look left", "1": "look right", "2": "look bottom", "3": "look step-3", "4": "look step-7", "5": "look step-10", "6": "look step-13", "7": "look track-1", "8": "look track-2", "9": "look track-3", "10": "look track-4", "11": "look track-5"});
export type And = { kind: "And"; space: number };
export const And = action<And>("And", ["space"], {"0": "and left", "1": "and right", "2": "and bottom", "3": "and step-3", "4": "and step-7", "5": "and step-10", "6": "and step-13", "7": "and track-1", "8": "and track-2", "9": "and track-3", "10": "and track-4", "11": "and track-5"});
export type Exchange = { kind: "Exchange" };
export const Exchange = action<Exchange>("Exchange", [], {"": "exchange"});
export type Leave = { kind: "Leave" };
export const Leave = action<Leave>("Leave", [], {"": "leave"});
export type Draw = { kind: "Draw" };
export const Draw = action<Draw>("Draw", [], {"": "draw"});
export type Keep = { kind: "Keep"; special: number };
export const Keep = action<Keep>("Keep", ["special"], {"1": "keep 1", "2": "keep 2", "3": "keep 3", "4": "keep 4", "5": "keep 5", "6": "keep 6", "7": "keep 7", "8": "keep 8", "9": "keep 9", "10": "keep 10", "11": "keep 11"});
export type SetAside = { kind: "SetAside"; special: number };
export const SetAside = action<SetAside>("SetAside", ["special"], {"1": "set aside 1", "2": "set aside 2", "3": "set aside 3", "4": "set aside 4", "5": "set aside 5", "6": "set aside 6", "7": "set aside 7", "8": "set aside 8", "9": "set aside 9", "10": "set aside 10", "11": "set aside 11"});
export type Decline = { kind: "Decline" };
export const Decline = action<Decline>("Decline", [], {"": "decline"});
export type Action = TakeAction | TakeSpecial | Command | CommandSpecial | LeaveFree | Put | Race | Advance | Swap | With | Look | And | Exchange | Leave | Draw | Keep | SetAside | Decline;

export interface View {
  seats: number;
  key: number;
  agenda: Step[];
  layout: number[];
  stars: number;
  tokens: number[];
  height: number[];
  tiles: number[];
  owner: number[];
  up: number;
  seen: number[];
  where: number[][];
  pile: number[];
  drawn: number[];
  slot: number[];
  aside: number[][];
  discards: number[][];
  used: number[];
  shown: number;
  stands: number;
  active: number;
  command: number;
  doubt: number;
}

/** A track: tokens of both, cells left, the cell of the next token, and who has a majority already, or NOBODY. */
export interface TrackNow {
  tokens: number[];
  left: number;
  next: number;
  safe: number;
}

/** What a table shows beside the view, from the view alone. */
export interface Facts {
  held: number[][];
  to_go: number[][];
  nearest: number;
  keys: number[][];
  stars: number[];
  steps: [bonus: number, below: number][];
  rise: number[];
  tracks: TrackNow[];
  perhaps: number[][];
  looked: number[][];
  left: number[];
  last: number[];
  families: number[][];
  unknown: number[];
  kinds: [least: number, most: number][];
  prestige: [least: number, most: number][];
  sources: [already: number, least: number, most: number][][];
  completes: number[][];
  unseen: number[];
  boxed: number[];
  part: number[];
  mover: number;
  special: number;
  winner: number;
  command: number;
  commander: number;
}

/** Kind of word → its paragraph, and its fields that hold things with names. */
export const WORDS: Words = {
  KeepSpecial: { cite: "GA 7.6a", things: { seat: "seat" } },
  PutOnStar: { cite: "GA 3.7d", things: { seat: "seat" } },
  ChooseAction: { cite: "GA 4.2", things: { seat: "seat" } },
  CommandAction: { cite: "GA 7.2a", things: { seat: "seat" } },
  CabaretPart: { cite: "GA 6.1a", things: { seat: "seat" } },
  PutBeside: { cite: "GA 5.1d", things: { seat: "seat" } },
  LinkPart: { cite: "GA 6.1b", things: { seat: "seat", cell: "cell" } },
  PutLinked: { cite: "GA 6.1b", things: { seat: "seat", cell: "cell" } },
  AnywherePart: { cite: "GA 8.4", things: { seat: "seat" } },
  PutAnywhere: { cite: "GA 8.4", things: { seat: "seat" } },
  AdvancePart: { cite: "GA 6.2b", things: { seat: "seat" } },
  RacePart: { cite: "GA 6.3b", things: { seat: "seat" } },
  PutOnTrack: { cite: "GA 5.3a", things: { seat: "seat" } },
  PairPart: { cite: "GA 8.8", things: { seat: "seat" } },
  PutPair: { cite: "GA 8.8", things: { seat: "seat" } },
  FollowPart: { cite: "GA 8.8", things: { seat: "seat" } },
  LanePart: { cite: "GA 8.11", things: { seat: "seat" } },
  PutOnLane: { cite: "GA 8.11", things: { seat: "seat" } },
  SwapPart: { cite: "GA 8.3", things: { seat: "seat" } },
  CharactersPart: { cite: "GA 8.7", things: { seat: "seat" } },
  BonusDue: { cite: "GA R3", things: { seat: "seat", bonus: BONUS_IDS } },
  AskAdvance: { cite: "GA 7.1", things: { seat: "seat" } },
  AskPlace: { cite: "GA 7.4a", things: { seat: "seat" } },
  SwapMine: { cite: "GA 7.3a", things: { seat: "seat" } },
  SwapTheirs: { cite: "GA 7.3a", things: { seat: "seat", cell: "cell" } },
  LookFirst: { cite: "GA 7.5a", things: { seat: "seat" } },
  LookSecond: { cite: "GA 7.5a", things: { seat: "seat", first: SPACE_IDS } },
  PutBack: { cite: "GA 7.5d", things: { seat: "seat", first: SPACE_IDS, second: SPACE_IDS } },
  AskDraw: { cite: "GA 7.6a", things: { seat: "seat" } },
  EndTurn: { cite: "GA 4.1", things: { seat: "seat" } },
  EndCommanded: { cite: "GA 7.2a", things: { seat: "seat" } },
  ActionTaken: { cite: "GA 4.2", things: { seat: "seat" } },
  SpecialTaken: { cite: "GA 4.5", things: { seat: "seat", special: "special" } },
  Commanded: { cite: "GA 7.2a", things: { seat: "seat" } },
  LeftFree: { cite: "GA R8", things: { seat: "seat" } },
  Placed: { cite: "GA 5.1d", things: { seat: "seat", cell: "cell" } },
  Climbed: { cite: "GA 5.2d", things: { seat: "seat" } },
  CommandEarned: { cite: "GA 7.2a", things: { seat: "seat" } },
  Declined: { cite: "GA 7.0c", things: { seat: "seat", bonus: BONUS_IDS } },
  Skipped: { cite: "GA R3", things: { seat: "seat", place: PLACE_IDS } },
  Swapped: { cite: "GA 7.3a", things: { seat: "seat", cells: "cell" } },
  Looked: { cite: "GA 7.5c", things: { seat: "seat", tiles: "tile", first: SPACE_IDS, second: SPACE_IDS } },
  Returned: { cite: "GA 7.5e", things: { seat: "seat", first: SPACE_IDS, second: SPACE_IDS } },
  Drew: { cite: "GA 7.6a", things: { seat: "seat", specials: "special" } },
  Kept: { cite: "GA 7.6a", things: { seat: "seat", special: "special" } },
  PutAside: { cite: "GA 7.6e", things: { seat: "seat", special: "special" } },
  Discarded: { cite: "GA 7.6b", things: { seat: "seat", specials: "special" } },
  Gained: { cite: "GA 5.0a", things: { seat: "seat", tile: "tile", space: SPACE_IDS } },
  TrackFinished: { cite: "GA 5.3e", things: {  } },
  Ended: { cite: "GA 9.3", things: { reason: ENDING_IDS } },
  Shown: { cite: "GA R21", things: { seat: "seat", tile: "tile", space: SPACE_IDS } },
  TakeAction: { cite: "GA 4.2", things: {  } },
  TakeSpecial: { cite: "GA 4.2", things: {  } },
  Command: { cite: "GA 7.2a", things: {  } },
  CommandSpecial: { cite: "GA 7.2b", things: {  } },
  LeaveFree: { cite: "GA R8", things: {  } },
  Put: { cite: "GA 5.1d", things: { cell: "cell" } },
  Race: { cite: "GA 5.3a", things: {  } },
  Advance: { cite: "GA 7.1", things: {  } },
  Swap: { cite: "GA 7.3a", things: { cell: "cell" } },
  With: { cite: "GA 7.3a", things: { cell: "cell" } },
  Look: { cite: "GA 7.5a", things: { space: SPACE_IDS } },
  And: { cite: "GA 7.5a", things: { space: SPACE_IDS } },
  Exchange: { cite: "GA 7.5d", things: {  } },
  Leave: { cite: "GA 7.5d", things: {  } },
  Draw: { cite: "GA 7.6a", things: {  } },
  Keep: { cite: "GA 7.6a", things: { special: "special" } },
  SetAside: { cite: "GA 7.6e", things: { special: "special" } },
  Decline: { cite: "GA 7.0c", things: {  } },
  CharacterWon: { cite: "GA 5.0a", things: { space: SPACE_IDS } },
  CharacterTaken: { cite: "GA 5.0a", things: { space: SPACE_IDS } },
  CharacterDenied: { cite: "GA 5.0a", things: { space: SPACE_IDS } },
  WayThrough: { cite: "GA 5.1b", things: { space: SPACE_IDS } },
  ChainCut: { cite: "GA 5.1b", things: { space: SPACE_IDS } },
  StarsToGo: { cite: "GA 5.1c", things: { space: SPACE_IDS } },
  StarDenied: { cite: "GA 5.1c", things: { space: SPACE_IDS } },
  StepsToGo: { cite: "GA 5.2c", things: { space: SPACE_IDS } },
  TokensToGo: { cite: "GA 5.3b", things: { space: SPACE_IDS } },
  RaceDecided: { cite: "GA 5.3b", things: { space: SPACE_IDS } },
  PrestigeHeld: { cite: "GA 9.3", things: {  } },
  PrestigeOfOther: { cite: "GA 9.3", things: {  } },
  SetNear: { cite: "GA 9.1", things: {  } },
  SetOfOther: { cite: "GA 9.1", things: {  } },
  SpecialHeld: { cite: "GA 4.5", things: {  } },
};

/** What points come from, in the order of the score sheet. */
export const SOURCES = ["stars", "special", "aside"];
/** Whether two players may see different things. */
export const SECRETS = true;
export const { viewOf, factsOf, stepOf, eventsOf, wordOf, optionWord } = readers<{ View: View; Facts: Facts; Action: Action; Event: Event; Step: Step }>([TakeAction, TakeSpecial, Command, CommandSpecial, LeaveFree, Put, Race, Advance, Swap, With, Look, And, Exchange, Leave, Draw, Keep, SetAside, Decline]);
