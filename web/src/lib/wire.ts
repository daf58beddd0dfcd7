// What is said over the wire, as src/parlour/server/wire has it.
export type * from "./wire/asked.gen";
export type * from "./wire/told.gen";
export type * from "./wire/advice.gen";
export type * from "./wire/people.gen";
export type * from "./wire/readings.gen";
export type * from "./wire/dailies.gen";
export type * from "./wire/puzzles.gen";
export type * from "./wire/progress.gen";
export type * from "./wire/ratings.gen";
export type * from "./wire/signing.gen";
export type * from "./wire/lobby.gen";
export type * from "./wire/pairing.gen";
export type * from "./wire/tournaments.gen";
export type * from "./wire/order.gen";
export type * from "./wire/news.gen";
export type * from "./wire/profiles.gen";
export type * from "./wire/challenges.gen";
