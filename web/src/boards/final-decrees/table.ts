/** The view of Final Decrees, as the board reads it. */
import type { View } from "$lib/server/types";

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

/** The table of a view of Final Decrees. */
export function tableOf(view: View): DecreesTable {
  return view.table as unknown as DecreesTable;
}
