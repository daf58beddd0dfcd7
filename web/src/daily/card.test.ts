import { describe, expect, it } from "vitest";
import { cardPicture, cardText, type Card } from "./card";

const CARD: Card = {
  title: "Kairo <&>",
  day: "16 November 2026",
  result: "1st of 3, 42 points",
  par: "",
  streak: "3 days in a row",
  link: "https://games.example/daily/2026-11-16/kairo",
};

describe("what is shared", () => {
  it("is a line each, and none that says nothing", () => {
    expect(cardText(CARD).split("\n")).toEqual([
      "Kairo <&> · 16 November 2026",
      "1st of 3, 42 points",
      "3 days in a row",
      "https://games.example/daily/2026-11-16/kairo",
    ]);
  });

  it("is a picture that no name can break, and that needs nothing from elsewhere", () => {
    const drawn = new DOMParser().parseFromString(cardPicture(CARD), "image/svg+xml");
    expect(drawn.querySelector("parsererror")).toBeNull();
    expect([...drawn.querySelectorAll("text")].map((one) => one.textContent)).toContain("Kairo <&>");
    expect(drawn.querySelectorAll("image, use, style, script, foreignObject")).toHaveLength(0);
  });

  it("sets long lines smaller, so that they fit", () => {
    const size = (title: string) =>
      Number(/font-size="(\d+)" font-weight="700"/.exec(cardPicture({ ...CARD, title }))?.[1]);
    expect(size("Kairo")).toBe(48);
    expect(size("A game with a name that is long indeed, and longer")).toBeLessThan(24);
  });
});
