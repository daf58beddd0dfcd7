/** Sentences, from the same Fluent catalogs as the terminal's. A message that is missing shows its id in brackets. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { GAMES } from "../games/games.gen";
import { api } from "./api";
import { settings, type Lang } from "./settings.svelte";
import type { Words } from "./options";
import type { GameWords } from "./wire";
import { clauses, labelled, typeset } from "./typography";

export interface Word {
  kind: string;
  [field: string]: unknown;
}

/** A word as it comes over the wire. */
export type Told = Readonly<Record<string, unknown>>;

type Arguments = Record<string, FluentVariable>;

const rules = import.meta.glob<Words>("../games/*/rules.gen.ts", { import: "WORDS" });
const files = import.meta.glob<string>("../../../src/parlour/text/locale/*/*.ftl", {
  query: "?raw",
  import: "default",
});
const PART = /([a-z]+)(\d+)/g; // of a place that is told in notation
const MANY = "many";
const OF = "of";
const SEAT = "seat"; // told by the player's name; any other thing by a name of its own: card-7
export const HOUSE = ["house", "bots", "page", "page_house"];

function pathOf(lang: Lang, page: string): string {
  return `../../../src/parlour/text/locale/${lang}/${page}.ftl`;
}

/** Whether the page was built with the catalog of a game; others bring theirs through the server. */
function built(game: string): boolean {
  return files[pathOf("en", game)] !== undefined;
}

/** A word without a sentence: its kind, and its fields by name. */
function spelled(kind: string, word: Told): string {
  const name = kind.replace(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const fields = Object.entries(word).filter(([field]) => field !== "kind");
  return fields.length
    ? labelled(name, fields.map(([field, value]) => `${field} ${String(value)}`).join(", "), "en")
    : name;
}

/** The key of what stands on a game's door. */
function doorOf(lang: Lang, game: string): string {
  return `${lang} door ${game}`;
}

class Say {
  #bundles = $state.raw<Record<string, FluentBundle>>({}); // "fr" of the house, "fr gatsby" of a game
  #texts = new Map<string, FluentResource>();
  #needed = new Set<string>(HOUSE);
  #doors = new Set<string>(GAMES);
  #themes = new Set<string>(); // games whose themes are named
  #game = $state<string | null>(null);
  #speaking = $state<Lang>(settings.lang);
  #words = new Map<string, Words>(); // what is known of the words of a game
  #brought = new Map<string, GameWords>(); // "fr chess": what games of other packages say
  missing = new Set<string>();

  /** The language of what is shown: that of the settings, once its pages are here. */
  get lang(): Lang {
    return this.#speaking;
  }

  get ready(): boolean {
    return this.#bundles[this.#speaking] !== undefined;
  }

  /** The games of the house, whose titles are known. */
  get games(): readonly string[] {
    return [...this.#doors];
  }

  /** Learn what stands on the doors of some games. */
  async doors(games: readonly string[]): Promise<void> {
    for (const game of games) this.#doors.add(game);
    await this.speak();
  }

  /** Whether the game of the moment is told in English where its language is lacking. */
  get draft(): boolean {
    return this.#drafts[`${this.#speaking} ${this.#game ?? ""}`] ?? false;
  }

  /** What a game's own page of the catalog says of it, at its door; null if it says nothing. */
  ofGame(game: string, id: string, form?: string): string | null {
    const bundle = this.#bundles[doorOf(this.#speaking, game)] ?? this.#bundles[`${this.#speaking} ${game}`];
    const message = bundle?.getMessage(id);
    const pattern = form ? message?.attributes[form] : message?.value;
    return bundle && pattern ? typeset(bundle.formatPattern(pattern), this.#speaking) : null;
  }

  /** What a game is called; by its id, where no catalog names it. */
  title(game: string): string {
    return this.ofGame(game, "game-title") ?? game.charAt(0).toUpperCase() + game.slice(1).replaceAll("_", " ");
  }

  /** The same where there is little room. */
  shortTitle(game: string): string {
    return this.ofGame(game, "game-title", "short") ?? this.title(game);
  }

  /** Learn what the coach's themes of some games are called. */
  async themes(games: readonly string[]): Promise<void> {
    for (const game of games) this.#themes.add(game);
    await this.doors(games);
  }

  /** What a theme of a game is called among others. */
  theme(game: string, kind: string): string {
    const bundle = this.#bundles[`${this.#speaking} ${game}`];
    const pattern = bundle?.getMessage(`theme-${kind}`)?.attributes.name;
    return bundle && pattern ? typeset(bundle.formatPattern(pattern), this.#speaking) : spelled(kind, {});
  }

  /** Read the pages of the catalog that a part of the house needs, in the language of the moment. */
  async need(...pages: string[]): Promise<void> {
    for (const page of pages) this.#needed.add(page);
    await this.speak();
  }

  /** All that a table of this game says. */
  async game(id: string): Promise<void> {
    const learnt = rules[`../games/${id}/rules.gen.ts`];
    if (learnt && !this.#words.has(id)) this.#words.set(id, await learnt());
    await this.#bring(settings.lang, id);
    await this.#make(settings.lang, id);
    this.#game = id;
    await this.speak();
  }

  /** Speak the language of the settings; what was said in another one stays until everything is here. */
  async speak(): Promise<void> {
    const lang = settings.lang;
    const here = [...this.#doors, ...this.#themes, ...(this.#game ? [this.#game] : [])];
    await Promise.all(here.map((game) => this.#bring(lang, game)));
    const doors = [...this.#doors].map((game) => this.#read(lang, doorOf(lang, game), () => [`${game}_door`]));
    const told = [...new Set([...this.#themes, ...(this.#game ? [this.#game] : [])])];
    await Promise.all([this.#make(lang, null), ...told.map((game) => this.#make(lang, game)), ...doors]);
    if (settings.lang === lang) this.#speaking = lang;
  }

  async #make(lang: Lang, game: string | null): Promise<void> {
    const key = game ? `${lang} ${game}` : lang;
    const ofGame = [...HOUSE, game ?? "", `${game}_door`, `${game}_cards`, `page_${game}`];
    await this.#read(lang, key, () => (game ? ofGame : [...this.#needed]));
  }

  /** Ask the server for what a game says that the page was not built with; without an answer it is told plainly. */
  async #bring(lang: Lang, game: string): Promise<void> {
    const key = `${lang} ${game}`;
    if (built(game) || this.#brought.has(key)) return;
    const told = await api.words(game, lang).catch(() => null);
    if (!told || this.#brought.has(key)) return;
    this.#brought.set(key, told);
    this.#words.set(game, told.words);
    this.#drafts = { ...this.#drafts, [key]: told.draft };
    for (const [page, text] of Object.entries(told.pages)) {
      this.#texts.set(pathOf(lang, page), new FluentResource(text));
    }
  }

  #drafts = $state.raw<Record<string, boolean>>({});

  /** Make the bundle of some pages, if any of them is new. */
  async #read(lang: Lang, key: string, pages: () => string[]): Promise<void> {
    const known = () => pages().filter((page) => files[pathOf(lang, page)] ?? this.#texts.has(pathOf(lang, page)));
    const fresh = known().filter((page) => !this.#texts.has(pathOf(lang, page)));
    if (!fresh.length && this.#bundles[key] && this.#counts[key] === known().length) return;
    const read = await Promise.all(fresh.map((page) => files[pathOf(lang, page)]()));
    fresh.forEach((page, index) => this.#texts.set(pathOf(lang, page), new FluentResource(read[index])));
    const here = known().filter((page) => this.#texts.has(pathOf(lang, page))); // more may have come meanwhile
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const page of here) bundle.addResource(this.#texts.get(pathOf(lang, page))!, { allowOverrides: true });
    this.#counts[key] = here.length;
    this.#bundles = { ...this.#bundles, [key]: bundle };
  }

  #counts: Record<string, number> = {};

  #bundle(id: string): FluentBundle | undefined {
    const game = this.#game ? this.#bundles[`${this.#speaking} ${this.#game}`] : undefined;
    return game?.hasMessage(id) ? game : this.#bundles[this.#speaking];
  }

  has(id: string, form?: string): boolean {
    const message = this.#bundle(id)?.getMessage(id);
    return message !== undefined && (form === undefined || message.attributes[form] !== undefined);
  }

  text(id: string, given: Arguments = {}, form?: string): string {
    const bundle = this.#bundle(id);
    if (!bundle) return "";
    const message = bundle.getMessage(id);
    const pattern = form === undefined ? message?.value : message?.attributes[form];
    if (!pattern) return this.#lacks(id);
    const errors: Error[] = [];
    const said = bundle.formatPattern(pattern, given, errors);
    if (errors.length) this.#lacks(`${id}: ${errors[0].message}`);
    return typeset(said, this.#speaking);
  }

  /** An action, event, step or theme as a sentence: its fields are the message's arguments. */
  word(word: Told, names: readonly string[], game?: string): string {
    const kind = String(word.kind);
    for (const family of ["event", "action", "step", "theme"]) {
      const id = `${family}-${kind}`;
      if (this.has(id)) return this.text(id, this.told(word, names, game));
    }
    return this.#plain ? spelled(kind, word) : this.#lacks(`event-${kind}`);
  }

  /** What a theme is about, and nothing of where it leads. */
  look(theme: Told, names: readonly string[], game?: string): string {
    const id = `theme-${String(theme.kind)}`;
    return this.has(id) ? this.text(id, this.told(theme, names, game), "look") : this.word(theme, names, game);
  }

  /** The fields of a word as the catalogs want them. */
  told(word: Told, names: readonly string[], game?: string): Arguments {
    const given: Arguments = {};
    for (const [field, value] of Object.entries(word)) {
      if (field === "kind") continue;
      given[field] = this.#value(String(word.kind), field, value, names, game);
      const thing = game ? this.#words.get(game)?.[String(word.kind)]?.things[field] : undefined;
      if (typeof value === "number" && Array.isArray(thing) && thing[value] !== undefined)
        Object.assign(given, this.thing(field, thing[value]));
    }
    return given;
  }

  /** The name of a thing as an argument, with its form after another noun where a language needs that: `$area-of`. */
  thing(field: string, id: string): Arguments {
    const of = this.#bundle(id)?.getMessage(id)?.attributes[OF];
    return { [field]: this.text(id), ...(of ? { [`${field}-${OF}`]: this.text(id, {}, OF) } : {}) };
  }

  /** The paragraph that a word of a game follows. */
  cite(word: Told, game: string): string | null {
    return this.#words.get(game)?.[String(word.kind)]?.cite ?? null;
  }

  /** So many hundredths, with the sign as the language has it. */
  percent(hundredths: number): string {
    return this.text("percent", { n: Math.round(hundredths) });
  }

  /** A name or a label, and what belongs to it. */
  labelled(label: string, text: string): string {
    return labelled(label, text, this.#speaking);
  }

  /** What could each stand as a sentence, as one. */
  clauses(parts: readonly string[]): string {
    return clauses(parts, this.#speaking);
  }

  join(parts: readonly string[]): string {
    if (parts.length < 2) return parts.join("");
    return this.text("list-and", { most: parts.slice(0, -1).join(", "), last: parts[parts.length - 1] });
  }

  /** a, b or c */
  either(parts: readonly string[]): string {
    if (parts.length < 2) return parts.join("");
    return this.text("list-or", { most: parts.slice(0, -1).join(", "), last: parts[parts.length - 1] });
  }

  /** The names of things, each once; those that are there several times with their number. */
  #counted(ids: string[]): string[] {
    const found = new Map<string, string[]>();
    for (const id of ids) found.set(this.text(id), [...(found.get(this.text(id)) ?? []), id]);
    return [...found.values()].map((same) => this.times(same[0], same.length));
  }

  /** A thing by its name; with its number, where there are several. */
  times(id: string, count: number): string {
    if (count === 1) return this.text(id);
    const own = this.#bundle(id)?.getMessage(id)?.attributes[MANY]; // where it has an article to lose
    return own ? this.text(id, { count }, MANY) : this.text("list-times", { count, what: this.text(id) });
  }

  #value(kind: string, field: string, value: unknown, names: readonly string[], game?: string): FluentVariable {
    const thing = game ? this.#words.get(game)?.[kind]?.things[field] : undefined;
    if (typeof value === "number") {
      if (thing === SEAT) return names[value] ?? this.text("player-name", { number: value + 1 });
      if (typeof thing === "string") return this.text(`${thing}-${value}`);
      return thing?.[value] === undefined ? value : this.text(thing[value]);
    }
    if (!Array.isArray(value)) return this.#named(field, String(value));
    return value.length ? this.join(this.#counted(value.map((item) => `${String(thing)}-${item}`))) : "none";
  }

  /** What is told in notation, by its name where it has one: its numbers by their letters. */
  #named(field: string, notation: string): string {
    const id = `name-${field}`;
    if (!this.has(id)) return notation;
    return this.text(id, Object.fromEntries([...notation.matchAll(PART)].map(([, part, n]) => [part, Number(n)])));
  }

  /** Whether the game of the moment has no catalog here: then its words are shown as they are. */
  get #plain(): boolean {
    return this.#game !== null && !built(this.#game) && !this.#texts.has(pathOf(this.#speaking, this.#game));
  }

  #lacks(id: string): string {
    if (this.#plain) return id.slice(id.indexOf("-") + 1).replaceAll("-", " ");
    if (!this.missing.has(id)) {
      this.missing.add(id);
      console.error(`no text: ${this.#speaking} ${id}`);
    }
    return `[${id}]`;
  }
}

export const say = new Say();
