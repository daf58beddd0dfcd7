// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { GAMES } from "../games/games.gen";
import { house } from "../house/house.svelte";
import { api } from "../lib/api";
import { route } from "../lib/router.svelte";
import { say } from "../lib/say.svelte";
import { settings } from "../lib/settings.svelte";
import type { PairingNow } from "../lib/wire";
import { myWait } from "./mine.svelte";
import Pair from "./Pair.svelte";
import WaitingStrip from "./WaitingStrip.svelte";

const GAME = GAMES[0];
const wish = { id: "w", game: GAME, seats: 3, live: true, rated: false, near: true, watch: true, language: "" };
const waiting: PairingNow = {
  phase: "waiting",
  seen: 1,
  wish: { ...wish, bots: null },
  table: null,
  waited: 21_000,
  expected: 65_000,
  others: 1,
  quiet: true,
  reach: 550,
};

beforeAll(async () => {
  settings.lang = "en";
  await say.speak();
  await say.need("page_lobby");
});
beforeEach(() => {
  vi.restoreAllMocks();
  house.games = [{ game: GAME, rules: 1, seats: [2, 3], options: {}, lesson: true, seconds: {}, masters: {} }];
  house.me = { player: "p", name: "Ann", role: "guest" };
  vi.spyOn(api, "pairing").mockImplementation((seen) =>
    seen === undefined ? Promise.resolve(waiting) : new Promise(() => null),
  );
  vi.spyOn(api, "unwish").mockResolvedValue({ ...waiting, phase: "none", wish: null });
});

test("whoever comes back to the page goes on waiting, is told how it stands, and may take bots when it is quiet", async () => {
  const bots = vi.spyOn(api, "withBots").mockResolvedValue({ ...waiting, quiet: false });
  render(Pair, { game: GAME });
  const offered = await screen.findByRole("button", { name: "Play with bots" });
  for (const told of ["Others waited about 1:05.", "One other is waiting for this.", /Within 550 points/]) {
    screen.getByText(told);
  }
  await fireEvent.click(offered);
  expect(bots).toHaveBeenCalledWith({ id: "w", level: 3 });
  await waitFor(() => expect(screen.queryByRole("button", { name: "Play with bots" })).toBeNull());
});

afterEach(async () => {
  await myWait.stop();
  myWait.found = null;
  localStorage.clear();
  route.go("/");
});

/** A look that is answered by hand. */
function held(): (said: PairingNow) => void {
  const looks: ((said: PairingNow) => void)[] = [];
  vi.spyOn(api, "pairing").mockImplementation(() => new Promise((done) => looks.push(done)));
  return (said) => looks.pop()?.(said);
}

async function findPlayers(): Promise<void> {
  vi.spyOn(api, "wish").mockResolvedValue({ ...waiting, quiet: false });
  await fireEvent.click(await screen.findByRole("button", { name: "Find players" }));
  await screen.findByRole("button", { name: "Stop waiting" });
}

test("what takes the form's place is brought into sight and has the keyboard, and so is the form afterwards", async () => {
  held();
  const seen = vi.fn();
  Element.prototype.scrollIntoView = seen;
  house.me = null;
  vi.spyOn(house, "be").mockResolvedValue({ player: "p", name: "Ann", role: "guest" });
  render(Pair, { game: GAME });
  await findPlayers();
  const heading = screen.getByRole("heading", { name: "Waiting for players" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(seen).toHaveBeenCalledTimes(1);
  await fireEvent.click(screen.getByRole("button", { name: "Stop waiting" }));
  await screen.findByRole("button", { name: "Find players" });
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Quick pairing"));
  expect(seen).toHaveBeenCalledTimes(2);
});

test("whoever leaves the lobby goes on waiting; a strip says so and leads back, and the form is as it was", async () => {
  held();
  house.me = null;
  vi.spyOn(house, "be").mockResolvedValue({ player: "p", name: "Ann", role: "guest" });
  route.go("/lobby");
  render(WaitingStrip);
  const { unmount } = render(Pair, { game: GAME });
  await fireEvent.click(screen.getByRole("radio", { name: "3" }));
  await findPlayers();
  expect(screen.queryByText("Waiting for players", { selector: "b" })).toBeNull();
  unmount();
  route.go("/tables");
  expect((await screen.findByRole("link", { name: /Waiting for players/ })).getAttribute("href")).toBe("/lobby");
  expect(api.unwish).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole("button", { name: "Stop waiting" }));
  await waitFor(() => expect(screen.queryByRole("link", { name: /Waiting/ })).toBeNull());
  expect(api.unwish).toHaveBeenCalledTimes(1);
  render(Pair, { game: GAME });
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "3" }).ariaChecked).toBe("true");
});

test("a table that is found calls whoever looks around, and is offered to whoever is in the midst of something", async () => {
  const answer = held();
  vi.spyOn(api, "wish").mockResolvedValue(waiting);
  const wanted = { game: GAME, seats: 3, live: true, rated: false, near: false, language: "" };
  render(WaitingStrip);
  route.go("/learn");
  await myWait.begin(wanted);
  answer({ ...waiting, phase: "seated", table: "first" });
  await waitFor(() => expect(route.path).toBe("/t/first"));
  route.go("/t/another");
  await myWait.begin(wanted);
  answer({ ...waiting, phase: "seated", table: "second" });
  const link = await screen.findByRole("link", { name: "To the table" });
  expect([link.getAttribute("href"), route.path]).toEqual(["/t/second", "/t/another"]);
  route.go("/t/second");
  await waitFor(() => expect(screen.queryByRole("link", { name: "To the table" })).toBeNull());
});
