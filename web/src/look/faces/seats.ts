/** What tells the seats of a table apart: a colour, a badge and its figure, all three different. */

import marks from "./marks.json";

export interface SeatMark {
  /** The ground of a portrait. */
  ground: string;
  /** Rays on that ground. */
  light: string;
  /** Leather, tabs and badges: dark enough for light letters. */
  dark: string;
  /** The outline of the badge, on a field of 24 by 24. */
  badge: string;
  /** What stands in the badge. */
  figure: string;
  /** What the figure is called, for those who hear it. */
  name: "star" | "key" | "bell" | "leaf" | "moon" | "anchor" | "heart";
}

export const MARKS = marks as readonly SeatMark[];

/** The place where nobody sits. */
export const VACANT = { ground: "#8a7a5c", light: "#c9bd9d", dark: "#5b5140" } as const;

/** The number of a seat: `s3` is 3. */
export function seatNumber(seat: string | number): number {
  const number = typeof seat === "number" ? seat : Number(seat.replace(/^s/, ""));
  return Number.isInteger(number) && number >= 0 ? number : 0;
}

/** The mark of a seat. */
export function markOf(seat: string | number): SeatMark {
  return MARKS[seatNumber(seat) % MARKS.length] as SeatMark;
}
