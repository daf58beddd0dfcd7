// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { api } from "../lib/api";
import { openDialogs } from "../lib/dialogs.fixture";
import { route } from "../lib/router.svelte";
import { say } from "../lib/say.svelte";
import { settings } from "../lib/settings.svelte";
import type { Proved } from "../lib/wire";
import SignIn from "../pages/SignIn.svelte";
import { house } from "./house.svelte";
import WaysIn from "./WaysIn.svelte";

beforeAll(async () => {
  settings.lang = "en";
  await say.speak();
  await say.need("page_me", "page_sign_in");
  openDialogs();
});
beforeEach(() => {
  vi.restoreAllMocks();
  house.me = { player: "p", name: "Ann", role: "member" };
  vi.spyOn(api, "signInWays").mockResolvedValue({ passkeys: false, mail: false, provider: null });
  vi.spyOn(api, "ways").mockResolvedValue({ role: "member", passkeys: [], mail: 1, provider: null, fresh: true });
});

test("signing out everywhere asks once, and says what follows", async () => {
  const out = vi.spyOn(api, "signOut").mockResolvedValue({ at: 0 });
  const onchange = vi.fn();
  render(WaysIn, { onchange });
  await fireEvent.click(await screen.findByRole("button", { name: "Sign out everywhere" }));
  screen.getByText(/Every device of yours is nobody’s afterwards/);
  await fireEvent.click(screen.getByRole("button", { name: "No, leave it so" }));
  expect(out).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole("button", { name: "Sign out everywhere" }));
  await fireEvent.click(document.querySelector("[data-test=yes]")!);
  await waitFor(() => expect(onchange).toHaveBeenCalledTimes(1));
  expect(out).toHaveBeenCalledExactlyOnceWith(true);
});

test("whoever comes back from a provider is not shown the ways again while the house asks who they are", async () => {
  let told: (found: Proved) => void = () => {};
  vi.spyOn(api, "fromProvider").mockImplementation(() => new Promise((done) => (told = done)));
  house.me = null;
  route.go("/sign-in?code=c&state=s");
  render(SignIn);
  await screen.findByRole("heading", { name: "Sign in" });
  await waitFor(() => expect(api.fromProvider).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(api.signInWays).toHaveBeenCalledTimes(1));
  expect(screen.queryByText("How?")).toBeNull();
  const nobody = { name: null, here: null, mine: false, member: false, elsewhere: false };
  told({ ticket: "t", way: "provider", suggested: "Ann", ...nobody } as Proved);
  await screen.findByRole("button", { name: "Begin" });
});

test("whoever has no way to sign in yet is led on", async () => {
  vi.spyOn(api, "signInWays").mockResolvedValue({ passkeys: false, mail: true, provider: null });
  render(SignIn);
  const way = await screen.findByRole("link", { name: "Name and ways to sign in" });
  expect(way.getAttribute("href")).toBe("/me");
});

test("where nobody can sign in, nobody is sent round in a circle", async () => {
  house.me = { player: "p", name: "Ann", role: "guest" };
  vi.spyOn(api, "ways").mockResolvedValue({ role: "guest", passkeys: [], mail: null, provider: null, fresh: true });
  vi.spyOn(api, "devices").mockResolvedValue([]);
  const { unmount } = render(WaysIn, { onchange: vi.fn() });
  await screen.findByText(/This server offers no way to sign in/);
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.queryByText(/Add a way to sign in/)).toBeNull();
  unmount();
  render(SignIn);
  await screen.findByRole("link", { name: "Personal link, under “You”" });
  expect(screen.queryByText(/you may add a way to sign in/)).toBeNull();
});
