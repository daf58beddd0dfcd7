/** The coach's word in sentences, for the eye and for the ear. */
import { say } from "../lib/say.svelte";
import type { TableModel } from "../lib/tablemodel.svelte";
import type { AtStake, Coached } from "../lib/wire";

const PERCENT = 10_000; // millionths

/** What the choice was: well made, as good as another, or what it cost. */
export function verdictOf(model: TableModel, word: Coached): string {
  const best = model.tell(word.best.word);
  if (word.verdict === "decided") {
    return word.why.length ? say.text("coach-decided", { best, points: word.points }) : say.text("coach-decided-none");
  }
  if (word.verdict === "best") return say.text("coach-best");
  // what is smaller than its own error is noise: nothing better is known
  if (word.verdict === "even" || word.verdict === "doubt") return say.text("coach-even", { best });
  const cost = Math.round(word.cost / PERCENT);
  return say.text("coach-cost", { best, cost, error: Math.max(1, Math.round(100 * word.error)) });
}

/** What the reasons are held against: my choice, named. */
export function againstOf(model: TableModel, word: Coached): string {
  return word.why.length ? say.text("coach-against", { chosen: model.tell(word.chosen.word) }) : "";
}

/** Why, a sentence for each theme. */
export function reasonsOf(model: TableModel, word: Coached): string[] {
  if (word.verdict !== "cost" && word.verdict !== "decided") return [];
  if (word.verdict === "decided" && !word.why.length) return [];
  return word.why.length ? word.why.map((theme) => model.tell(theme)) : [say.text("coach-no-why")];
}

/** What to look at, in a few words each. */
export function stakesOf(model: TableModel, stakes: AtStake): string[] {
  return stakes.themes.map((theme) => say.look(theme, model.names, model.info.game));
}

/** All of it, to be heard. */
export function heard(model: TableModel, word: Coached | null, stakes: AtStake | null): string {
  if (word)
    return [verdictOf(model, word), againstOf(model, word), ...reasonsOf(model, word)].filter(Boolean).join(" ");
  if (!stakes) return "";
  const told = stakesOf(model, stakes);
  return told.length ? say.text("coach-look") + " " + say.join(told) : say.text("coach-look-none");
}
