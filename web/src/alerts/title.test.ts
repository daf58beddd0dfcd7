import { expect, test } from "vitest";
import { marked, unmarked } from "./title";

test("a title is marked once, and unmarked again", () => {
  const once = marked("Kairo · Parlour", "● Your turn");
  expect(once).toBe("● Your turn – Kairo · Parlour");
  expect(marked(once, "● Your turn")).toBe(once);
  expect(unmarked(once, "● Your turn")).toBe("Kairo · Parlour");
  expect(unmarked("Kairo · Parlour", "● Your turn")).toBe("Kairo · Parlour");
});
