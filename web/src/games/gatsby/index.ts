/** Gatsby, as the page knows it. */
import type { GamePage } from "../../lib/gamepage";
import { about } from "./model/about";
import Board from "./board/Board.svelte";
import { consequences } from "./model/consequences";
import { follow } from "./model/follow";
import { groups, label } from "./model/options";
import Panel from "./cards/Panel.svelte";
import Piece from "./art/Piece.svelte";
import pictures from "./pictures.json";
import Preview from "./cards/Preview.svelte";
import {
  BONUS_IDS,
  Command,
  CommandSpecial,
  factsOf,
  FAMILY_IDS,
  LeaveFree,
  MAINS,
  PLACE_IDS,
  SECRETS,
  SOURCES,
  SPECIALS,
  TakeAction,
  TakeSpecial,
  TILES,
} from "./rules.gen";
import { inHand } from "./model/table";

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

const page: GamePage = {
  Board,
  Panel,
  Preview,
  Piece,
  pieces: [
    ...numbers(TILES).map((tile) => `tile-${tile}`),
    "tile-0",
    ...FAMILY_IDS.slice(1),
    ...BONUS_IDS.slice(1),
    ...PLACE_IDS,
    ...numbers(MAINS).map((action) => `action-${action}`),
    ...numbers(SPECIALS).map((special) => `special-${special}`),
    "token-0",
    "token-1",
    "climber-0",
    "climber-1",
    "star-cell",
  ],
  pictures,
  groups,
  label,
  follow,
  about,
  begins: [TakeAction, TakeSpecial, Command, CommandSpecial, LeaveFree].map(({ kind }) => kind),
  merits: (_, foreseen, model) =>
    consequences(model, foreseen)
      .filter((mark) => mark.icon)
      .map((mark) => mark.text),
  secrets: SECRETS,
  sources: (model) => ({ names: SOURCES, points: factsOf(model).sources }),
  points: (model) => (model.scene.outcome ? null : inHand(model)),
};

export default page;
