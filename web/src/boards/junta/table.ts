/** The view of Junta, as the board reads it: `shapes.py` of the rules says the same in Python. */
import type { View } from "$lib/server/types";

export interface Facts {
  year: number;
  /** 1 to 9; 0 before the first. */
  phase: number;
  host: string | null;
  president: string | null;
  minister: string | null;
  pretext: boolean;
  /** open, lunch, holiday. */
  bank: string;
  bank_safe: boolean;
  occupied: boolean;
  locations_shown: boolean;
  reformer: string | null;
  reformed: string[];
  looters: string[];
  targets: string[];
  condemned: string | null;
  /** The round of a coup: 0 is the Rebellion, then 1 to 6; null where there is none. */
  coup: number | null;
  leader: string | null;
  vanguard: string | null;
  rebels: string[];
  siding: string[];
  strikes: number;
  frozen: string[];
  announced: string;
  conducts: string[];
  verdict: string;
}

export interface Family {
  seat: string;
  family: string;
  alive: boolean;
  exile: string | null;
  offices: string[];
  cousin: string[];
  votes: number;
  cards: number;
  influence: string[];
  credits: number;
  money: boolean;
  account: boolean;
  location: string | null;
  known: string[];
  known_cash: string[];
  known_account: string[];
}

export interface Units {
  kind: string;
  by: string | null;
  moved: boolean;
  withdrawn: boolean;
  count: number;
}

export interface Space {
  id: string;
  kind: string;
  units: Units[];
  exiles: string[];
}

/** What is being decided; `id` says which fields it has. */
export interface Paper {
  id: "budget" | "election" | "ballot" | "attempts" | "combat" | "battle";
  proposer?: string;
  sums?: Record<string, number>;
  why?: string;
  names?: string[];
  ties?: number;
  motion?: string;
  round?: number;
  choices?: string[];
  tally?: Record<string, number>;
  /** Seat, block, choice, votes. */
  casts?: [string, string, string, number][];
  /** Who, by what means, whom, where. */
  attempts?: [string, string, string, string][];
  resolved?: number;
  fires?: [string, string][];
  battles?: string[];
  space?: string;
  wave?: number;
  lost?: Record<string, number>;
}

export interface Yours {
  hand?: string[];
  cash?: string[];
  account?: string[];
  location?: string | null;
  piles?: Record<string, string[]>;
}

export interface JuntaTable {
  facts: Facts;
  people: Family[];
  places: Space[];
  boxes: Record<string, string[]>;
  papers: Paper[];
  piles: { deck: number; discards: string[]; spent: string[] };
  yours: Yours;
}

export interface InOrder {
  /** nominate, vote, attempts, fire, move, side. */
  what: string;
  seats: string[];
  done: string[];
  now: string | null;
}

export interface Power {
  space: string;
  units: Record<string, number>;
  side: "rebels" | "president";
}

export interface Army {
  seat: string;
  units: string[];
  dice: number;
  /** What it can have left for the next wave. */
  next?: number | null;
  /** Of armed units, one each; of so many unarmed; more in the Palace. */
  made?: { armed: number; unarmed: [number, number]; palace: number };
  lost: number;
  hits: number;
  must_fire: boolean;
}

export interface Shot {
  seat: string;
  space: string;
  other: string;
  dice: number[];
  units: string[];
  gun: string | null;
}

export interface BattleReading {
  space: string;
  wave: number;
  waves: number;
  armies: Army[];
  beaten: string[];
  shots: Shot[];
  to_come: string[];
}

export interface BallotReading {
  motion: string;
  round: number;
  election: boolean;
  /** How many of the casts fell in round 1. */
  first: number;
  dropped: string[];
  refused: string[];
  /** What would win as it stands: several where they are level. */
  ahead: string[];
  voided: boolean;
  cut_short: boolean;
}

export interface SidesReading {
  rebels: string[];
  president: string[];
  to_speak: string[];
  wanted: number;
  under: Record<string, string[]>;
  /** Seats of power that still hang on somebody's word, and on whose. */
  open: Record<string, string[]>;
}

export interface Gun {
  gun: string;
  seat: string | null;
  dice: number;
  left: number | null;
  aimed: string[] | null;
}

export interface Attempt {
  seat: string;
  means: string;
  other: string;
  location: string | null;
  fate: string | null;
}

/** What anyone can work out from the table, and `yours`, what only you can: the rules say it, in one place. */
export interface Reading {
  year: { phases: string[]; phase: number; coup_rounds: number; coup_round: number | null; part: string | null };
  order: InOrder | null;
  powers: Power[];
  votes: { seat: string; sum: number; parts: { block: string; votes: number }[] }[];
  nominations: { by: string; names: string[] }[];
  ballot: BallotReading | null;
  lost_votes: Record<string, number>;
  governments: Record<string, { president: string; offices: Record<string, string> }>;
  budgets: Record<string, { proposer: string; sums: Record<string, number>; fate: string }[]>;
  nights: Record<string, Record<string, string>>;
  attempts: Attempt[];
  pretext: { event?: string; seat?: string; card?: string; other?: string } | null;
  least_cash: Record<string, number>;
  guns: Gun[];
  boxes: Record<string, { unit: string; by: string | null }[]>;
  /** By space and seat: the dice all its units there would throw. */
  dice: Record<string, Record<string, number>>;
  bombarded: { gun: string; seat: string; space: string; other: string; dice: number[]; hits: number } | null;
  battle: BattleReading | null;
  sides: SidesReading | null;
  /** How the coup of this year ended: by agreement, or with these seats of power taken. */
  ended: { agreed: boolean; taken: string[] } | null;
  ledger: Record<string, Record<string, number>>;
  yours: {
    cash?: number;
    account?: number;
    ledger?: Record<string, number>;
    aid?: string[];
    /** What each card in hand costs now, at the least of my notes; those that cost nothing are left out. */
    costs?: Record<string, number>;
    /** The cards in hand whose attempts hang on a die: on how many sides of six they succeed. */
    chances?: Record<string, { of_six: number; backfires: boolean }>;
    blocks?: Record<string, number>;
    /** By space, while units are taken up: my dice there with the first so many of them, the rebels' seats then. */
    marches?: Record<string, { dice: number[]; rebels: number }>;
    /** While I bribe: what one, two, ... of them cost. */
    bribes?: number[];
    /** In combat: which orders would mark me as a rebel, or which enemies to fire at. */
    rebellious?: string[];
  };
}

/** The table of a view of Junta. */
export function tableOf(view: View): JuntaTable {
  return view.table as unknown as JuntaTable;
}

/** What the rules read off it; nothing where a view has none. */
export function readingOf(view: View): Partial<Reading> {
  return ((view as { reading?: unknown }).reading ?? {}) as Partial<Reading>;
}

/** The family of a seat. */
export function familyOf(table: JuntaTable, seat: string | null): Family | undefined {
  return table.people.find((one) => one.seat === seat);
}

/** The paper of that kind, if it lies on the table. */
export function paperOf(table: JuntaTable, id: Paper["id"]): Paper | undefined {
  return table.papers.findLast((paper) => paper.id === id);
}

/** The hour the poster is painted in: by day, at night, in a coup. */
export function hourOf(table: JuntaTable): "day" | "night" | "coup" {
  if (table.facts.coup !== null) return "coup";
  return table.facts.phase === 5 || table.facts.phase === 6 ? "night" : "day";
}

/** They are in the country and alive. */
export function isHere(family: Family): boolean {
  return family.alive && family.exile === null;
}

/** The space of that name, if it is one. */
export function spaceOf(view: View, id: string): Space | undefined {
  return tableOf(view).places.find((place) => place.id === id);
}

/** The option plays this card, in whatever way; throwing it away is no play. */
export function isPlay(option: string, card: string): boolean {
  const [verb, of] = option.split(":");
  return of === card && verb !== "discard";
}
