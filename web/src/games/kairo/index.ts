import type { GamePage } from "../../lib/gamepage";
import { say } from "../../lib/say.svelte";
import Board from "./board/Board.svelte";
import { follow } from "./model/follow";
import Hand from "./cards/Hand.svelte";
import { about } from "./model/about";
import { deed, merits, prompt } from "./model/half";
import { groups, label } from "./model/labels";
import Panel from "./cards/Panel.svelte";
import Piece from "./art/Piece.svelte";
import pictures from "./pictures.json";
import { PIECES } from "./model/pieces";
import Preview from "./cards/Preview.svelte";
import {
  BuildExtension,
  BuildStall,
  Draw,
  factsOf,
  Lure,
  MoveStall,
  SECRETS,
  SOURCES,
  Stop,
  viewOf,
} from "./rules.gen";

const page: GamePage = {
  Board,
  Panel,
  Hand,
  Preview,
  Piece,
  pieces: Object.keys(PIECES),
  pictures,
  groups,
  label,
  follow,
  about,
  prompt,
  begins: [BuildStall, BuildExtension, MoveStall, Lure, Draw, Stop].map(({ kind }) => kind),
  deed,
  merits,
  secrets: SECRETS,
  sources: (model) => ({ names: SOURCES, points: factsOf(model).sources }),
  points: (model) => (factsOf(model).coins_open ? null : factsOf(model).points),
  progress: (model) => {
    const { trigger } = viewOf(model);
    const left = factsOf(model).extensions_to_go;
    const text = trigger ? say.text("kairo-final") : say.text("kairo-to-final", { left });
    return { text, done: trigger ? 2 : 1, of: 2 };
  },
};

export default page;
