/** How everyone stands at the end. */
import type { View } from "$lib/server/types";

export interface Standing {
  seat: string;
  /** 0 is the first; equals share it. */
  place: number;
  score: number;
  won: boolean;
  /** Promises. */
  kept: number;
  broken: number;
}

/** Whoever comes next has the same score as the winners: something else has decided. */
export function tieBroken(standing: Standing[]): boolean {
  const winner = standing.find((row) => row.won);
  const next = standing.find((row) => !row.won);
  return winner !== undefined && next !== undefined && winner.score === next.score;
}

/** Somebody comes after one with a higher score: where the lowest is best, that wants a word. */
export function lowerBehind(standing: Standing[]): boolean {
  return standing.some((row, at) => row.score < (standing[at - 1]?.score ?? row.score));
}

/** By place, as the game says: in some games the lowest score is the best, and in some not even that tells. */
export function standings(view: Pick<View, "seats" | "outcome" | "promises">): Standing[] {
  const { outcome, promises } = view;
  const fate = (seat: string, fate: string) => promises.filter((one) => one.by === seat && one.fate === fate).length;
  const found = view.seats.map((seat, index) => ({
    seat,
    place: outcome?.places?.[index] ?? 0,
    score: outcome?.scores[index] ?? 0,
    won: outcome?.winners.includes(seat) ?? false,
    kept: fate(seat, "kept"),
    broken: fate(seat, "broken"),
  }));
  return found.sort((a, b) => a.place - b.place);
}
