/** The view of Final Decrees, as the board reads it. */
import type { Question, View } from "$lib/server/types";
import { editionOf, type Edition } from "./pictures";

export interface Ministry {
  id: string;
  blame: number;
  director: string | null;
  controller: string | null;
  decrees: string[];
}

export interface Decree {
  id: string;
  at: string | null;
  steps: string[];
  stamps: number;
}

export interface Minister {
  seat: string;
  blame: number;
  directs: string | null;
  cards: number;
  known: string[];
}

export interface DecreesTable {
  facts: { turn: number; player: string | null; actions: number; enacted: string[]; removal: number; burn: number };
  people: Minister[];
  places: Ministry[];
  papers: Decree[];
  piles: { deck: number; discards: string[]; shown: string[] };
  yours: { hand?: string[] };
  used: string[];
}

/** What anyone can work out from the table: the rules say it, in one place. */
export interface Reading {
  turn: { seat: string; steps: string[]; step: string; granted: number; spent: number; left: number } | null;
  ranks: { seat: string; place: number; blame: number; ministry: number; cards: number }[];
  pile: {
    cards: number;
    safe: number;
    among: number;
    beneath: number;
    one_in: number;
    burns: number;
    ends: boolean;
    times: number;
  };
  decrees: {
    id: string;
    next: string;
    here: boolean;
    last: boolean;
    top: string;
    remover: string | null;
    removes: number;
    ends: boolean;
  }[];
  arrows: { drawn: number; left: number };
  /** What may be bid. */
  biddable: number[];
  /** Round by round; with each bid another that would have cost less. */
  bids: (Bid & { better: { bid: number; blame: number; wins: boolean } | null })[][];
}

export interface Bid {
  seat: string;
  bid: number;
  parts: Record<string, number>;
  blame: number;
}

/** The table of a view of Final Decrees. */
export function tableOf(view: View): DecreesTable {
  return view.table as unknown as DecreesTable;
}

/** What the rules read off it; nothing where a view has none. */
export function readingOf(view: View): Partial<Reading> {
  return ((view as { reading?: unknown }).reading ?? {}) as Partial<Reading>;
}

/** The edition of a view. */
export function editionIn(view: View): Edition {
  return editionOf(view.options as Record<string, unknown>);
}

/** The arrows as they would run, once a first change is declared and a second is asked for. */
export function drawnSoFar(question: Question | null): string[] | null {
  return (question?.facts.arrows as string[] | undefined) ?? null;
}

/** The ministries, under whom they would stand by what is declared so far. */
export function asDrawn(places: Ministry[], question: Question | null): Ministry[] {
  const arrows = drawnSoFar(question)?.map((one) => one.split(":"));
  if (!arrows) return places;
  return places.map((place) => ({
    ...place,
    controller: arrows.find(([, lower]) => lower === place.id)?.[0] ?? null,
  }));
}

/** The word by which a ministry's own action is chosen. */
export const POWER: Record<string, string> = {
  EXE: "restructure",
  HR: "reassign",
  NAV: "manoeuvre",
  SEC: "investigate",
  TRE: "mint",
};
