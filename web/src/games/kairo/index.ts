import type { GamePage } from "../../lib/gamepage";
import { say } from "../../lib/say.svelte";
import Board from "./Board.svelte";
import { follow } from "./follow";
import Hand from "./Hand.svelte";
import { about } from "./about";
import { deed, merits, prompt } from "./half";
import { groups, label } from "./labels";
import Panel from "./Panel.svelte";
import Piece from "./Piece.svelte";
import pictures from "./pictures.json";
import { PIECES } from "./pieces";
import Preview from "./Preview.svelte";
import { factsOf, SECRETS, viewOf } from "./rules.gen";

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
  // behind screens, coins are not counted before the end
  points: (model) => (viewOf(model).screens && !model.scene.outcome ? factsOf(model).points : null),
  progress: (model) => {
    const { trigger, stock } = viewOf(model);
    const text = trigger ? say.text("kairo-final") : say.text("ka-progress", { left: Math.min(...stock) });
    return { text, done: trigger ? 2 : 1, of: 2 };
  },
};

export default page;
