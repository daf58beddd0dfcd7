// @vitest-environment jsdom
import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { say } from "../lib/say.svelte";
import { settings } from "../lib/settings.svelte";
import PeopleButton from "./PeopleButton.svelte";

beforeAll(async () => {
  settings.lang = "en";
  await say.speak();
});

test("in a menu a person is named on the button, not drawn alone", () => {
  render(PeopleButton, { people: [{ player: "b", name: "Ben" }], named: true });
  expect(screen.getByRole("button").textContent).toContain("Ben");
});

test("beside a name the button has a sign, and says whose it is", () => {
  render(PeopleButton, { people: [{ player: "b", name: "Ben" }] });
  expect(screen.getByRole("button").textContent?.trim()).toBe("");
  expect(screen.getByRole("button", { name: /Ben/ })).toBeTruthy();
});
