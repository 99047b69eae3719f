/** The money track: where every sum lies, and how hats that would cover each other are pushed apart. */

/** How far into debt the track goes. */
export const DEBT = 15;

/** The dearest sum on the track: the greatest there is, rounded up to tens. */
export function topOf(sums: number[]): number {
  return Math.max(20, Math.ceil(Math.max(...sums, 0) / 10) * 10);
}

/** Where a sum lies, from 0 at the left to 1; what is deeper in debt than the track goes lies at its end. */
export function along(sum: number, top: number): number {
  return Math.min(1, Math.max(0, (top - sum) / (top + DEBT)));
}

export interface Hat {
  seat: string;
  /** Where its middle stands, in pixels. */
  x: number;
  /** There is room for its sum at its right. */
  told: boolean;
}

const [APART, LABEL] = [22, 44];

/** Hats in the order of their sums, none quite over another, as near as can be to where they belong. */
export function spread(wanted: { seat: string; x: number }[], width: number): Hat[] {
  const sorted = [...wanted].sort((a, b) => a.x - b.x);
  /** Hats that stand close, around the middle of where they belong. */
  const crowds: { seats: string[]; middle: number }[] = [];
  for (const one of sorted) {
    let crowd = { seats: [one.seat], middle: one.x };
    for (let before = crowds.at(-1); before; before = crowds.at(-1)) {
      const room = ((before.seats.length + crowd.seats.length) * APART) / 2;
      if (crowd.middle - before.middle >= room) break;
      const all = before.seats.length + crowd.seats.length;
      crowd = {
        seats: [...before.seats, ...crowd.seats],
        middle: (before.middle * before.seats.length + crowd.middle * crowd.seats.length) / all,
      };
      crowds.pop();
    }
    crowds.push(crowd);
  }
  const hats = crowds.flatMap(({ seats, middle }) => {
    const half = ((seats.length - 1) * APART) / 2;
    const centre = Math.min(Math.max(middle, half), width - half);
    return seats.map((seat, at) => ({ seat, x: centre - half + at * APART }));
  });
  return hats.map((hat, at) => ({ ...hat, told: (hats[at + 1]?.x ?? Infinity) - hat.x >= LABEL + APART }));
}
