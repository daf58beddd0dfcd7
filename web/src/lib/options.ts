/**
 * Options, looked up by what they are. Kinds, fields and notation come from a game's rules.gen.ts: nothing here or in a
 * game's folder spells an action or reads one. This is where what came over the wire gets its type.
 */
import type { TableModel } from "./tablemodel.svelte";
import type { Word } from "./say.svelte";
import type { Foresight, Happened, Option, Scene } from "./wire";

/** Kind of word → its paragraph, and its fields that hold things with names: what things, or the message of each. */
export type Words = Record<string, { cite: string; things: Record<string, string | readonly string[]> }>;

/** A kind of action: how its fields are called, and how each action of it is written. */
interface Spelled {
  readonly kind: string;
  readonly fields: readonly string[];
  readonly written: Readonly<Record<string, string>>; // values of the fields → notation
}

/** A kind of action that has these fields. */
export interface Kind<F> extends Spelled {
  readonly takes?: F; // a type only: nothing is ever there
}

/** The fields of a word, without its kind. */
export type Fields<W> = { [field in Exclude<keyof W, "kind">]: W[field] };
type Given<F> = keyof F extends never ? [] : [fields: F];

export function action<W extends { kind: string }>(
  kind: W["kind"],
  fields: readonly (keyof Fields<W>)[],
  written: Record<string, string>,
): Kind<Fields<W>> {
  return { kind, fields: fields.map(String), written };
}

/** An action in notation, as the rules write it. */
export function write<F>(kind: Kind<F>, ...[fields]: Given<F>): string {
  const values: Record<string, unknown> = { ...fields };
  const key = kind.fields.map((field) => values[field]).join(" ");
  const text = kind.written[key];
  if (text === undefined) throw new Error(`there is no ${kind.kind} ${key}`);
  return text;
}

/** The option that is this action; null if it is not offered. */
export function find<F>(options: readonly Option[], kind: Kind<F>, ...given: Given<F>): Option | null {
  const text = write(kind, ...given);
  return options.find((option) => option.action === text) ?? null;
}

/** Whether some option is of this kind. */
export function offers(options: readonly Option[], ...kinds: readonly { kind: string }[]): boolean {
  return options.some((option) => kinds.some(({ kind }) => option.word.kind === kind));
}

/** Ask the rules why this action is not allowed. */
export function whyNot<F>(table: TableModel, kind: Kind<F>, ...given: Given<F>): Promise<void> {
  return table.whyNot(write(kind, ...given));
}

interface Typed {
  View: { agenda: unknown[] };
  Facts: unknown;
  Action: Word;
  Event: Word;
  Step: Word;
}

/** Readers of what the wire tells of one game. Its rules made both, so here alone a type is taken on trust. */
export function readers<T extends Typed>(kinds: readonly Spelled[]) {
  let known: Map<string, T["Action"]> | undefined;

  /** Every action of the game by its notation, made when first asked for. */
  function actions(): Map<string, T["Action"]> {
    known ??= new Map(
      kinds.flatMap(({ kind, fields, written }) =>
        Object.entries(written).map(([values, text]): [string, T["Action"]] => {
          const numbers = values.split(" ").map(Number);
          return [text, { kind, ...Object.fromEntries(fields.map((field, index) => [field, numbers[index]])) }];
        }),
      ),
    );
    return known;
  }

  return {
    viewOf: (from: { scene: Scene } | Foresight): T["View"] => ("scene" in from ? from.scene : from).view as T["View"],
    factsOf: (from: { scene: Scene } | Foresight): T["Facts"] =>
      ("scene" in from ? from.scene : from).shown as T["Facts"],
    stepOf: (from: { scene: Scene } | Foresight): T["Step"] | null =>
      (("scene" in from ? from.scene : from).view.agenda.at(-1) as T["Step"] | undefined) ?? null,
    eventsOf: (happened: Pick<Happened, "events"> | Foresight | null): T["Event"][] =>
      (happened?.events ?? []) as T["Event"][],
    /** The action of a text; null for none. */
    wordOf: (text: string | null): T["Action"] | null => (text === null ? null : (actions().get(text) ?? null)),
    optionWord: (option: Option): T["Action"] => option.word as T["Action"],
  };
}
