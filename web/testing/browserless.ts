import type { Environment } from "vitest/environments";

/** No document, yet compiled as for a browser: node's own environment would have Svelte compile its runes for a
 * server, where nothing reacts. */
export default {
  name: "browserless",
  viteEnvironment: "client",
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
