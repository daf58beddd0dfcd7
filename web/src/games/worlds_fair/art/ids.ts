/** Patterns are named once for each picture, so that pictures beside each other keep their own. */
import { getContext, setContext } from "svelte";

const KEY = Symbol("patterns");

export function provideIds(prefix: string): string {
  return setContext(KEY, `wf-${prefix}`);
}

export function ids(): string {
  return getContext<string>(KEY);
}
