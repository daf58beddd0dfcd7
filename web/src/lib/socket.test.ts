import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { TableSocket } from "./socket";

class Wire {
  static readonly OPEN = 1;
  static made: Wire[] = [];
  readonly readyState = Wire.OPEN;
  readonly sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((told: { code: number }) => void) | null = null;
  closed = false;

  constructor() {
    Wire.made.push(this);
  }

  send(said: string): void {
    this.sent.push(said);
  }

  close(): void {
    this.closed = true;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("location", { protocol: "http:", host: "house" });
  vi.stubGlobal("document", { hidden: false, addEventListener: vi.fn(), removeEventListener: vi.fn() });
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("removeEventListener", vi.fn());
  Wire.made = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function opened() {
  const online = vi.fn();
  const socket = new TableSocket("t", null, () => 3, vi.fn(), online, vi.fn());
  Wire.made[0].onopen?.();
  return { socket, online };
}

test("a socket that is open and silent is given up, and another comes back", () => {
  const { socket, online } = opened();
  vi.advanceTimersByTime(25_000);
  expect(Wire.made[0].sent).toEqual(["ping"]);
  vi.advanceTimersByTime(15_000);
  expect(Wire.made[0].closed).toBe(true);
  expect(online).toHaveBeenLastCalledWith(false);
  vi.advanceTimersByTime(300);
  expect(Wire.made).toHaveLength(2);
  socket.close();
});

test("one that answers is kept", () => {
  const { socket, online } = opened();
  for (let n = 0; n < 5; n++) {
    vi.advanceTimersByTime(25_000);
    Wire.made[0].onmessage?.({ data: "{}" });
  }
  vi.advanceTimersByTime(20_000);
  expect(Wire.made).toHaveLength(1);
  expect(online).toHaveBeenLastCalledWith(true);
  socket.close();
});

test("one that is closed for good does not come back", () => {
  opened();
  Wire.made[0].onclose?.({ code: 4410 });
  vi.advanceTimersByTime(60_000);
  expect(Wire.made).toHaveLength(1);
});
