/** Alerts: a mark in the title, a tone, a notification of the system when the page is hidden; and of what, by which way,
 * the house tells me while it is closed. */
import { api } from "../lib/api";
import { say } from "../lib/say.svelte";
import { recall, remember } from "../lib/settings.svelte";
import { sounds } from "../lib/sounds";
import type { Alerts as Wanted, MyAlerts, SwitchNews, TableInfo } from "../lib/wire";
import { subscribe, unsubscribe, type Box } from "./push";
import { marked, unmarked } from "./title";

interface Kept {
  on: boolean;
  box: Box | null;
  push: string; // how the house calls this browser
  lang: string; // in which it tells it
}

const KEY = "parlour.alerts";
const WORDS = "parlour-words"; // where the service worker finds its sentences

class Alerts {
  on = $state(false);
  /** How the house tells me; null before it was asked, or while I am nobody. */
  now = $state.raw<MyAlerts | null>(null);
  permission = $state<NotificationPermission | "none">("none");
  #box = $state.raw<Box | null>(null);
  #push = $state("");
  #lang = "";
  #mark = "";
  #shown: Notification | null = null;

  constructor() {
    const kept = recall<Partial<Kept>>(KEY, {});
    if (typeof Notification === "function") this.permission = Notification.permission;
    this.on = (kept.on ?? false) && this.permission === "granted";
    this.#box = kept.box ?? null;
    this.#push = kept.push ?? "";
    this.#lang = kept.lang ?? "";
  }

  /** Whether a closed page is told too. */
  get pushes(): boolean {
    return this.#box !== null;
  }

  /** The name of this browser among those that take pushes. */
  get here(): string {
    return this.#box ? this.#push : "";
  }

  async look(): Promise<MyAlerts> {
    const now = await api.myAlerts();
    if (this.#push && !now.pushes.some((one) => one.push === this.#push)) await this.leave(); // ended from elsewhere
    return (this.now = now);
  }

  async flip(wanted: SwitchNews): Promise<void> {
    this.now = await api.switchNews(wanted);
  }

  async lettersTo(address: string): Promise<void> {
    this.now = await api.lettersTo({ address, lang: say.lang as Wanted["lang"] });
  }

  async noLetters(): Promise<void> {
    this.now = await api.noLetters();
  }

  /** A browser takes no pushes any more; this one may be it. */
  async endPush(push: string): Promise<void> {
    if (push === this.here) return this.stop();
    this.now = await api.endPush(push);
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
    const push = this.here;
    this.on = false;
    this.#box = null;
    await unsubscribe().catch(() => {});
    this.now = push ? await api.endPush(push) : await api.myAlerts();
    this.#push = "";
    this.#remember();
  }

  /** This browser is nobody's any more, or somebody else's: no push comes here, whatever the house still knows. */
  async leave(): Promise<void> {
    this.now = null;
    if (!this.on && !this.#box) return;
    this.on = false;
    this.#box = null;
    this.#push = this.#lang = "";
    this.#remember();
    await unsubscribe().catch(() => {});
  }

  async keepWebhook(address: string): Promise<void> {
    this.now = await api.alerts(this.#wanted(address.trim() || null, null));
  }

  /** The sentences of a push, in the language of the moment, for the service worker. */
  async words(): Promise<void> {
    if (!("caches" in globalThis)) return;
    const games = say.games.map((game) => [game, say.text("house-alert-body", { game: say.title(game) })]);
    const words = { title: say.text("house-alert-title"), bodies: Object.fromEntries(games) as Record<string, string> };
    await (await caches.open(WORDS)).put("/words.json", Response.json(words));
    if (this.#box && this.#lang !== say.lang) await this.#tell().catch(() => {}); // later, where it cannot be reached
  }

  #wanted(webhook: string | null, box: Box | null): Wanted {
    const keys = { endpoint: box?.endpoint ?? null, p256dh: box?.p256dh ?? "", auth: box?.auth ?? "" };
    return { webhook, ...keys, lang: say.lang as Wanted["lang"] };
  }

  /** The house is told of this browser's post box; the webhook, which is everywhere the same, stays. */
  async #tell(): Promise<void> {
    const { webhook } = await api.myAlerts();
    this.now = await api.alerts(this.#wanted(webhook, this.#box));
    this.#push = this.now.here ?? "";
    this.#lang = say.lang;
    this.#remember();
  }

  #remember(): void {
    remember(KEY, { on: this.on, box: this.#box, push: this.#push, lang: this.#lang } satisfies Kept);
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
