import { expect, test } from "vitest";
import { clauses, labelled, sentences, typeset, within } from "./typography";

test("French signs keep to their words", () => {
  expect(typeset("À vous : l'espace « marché » est-il libre ?", "fr")).toBe(
    "À vous\u202f: l’espace «\u202fmarché\u202f» est-il libre\u202f?",
  );
  expect(typeset("43 % de chances, à 2 % près", "fr")).toBe("43\u202f% de chances, à 2\u202f% près");
  expect(typeset("12:30 http://a 'x'", "fr")).toBe("12:30 http://a 'x'");
});

test("other languages are left as they are", () => {
  expect(typeset("it's here : so", "en")).toBe("it's here : so");
});

test("what the page puts together is set as its language wants it", () => {
  expect(labelled("Leçon", "le marché", "fr")).toBe("Leçon\u202f: le marché");
  expect(labelled("Lesson", "the market", "en")).toBe("Lesson: the market");
  expect(clauses(["première place", within("Récupère 2 objets")], "fr")).toBe(
    "première place\u202f; récupère 2 objets",
  );
  expect(sentences(["Agriculture", "Jusqu’à 2 approbations.", "Qui ?"])).toBe(
    "Agriculture. Jusqu’à 2 approbations. Qui ?",
  );
});

test("no part of the page puts a colon or a semicolon between texts by itself", () => {
  const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts", "!../**/*.gen.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const alone = /(?:\b(?:say\.\w+|titleOf|nameOf|tell)\([^\n]*\)|\b(?:label|title|level|name))\}[:;] |join\("[:;] "\)/;
  const found = Object.entries(sources).flatMap(([path, text]) =>
    text.split("\n").flatMap((line) => (alone.test(line) ? [`${path}: ${line.trim()}`] : [])),
  );
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

test("French elides before names that begin with a vowel", () => {
  expect(typeset("un coup de Ada", "fr")).toBe("un coup d’Ada");
  expect(typeset("jusqu’à ce que Élise ouvre", "fr")).toBe("jusqu’à ce qu’Élise ouvre");
  expect(typeset("un coup de Robot 1, de onze", "fr")).toBe("un coup de Robot 1, de onze");
  expect(typeset("un coup de Ada", "en")).toBe("un coup de Ada");
});
