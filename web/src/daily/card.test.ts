// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { cardLines, cardPicture, cardText, fitted, type Card } from "./card";

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

  it("is a picture that needs nothing from elsewhere, with the same lines", () => {
    const drawn = new DOMParser().parseFromString(cardPicture(), "image/svg+xml");
    expect(drawn.querySelector("parsererror")).toBeNull();
    expect(drawn.querySelectorAll("image, use, style, script, foreignObject, text")).toHaveLength(0);
    expect(cardLines(CARD).map(({ text }) => text)).toEqual([
      "16 November 2026",
      "Kairo <&>",
      "1st of 3, 42 points",
      "3 days in a row",
      "games.example/daily/2026-11-16/kairo",
    ]);
    const tops = (card: Card) => cardLines(card).map(({ top }) => top);
    expect(tops(CARD)).toEqual([92, 150, 222, 272, 372]); // what is not known yet leaves no gap
    expect(tops({ ...CARD, par: "Par 3" })).toEqual([92, 150, 222, 272, 316, 372]);
  });

  it("sets long lines smaller, so that they fit, in the house's letters", () => {
    const widthOf = (font: string, text: string) => (Number(/(\d+)px/.exec(font)?.[1]) * text.length) / 2;
    const title = (text: string) => cardLines({ ...CARD, title: text })[1];
    expect(title("Kairo").family).toBe("Fraunces");
    expect(fitted(title("Kairo"), widthOf)).toBe(title("Kairo").size);
    const long = title("A game with a name that is long indeed, and longer");
    expect((fitted(long, widthOf) * long.text.length) / 2).toBeLessThanOrEqual(500);
  });
});
