/** Puzzles in sentences, for the eye and for the ear. */
import { say } from "../lib/say.svelte";
import type { TableModel } from "../lib/tablemodel.svelte";
import type { PuzzleNow, SolvedQuestion } from "../lib/wire";

const PERCENT = 10_000; // millionths

/** The question: who I am, how many choices in a row are asked for, among how many; and that no more is, if more would come. */
export function askedOf(now: PuzzleNow, model: TableModel): string {
  const name = model.nameOf(now.scene.seat ?? 0);
  const many = now.depth - now.question;
  return [
    say.text("puzzles-ask", { name, many }),
    say.text("puzzles-options", { options: now.scene.options.length }),
    ...(now.part ? [say.text("puzzle-part")] : []),
  ].join(" ");
}

/** What became of my choice. A wrong one is not played: whoever gave up has something on the board, or chose nothing. */
export function verdictOf(now: PuzzleNow): string {
  if (now.phase === "asked") return say.text("puzzle-right-on");
  if (now.phase === "solved") return say.text("puzzle-right");
  return say.text(isWrong(now) ? "puzzle-wrong" : "puzzles-gave-up");
}

/** Whether my last choice was the one that missed it. */
export function isWrong(now: PuzzleNow): boolean {
  return now.phase === "failed" && now.chosen !== null && !now.moments.length;
}

/** What was best at a question, and what it was worth beside the tempting choice, which may be mine. */
export function solutionOf(one: SolvedQuestion, model: TableModel, mine: string | null = null): string[] {
  const tell = (option: SolvedQuestion["best"]): string => model.tell(option.word);
  return [
    say.text("puzzle-best", { best: tell(one.best) }),
    ...one.also.map((option) => say.text("puzzle-also", { best: tell(option) })),
    say.text(one.tempting.action === mine ? "puzzles-beats-mine" : "puzzle-beats", {
      percent: Math.round(one.chance / PERCENT),
      instead: Math.round(one.instead / PERCENT),
      other: tell(one.tempting),
    }),
  ];
}

/** What follows the best, move by move, and whose each is. */
export function lineOf(one: SolvedQuestion, model: TableModel): { seat: number; said: string }[] {
  return one.line.map((move) => ({
    seat: move.seat,
    said: say.labelled(model.nameOf(move.seat), model.tell(move.word)),
  }));
}

/** What speaks for the best, a sentence a theme. */
export function reasonsOf(one: SolvedQuestion, model: TableModel): string[] {
  return one.why.map((theme) => model.tell(theme));
}

/** What a puzzle was about, each theme once. */
export function themesOf(now: PuzzleNow, model: TableModel): string[] {
  return [...new Set(now.solution.flatMap((one) => one.why.map((theme) => say.look(theme, model.names, model.game))))];
}

/** My rating, which is a name rather than a number, before and after; before is null where this puzzle counted before, or does not count. */
export function ratedOf(now: PuzzleNow): string {
  return now.before === null
    ? say.text("puzzles-rating", { rating: String(now.mine) })
    : say.text("puzzles-rated", {
        before: String(now.before),
        after: String(now.mine),
        change: signed(now.mine - now.before),
      });
}

function signed(change: number): string {
  return change > 0 ? `+${change}` : change < 0 ? `−${-change}` : "±0";
}
