// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { house } from "../house/house.svelte";
import { api } from "../lib/api";
import type { Me, MyAlerts } from "../lib/wire";
import { alerts } from "./alerts.svelte";
import { unsubscribe } from "./push";

vi.mock("./push", () => ({
  subscribe: vi.fn(() => Promise.resolve({ endpoint: "https://push.example/1", p256dh: "p", auth: "a" })),
  unsubscribe: vi.fn(() => Promise.resolve()),
}));

const letters = { offered: false, mailbox: false, letters: null, minutes: 60, returned: false };
const none: MyAlerts = { webhook: null, pushes: [], here: null, ...letters };
const kinds = { turns: true, invitations: false, tournaments: false };
const here: MyAlerts = { ...none, pushes: [{ push: "one", label: "", made: 1, ...kinds }], here: "one" };

beforeEach(async () => {
  vi.restoreAllMocks();
  vi.mocked(unsubscribe).mockClear();
  const granted = { permission: "granted", requestPermission: () => Promise.resolve("granted") };
  vi.stubGlobal(
    "Notification",
    Object.assign(function () {}, granted),
  );
  vi.spyOn(api, "myAlerts").mockResolvedValue(none);
  vi.spyOn(api, "alerts").mockResolvedValue(here);
  house.me = { player: "p", name: "Ann", role: "member" };
  await alerts.allow();
  expect(alerts.here).toBe("one");
});

function isSilent(): void {
  expect(unsubscribe).toHaveBeenCalledTimes(1);
  expect(alerts.on).toBe(false);
  expect(alerts.here).toBe("");
  expect(JSON.parse(localStorage.getItem("parlour.alerts")!)).toMatchObject({ on: false, box: null, push: "" });
}

test("whoever leaves this browser takes the subscription along", () => {
  house.leave();
  isSilent();
});

test("a browser that becomes somebody else’s gives the subscription back", async () => {
  vi.spyOn(house, "look").mockResolvedValue();
  await house.come(Promise.resolve({ player: "q", name: "Bob", role: "guest" } satisfies Me), false);
  expect(unsubscribe).not.toHaveBeenCalled();
  await house.come(Promise.resolve({ player: "q", name: "Bob", role: "guest" } satisfies Me), true);
  isSilent();
});

test("what was ended from elsewhere is off here too", async () => {
  vi.spyOn(api, "myAlerts").mockResolvedValue(here);
  await alerts.look();
  expect(alerts.here).toBe("one");
  vi.spyOn(api, "myAlerts").mockResolvedValue(none);
  expect(await alerts.look()).toEqual(none);
  isSilent();
});
