/** How everyone stands at the end. */
import type { View } from "$lib/server/types";

export interface Standing {
  seat: string;
  score: number;
  won: boolean;
  /** Promises. */
  kept: number;
  broken: number;
}

/** Winners first, then the others: in some games the lowest score is the best, and who won tells which. */
export function standings(view: Pick<View, "seats" | "outcome" | "promises">): Standing[] {
  const { outcome, promises } = view;
  const fate = (seat: string, fate: string) => promises.filter((one) => one.by === seat && one.fate === fate).length;
  const found = view.seats.map((seat, index) => ({
    seat,
    score: outcome?.scores[index] ?? 0,
    won: outcome?.winners.includes(seat) ?? false,
    kept: fate(seat, "kept"),
    broken: fate(seat, "broken"),
  }));
  const winners = found.filter((one) => one.won).map((one) => one.score);
  const lowest = winners.length > 0 && found.every((one) => one.won || one.score >= Math.max(...winners));
  return found.sort((a, b) => Number(b.won) - Number(a.won) || (lowest ? a.score - b.score : b.score - a.score));
}
