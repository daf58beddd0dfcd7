/** Web Push: the browser's own post box, so that a turn is told while the page is closed. */
import { api } from "../lib/api";

export interface Box {
  endpoint: string;
  p256dh: string;
  auth: string;
}

function bytes(code: string): Uint8Array<ArrayBuffer> {
  const text = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function code(key: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

async function manager(): Promise<PushManager | null> {
  if (!("serviceWorker" in navigator) || !("PushManager" in globalThis)) return null;
  return (await navigator.serviceWorker.getRegistration())?.pushManager ?? null;
}

/** A box for this browser; null where browser or server has none. */
export async function subscribe(): Promise<Box | null> {
  try {
    const push = await manager();
    if (!push) return null;
    const { key } = await api.pushKey();
    const given =
      (await push.getSubscription()) ??
      (await push.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) }));
    return { endpoint: given.endpoint, p256dh: code(given.getKey("p256dh")), auth: code(given.getKey("auth")) };
  } catch {
    return null; // no push service, or a server without: the open page still tells
  }
}

export async function unsubscribe(): Promise<void> {
  await (await (await manager())?.getSubscription())?.unsubscribe();
}
