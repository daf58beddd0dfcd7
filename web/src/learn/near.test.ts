import { expect, it } from "vitest";
import { near } from "./near";

const paragraphs = ["GA 7.1", "GA 7.2a", "GA 7.2b", "GA 7.3a", "GA 7.3b"].map((id) => ({
  id,
  rule: true,
  text: id,
  sources: [],
}));
const chapters = [{ id: "GA 7", title: "Bonuses", paragraphs }];

it("shows what stands around a paragraph", () => {
  expect(near(chapters, "ga 7.2a")?.paragraphs.map((one) => one.id)).toEqual([
    "GA 7.1",
    "GA 7.2a",
    "GA 7.2b",
    "GA 7.3a",
  ]);
  expect(near(chapters, "GA 7.1")?.paragraphs[0].id).toBe("GA 7.1");
});
it("shows a whole chapter that is cited, and nothing for what is not there", () => {
  expect(near(chapters, "GA 7")?.paragraphs).toHaveLength(5);
  expect(near(chapters, "GA 9.9")).toBeNull();
});
