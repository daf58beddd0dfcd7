// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { house } from "../house/house.svelte";
import { route } from "../lib/router.svelte";
import { openDialogs } from "../lib/dialogs.fixture";
import { say } from "../lib/say.svelte";
import { settings } from "../lib/settings.svelte";
import { keepTokens, tokensOf } from "../lib/tokens";
import type { SeatInfo, TableInfo } from "../lib/wire";
import Waiting from "./Waiting.svelte";

vi.hoisted(() => {
  const still = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
  globalThis.matchMedia = () => still as unknown as MediaQueryList;
});

const asked: [string, string, unknown][] = [];

beforeAll(async () => {
  settings.lang = "en";
  await say.speak();
  openDialogs();
});
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    asked.push([method ?? "GET", path, body ? JSON.parse(String(body)) : undefined]);
    const table = waiting([seat(0, "person", "Ann"), seat(1, "invited")]);
    const friends = [{ player: "cem", name: "Cem", made: 0, watch: null }];
    const said = path.includes("/seats/")
      ? { table, tokens: { 1: "n".repeat(43) } }
      : path === "/api/me/people"
        ? { friends, asked: [], asking: [], met: [] }
        : { table, seat: 0, at: 0 };
    return new Response(JSON.stringify(said), { headers: { "content-type": "application/json" } });
  });
  house.me = { player: "bob", name: "Bob" } as typeof house.me;
  const masters = { 5: 12.5, 15: 37.5 };
  house.games = [{ game: "gatsby", rules: 1, seats: [2], options: {}, lesson: true, seconds: {}, masters }];
});

function seat(number: number, kind: SeatInfo["kind"], name = "", player: string | null = null): SeatInfo {
  const present = { away: false, slips: 0, resigned: false, stood_in: 0, looks: null, unseen: null, missed: [] };
  return { seat: number, kind, name, player, level: null, master: null, ...present };
}

function waiting(seats: SeatInfo[], more: Partial<TableInfo> = {}): TableInfo {
  return {
    table: "t",
    code: null,
    knocks: [],
    made: 0,
    changed: 0,
    round: 0,
    game: "gatsby",
    rules: 1,
    options: {},
    public: false,
    live: true,
    clock: {},
    phase: "open",
    word: "",
    seats,
    at: 0,
    turn: null,
    deal: { commitment: "c0ffee", nonces: [], secret: null },
    asked: null,
    outcome: null,
    yours: [],
    maker: false,
    several: false,
    watch: true,
    lots: true,
    drawn: null,
    daily: null,
    tried: null,
    tried_at: null,
    rated: false,
    language: "",
    tournament: null,
    club: null,
    parent: null,
    rematch: null,
    box: "",
    differs: [],
    ...more,
  };
}

test("the maker frees a seat, is told what follows, and keeps its new link", async () => {
  const info = waiting([seat(0, "person", "Ann"), seat(1, "person", "Ben")], { maker: true, yours: [0] });
  const { rerender } = render(Waiting, { info, tokens: {} });
  await fireEvent.click(screen.getAllByText(/^Change/)[1]);
  const dialog = screen.getByRole("dialog", { name: "Seat 2" });
  within(dialog).getByText("Ben has this seat now, and would have to go.");
  keepTokens("t", {});
  await fireEvent.click(within(dialog).getByText("For somebody with a new link"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(asked.at(-1)).toEqual(["PUT", "/api/tables/t/seats/1", { kind: "invited" }]);
  expect(tokensOf(waiting([seat(0, "person"), seat(1, "invited")]))).toEqual({ 1: "n".repeat(43) });
  await rerender({ info: waiting([seat(0, "person", "Ann"), seat(1, "invited")], { maker: true, yours: [0] }) });
  expect((screen.getByLabelText("Link") as HTMLInputElement).value).toContain(`#seat=${"n".repeat(43)}`);
});

test("the maker gives a seat to a bot of a level, or to a master with its time, also where a bot sits", async () => {
  const bot: SeatInfo = { ...seat(1, "bot"), level: 3 };
  const info = waiting([seat(0, "person", "Ann"), bot], { maker: true, yours: [0] });
  const { rerender } = render(Waiting, { info, tokens: {} });
  screen.getByText("Level 3, Club player");
  const give = async (...chosen: string[]): Promise<unknown> => {
    await fireEvent.click(screen.getAllByText(/^Change/)[1]);
    const dialog = within(screen.getByRole("dialog", { name: "Seat 2" }));
    for (const name of chosen) await fireEvent.click(dialog.getByRole("radio", { name }));
    await fireEvent.click(dialog.getByText("For a bot"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    return asked.at(-1)?.[2];
  };
  expect(await give()).toEqual({ kind: "bot", level: 2 });
  expect(await give("4: Expert")).toEqual({ kind: "bot", level: 4 });
  expect(await give("Grandmaster", "5 s")).toEqual({ kind: "bot", level: 2, master: 5 });
  await rerender({ info: { ...info, seats: [info.seats[0], { ...bot, level: 5, master: 5 }] } });
  screen.getByText("Grandmaster, up to 5 s a choice");
});

test("the maker keeps a seat for a friend", async () => {
  const info = waiting([seat(0, "person", "Ann"), seat(1, "open")], { maker: true, yours: [0] });
  render(Waiting, { info, tokens: {} });
  await fireEvent.click(screen.getAllByText(/^Change/)[1]);
  await fireEvent.click(await within(screen.getByRole("dialog", { name: "Seat 2" })).findByText("For Cem"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(asked.at(-1)).toEqual(["PUT", "/api/tables/t/seats/1", { kind: "friend", player: "cem" }]);
});

test("a table is cancelled after one question", async () => {
  render(Waiting, {
    info: waiting([seat(0, "person", "Ann"), seat(1, "open")], { maker: true, yours: [0] }),
    tokens: {},
  });
  await fireEvent.click(screen.getByRole("button", { name: "Cancel the table" }));
  const dialog = screen.getByRole("dialog");
  expect(asked).toEqual([]);
  await fireEvent.click(within(dialog).getByRole("button", { name: "Cancel the table" }));
  await waitFor(() => expect(asked).toEqual([["DELETE", "/api/tables/t", undefined]]));
});

test("others change nothing, and read that the link shows the table", () => {
  render(Waiting, { info: waiting([seat(0, "person", "Ann"), seat(1, "open")]), tokens: {} });
  expect(screen.queryByText(/^Change/)).toBeNull();
  expect(screen.queryByText("Cancel the table")).toBeNull();
  screen.getByText(/Whoever has this link can also watch/);
  screen.getByText(/Who begins is drawn by lot/);
});

test("whoever is asked for a rematch says yes with a nonce, or no", async () => {
  const info = waiting([seat(0, "kept", "Bob", "bob"), seat(1, "person", "Ann", "ann")], { parent: "p" });
  const onseated = vi.fn();
  render(Waiting, { info, tokens: {}, onseated });
  screen.getByText("Ann would like a rematch.");
  screen.getByText("kept; has not answered yet");
  await fireEvent.click(screen.getByRole("button", { name: "Yes, let us play again" }));
  await waitFor(() => expect(onseated).toHaveBeenCalled());
  const [method, path, body] = asked[0];
  expect([method, path]).toEqual(["POST", "/api/tables/t/join"]);
  expect((body as { nonce: string }).nonce.length).toBeGreaterThan(10);
  await fireEvent.click(screen.getByRole("button", { name: "No, thank you" }));
  await waitFor(() => expect(asked.at(-1)?.[1]).toBe("/api/tables/t/leave"));
});

test("whoever has no seat is told so before they type a name, and is offered no invitations", async () => {
  vi.stubGlobal("fetch", async () => {
    const said = { error: "wrong-token", detail: "this token opens no seat of this table" };
    return new Response(JSON.stringify(said), { status: 401, headers: { "content-type": "application/json" } });
  });
  const reserved = waiting([seat(0, "person", "Ann"), seat(1, "invited")]);
  const { unmount } = render(Waiting, { info: reserved, tokens: {} });
  screen.getByText("Every seat at this table is kept for somebody.", { exact: false });
  expect(screen.queryByLabelText("Your name at this table")).toBeNull();
  expect(screen.queryByRole("heading", { name: "Invite" })).toBeNull();
  unmount();
  route.hash = `seat=${"x".repeat(43)}`;
  render(Waiting, { info: waiting([seat(0, "person", "Ann"), seat(1, "invited"), seat(2, "open")]), tokens: {} });
  await waitFor(() => screen.getByText("The seat of this link is taken, or the link was changed."));
  screen.getByText("There is a free seat at this table", { exact: false });
  screen.getByLabelText("Your name at this table");
  route.hash = "";
});

test("whose seat a link leads to is asked once, and refuses nobody anything", async () => {
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(["POST", path, undefined]);
    const said = { seat: 1, name: "Ben", mine: false };
    return new Response(JSON.stringify(said), { headers: { "content-type": "application/json" } });
  });
  route.hash = `seat=${"x".repeat(43)}`;
  render(Waiting, {
    info: waiting([seat(0, "person", "Ann"), seat(1, "person", "Ben"), seat(2, "invited")]),
    tokens: {},
  });
  await waitFor(() => screen.getByText("The seat of this link is taken, or the link was changed."));
  expect(asked.map(([, path]) => path)).toEqual(["/api/tables/t/whose"]);
  route.hash = "";
});

test("a table that waits shows one code, the one that is said aloud", () => {
  const info = waiting([seat(0, "person", "Ann", "bob"), seat(1, "open")], { code: "KLMNPR", yours: [0], maker: true });
  render(Waiting, { info: { ...info, table: "q7Rt9xBz" }, tokens: {} });
  screen.getByText("KLM NPR");
  expect(screen.queryByText("q7Rt9xBz")).toBeNull();
});
