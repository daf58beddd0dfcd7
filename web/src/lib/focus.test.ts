// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepFocus, turnPage } from "./focus";

let stop: () => void;
beforeEach(() => {
  document.body.innerHTML = `<main><h1>Here</h1></main><section id="prompt" tabindex="-1"></section><p></p>`;
  stop = keepFocus();
});
afterEach(() => stop());

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
const button = (): HTMLButtonElement => {
  const made = document.querySelector("p")!.appendChild(document.createElement("button"));
  made.focus();
  return made;
};

test("what vanishes under the keyboard gives its place to the choice", async () => {
  button().remove();
  await soon();
  expect(document.activeElement?.id).toBe("prompt");
});

test("without a choice the place is the top of the page", async () => {
  document.getElementById("prompt")!.remove();
  button().remove();
  await soon();
  expect(document.activeElement?.tagName).toBe("H1");
});

test("what was left on purpose stays left", async () => {
  const left = button();
  left.blur();
  await soon();
  left.remove();
  await soon();
  expect(document.activeElement).toBe(document.body);
});

test("a button that was busy has the keyboard again", async () => {
  const busy = button();
  busy.disabled = true;
  busy.blur(); // as browsers do with what is disabled
  await soon();
  busy.disabled = false;
  await soon();
  expect(document.activeElement).toBe(busy);
});

test("another page begins at its top, once it is there", async () => {
  document.getElementById("prompt")!.remove();
  document.querySelector("main")!.remove();
  turnPage();
  await soon();
  const main = document.body.appendChild(document.createElement("main"));
  main.innerHTML = "<h1>There</h1>";
  await soon();
  expect(document.activeElement?.textContent).toBe("There");
});
