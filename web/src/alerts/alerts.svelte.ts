/** Turn alerts: a mark in the title, a tone, a notification of the system when the page is hidden or closed. */
import { api } from "../lib/api";
import { say } from "../lib/say.svelte";
import { recall, remember } from "../lib/settings.svelte";
import { sounds } from "../lib/sounds";
import type { TableInfo } from "../lib/wire";
import { subscribe, unsubscribe, type Box } from "./push";
import { marked, unmarked } from "./title";

interface Kept {
  on: boolean;
  webhook: string;
  box: Box | null;
}

const KEY = "parlour.alerts";
const WORDS = "parlour-words"; // where the service worker finds its sentences

class Alerts {
  on = $state(false);
  webhook = $state("");
  permission = $state<NotificationPermission | "none">("none");
  #box = $state.raw<Box | null>(null);
  #mark = "";
  #shown: Notification | null = null;

  constructor() {
    const kept = recall<Partial<Kept>>(KEY, {});
    if (typeof Notification === "function") this.permission = Notification.permission;
    this.on = (kept.on ?? false) && this.permission === "granted";
    this.webhook = kept.webhook ?? "";
    this.#box = kept.box ?? null;
  }

  /** Whether a closed page is told too. */
  get pushes(): boolean {
    return this.#box !== null;
  }

  /** It is my turn at this table. */
  turn(info: TableInfo): void {
    this.#mark = say.text("house-alert-mark");
    document.title = marked(document.title, this.#mark);
    sounds.play("turn");
    if (document.hidden && this.on) void this.#notify(info);
  }

  /** It no longer is. */
  calm(): void {
    if (this.#mark) document.title = unmarked(document.title, this.#mark);
    this.#mark = "";
    this.#shown?.close();
    this.#shown = null;
  }

  tone(): void {
    sounds.play("turn");
  }

  /** Ask the person, then the browser's post box; the server is told where it is. */
  async allow(): Promise<void> {
    if (typeof Notification !== "function") return;
    this.permission = await Notification.requestPermission();
    this.on = this.permission === "granted";
    if (!this.on) return;
    this.#box = await subscribe();
    await this.words();
    await this.#tell();
  }

  async stop(): Promise<void> {
    this.on = false;
    this.#box = null;
    await unsubscribe().catch(() => {});
    await this.#tell();
  }

  async keepWebhook(address: string): Promise<void> {
    const before = this.webhook;
    this.webhook = address.trim();
    try {
      await this.#tell();
    } catch (error) {
      this.webhook = before; // refused: what was there before still holds
      throw error;
    }
  }

  /** The sentences of a push, in the language of the moment, for the service worker. */
  async words(): Promise<void> {
    if (!("caches" in globalThis)) return;
    const bodies = (id: string): Record<string, string> =>
      Object.fromEntries(say.games.map((game) => [game, say.text(id, { game: say.title(game) })]));
    const turn = { title: say.text("house-alert-title"), bodies: bodies("house-alert-body") };
    const challenge = { title: say.text("house-alert-challenge"), bodies: bodies("house-alert-challenge-body") };
    const words = { ...turn, challenge };
    await (await caches.open(WORDS)).put("/words.json", Response.json(words));
  }

  async #tell(): Promise<void> {
    const box = this.#box;
    await api.alerts({
      webhook: this.webhook || null,
      endpoint: box?.endpoint ?? null,
      p256dh: box?.p256dh ?? "",
      auth: box?.auth ?? "",
    });
    remember(KEY, { on: this.on, webhook: this.webhook, box } satisfies Kept);
  }

  async #notify(info: TableInfo): Promise<void> {
    const title = say.text("house-alert-title");
    const body = say.text("house-alert-body", { game: say.title(info.game) });
    const how = {
      body,
      tag: info.table,
      icon: "/icons/icon-192.png",
      badge: "/icons/badge-96.png",
      data: { path: `/t/${info.table}` },
    };
    const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
    if (worker) return worker.showNotification(title, how);
    this.#shown = new Notification(title, how);
    this.#shown.onclick = () => {
      focus();
      this.#shown?.close();
    };
  }
}

export const alerts = new Alerts();
