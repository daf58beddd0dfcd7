import { expect, test } from "vitest";
import { typeset } from "./typography";

test("French signs keep to their words", () => {
  expect(typeset("À vous : l'espace « marché » est-il libre ?", "fr")).toBe(
    "À vous\u202f: l’espace «\u202fmarché\u202f» est-il libre\u202f?",
  );
  expect(typeset("12:30 http://a 'x'", "fr")).toBe("12:30 http://a 'x'");
});

test("other languages are left as they are", () => {
  expect(typeset("it's here : so", "en")).toBe("it's here : so");
});
