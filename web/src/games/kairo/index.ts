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
import { factsOf, SECRETS, SOURCES, viewOf } from "./rules.gen";

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
  deed,
  merits,
  secrets: SECRETS,
  sources: (model) => ({ names: SOURCES, points: factsOf(model).sources }),
  // behind screens, coins are not counted before the end
  points: (model) => (viewOf(model).screens && !model.scene.outcome ? factsOf(model).points : null),
  progress: (model) => {
    const { trigger, stock } = viewOf(model);
    const text = trigger ? say.text("kairo-final") : say.text("ka-progress", { left: Math.min(...stock) });
    return { text, done: trigger ? 2 : 1, of: 2 };
  },
};

export default page;
