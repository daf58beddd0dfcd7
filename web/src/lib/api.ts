/** Requests to the house: HTTP does. A problem is thrown as a Refused with its reason and rule. */
import type * as wire from "./wire";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: wire.Problem,
  ) {
    super(problem.detail);
  }
}

/** Takes one refusal for an answer: `asking.catch(but("not-playing"))`. */
export function but(error: string): (refused: unknown) => null {
  return (refused) => {
    if (refused instanceof Refused && refused.problem.error === error) return null;
    throw refused;
  };
}

type Query = Record<string, string | number | boolean | null | undefined>;

export function fresh(): string {
  return (
    crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint8Array(16)), (n) => n.toString(16)).join("")
  );
}

export function address(path: string, query: Query = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${path}?${search}` : path;
}

/** Milliseconds before asking again, while the house cannot reach its store. */
export const WAITS = [500, 1500, 4000];

/** What may be asked twice: a look, and what has an `id`, which the house does once. */
function repeatable(method: string, body: unknown): boolean {
  return method === "GET" || (typeof body === "object" && body !== null && "id" in body && Boolean(body.id));
}

async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  query: Query = {},
  token = "",
  signal?: AbortSignal,
): Promise<T> {
  for (const wait of repeatable(method, body) ? WAITS : []) {
    try {
      return await askOnce<T>(method, path, body, query, token, signal);
    } catch (problem) {
      if (!(problem instanceof Refused) || problem.status !== 503) throw problem;
    }
    await new Promise((go) => setTimeout(go, wait));
  }
  return askOnce<T>(method, path, body, query, token, signal);
}

const isJson = (answer: Response): boolean => (answer.headers.get("content-type") ?? "").includes("json");

async function askOnce<T>(
  method: string,
  path: string,
  body: unknown,
  query: Query,
  token: string,
  signal?: AbortSignal,
): Promise<T> {
  let answer: Response;
  let said: unknown; // read within the same care: a connection may break in the midst of an answer
  try {
    answer = await fetch(address(path, query), {
      method,
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      ...(signal ? { signal } : {}),
    });
    said = isJson(answer) ? await answer.json() : await answer.text();
  } catch {
    throw new Refused(0, {
      error: "offline",
      detail: "the house cannot be reached",
      reason: null,
      rule: null,
      told: {},
    });
  }
  if (answer.ok) return said as T;
  const problem = isJson(answer) ? (said as wire.Problem) : { error: "broken", detail: String(answer.status) };
  throw new Refused(answer.status, problem as wire.Problem);
}

const get = <T>(path: string, query?: Query) => ask<T>("GET", path, undefined, query);
const post = <T>(path: string, body: unknown = {}) => ask<T>("POST", path, body);
const remove = <T>(path: string) => ask<T>("DELETE", path);
const put = <T>(path: string, body: unknown) => ask<T>("PUT", path, body);
const pathOf = (table: string, what = "") => `/api/tables/${encodeURIComponent(table)}${what}`;
const of = (replay: string, what = "") => `/api/replays/${encodeURIComponent(replay)}${what}`;
const dealOf = (day: string, game: string, what = "") =>
  `/api/daily/${encodeURIComponent(day)}/${encodeURIComponent(game)}${what}`;
const puzzleOf = (game: string, what: string) =>
  `/api/puzzles/${encodeURIComponent(game)}/${what.split("/").map(encodeURIComponent).join("/")}`;

export const api = {
  get,
  post,
  put,
  delete: remove,
  games: () => get<wire.GameInfo[]>("/api/games"),
  book: (game: string, lang: string) => get<wire.Book>(`/api/books/${game}/${lang}`),
  words: (game: string, lang: string) => get<wire.GameWords>(`/api/books/${game}/${lang}/words`),

  me: () => get<wire.Me>("/api/me"),
  known: () => get<wire.Met>("/api/me/known"),
  name: (name: string, keep: boolean) => put<wire.Me>("/api/me", { name, keep } satisfies wire.Guest),
  forget: () => ask<wire.Done>("DELETE", "/api/me"),
  whose: (code: string) => post<wire.Whose>("/api/me/enter/whose", { code } satisfies wire.LinkCode),
  enter: (code: string, replace: boolean) => post<wire.Me>("/api/me/enter", { code, replace } satisfies wire.Enter),
  link: () => post<wire.PersonalLink>("/api/me/link"),
  devices: () => get<wire.Device[]>("/api/me/devices"),
  endDevice: (device: string) => ask<wire.Device[]>("DELETE", `/api/me/devices/${encodeURIComponent(device)}`),
  mine: () => get<wire.MyTable[]>("/api/me/tables"),
  progress: () => get<wire.GameProgress[]>("/api/me/progress"),
  myRatings: () => get<wire.MyRating[]>("/api/me/ratings"),
  leaderboard: (game: string, seats: number) =>
    get<wire.Leaderboard>(`/api/ratings/${encodeURIComponent(game)}/${seats}`),
  ratingsOf: (table: string) => get<wire.RatedSeat[]>(`/api/tables/${encodeURIComponent(table)}/ratings`),
  profile: (player: string) => get<wire.Profile>(`/api/people/${encodeURIComponent(player)}/profile`),
  openness: () => get<wire.Openness>("/api/me/openness"),
  beOpen: (wanted: wire.Openness) => put<wire.Openness>("/api/me/openness", wanted),
  challenges: () => get<wire.Challenges>("/api/challenges"),
  challenge: (wanted: wire.NewChallenge) => post<wire.Challenge>("/api/challenges", wanted),
  answerChallenge: (challenge: string, accept: boolean) =>
    post<wire.Challenge>(`/api/challenges/${encodeURIComponent(challenge)}/answer`, {
      accept,
      nonce: fresh(),
    } satisfies wire.AnswerChallenge),
  withdrawChallenge: (challenge: string) =>
    ask<wire.Challenge>("DELETE", `/api/challenges/${encodeURIComponent(challenge)}`),
  mute: (player: string, muted: boolean) => put<unknown>("/api/me/mutes", { player, muted } satisfies wire.Mute),
  report: (wanted: wire.NewReport) => post<wire.MyReport>("/api/reports", wanted),
  myOrder: () => get<wire.MyOrder>("/api/me/order"),
  order: (before?: number) => get<wire.OrderNow>("/api/order", { before }),
  orderLog: (before?: number) => get<wire.ActDone[]>("/api/order/log", { before }),
  oneReport: (report: string) => get<wire.ReportWhole>(`/api/order/reports/${encodeURIComponent(report)}`),
  actOn: (wanted: wire.ModeratorsAct) => post<wire.OrderNow>("/api/order/acts", wanted),
  listedWords: () => get<wire.ListedWords>("/api/order/words"),
  listWords: (words: string[]) => put<wire.ListedWords>("/api/order/words", { words } satisfies wire.NewWords),
  members: (name: string) => get<wire.MemberFound[]>("/api/order/members", { name }),
  giveRole: (wanted: wire.GiveRole) => put<wire.MemberFound[]>("/api/order/roles", wanted),
  signInWays: () => get<wire.SignInWays>("/api/sign-in"),
  askPasskey: () => post<wire.Ceremony>("/api/sign-in/passkey"),
  passkeySigned: (signed: wire.PasskeyAnswer) => post<wire.Proved>("/api/sign-in/passkey/answer", signed),
  letter: (address: string, lang: string) =>
    post<wire.Done>("/api/sign-in/mail", {
      address,
      lang: lang as wire.MailboxAsked["lang"],
    } satisfies wire.MailboxAsked),
  toProvider: () => post<wire.ToProvider>("/api/sign-in/provider"),
  fromProvider: (back: wire.FromProvider) => post<wire.Proved>("/api/sign-in/provider/answer", back),
  ticket: (ticket: string) => post<wire.Proved>("/api/sign-in/whose", { ticket } satisfies wire.TicketHeld),
  comeIn: (how: wire.ComeIn) => post<wire.Me>("/api/sign-in/enter", how),
  ways: () => get<wire.Ways>("/api/me/ways"),
  endWay: (way: string) => ask<wire.Ways>("DELETE", `/api/me/ways/${encodeURIComponent(way)}`),
  makePasskey: () => post<wire.Ceremony>("/api/me/passkeys"),
  passkeyMade: (made: wire.PasskeyMade) => post<wire.Me>("/api/me/passkeys/answer", made),
  signOut: (everywhere: boolean) => post<wire.Done>("/api/me/sign-out", { everywhere } satisfies wire.SignOut),
  consent: () => get<wire.Consent>("/api/me/research"),
  agree: (research: boolean) => put<wire.Consent>("/api/me/research", { research } satisfies wire.Consent),
  pushKey: () => get<wire.PushKey>("/api/me/alerts/key"),
  myAlerts: () => get<wire.MyAlerts>("/api/me/alerts"),
  alerts: (wanted: wire.Alerts) => put<wire.MyAlerts>("/api/me/alerts", wanted),
  switchNews: (wanted: wire.SwitchNews) => put<wire.MyAlerts>("/api/me/alerts/switch", wanted),
  endPush: (push: string) => ask<wire.MyAlerts>("DELETE", `/api/me/alerts/pushes/${encodeURIComponent(push)}`),
  lettersTo: (wanted: wire.LettersTo) => put<wire.MyAlerts>("/api/me/alerts/mail", wanted),
  noLetters: () => ask<wire.MyAlerts>("DELETE", "/api/me/alerts/mail"),
  stopLetters: (stop: string) => post<wire.LettersStopped>("/api/letters/stop", { stop } satisfies wire.StopLetters),

  tournaments: () => get<wire.TournamentInfo[]>("/api/tournaments"),
  makeTournament: (wanted: wire.NewTournament) => post<wire.TournamentNow>("/api/tournaments", wanted),
  /** How it stands; with what was `seen` once there is news, or after ten seconds. */
  tournament: (id: string, round?: number | null, seen?: number, signal?: AbortSignal) =>
    ask<wire.TournamentNow>("GET", `/api/tournaments/${id}`, undefined, { round, seen }, "", signal),
  enterTournament: (id: string) => post<wire.TournamentNow>(`/api/tournaments/${id}/enter`),
  withdrawFromTournament: (id: string) => post<wire.TournamentNow>(`/api/tournaments/${id}/withdraw`),
  directTournament: (id: string, wanted: wire.DirectorsAct) =>
    post<wire.TournamentNow>(`/api/tournaments/${id}/acts`, wanted),
  lobby: (wanted: Query) => get<wire.LobbyNow>("/api/lobby", wanted),
  wish: (wanted: wire.PairingWish) => post<wire.PairingNow>("/api/pairing", wanted),
  /** How it stands; held back by the house while that is what was `seen`. */
  pairing: (seen?: number, signal?: AbortSignal) =>
    ask<wire.PairingNow>("GET", "/api/pairing", undefined, { seen }, "", signal),
  withBots: (wanted: wire.WithBots) => post<wire.PairingNow>("/api/pairing/bots", wanted),
  unwish: () => ask<wire.PairingNow>("DELETE", "/api/pairing"),
  tables: () => get<wire.TableInfo[]>("/api/tables"),
  make: (wanted: wire.NewTable) => post<wire.Made>("/api/tables", wanted),
  table: (table: string) => get<wire.TableInfo>(pathOf(table)),
  seatOf: (table: string, wanted: wire.SeatLink) => post<wire.SeatOf>(pathOf(table, "/whose"), wanted),
  device: (table: string, wanted: wire.SeatLink) => post<wire.Knocking>(pathOf(table, "/device"), wanted),
  letIn: (table: string, knock: string, wanted: wire.Allow) =>
    post<wire.TableInfo>(pathOf(table, `/knocks/${encodeURIComponent(knock)}`), wanted),
  knock: (wanted: wire.SpokenCode) => post<wire.Knocking>("/api/knocks", wanted),
  knockLook: (knock: string) => post<wire.KnockAnswer>("/api/knocks/look", { knock } satisfies wire.KnockCode),
  knockEnd: (knock: string) => post<wire.Done>("/api/knocks/end", { knock } satisfies wire.KnockCode),
  knockEnter: (knock: string, replace: boolean) =>
    post<wire.Me>("/api/knocks/enter", { knock, replace } satisfies wire.KnockCode),
  join: (table: string, wanted: wire.Join) => post<wire.Seated>(pathOf(table, "/join"), wanted),
  seat: (table: string, seat: number, wanted: wire.SeatChange) =>
    ask<wire.Made>("PUT", pathOf(table, `/seats/${seat}`), wanted),
  cancel: (table: string) => ask<wire.Done>("DELETE", pathOf(table)),
  scene: (table: string, seat?: number | null, move?: number) =>
    get<wire.Scene>(pathOf(table, "/scene"), { seat, move }),
  told: (table: string, since: number, seat?: number | null) =>
    get<wire.Happened[]>(pathOf(table, "/told"), { since, seat }),
  since: (table: string, seat?: number | null) => get<wire.Happened[]>(pathOf(table, "/since"), { seat }),
  play: (table: string, wanted: wire.Play) => post<wire.Done>(pathOf(table, "/play"), wanted),
  undo: (table: string, wanted: wire.Undo) => post<wire.Done>(pathOf(table, "/undo"), wanted),
  undoNow: (table: string, seat?: number | null) => get<wire.UndoNow>(pathOf(table, "/undo"), { seat }),
  redo: (table: string, wanted: wire.Undo) => post<wire.Done>(pathOf(table, "/redo"), wanted),
  answer: (table: string, wanted: wire.Answer) => post<wire.Done>(pathOf(table, "/undo/answer"), wanted),
  leave: (table: string, wanted: wire.Stand) => post<wire.Done>(pathOf(table, "/leave"), wanted),
  resign: (table: string, wanted: wire.Stand) => post<wire.Done>(pathOf(table, "/resign"), wanted),
  back: (table: string, wanted: wire.Stand) => post<wire.Done>(pathOf(table, "/back"), wanted),
  nudge: (table: string, wanted: wire.Stand) => post<wire.Done>(pathOf(table, "/nudge"), wanted),
  standIn: (table: string, wanted: wire.Absent) => post<wire.Done>(pathOf(table, "/stand-in"), wanted),
  chat: (table: string, since = 0) => get<wire.Line[]>(pathOf(table, "/chat"), { since }),
  say: (table: string, wanted: wire.Say) => post<wire.Line>(pathOf(table, "/chat"), wanted),
  emote: (table: string, wanted: wire.Gesture) => post<wire.Emoted>(pathOf(table, "/emote"), wanted),
  rematch: (table: string, wanted: wire.Rematch = {}) => post<wire.TableInfo>(pathOf(table, "/rematch"), wanted),
  why: (table: string, action: string, seat?: number | null) => get<wire.Why>(pathOf(table, "/why"), { action, seat }),
  foresee: (table: string, action: string, seat?: number | null) =>
    get<wire.Foresight>(pathOf(table, "/foresee"), { action, seat }),
  hint: (table: string, seat?: number | null) => get<wire.Advice>(pathOf(table, "/hint"), { seat }),
  coach: (table: string, move: number, seat: number | null, deeper: boolean) =>
    get<wire.Coached>(pathOf(table, "/coach"), { move, seat, deeper }),
  atStake: (table: string, seat: number | null) => get<wire.AtStake>(pathOf(table, "/coach/look"), { seat }),
  lens: (table: string, seat: number | null, memory: wire.Lens["memory"]) =>
    get<wire.Lens>(pathOf(table, "/lens"), { seat, memory }),
  qr: (path: string) => post<string>("/api/qr", { path }),

  replay: (replay: string) => get<wire.Replay>(of(replay)),
  replayScene: (replay: string, move: number, seat: number) => get<wire.Scene>(of(replay, "/scene"), { move, seat }),
  replayTold: (replay: string, seat: number) => get<wire.Happened[]>(of(replay, "/told"), { seat }),
  replayWhy: (replay: string, move: number, seat: number, action: string) =>
    get<wire.Why>(of(replay, "/why"), { move, seat, action }),
  story: (replay: string) => get<wire.Story>(of(replay, "/story")),
  analyse: (replay: string) => post<wire.Analysis>(of(replay, "/analysis")),
  analysis: (replay: string) => get<wire.Analysis>(of(replay, "/analysis")),
  fork: (replay: string, wanted: wire.Fork) => post<wire.TableInfo>(of(replay, "/fork"), wanted),
  tries: (replay: string) => get<wire.Retried[]>(of(replay, "/again")),
  again: (replay: string, wanted: wire.TryAgain) => post<wire.TableInfo>(of(replay, "/again"), wanted),
  today: () => get<wire.Today>("/api/daily"),
  archive: (before?: string) => get<wire.DailyDeal[]>("/api/daily/archive", { before }),
  month: (month: string, game: string) => get<wire.Month>(`/api/daily/months/${month}/${encodeURIComponent(game)}`),
  deal: (day: string, game: string) => get<wire.DailySheet>(dealOf(day, game)),
  attempt: (day: string, game: string, wanted: wire.Try) => post<wire.TableInfo>(dealOf(day, game), wanted),
  choices: (day: string, game: string) => get<wire.DailyChoices>(dealOf(day, game, "/choices")),
  lookBack: (day: string, game: string) => post<wire.DailyChoices>(dealOf(day, game, "/choices")),

  puzzles: () => get<wire.PuzzleDoor[]>("/api/puzzles"),
  puzzle: (game: string, way: "next" | "day", theme: string | null = null) =>
    ask<wire.PuzzleNow>("POST", puzzleOf(game, way), {}, { theme }),
  myPuzzle: (game: string, puzzle: string) => get<wire.PuzzleNow>(puzzleOf(game, puzzle)),
  solve: (game: string, puzzle: string, wanted: wire.PuzzleChoice) =>
    post<wire.PuzzleNow>(puzzleOf(game, `${puzzle}/answer`), wanted),
  giveUp: (game: string, puzzle: string) => post<wire.PuzzleNow>(puzzleOf(game, `${puzzle}/give-up`)),
  puzzleWhy: (game: string, puzzle: string, action: string) =>
    get<wire.Why>(puzzleOf(game, `${puzzle}/why`), { action }),
  puzzleForesee: (game: string, puzzle: string, action: string) =>
    get<wire.Foresight>(puzzleOf(game, `${puzzle}/foresee`), { action }),
  /** My rush, if one goes on: none begins by asking. */
  rushing: (game: string) => get<wire.Rush>(puzzleOf(game, "rush")),
  rush: (game: string) => post<wire.Rush>(puzzleOf(game, "rush")),
  hurry: (game: string, puzzle: string, wanted: wire.PuzzleChoice) =>
    post<wire.Rush>(puzzleOf(game, `rush/${puzzle}`), wanted),

  upload: (record: string) => post<wire.Uploaded>("/api/records", { record } satisfies wire.Upload),
};
