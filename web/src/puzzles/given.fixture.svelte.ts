/** Puzzles and rushes as a server gives them, for tests. */
import { GAMES } from "../games/games.gen";
import { Refused } from "../lib/api";
import type { LessonMoment, Problem, PuzzleNow, Rush, Scene, TableInfo } from "../lib/wire";

export const GAME = GAMES[0];
const SEAT = 1;

function scene(at: number, actions: string[]): Scene {
  return {
    table: "puzzle",
    at,
    seat: SEAT,
    turn: SEAT,
    view: { agenda: [] },
    undo: "none",
    redo: false,
    clock: null,
    outcome: null,
    standing: null,
    shown: {},
    options: actions.map((action) => ({ action, word: { kind: "Place" } })),
  };
}

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
  const fresh = { game: GAME, left: 300_000, score: 0, missed: 0, misses: 3, over: false, best: 4 };
  return { ...fresh, right: null, puzzle: null, ...changed };
}

export function refused(error: string): Refused {
  return new Refused(409, { error, detail: "", reason: null, rule: null, told: {} } as Problem);
}
