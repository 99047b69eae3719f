/** What tells the seats of a table apart: a colour, a badge and its figure, all three different. */

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

export const MARKS: readonly SeatMark[] = [
  {
    name: "star",
    ground: "#cf4b3f",
    light: "#e98a77",
    dark: "#7c1d1b",
    badge: "M12 1a11 11 0 1 1 0 22a11 11 0 1 1 0-22Z",
    figure: "M12 4.2l2.3 5 5.5.6-4.1 3.7 1.2 5.4L12 16.1l-4.9 2.8 1.2-5.4-4.1-3.7 5.5-.6Z",
  },
  {
    name: "key",
    ground: "#4b8dd5",
    light: "#86b5e2",
    dark: "#174478",
    badge: "M2 2h20v20H2Z",
    figure:
      "M12 3.8a4.3 4.3 0 0 1 1.4 8.35V20.2h-2.8v-1.7H7.9v-2.6h2.7v-3.75A4.3 4.3 0 0 1 12 3.8Zm0 2.6a1.7 1.7 0 1 0 0 3.4a1.7 1.7 0 0 0 0-3.4Z",
  },
  {
    name: "bell",
    ground: "#e6b23c",
    light: "#f6d98a",
    dark: "#74500a",
    badge: "M12 .5L23.5 12L12 23.5L.5 12Z",
    figure:
      "M12 5c3.1 0 4.5 2.3 4.7 5.4.1 2 .6 3.2 1.5 4.1H5.8c.9-.9 1.4-2.1 1.5-4.1C7.5 7.3 8.9 5 12 5Zm-1.8 10.6h3.6a1.8 1.8 0 0 1-3.6 0Z",
  },
  {
    name: "leaf",
    ground: "#73ad6c",
    light: "#b4dcae",
    dark: "#1b5633",
    badge: "M6.5 2h11L23 12l-5.5 10h-11L1 12Z",
    figure: "M18 5.5C18 13.5 14 17.5 8.5 17L6.8 19l-1.3-1.1 1.8-2.1C6.3 10 10.5 5.5 18 5.5Z",
  },
  {
    name: "moon",
    ground: "#835bb1",
    light: "#bfa2dc",
    dark: "#4a2c70",
    badge: "M2 2h20v10c0 6-4 9.5-10 11.5C6 21.5 2 18 2 12Z",
    figure: "M14.8 4.3a7.6 7.6 0 1 0 4.3 10.5a6.3 6.3 0 0 1-4.3-10.5Z",
  },
  {
    name: "anchor",
    ground: "#008282",
    light: "#62c0bd",
    dark: "#0c5559",
    badge: "M12 1L23.5 21.5H.5Z",
    figure:
      "M12 7.8a2 2 0 0 1 .9 3.8v1h1.9v1.7h-1.9v3.3c1.6-.2 2.7-1 3.2-2.2l1.5.7c-.8 2.2-2.8 3.5-5.6 3.5s-4.8-1.3-5.6-3.5l1.5-.7c.5 1.2 1.6 2 3.2 2.2v-3.3H9.2v-1.7h1.9v-1a2 2 0 0 1 .9-3.8Z",
  },
  {
    name: "heart",
    ground: "#d986ae",
    light: "#f3bfd0",
    dark: "#83304f",
    badge: "M12 1L23 9.2L18.8 22.5H5.2L1 9.2Z",
    figure:
      "M12 19C6.5 14.8 5 12.6 5 10.3 5 8.3 6.5 7 8.3 7c1.6 0 2.9.8 3.7 2.3C12.8 7.8 14.1 7 15.7 7c1.8 0 3.3 1.3 3.3 3.3 0 2.3-1.5 4.5-7 8.7Z",
  },
];

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
