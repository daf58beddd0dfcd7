/** All that the board of a puzzle says and draws. */
import { gamePage, type GamePage } from "../lib/gamepage";
import { say } from "../lib/say.svelte";

export async function gameOf(id: string): Promise<GamePage> {
  await say.need("page_learn", "puzzle", "page_puzzles");
  await say.game(id);
  return gamePage(id);
}
