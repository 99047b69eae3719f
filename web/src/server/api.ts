/** Requests to the server: small and typed, refusals as sentences. */
import { t } from "$lib/talk/language.svelte";
import { passOf } from "./passes";
import type {
  Catalogue,
  History,
  Invitation,
  Learning,
  LessonWords,
  Position,
  MyTables,
  NewTable,
  Person,
  PersonSettings,
  Problem,
  Records,
  RecoveryLink,
  ReplayInfo,
  ReplayView,
  RuleBook,
  SeenPosition,
  ShowLink,
  Table,
  TableChange,
  MyMatch,
} from "./types";

/** The server said no, and why; or, with no status, it said nothing at all. */
export class Refusal extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.detail || problem.title);
  }
}

/** There was no answer: a sentence of ours, for a browser would say it in its own words. */
function silence(): Refusal {
  const said = t("server-silent");
  return new Refusal({ type: "", title: said, status: 0, detail: said, instance: null, reason: "server-silent" }, 0);
}

async function ask(method: string, path: string, body?: unknown, pass: string | null = null): Promise<Response> {
  // Whoever reads in another language than their browser is refused in the one they read.
  const headers: Record<string, string> = {
    Accept: "application/json",
    "Accept-Language": document.documentElement.lang,
  };
  if (method !== "GET") headers["X-Palazzo"] = "1";
  // Not in the address, for addresses are written down wherever they come by.
  if (pass) headers["X-Palazzo-Invitation"] = pass;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const reply = await fetch(`/api${path}`, {
    method,
    headers,
    credentials: "same-origin",
    body: body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body),
  }).catch(() => {
    throw silence();
  });
  if (reply.ok) return reply;
  const problem = (await reply.json().catch(() => null)) as Problem | null;
  throw new Refusal(
    problem ?? {
      type: "",
      title: reply.statusText,
      status: reply.status,
      detail: reply.statusText,
      instance: null,
      reason: "",
    },
    reply.status,
  );
}

async function json<T>(method: string, path: string, body?: unknown, pass: string | null = null): Promise<T> {
  const reply = await ask(method, path, body, pass);
  return (reply.status === 204 ? undefined : await reply.json()) as T;
}

/** Something of a table, for which one may need to be invited. */
const seen = <T>(id: string, what = "") => json<T>("GET", table(id, what), undefined, passOf(id));

const table = (id: string, what = "") => `/tables/${encodeURIComponent(id)}${what}`;

export const api = {
  catalogue: () => json<Catalogue>("GET", "/catalogue"),
  sitDown: (name: string, language: string, face = "") => json<Person>("POST", "/me", { name, language, face }),
  me: () => json<Person>("GET", "/me"),
  change: (change: Partial<Pick<Person, "name" | "language" | "face">>) => json<Person>("PATCH", "/me", change),
  settings: () => json<PersonSettings>("GET", "/me/settings"),
  keepSettings: (wishes: PersonSettings) => json<PersonSettings>("PUT", "/me/settings", wishes),
  signOutEverywhere: () => json<RecoveryLink>("POST", "/me/leave-everywhere"),
  leaveForGood: () => json<void>("DELETE", "/me"),
  recovery: () => json<RecoveryLink>("POST", "/me/recovery"),
  recover: (token: string) => json<Person>("POST", "/recover", { token }),
  turns: () => json<{ turns: MyMatch[] }>("GET", "/me/turns").then((reply) => reply.turns),
  myTables: () => json<MyTables>("GET", "/me/tables"),
  history: (before = "") => json<History>("GET", `/me/history${before ? `?before=${encodeURIComponent(before)}` : ""}`),
  openTables: () => json<{ tables: Table[] }>("GET", "/tables").then((reply) => reply.tables),
  make: (wanted: Partial<NewTable> & Pick<NewTable, "game" | "seats">) => json<Table>("POST", "/tables", wanted),
  table: (id: string) => seen<Table>(id),
  alter: (id: string, change: Partial<TableChange>) => json<Table>("PATCH", table(id), change),
  join: (id: string, seat: string | null) => json<Table>("POST", table(id, "/join"), { seat, invitation: passOf(id) }),
  leave: (id: string) => json<Table>("POST", table(id, "/leave")),
  swap: (id: string, seat: string, other: string | null = null) =>
    json<Table>("POST", table(id, "/swap"), { seat, with: other }),
  expect: (id: string, seat: string, name: string) => json<Table>("POST", table(id, "/expect"), { seat, name }),
  ready: (id: string, ready: boolean) => json<Table>("POST", table(id, "/ready"), { ready }),
  remove: (id: string, seat: string) => json<Table>("POST", table(id, "/remove"), { seat }),
  seatBot: (id: string, seat: string, level: string | null) => json<Table>("POST", table(id, "/bots"), { seat, level }),
  fill: (id: string, level: string) => json<Table>("POST", table(id, "/fill"), { level }),
  start: (id: string) => json<Table>("POST", table(id, "/start")),
  rematch: (id: string) => json<Table>("POST", table(id, "/rematch")),
  close: (id: string) => json<void>("POST", table(id, "/close")),
  replace: (id: string, seat: string, level: string | null) =>
    json<Table>("POST", table(id, "/replace"), { seat, level }),
  invitation: (id: string) => json<Invitation>("POST", table(id, "/invitation")),
  replay: (id: string) => seen<ReplayInfo>(id, "/replay"),
  replayAt: (id: string, step: number, eyes: string) =>
    seen<ReplayView>(id, `/replay/${step}?as=${encodeURIComponent(eyes)}`),
  save: (id: string) => ask("GET", table(id, "/save"), undefined, passOf(id)).then((reply) => reply.blob()),
  show: (id: string) => json<ShowLink>("POST", table(id, "/show")),
  hide: (id: string) => json<void>("DELETE", table(id, "/show")),
  upload: (document: string) => json<{ id: string }>("POST", "/replays", document),
  records: (game: string) => json<Records>("GET", `/records/${game}`),
  rules: (game: string, language: string, edition: string) =>
    json<RuleBook>("GET", `/rules/${game}/${language}${edition ? `?edition=${edition}` : ""}`),
  learning: (language: string) => json<Learning>("GET", `/learning?language=${language}`),
  lesson: (id: string, language: string) => json<LessonWords>("GET", `/lessons/${id}/${language}`),
  beginLesson: (lesson: string, anew = false) => json<Table>("POST", "/lessons", { lesson, anew }),
  beginPuzzle: (puzzle: string, anew = false) => json<Table>("POST", "/puzzles", { puzzle, anew }),
  bringPuzzle: (text: string) => json<Table>("POST", "/puzzles/brought", { text }),
  sharePosition: (id: string, step = 0, seat = "") =>
    ask("POST", table(id, "/position"), { step, seat }, passOf(id)).then((reply) => reply.json() as Promise<Position>),
  position: (id: string) => json<SeenPosition>("GET", `/positions/${encodeURIComponent(id)}`),
  openPosition: (id: string) => json<Table>("POST", `/positions/${encodeURIComponent(id)}/table`),
  texts: (language: string, game: string) => ask("GET", `/texts/${language}/${game}.ftl`).then((reply) => reply.text()),
};
