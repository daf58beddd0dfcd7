/** A table that is being set: who sits where, and how it is played. */
import { asked, type BotSort } from "../lib/bots";
import type { Clock, GameInfo, NewTable, SeatPlan } from "../lib/wire";

export type Kind = SeatPlan["kind"];
export type Way = "pass" | "phones" | "network" | "";

export interface Chair {
  kind: Kind;
  bot: BotSort; // if it is one's
  name: string;
}

export interface Plan {
  game: string;
  chairs: Chair[];
  options: Record<string, string>;
  public: boolean;
  live: boolean;
  clock: Required<Clock>;
  lots: boolean;
  watch: boolean;
  several: boolean;
  rated: boolean;
  language: string; // to talk in, told in the lobby; empty for any
  club: string; // whose people alone see it; empty for none
  box: string; // the text of a box file; empty for the box of the house
}

export const NO_CLOCK: Required<Clock> = { kind: "none", seconds: 0, increment: 0 };

function chair(kind: Kind): Chair {
  return { kind, bot: { level: 2, master: null }, name: "" };
}

/** Who sits at each place at first, by the way people want to play. */
function kindsFor(way: Way, count: number): Kind[] {
  const others: Kind = { pass: "me", phones: "invited", network: "open", "": "bot" }[way] as Kind;
  return Array.from({ length: count }, (_, place) => (place === 0 && way !== "phones" ? "me" : others));
}

export function wayOf(asked: string | null): Way {
  return asked === "pass" || asked === "phones" || asked === "network" ? asked : "";
}

/** A table of the game as it is first shown: three if it takes three, else the fewest. */
export function newPlan(game: GameInfo, way: Way): Plan {
  const count = game.seats.includes(3) ? 3 : Math.min(...game.seats);
  return {
    game: game.game,
    chairs: kindsFor(way, count).map(chair),
    options: Object.fromEntries(Object.entries(game.options).map(([name, values]) => [name, values[0]])),
    public: way === "network",
    live: true,
    clock: { ...NO_CLOCK },
    lots: true,
    watch: true,
    several: false,
    rated: false,
    language: "",
    club: "",
    box: "",
  };
}

/** The same plan for a table of a club: for its people, so neither public nor with links to seats. */
export function clubPlan(plan: Plan, club: string): Plan {
  const chairs = plan.chairs.map((one): Chair => (one.kind === "invited" ? { ...one, kind: "open" } : one));
  return club ? { ...plan, club, public: false, chairs } : plan;
}

/**
 * The same plan for a rated table, or one that is not: equal means for all, no masters, and one seat for whoever plans
 * it.
 */
export function ratedPlan(plan: Plan, game: GameInfo, rated: boolean): Plan {
  if (!rated) return { ...plan, rated };
  const usual = newPlan(game, "");
  const mine = plan.chairs.findIndex((one) => one.kind === "me");
  return {
    ...plan,
    rated,
    chairs: plan.chairs.map((one, place) => ({
      ...one,
      kind: one.kind === "me" && place !== mine ? "open" : one.kind,
      bot: { ...one.bot, master: null },
    })),
    options: usual.options,
    clock: plan.clock.kind === "none" ? clockOf("turn", plan.live) : plan.clock,
    lots: true,
    several: false,
    box: "",
  };
}

/** Chairs are added as the way asks, or taken away from the end. */
export function withChairs(chairs: Chair[], count: number, way: Way): Chair[] {
  const kinds = kindsFor(way, count);
  return kinds.map((kind, place) => chairs[place] ?? chair(kind));
}

/** What the choice of times offers: seconds, most often chosen first. */
export function times(kind: "turn" | "game", live: boolean): number[] {
  if (kind === "turn") return live ? [30, 60, 120, 300] : [86_400, 259_200, 604_800];
  return live ? [600, 900, 1800, 3600] : [604_800, 1_209_600, 2_592_000];
}

export const MORE = [0, 5, 10, 30]; // seconds added for each move

/** A clock of the kind, with the middle of what is offered. */
export function clockOf(kind: Required<Clock>["kind"], live: boolean): Required<Clock> {
  if (kind === "none") return { ...NO_CLOCK };
  return { kind, seconds: times(kind, live)[1], increment: kind === "game" && live ? 10 : 0 };
}

/** A length of time as a message and its number. */
export function lengthOf(seconds: number): { id: string; n: number } {
  if (seconds >= 86_400) return { id: "house-days", n: seconds / 86_400 };
  if (seconds >= 7200) return { id: "house-hours", n: seconds / 3600 };
  if (seconds >= 60) return { id: "house-minutes", n: seconds / 60 };
  return { id: "house-seconds", n: seconds };
}

/** The request: the first of my seats has my own name, further ones on this device theirs. */
export function wanted(plan: Plan, id: string, nonce: string, nameOf: (number: number) => string): NewTable {
  let mine = 0;
  const seats = plan.chairs.map(({ kind, bot, name }) => {
    if (kind === "bot") return { kind, ...asked(bot) };
    if (kind !== "me" || mine++ === 0) return { kind };
    return { kind, name: name.trim() || nameOf(mine) };
  });
  const { game, options, live, clock, lots, watch, box, rated } = plan;
  const several = plan.public && plan.several;
  const language = plan.public ? plan.language : "";
  const how = { live, clock, lots, watch, several, box, rated, language };
  return { game, seats, id, options, public: plan.public, nonce, ...how, club: plan.club || null };
}
