/** Ratings as people read them. */
import type { Rating } from "$lib/server/types";

/** So many spreads to either side, and what somebody is worth lies almost surely between: the server's caution too. */
const CAUTION = 3;
/** Where a scale begins and ends: between these lies everyone of whom nothing is known. */
const [LEAST, MOST] = [0, 50];
/** How many of a ranking are shown at first. */
const FIRST = 10;

export interface Ranked extends Rating {
  /** The first is 1. */
  place: number;
}

/** Between which figures a rating lies, almost surely. */
export function bounds(rating: Pick<Rating, "mean" | "spread">): { least: number; most: number } {
  const width = CAUTION * rating.spread;
  return { least: rating.mean - width, most: rating.mean + width };
}

/** Where a figure lies on the scale, in hundredths; whatever lies beyond it lies at its end. */
export function spot(figure: number): number {
  return Math.min(100, Math.max(0, (100 * (figure - LEAST)) / (MOST - LEAST)));
}

/** The first of a ranking and, wherever they stand, the one who reads it; or all. */
export function shown(ratings: Rating[], me: string | null, all: boolean): Ranked[] {
  return ratings
    .map((rating, index) => ({ ...rating, place: index + 1 }))
    .filter((rating) => all || rating.place <= FIRST || (me !== null && rating.person === me));
}
