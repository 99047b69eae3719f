/** How each sum is made: columns of figures, and what stands behind every one of them. */
import type { ReplayInfo, View } from "$lib/server/types";
import { figure, type Voice } from "$lib/talk/voice";

export interface Column {
  /** What it counts: a cause of the ledger, a part of the final worth, or several lesser causes together (`rest`). */
  id: string;
  /** The causes of the ledger behind it. */
  causes: string[];
  values: Record<string, number>;
}

/** So many columns fit; lesser causes are then added up in one. */
export const MOST_COLUMNS = 6;

/** The causes of the ledger, in the order they first came; those nobody had are left out, and one told of never is. */
export function columnsOf(view: Pick<View, "outcome" | "seats">, most = Infinity, told = ""): Column[] {
  const ledger = view.outcome?.ledger ?? {};
  const causes = [...new Set(view.seats.flatMap((seat) => Object.keys(ledger[seat] ?? {})))];
  const sum = (seat: string, of: string[]) => of.reduce((all, cause) => all + (ledger[seat]?.[cause] ?? 0), 0);
  const column = (id: string, of: string[]): Column => ({
    id,
    causes: of,
    values: Object.fromEntries(view.seats.map((seat) => [seat, sum(seat, of)])),
  });
  const weight = (one: Column) => Object.values(one.values).reduce((all, value) => all + Math.abs(value), 0);
  const whole = causes.map((cause) => column(cause, [cause])).filter((one) => weight(one) > 0);
  if (whole.length <= most) return whole;
  const lesser = whole
    .filter((one) => one.id !== told)
    .sort((a, b) => weight(a) - weight(b))
    .slice(0, whole.length - most + 1)
    .map((one) => one.id);
  return [...whole.filter((one) => !lesser.includes(one.id)), column("rest", lesser)];
}

interface Worth {
  seat: string;
  money: number;
  properties: number;
  salary: number;
}

/**
 * Where the final sum is what somebody is worth: money before the last salary, debts apart from it, property, and that
 * salary, if anybody had one. The columns add up to the worth.
 */
export function worthOf(view: Pick<View, "reading" | "seats">): Column[] {
  const ranks = ((view.reading as unknown as { ranks?: Partial<Worth>[] }).ranks ?? []) as Worth[];
  if (!ranks.length || ranks.some((one) => typeof one.money !== "number" || typeof one.properties !== "number"))
    return [];
  const column = (id: string, value: (one: Worth) => number, causes: string[] = []): Column => ({
    id,
    causes,
    values: Object.fromEntries(ranks.map((one) => [one.seat, value(one)])),
  });
  return [
    column("money", (one) => Math.max(0, one.money - one.salary)),
    column("debts", (one) => Math.min(0, one.money - one.salary)),
    column("properties", (one) => one.properties, ["purchases"]),
    ...(ranks.some((one) => one.salary) ? [column("last-salary", (one) => one.salary, ["salary"])] : []),
  ];
}

/** A minus that no line ends with. */
export const MINUS = "−\u2060";

/** A figure as this game's paper prints it: with its unit, where that is short. */
export function printed(value: number, game: string, texts: Voice): string {
  const said = texts.first([`gazette-${game}-figure`], { amount: Math.abs(value) });
  return said === null ? figure(value) : `${value < 0 ? MINUS : ""}${said}`;
}

/** What a cause is called in this game's paper. */
export function causeIn(game: string, id: string, texts: Voice): string {
  return texts.first([`cause-${game}-${id}`, `cause-${id}`]) ?? texts.heading(id);
}

type Changes = ReplayInfo["changes"];

/** What a seat won and lost by some causes (without any: by all since the first turn), the greatest first. */
export function behind(changes: Changes, seat: string, causes: string[]): Changes {
  return changes
    .filter((one) => one.seat === seat && (causes.length ? causes.includes(one.cause) : one.turn > 0))
    .sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
}

export interface Gap {
  cause: string;
  mine: number;
  theirs: number;
}

/** What most of the distance between two seats was made of: the cause of the ledger where they differ most that way. */
export function gapBetween(view: Pick<View, "outcome" | "seats">, mine: string, theirs: string): Gap | null {
  const scores = view.outcome?.scores ?? [];
  const way = Math.sign((scores[Number(mine.slice(1))] ?? 0) - (scores[Number(theirs.slice(1))] ?? 0));
  const [first] = columnsOf(view)
    .map(({ id, values }) => ({ cause: id, mine: values[mine] ?? 0, theirs: values[theirs] ?? 0 }))
    .filter((gap) => (gap.mine - gap.theirs) * way > 0)
    .sort((a, b) => Math.abs(b.mine - b.theirs) - Math.abs(a.mine - a.theirs));
  return first ?? null;
}

/** How far whoever won is before who comes next, in points: what the headline goes by. */
export function margin(view: Pick<View, "outcome">): number {
  const { scores = [], places = [], winners = [] } = view.outcome ?? {};
  const [winner] = winners;
  if (winner === undefined) return 0;
  const next = places
    .map((place, seat) => ({ place, seat }))
    .filter(({ seat }) => !winners.includes(`s${seat}`))
    .sort((a, b) => a.place - b.place)[0]?.seat;
  return next === undefined ? 0 : Math.abs((scores[next] ?? 0) - (scores[Number(winner.slice(1))] ?? 0));
}

/** `tie`, `narrow`, `clear` or `rout`: as a share of what lies between first and last. */
export function closeness(view: Pick<View, "outcome">): string {
  const scores = view.outcome?.scores ?? [];
  if ((view.outcome?.winners.length ?? 0) !== 1) return "tie";
  const spread = Math.max(...scores) - Math.min(...scores);
  const by = margin(view);
  if (by <= 1 || by < spread / 8) return "narrow";
  return by > spread / 2 ? "rout" : "clear";
}
