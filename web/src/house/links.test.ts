// @vitest-environment jsdom
import { expect, test } from "vitest";
import { elsewhere, onlyHere, seatToken, spoken, tableLink, whereTo } from "./links";

test("codes and links lead into the house, anything else nowhere", () => {
  expect(whereTo(" bIaXy42DE6azbumI ")).toBe("/t/bIaXy42DE6azbumI");
  const seat = "/t/abcdef#seat=0123456789abcdef";
  expect(whereTo(`http://192.168.1.4:1893${seat}`, "192.168.1.4:1893")).toBe(seat);
  expect(whereTo("games.example.org/r/abcdef/", "games.example.org")).toBe("/r/abcdef");
  expect(whereTo("https://games.example.org/me#0123456789abcdef", "games.example.org")).toBe("/me#0123456789abcdef");
  for (const typed of ["", "no link!", "https://example.org/api/me", "a b"])
    expect(whereTo(typed, "example.org")).toBeNull();
});

test("a code is taken as it was said", () => {
  expect(["KARTWX", " kar twx", "kar-TWX"].map(spoken)).toEqual(["KARTWX", "KARTWX", "KARTWX"]);
  for (const typed of ["KARTW", "KARTWXA", "KARTW0", "KARTWO", "bIaXy42DE6azbumI"]) expect(spoken(typed)).toBeNull();
  expect(whereTo("KARTWX")).toBeNull();
});

test("a link of another house is not opened here, and its house is named", () => {
  expect(whereTo("https://other.example/t/abcdef", "games.example.org")).toBeNull();
  expect(elsewhere("https://other.example/t/abcdef", "games.example.org")).toBe("other.example");
  expect(elsewhere("https://games.example.org/t/abcdef", "games.example.org")).toBeNull();
  expect(elsewhere("no link!", "games.example.org")).toBeNull();
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
