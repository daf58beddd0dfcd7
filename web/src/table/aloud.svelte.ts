/** What a table says to whoever does not look at it: what is asked, what is chosen, advice, requests, chat, emotes. */
import { announce } from "../lib/announce.svelte";
import { resignedOf } from "../lib/departed";
import type { TableModel } from "../lib/tablemodel.svelte";
import type { LiveTable } from "../lib/live.svelte";
import { say } from "../lib/say.svelte";
import { settings } from "../lib/settings.svelte";
import type { Advice, Happened } from "../lib/wire";
import { heard } from "./coached";
import { wished as wishedFor } from "./takeback";

/** An entry that is no move, in a sentence: a request, an answer, an undo, a departure. */
export function otherwise(model: TableModel, { kind, seat }: Happened): string {
  if (kind === "resign") return resignedOf(model.info, seat);
  const id = `page-log-${kind}`;
  return kind !== "play" && say.has(id) ? say.text(id, { name: model.nameOf(seat) }) : "";
}

/** The best of some advice, with its chances. */
export function advised(model: TableModel, advice: Advice): string {
  const best = advice.options.at(0);
  const option = model.options.find((one) => one.action === best?.action);
  if (!best || !option) return "";
  const [win, error] = [best.win, best.error].map((part) => Math.round(100 * part));
  const chances = say.text("page-hint-win", { win, error: Math.max(1, error) });
  return say.labelled(say.text("page-hint-title"), `${model.tell(option.word)} ${chances}`);
}

/** Tell it all, while a table is shown. `reads`: whether the chat lies open, which then tells itself. */
export function aloud(live: () => LiveTable, reads: () => boolean): void {
  let entry = -1;
  $effect(() => {
    const model = live().model;
    if (!model?.fresh || model.fresh.at === entry) return;
    entry = model.fresh.at;
    announce.say(otherwise(model, model.fresh));
  });

  /* That it is my turn is told at once; what else is asked while it is, politely. */
  let asked: number | null = null;
  $effect(() => {
    const model = live().model;
    if (!model?.mine || !model.step) {
      asked = null;
      announce.calm();
    } else if (asked !== model.scene.at) {
      const step = model.tell(model.step);
      if (asked === null) announce.say(say.labelled(say.text("page-your-turn"), step), true);
      else announce.say(step);
      asked = model.scene.at;
    }
  });

  $effect(() => {
    const { model, advice } = live();
    if (model && advice) announce.say(advised(model, advice));
  });

  /* The coach's word once; again only if more thought has changed it. */
  let word = "";
  $effect(() => {
    const { model, coaching } = live();
    const said = model && settings.coach ? heard(model, coaching.word, coaching.stakes) : "";
    if (said && said !== word) announce.say(said);
    word = said;
  });

  /* Somebody asks me to agree: that waits for my answer. */
  let wished: string | null = null;
  $effect(() => {
    const { model, info } = live();
    const wish = info.asked;
    const known = wished;
    wished = wish && `${wish.seat} ${wish.keep} ${wish.actions}`;
    if (!model || !wish || wished === known || !info.yours.some((seat) => !wish.agreed.includes(seat))) return;
    announce.say(wishedFor(model, info, "page-asked"), true);
  });

  let seen = live().emotes.seen.at(-1);
  $effect(() => {
    const { model, info, emotes } = live();
    const newest = emotes.seen.at(-1);
    if (!model || !newest || newest === seen) return;
    seen = newest;
    if (reads() || info.yours.includes(newest.seat)) return;
    announce.say(say.labelled(model.nameOf(newest.seat), say.text(`page-emote-${newest.emote}`)));
  });

  let last = live().chat.at(-1)?.n ?? -1;
  $effect(() => {
    const { chat, info } = live();
    const mine = info.seats.filter((seat) => info.yours.includes(seat.seat)).map((seat) => seat.player);
    const fresh = chat.filter((line) => line.n > last);
    last = chat.at(-1)?.n ?? last;
    if (reads()) return;
    for (const line of fresh) if (!mine.includes(line.player)) announce.say(say.labelled(line.name, line.text));
  });
}

/** What is drawn of a choice, as text: each part of it a sentence of its own. */
export function spoken(drawn: HTMLElement): string {
  return (drawn.innerText ?? drawn.textContent ?? "").replace(/\s+/g, " ").trim();
}
