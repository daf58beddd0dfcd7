import { afterEach, describe, expect, it, vi } from "vitest";
import { say } from "./say.svelte";
import { LANGUAGES, settings } from "./settings.svelte";

afterEach(() => {
  settings.lang = "en";
});

describe("sentences", () => {
  it("come from the same catalogs as the terminal's, with names for seats and things", async () => {
    await say.game("worlds_fair");
    const placed = say.word({ kind: "Placed", seat: 1, area: 2 }, ["Ada", "Ben"], "worlds_fair");
    expect(placed).toContain("Ben");
    expect(placed).toContain("Electricity");
  });

  it("change their language at once", async () => {
    for (const lang of LANGUAGES) {
      settings.lang = lang;
      await say.game("gatsby");
      expect(say.text("page-home")).toBe({ en: "Home", fr: "Accueil", pl: "Strona główna" }[lang]);
    }
  });

  it("show what is missing, and say so on the console", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    await say.game("worlds_fair");
    expect(say.text("page-nothing-of-the-kind")).toBe("[page-nothing-of-the-kind]");
    expect(error).toHaveBeenCalledOnce();
    error.mockRestore();
  });

  it("tell a list as people do", async () => {
    await say.game("worlds_fair");
    expect(say.join(["a"])).toBe("a");
    expect(say.join(["a", "b", "c"])).toBe("a, b and c");
  });

  it("name a cell as the board does, and not in notation", async () => {
    const names = { en: "row 5, column 8", fr: "rangée 5, colonne 8", pl: "rząd 5, kolumna 8" };
    for (const lang of LANGUAGES) {
      settings.lang = lang;
      await say.game("kairo");
      const moved = { kind: "StallMoved", seat: 0, colour: 1, source: "r0c10", cell: "r5c8", side: 2 };
      const said = [
        say.word(moved, ["Ada"], "kairo"),
        say.word({ kind: "Cell", row: 5, column: 8 }, [], "kairo").toLowerCase(),
      ];
      for (const one of said) {
        expect(one).toContain(names[lang]);
        expect(one).not.toMatch(/r\d+c\d+/);
      }
    }
  });

  it("tell what is there twice with its number", async () => {
    settings.lang = "fr";
    await say.game("worlds_fair");
    const cards = (kind: string, told: number[]) => ({ kind, seat: 0, area: 2, cards: told });
    const palmers = say.word(cards("Collected", [80, 81]), ["Ada"], "worlds_fair");
    expect(palmers).toContain("2 × Bertha Palmer");
    expect(palmers).not.toContain(" et ");
    settings.lang = "en";
    await say.game("kairo");
    expect(say.word(cards("CardsPlayed", [8, 8, 3]), ["Ada"], "kairo")).toContain(
      "2 cards of section 8 and a card of section 3",
    );
  });

  it("of a game that came by itself are asked of the server, and a draft is known", async () => {
    const told = {
      game: "oware",
      lang: "en",
      draft: true,
      pages: { oware: "event-Sown = { $seat } sows.\n", oware_door: "game-title = Oware\n" },
      words: { Sown: { cite: "OW 2.1", things: { seat: "seat" } } },
    };
    const answer = () =>
      Promise.resolve(new Response(JSON.stringify(told), { headers: { "content-type": "application/json" } }));
    const asked = vi.spyOn(globalThis, "fetch").mockImplementation(answer);
    await say.doors(["oware"]);
    await say.game("oware");
    expect(asked).toHaveBeenCalledExactlyOnceWith("/api/books/oware/en/words", expect.anything());
    expect(say.title("oware")).toBe("Oware");
    expect(say.word({ kind: "Sown", seat: 1 }, ["Ada", "Ben"], "oware")).toBe("Ben sows.");
    expect(say.cite({ kind: "Sown" }, "oware")).toBe("OW 2.1");
    expect(say.draft).toBe(true);
    asked.mockRestore();
  });

  it("keep a page that came while others were read", async () => {
    const told = {
      game: "tic",
      lang: "en",
      draft: false,
      secrets: false,
      page: null,
      pages: { tic: "", lesson_tic: "tic-first = Begin.\n" },
      words: {},
    };
    const answer = () =>
      Promise.resolve(new Response(JSON.stringify(told), { headers: { "content-type": "application/json" } }));
    const asked = vi.spyOn(globalThis, "fetch").mockImplementation(answer);
    await Promise.all([say.game("tic"), say.need("page_learn", "lesson_tic")]);
    expect(say.text("tic-first")).toBe("Begin.");
    asked.mockRestore();
  });
});

it("a per cent sign stands as each language has it", async () => {
  const told: string[] = [];
  for (const lang of ["en", "fr", "pl"] as const) {
    settings.lang = lang;
    await say.speak();
    told.push(say.percent(57.4));
  }
  expect(told).toEqual(["57%", "57\u202f%", "57%"]);
});
