/** Puzzles and rushes as a server gives them, for tests. */
import { sceneOf } from "../lib/scene.fixture";
import { GAMES } from "../games/games.gen";
import { Refused } from "../lib/api";
import type { LessonMoment, Problem, PuzzleNow, Rush, Scene, TableInfo } from "../lib/wire";

export const GAME = GAMES[0];
const SEAT = 1;

const scene = (at: number, actions: string[]): Scene =>
  sceneOf(actions, { at, table: "puzzle", seat: SEAT, turn: SEAT });

export function moment(at: number, seat: number): LessonMoment {
  return { happened: { at, kind: "play", seat, events: [], whole: true, stood_in: false }, scene: scene(at, []) };
}

export function given(puzzle: string, changed: Partial<PuzzleNow> = {}, at = 10): PuzzleNow {
  const asked = (changed.phase ?? "asked") === "asked";
  return {
    game: GAME,
    puzzle,
    way: "next",
    phase: "asked",
    question: 0,
    depth: 1,
    part: false,
    rating: 1200,
    mine: 1500,
    before: null,
    chosen: null,
    table: { game: GAME, seats: [] } as Partial<TableInfo> as TableInfo,
    scene: scene(at, asked ? ["a", "b"] : []),
    moments: [],
    solution: [],
    ...changed,
  };
}

export function rush(changed: Partial<Rush>): Rush {
  const fresh = { game: GAME, left: 300_000, score: 0, missed: 0, misses: 3, over: false, best: 4, before: 4 };
  return { ...fresh, right: null, puzzle: null, done: [], ...changed };
}

export function refused(error: string): Refused {
  return new Refused(409, { error, detail: "", reason: null, rule: null, told: {} } as Problem);
}
