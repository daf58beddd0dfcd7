/** Gatsby, as the page knows it. */
import type { GamePage } from "../../lib/gamepage";
import Board from "./Board.svelte";
import { groups, label } from "./options";
import { FAMILY_IDS } from "./palette";
import Panel from "./Panel.svelte";
import Piece from "./Piece.svelte";
import Preview from "./Preview.svelte";
import { BONUSES, inHand, PLACES } from "./table";

const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

const page: GamePage = {
  Board,
  Panel,
  Preview,
  Piece,
  pieces: [
    ...numbers(15).map((tile) => `tile-${tile}`),
    "tile-0",
    ...FAMILY_IDS.slice(1).map((family) => `family-${family}`),
    ...BONUSES.slice(1).map((bonus) => `bonus-${bonus}`),
    ...PLACES.map((place) => `place-${place}`),
    ...numbers(4).map((action) => `action-${action}`),
    ...numbers(11).map((special) => `special-${special}`),
    "token-0",
    "token-1",
    "climber-0",
    "climber-1",
    "star-cell",
  ],
  groups,
  label,
  secrets: true,
  points: (at) => (at.scene.outcome ? null : inHand(at)),
};

export default page;
