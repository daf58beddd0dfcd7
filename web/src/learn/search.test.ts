import { describe, expect, it } from "vitest";
import type { BookChapter } from "../lib/wire";
import { anchorOf, citations, cut, idOf, plain, rangesOf, searched, wordsOf } from "./search";

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
    expect(rangesOf(text, ["coe"]).map(({ from, to }) => text.slice(from, to))).toEqual(["cœ"]);
    expect(rangesOf(text, ["co"]).map(({ from, to }) => text.slice(from, to))).toEqual(["cœ"]);
  });
  it("are joined where they overlap", () => {
    expect(rangesOf("abcd", ["abc", "bcd"])).toEqual([{ from: 0, to: 4 }]);
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
