import { expect, test } from "vitest";
import { onlyHere, seatToken, tableLink, whereTo } from "./links";

test("codes and links lead into the house, anything else nowhere", () => {
  expect(whereTo(" bIaXy42DE6azbumI ")).toBe("/t/bIaXy42DE6azbumI");
  expect(whereTo("http://192.168.1.4:1893/t/abcdef#seat=0123456789abcdef")).toBe("/t/abcdef#seat=0123456789abcdef");
  expect(whereTo("games.example.org/r/abcdef/")).toBe("/r/abcdef");
  expect(whereTo("https://games.example.org/me#0123456789abcdef")).toBe("/me#0123456789abcdef");
  for (const typed of ["", "no link!", "https://example.org/api/me", "a b"]) expect(whereTo(typed)).toBeNull();
});

test("the secret of a seat stays behind the hash", () => {
  expect(tableLink("t1")).toBe("/t/t1");
  expect(seatToken(tableLink("t1", "0123456789abcdef").split("#")[1])).toBe("0123456789abcdef");
  expect(seatToken("seat=short")).toBeNull();
});

test("an address of this machine is known as one", () => {
  expect(["localhost", "127.0.0.1", "[::1]"].every(onlyHere)).toBe(true);
  expect(["192.168.1.4", "games.example.org"].some(onlyHere)).toBe(false);
});
