import type { Scene } from "./wire";

/** A scene in which nothing has happened but what a test says, with options by their notation. */
export function sceneOf(actions: string[], said: Partial<Scene> & Pick<Scene, "at">): Scene {
  return {
    table: "t",
    seat: 0,
    turn: 0,
    view: { agenda: [] },
    undo: "none",
    redo: false,
    clock: null,
    outcome: null,
    standing: null,
    shown: {},
    options: actions.map((action) => ({ action, word: { kind: "Place" } })),
    ...said,
  };
}
