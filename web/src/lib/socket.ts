/** The socket of a table: it tells, and comes back by itself after any gap with the last `at`. */
import { address } from "./api";
import type { Heard } from "./wire";

const FIRST = 300; // milliseconds before the first try again
const LONGEST = 8000;
const PING = 25_000;
const SILENT = 15_000; // milliseconds without an answer to a ping, after which the socket is taken for lost
/** Closed for good: the token ended, the seat is somebody else's, the guest was sent away. */
export const ENDED = [4401, 4403, 4410];

export class TableSocket {
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    private readonly table: string,
    private readonly seat: number | null,
    private readonly at: () => number,
    private readonly hear: (told: Heard) => void,
    private readonly online: (is: boolean) => void,
    private readonly ended: (code: number) => void,
  ) {
    this.#open();
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    this.#heard();
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  #hurry = (): void => {
    if (this.#closed || document.hidden) return;
    if (this.#socket) {
      this.#ping(this.#socket); // whether the house is there is known by its answer
      return;
    }
    clearTimeout(this.#timer);
    this.#open();
  };

  #ping(socket: WebSocket): void {
    if (socket.readyState !== WebSocket.OPEN) return;
    socket.send("ping");
    this.#watch ??= setTimeout(() => this.#lost(socket), SILENT);
  }

  #heard(): void {
    clearTimeout(this.#watch);
    this.#watch = undefined;
  }

  /** Come back in a while: closed, or open and silent. */
  #lost(socket: WebSocket): void {
    this.#heard();
    clearInterval(this.#beat);
    socket.onclose = socket.onmessage = null;
    socket.close();
    if (this.#socket === socket) this.#socket = null;
    if (this.#closed) return;
    this.online(false);
    this.#timer = setTimeout(() => this.#open(), Math.min(LONGEST, FIRST * 2 ** this.#tries++));
  }

  #open(): void {
    const path = address(`/api/tables/${this.table}/socket`, { seat: this.seat ?? -1, at: this.at() });
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.online(true);
      clearInterval(this.#beat);
      this.#beat = setInterval(() => this.#ping(socket), PING);
    };
    socket.onmessage = (message) => {
      this.#heard();
      this.hear(JSON.parse(String(message.data)) as Heard);
    };
    socket.onclose = ({ code }) => {
      if (this.#closed || !ENDED.includes(code)) {
        this.#lost(socket);
        return;
      }
      this.close();
      this.ended(code);
    };
  }
}
