/** A game that draws no table of its own: what can be seen in rows, what may be done as buttons. */
import type { GamePage } from "../lib/gamepage";
import Board from "./Board.svelte";
import Piece from "./Piece.svelte";
import Preview from "./Preview.svelte";

const page: GamePage = { Board, Preview, Piece, pieces: [], secrets: true };

export default page;
