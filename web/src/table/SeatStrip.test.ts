// @vitest-environment jsdom
import { render } from "@testing-library/svelte";
import { beforeAll, expect, it } from "vitest";
import type { GamePage } from "../lib/gamepage";
import { say } from "../lib/say.svelte";
import { TableModel } from "../lib/tablemodel.svelte";
import type { Scene, TableInfo } from "../lib/wire";
import SeatStrip from "./SeatStrip.svelte";

beforeAll(() => say.game("worlds_fair"));

it("the strip of a phone says who has resigned, or is away", () => {
  const person = { kind: "person", player: "p", looks: true, unseen: null, resigned: false, away: false };
  const seats = ["Ada", "Ben", "Cleo"].map((name, seat) => ({ ...person, seat, name }));
  [seats[1].resigned, seats[2].away] = [true, true];
  const info = { game: "worlds_fair", seats, yours: [0], phase: "playing" } as unknown as TableInfo;
  const scene = { at: 1, seat: 0, turn: 0, view: {}, options: [], standing: [9, 1, 2] } as unknown as Scene;
  const game = {} as GamePage;
  const { container } = render(SeatStrip, { model: new TableModel(info, scene), game });
  const told = [...container.querySelectorAll("small")].map((small) => small.textContent?.trim());
  expect(told).toEqual([say.text("page-your-turn"), say.text("page-resigned"), say.text("page-away")]);
});
