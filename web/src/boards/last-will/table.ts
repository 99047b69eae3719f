/** The view of Last Will, as the board reads it: the table, what the rules read off it, and the faces of the cards. */
import type { SubsetDraft } from "$lib/questions/answers.svelte";
import type { View } from "$lib/server/types";
import printed from "$lib/generated/last-will.json";

// -- what never changes

export interface Effect {
  word: "add" | "action" | "spend" | "waive" | "lower" | "draw" | "feed" | "sale" | "fall" | "stock";
  on?: string[];
  symbols?: string[];
  types?: string[];
  per?: string[];
  amount?: number;
  pay?: number;
  gain?: number;
  times?: number;
  verb?: string;
  actions?: number;
  spaces?: number;
  cards?: number;
  keep?: number;
  as?: string;
  kind?: string;
}

/** What is printed on a card. */
export interface CardFace {
  id: string;
  deck: string;
  kind: "event" | "helper" | "expense" | "property" | "companion";
  copies: number;
  symbols: string[];
  modes?: { actions: number; spend: number }[];
  slots?: { takes: string[]; adds: number }[];
  track?: number[];
  crowns?: number;
  price?: number;
  upkeep?: number;
  spend?: number;
  actions?: number;
  place_actions?: number;
  maintain_actions?: number;
  sell_actions?: number;
  wedding?: string;
  effects?: Effect[];
}

const FACES = new Map((printed.cards as unknown as CardFace[]).map((face) => [face.id, face]));
const WILLS = new Map(printed.wills.map((will) => [will.id, will]));

/** The face of a card, if it is one. */
export function faceOf(card: string): CardFace | null {
  return FACES.get(card) ?? null;
}

/** A will: what each heir receives, how many lines the jobs have, what stands for a job not given. */
export function willOf(will: string): { id: string; money: number; lines: number; relief: number } | null {
  return WILLS.get(will) ?? null;
}

export const ROUNDS = printed.rounds;
/** What a visit to the opera costs. */
export const OPERA = printed.opera;

// -- the table

export interface JobLine {
  symbol: string;
  salary: number;
  covered: boolean;
}
export interface Job {
  id: string;
  salary: number;
  lines: JobLine[];
}
/** A place of a board, with the card that lies there. */
export interface Laid {
  place: string;
  card: string | null;
  tokens?: (string | null)[];
  used?: number;
  value?: number;
  fallen?: number;
}
export interface Heir {
  seat: string;
  money: number;
  worth: number;
  bankrupt: boolean;
  demoted: boolean;
  plan: string | null;
  boys: number;
  actions: number;
  job: Job | null;
  cards: number;
  backs: Record<string, number>;
  drawn: number;
  board: Laid[];
  known: string[];
}
/** An errand space: the card that lies there, the boys that stand there. */
export interface Space {
  id: string;
  card: string | null;
  boys: string[];
}
export interface Plan {
  id: string;
  position: number;
  cards: number;
  boys: number;
  actions: number;
  seat: string | null;
  barred: boolean;
}
export interface WillTable {
  facts: {
    round: number;
    rounds: number;
    phase: string;
    starter: string | null;
    player: string | null;
    order: string[];
    will: string | null;
    market: Record<string, number>;
  };
  people: Heir[];
  places: Space[];
  papers: Plan[];
  piles: {
    decks: Record<string, number>;
    discards: Record<string, string[]>;
    stacks: { stack: string; crowns: number; cards: number }[];
    shown: string[];
    strays: number;
  };
  yours: { hand?: string[]; drawn?: string[] };
}

// -- what the rules read off it

export interface Rank {
  seat: string;
  place: number;
  employed: boolean;
  worth: number;
  bankrupt: boolean;
  plan: number;
  money: number;
  properties: number;
  salary: number;
  decided_by: string | null;
}
/** A card on a board, with its figures of today. */
export interface Holding {
  place: string;
  card: string;
  extension: boolean;
  value?: number;
  upkeep?: number;
  maintained?: boolean;
  sales?: Record<string, number>;
  under?: Record<string, number>;
  counts?: number;
  falls_to?: number;
  falls_by?: number;
  spends?: number;
  activated?: boolean;
  uses_left?: number | null;
}
/** A way to use a card of my hand. */
export interface Play {
  option: string;
  card: string;
  actions: number;
  amount: number;
  additions: Record<string, number>;
  lacks: string[];
}
/** Something that can be done with a card of my board: what it costs, or (below zero) brings. */
export interface Deed {
  option: string;
  verb: string;
  card: string;
  place: string;
  actions: number;
  amount: number;
  additions: Record<string, number>;
}
export interface Reading {
  round: { phases: string[]; phase: string; number: number; of: number };
  will: { id: string; money: number } | null;
  ranks: Rank[];
  order: { what: string; seats: string[]; done: string[]; now: string | null } | null;
  /** By plan that is free, while plans are chosen: who goes before whoever takes it, and who may yet. */
  outlook: Record<string, { before: string[]; perhaps: string[] }>;
  boys: { seat: string; boy: number }[];
  errands: { seat: string; boy: number; space: string | null; card: string | null }[];
  halves: Record<string, boolean>;
  offer: { space: string; card: string; prices: Record<string, number>; under: Record<string, number> }[];
  estates: Record<string, Holding[]>;
  ends: Record<string, { sacked?: number; bankrupt?: number; last_salary?: number }>;
  ledger: Record<string, Record<string, number>>;
  yours: {
    demotable?: boolean;
    hand_lines?: Record<string, string[]>;
    offer_lines?: Record<string, string[]>;
    plays?: Play[];
    opera?: Play | null;
    deeds?: Deed[];
    hand_prices?: Record<string, Record<string, number>>;
  };
}

/** The table of a view of Last Will. */
export function tableOf(view: View): WillTable {
  return view.table as unknown as WillTable;
}

/** What the rules read off it; nothing where a view has none. */
export function readingOf(view: View): Partial<Reading> {
  return ((view as { reading?: unknown }).reading ?? {}) as Partial<Reading>;
}

/** Somebody at the table. */
export function heirOf(view: View, seat: string | null): Heir | null {
  return tableOf(view).people.find((heir) => heir.seat === seat) ?? null;
}

/** Whose board lies on the stage: whoever's turn it is while nothing is asked of me, else mine. */
export function ownerOnStage(view: View, asked: boolean): string {
  const { player, phase } = tableOf(view).facts;
  const mine = view.you ?? player ?? view.seats[0] ?? "";
  return !asked && !view.over && phase === "actions" ? (player ?? mine) : mine;
}

/** No round follows this one: it is the seventh, or somebody is bankrupt. */
export function isLastRound(view: View): boolean {
  const { facts, people } = tableOf(view);
  return facts.round >= facts.rounds || people.some((heir) => heir.bankrupt);
}

/** Lines of my own job that a card could cover now: then it carries a boot. */
export function litLines(view: View, card: string): string[] {
  const { yours } = readingOf(view);
  if (!yours?.demotable) return [];
  return yours.hand_lines?.[card] ?? yours.offer_lines?.[card] ?? [];
}

/** The card that is meant by a thing of the table: itself, or what lies on a space or on a place of my own board. */
export function cardAt(view: View, thing: string): string | null {
  if (FACES.has(thing)) return thing;
  const table = tableOf(view);
  const space = table.places.find((one) => one.id === thing);
  if (space) return space.card;
  return heirOf(view, view.you)?.board.find((laid) => laid.place === thing)?.card ?? null;
}

/** The cards that stay with me, of those I choose among: the others are discarded. */
export function kept({ question, chosen }: SubsetDraft): string[] {
  const discards = question.prompt === "discard-surplus";
  return question.options.filter((_, index) => chosen.includes(index) !== discards);
}
