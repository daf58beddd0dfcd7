/** What decisions cost, as the page says and draws it. */
import { localeOf } from "../lib/dates";
import { say } from "../lib/say.svelte";
import type { MonthCost } from "../lib/wire";

const MONTHS = 12; // that are drawn and told

/** Millionths of a victory as a percentage, with one decimal. */
export function percent(millionths: number): number {
  return Math.round(millionths / 1000) / 10 || 0; // no −0
}

/** The mean cost of a month, with its interval or that decisions are too few for one. */
export function costOf(month: MonthCost): string {
  const cost = percent(month.cost);
  if (month.error === null) return say.text("progress-cost-few", { cost });
  return say.text("progress-cost-value", { cost, error: percent(month.error) });
}

/** A part of ten, with one decimal: how many games of ten. */
export function ofTen(part: number): number {
  return Math.round(100 * part) / 10;
}

/** The newest months. */
export function newest(months: readonly MonthCost[]): MonthCost[] {
  return months.slice(-MONTHS);
}

/** 2026-11 as people read it. */
export function monthName(month: string, lang: string, length: "short" | "long" = "long"): string {
  const year = length === "long" ? ({ year: "numeric" } as const) : {};
  const first = new Date(`${month}-01T00:00:00Z`);
  return first.toLocaleDateString(localeOf(lang), { month: length, timeZone: "UTC", ...year });
}

export interface Point {
  month: MonthCost;
  x: number;
  y: number;
  low: number;
  high: number;
}

/** Where each month stands in a box: the cost upwards from nothing, its interval around it. */
export function pointsOf(months: readonly MonthCost[], width: number, height: number): Point[] {
  const most = Math.max(...months.map((one) => one.cost + (one.error ?? 0)), 1);
  const up = (cost: number): number => height - (height * Math.min(Math.max(cost, 0), most)) / most;
  return months.map((month, n) => ({
    month,
    x: ((n + 0.5) * width) / months.length,
    y: up(month.cost),
    low: up(month.cost - (month.error ?? 0)),
    high: up(month.cost + (month.error ?? 0)),
  }));
}

/** Lines between neighbours that were judged alike. */
export function linesOf(points: readonly Point[]): [Point, Point][] {
  return points
    .slice(1)
    .map((point, n): [Point, Point] => [points[n], point])
    .filter(([one, other]) => one.month.earlier === other.month.earlier);
}
