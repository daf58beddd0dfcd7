/** Movements: they follow a scene that something led to, at the pace the player chose, and never delay a choice. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import type { TableModel } from "../../../lib/tablemodel.svelte";
import type { Point } from "./layout";
import { eventsOf } from "../rules.gen";

function lively(model: TableModel): number {
  return model.fresh === null || document.hidden ? 0 : model.pace;
}

/** A supporter drops to its row. */
export function drop(_node: Element, { model }: { model: TableModel }): TransitionConfig {
  const pace = lively(model);
  return {
    duration: 220 * pace,
    easing: cubicOut,
    css: (t, u) => `transform: translateY(${-26 * u}px); opacity: ${t}`,
  };
}

/** A card comes from the deck, the first, second, third one after the other. */
export function deal(
  _node: Element,
  { model, card, from }: { model: TableModel; card: number; from: Point },
): TransitionConfig {
  const pace = lively(model);
  const dealt = eventsOf(model.fresh).filter((event) => event.kind === "CardAdded");
  const order = dealt.findIndex((event) => event.card === card);
  if (order < 0) return { duration: 0 }; // it was not dealt: a move was taken back
  return {
    delay: (240 + 180 * order) * pace,
    duration: 320 * pace,
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${from.x * u}px, ${from.y * u}px) rotate(${-12 * u}deg); opacity: ${Math.min(1, t * 4)}`,
  };
}

/** Cards slide away to whoever took them, 60 ms apart. */
export function leave(
  _node: Element,
  { model, card, index, to }: { model: TableModel; card: number; index: number; to: Point },
): TransitionConfig {
  const pace = lively(model);
  const taken = eventsOf(model.fresh).some((event) => event.kind === "Collected" && event.cards.includes(card));
  if (!taken) return { duration: 0 };
  return {
    delay: 60 * index * pace,
    duration: 300 * pace,
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${to.x * u}px, ${to.y * u}px) scale(${1 - 0.4 * u}); opacity: ${Math.min(1, t * 1.6)}`,
  };
}
