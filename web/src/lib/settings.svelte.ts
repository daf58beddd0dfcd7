/** What a person has chosen on this device; it is remembered, and works at once. */
import { LANGUAGES } from "./languages.gen";
import { PACES, type Pace } from "./pace";

export { LANGUAGES };
export type Lang = (typeof LANGUAGES)[number];
export type Theme = "system" | "light" | "dark";
export type Motion = "normal" | "quick" | "off";

interface Kept {
  lang: Lang;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  emotes: boolean; // those of others are shown
  oneTouch: boolean;
  forced: boolean;
  others: Pace; // how quickly what others do is shown
  coach: boolean; // against bots, a word after each choice of mine
  keepMarks: boolean; // marks of what others did stay after my first touch
}

const KEY = "parlour.settings";
const dark = typeof matchMedia === "function" ? matchMedia("(prefers-color-scheme: dark)") : null;
const still = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

export function recall<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback; // a broken or forbidden store is no reason to stop
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // private windows may forbid it: then nothing is remembered
  }
}

/** What a language calls itself. */
export function nameOfLanguage(lang: Lang): string {
  const name = new Intl.DisplayNames([lang], { type: "language" }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}

/** The first of the browser's languages that the house speaks. */
export function spoken(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const main = tag.toLowerCase().split("-")[0];
    const found = LANGUAGES.find((lang) => lang === main);
    if (found) return found;
  }
  return "en";
}

class Settings implements Kept {
  lang = $state<Lang>("en");
  theme = $state<Theme>("system");
  motion = $state<Motion>("normal");
  sound = $state(true);
  emotes = $state(true);
  oneTouch = $state(false);
  forced = $state(false);
  others = $state<Pace>("natural");
  coach = $state(false);
  keepMarks = $state(false);
  #system = $state(dark?.matches ?? false);
  #still = $state(still?.matches ?? false);

  constructor() {
    const kept = recall<Partial<Kept>>(KEY, {});
    this.lang = spoken(kept.lang ? [kept.lang] : (globalThis.navigator?.languages ?? []));
    this.theme = kept.theme ?? "system";
    this.motion = kept.motion ?? "normal";
    this.sound = kept.sound ?? true;
    this.emotes = kept.emotes ?? true;
    this.oneTouch = kept.oneTouch ?? false;
    this.forced = kept.forced ?? false;
    this.others = PACES.find((pace) => pace === kept.others) ?? "natural";
    this.coach = kept.coach ?? false;
    this.keepMarks = kept.keepMarks ?? false;
    dark?.addEventListener?.("change", (event) => (this.#system = event.matches));
    still?.addEventListener?.("change", (event) => (this.#still = event.matches));
  }

  get dark(): boolean {
    return this.theme === "dark" || (this.theme === "system" && this.#system);
  }

  /** 1 as drawn, 0.5 quick, 0 none. */
  get pace(): number {
    return this.#still || this.motion === "off" ? 0 : this.motion === "quick" ? 0.5 : 1;
  }

  /** Show and keep the settings; call it once, inside an effect. */
  apply(): void {
    const root = document.documentElement;
    root.lang = this.lang;
    root.dataset.theme = this.dark ? "dark" : "light";
    root.dataset.motion = this.pace === 0 ? "off" : this.motion;
    const { lang, theme, motion, sound, emotes, oneTouch, forced, others, coach, keepMarks } = this;
    remember(KEY, { lang, theme, motion, sound, emotes, oneTouch, forced, others, coach, keepMarks } satisfies Kept);
  }
}

export const settings = new Settings();
