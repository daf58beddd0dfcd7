// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { say } from "../lib/say.svelte";
import { settings } from "../lib/settings.svelte";
import Handle from "./Handle.svelte";

beforeAll(async () => {
  settings.lang = "en";
  await say.speak();
});

test("a sheet goes up and down step by step, and its handle says which way", async () => {
  render(Handle, { stop: "half" });
  const handle = screen.getByRole("button");
  const said: (string | null)[] = [];
  for (let step = 0; step < 5; step++) {
    said.push(handle.getAttribute("aria-label"));
    await fireEvent.click(handle);
  }
  // half, full, half on its way down, low, half on its way up
  expect(said).toEqual(["Show more", "Show less", "Show less", "Show more", "Show more"]);
});
