import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { BookChapter } from "../lib/wire";
import {
  anchorOf,
  citations,
  cut,
  idOf,
  languageOf,
  plain,
  rangesOf,
  searched,
  wordsOf,
  type Language,
} from "./search";

const paragraph = (id: string, text: string) => ({ id, rule: true, text, sources: [] });
const BOOK: BookChapter[] = [
  {
    id: "WF 4",
    title: "Un tour",
    paragraphs: [
      paragraph("WF 4.1", "Choisissez un Palais et posez-y un de vos Représentants."),
      paragraph("WF 4.1b", "Si votre réserve est vide, reprenez-en un sur un Palais."),
    ],
  },
  {
    id: "WF 6",
    title: "Phase de décompte",
    paragraphs: [paragraph("WF 6.2a", "La Médaille de leader vaut 2 ou 4 points.")],
  },
];

describe("letters", () => {
  it("lose their accents and case", () => {
    expect(plain("Élevé ŁÓDŹ cœur")).toBe("eleve lodz coeur");
    expect(plain("l’Agriculture")).toBe("l'agriculture");
  });
});

describe("words of a query", () => {
  it("are each taken once, quotes keep them together", () => {
    expect(wordsOf('  Palais  palais "vos représentants" ')).toEqual(["palais", "vos representants"]);
    expect(wordsOf("")).toEqual([]);
  });
});

describe("places", () => {
  it("are those of the text with its accents", () => {
    const text = "La Médaille de médaille";
    expect(rangesOf(text, ["medaille"]).map(({ from, to }) => text.slice(from, to))).toEqual(["Médaille", "médaille"]);
  });
  it("hold where one letter is two", () => {
    const text = "un œil, le cœur";
    expect(rangesOf(text, ["coeurs"]).map(({ from, to }) => text.slice(from, to))).toEqual(["cœur"]);
    expect(rangesOf(text, ["oeil"]).map(({ from, to }) => text.slice(from, to))).toEqual(["œil"]);
  });
  it("are joined where they overlap", () => {
    expect(rangesOf("the third round", ["third", "third round"])).toEqual([{ from: 4, to: 15 }]);
  });
  it("are whole words in any of their forms", () => {
    const found = (text: string, word: string) => rangesOf(text, [word]).map(({ from, to }) => text.slice(from, to));
    expect(found("tied players, an emptied deck, two ties", "tie")).toEqual(["tied", "ties"]);
    expect(found("the car moves, a card lies, all cars", "car")).toEqual(["car", "cars"]);
    expect(found("Wygrywa ten, kto ma najwięcej", "wygrac")).toEqual(["Wygrywa"]);
    expect(found("a player wins; the winner", "win")).toEqual(["wins", "winner"]);
  });
  it("hold with letters that were written in two parts", () => {
    const text = "e\u0301le\u0300ve vide";
    expect(rangesOf(text, ["vide"]).map(({ from, to }) => text.slice(from, to))).toEqual(["vide"]);
  });
});

describe("cutting", () => {
  it("gives the whole text back", () => {
    const pieces = cut("La Médaille de leader", ["medaille", "leader"]);
    expect(pieces.map((piece) => piece.text).join("")).toBe("La Médaille de leader");
    expect(pieces.filter((piece) => piece.found).map((piece) => piece.text)).toEqual(["Médaille", "leader"]);
    expect(cut("nothing", [])).toEqual([{ text: "nothing", found: false }]);
  });
});

describe("searching", () => {
  it("finds without accents, and counts", () => {
    const { chapters, count } = searched(BOOK, "representants");
    expect(count).toBe(1);
    expect(chapters[0].paragraphs[0].id).toBe("WF 4.1");
  });
  it("wants every word, of which the chapter may have some", () => {
    expect(searched(BOOK, "palais vide").count).toBe(1);
    expect(searched(BOOK, "decompte medaille").count).toBe(1);
    expect(searched(BOOK, "palais medaille").count).toBe(0);
  });
  it("does not find a chapter by its title alone", () => {
    expect(searched(BOOK, "tour").count).toBe(0);
  });
  it("finds a paragraph by its number", () => {
    expect(searched(BOOK, "wf 6.2a").chapters.map((one) => one.id)).toEqual(["WF 6"]);
    expect(searched(BOOK, "4.1").count).toBe(2);
  });
  it("gives everything for nothing", () => {
    expect(searched(BOOK, "  ").count).toBe(3);
  });
});

/** The books as people read them, and what a language brings, from the same pages as the server and the page. */
function bookOf(game: string, lang: string): BookChapter[] {
  const chapters: BookChapter[] = [];
  for (const folder of ["rulebooks", "rulings"]) {
    const text = readFileSync(`../docs/${folder}/${game}${lang === "en" ? "" : `.${lang}`}.md`, "utf8");
    if (folder === "rulings") chapters.push({ id: "R", title: "", paragraphs: [] });
    for (const line of text.split("\n")) {
      const heading = /^## ([A-Z]+ \d+) (.+)/.exec(line);
      if (heading && folder === "rulebooks") chapters.push({ id: heading[1], title: heading[2], paragraphs: [] });
      const found = /^\*\*([A-Z]+ [R\d][^*]*)\*\* (.+)/.exec(line);
      if (found && chapters.length)
        chapters.at(-1)!.paragraphs.push(paragraph(found[1], found[2].replace(/ \{[^}]*\}$/, "")));
    }
  }
  return chapters;
}

function spoken(lang: string): Language {
  const text = readFileSync(`../src/parlour/text/locale/${lang}/page_learn.ftl`, "utf8");
  const message = (id: string) => new RegExp(`^${id} = (.*)$`, "m").exec(text)![1];
  return languageOf(message("learn-idle-words"), message("learn-same-words"));
}

describe("plain questions", () => {
  it.each([
    ["worlds_fair", "en", "how do I win", "WF 7.5"],
    ["worlds_fair", "en", "how do I win?", "WF 7.5"],
    ["worlds_fair", "en", "run out of supporters", "WF 4.1b"],
    ["worlds_fair", "en", "what happens when supporters run out", "WF 4.1b"],
    ["worlds_fair", "en", "tied for second", "WF 6.2g"],
    ["worlds_fair", "fr", "comment gagner", "WF 7.5"],
    ["worlds_fair", "fr", "plus de représentants dans la réserve", "WF 4.1b"],
    ["worlds_fair", "fr", "qui gagne en cas d'égalité", "WF 7.5a"],
    ["worlds_fair", "pl", "jak wygrać", "WF 7.5"],
    ["worlds_fair", "pl", "co gdy zabraknie pracowników", "WF 4.1b"],
    ["kairo", "en", "how do I win", ""],
    ["gatsby", "en", "how do I win", ""],
    ["kairo", "fr", "comment gagner", ""],
    ["gatsby", "pl", "jak wygrać", ""],
  ])("%s, %s: %s", (game, lang, question, id) => {
    const { chapters, count } = searched(bookOf(game, lang), question, spoken(lang));
    expect(count).toBeGreaterThan(0);
    expect(chapters[0].id).not.toBe("R");
    if (id) expect(chapters.flatMap((one) => one.paragraphs.map((two) => two.id))).toContain(id);
  });
  it("rank rulings behind the rules", () => {
    const { chapters } = searched(bookOf("worlds_fair", "en"), "start bonus", spoken("en"));
    expect(chapters.length).toBeGreaterThan(1);
    expect(chapters.at(-1)!.id).toBe("R");
  });
});

describe("anchors and citations", () => {
  it("go both ways", () => {
    expect(anchorOf("WF 4.1b")).toBe("WF-4.1b");
    expect(idOf("WF-4.1b")).toBe("WF 4.1b");
    expect(idOf("KA-R12")).toBe("KA R12");
  });
  it("are found in a text", () => {
    expect(
      citations("As WF 6.2b says (KA R2); see GA 7.")
        .filter((one) => one.cite)
        .map((one) => one.cite),
    ).toEqual(["WF 6.2b", "KA R2", "GA 7"]);
    expect(citations("none").map((one) => one.text)).toEqual(["none"]);
  });
});
