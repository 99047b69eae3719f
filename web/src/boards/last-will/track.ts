/** The money track: where every sum lies, and how hats that would cover each other are pushed apart. */

/** How far into debt the track goes at least. */
const DEBT = 15;

/** How far into debt the track goes: far enough for the deepest there is. */
export function depthOf(sums: number[]): number {
  return Math.max(DEBT, Math.ceil((-Math.min(...sums, 0) + 4) / 5) * 5);
}

/** The dearest sum on the track: the greatest there is, rounded up to tens. */
export function topOf(sums: number[]): number {
  return Math.max(20, Math.ceil(Math.max(...sums, 0) / 10) * 10);
}

/** Where a sum lies, from 0 at the left to 1; what is deeper in debt than the track goes lies at its end. */
export function along(sum: number, top: number, depth: number = DEBT): number {
  return Math.min(1, Math.max(0, (top - sum) / (top + depth)));
}

export interface Hat {
  seat: string;
  /** Where its middle stands, in pixels. */
  x: number;
  /** At which side of it its sum has room; nowhere in a crowd. */
  told: "right" | "left" | "below" | null;
}

/** How near hats may stand; how far a sum reaches from the middle of its hat, and how far a hat does. */
const [APART, LABEL, HALF] = [22, 47, 15];

/**
 * Hats in the order of their sums, none quite over another, as near as can be to where they belong. Mine, if one is, is
 * given room for its sum in any crowd; the others have theirs where there is some, to their right or to their left.
 */
export function spread(
  wanted: { seat: string; x: number }[],
  width: number,
  mine: string | null = null,
  ruin = Infinity,
): Hat[] {
  const sorted = [...wanted].sort((a, b) => a.x - b.x);
  const wide = (seat: string) => APART + (seat === mine && sorted.length > 1 ? LABEL : 0);
  /** Hats that stand close, around the middle of where they belong. */
  let crowds: { seats: string[]; middle: number }[] = [];
  const breadth = (seats: string[]) => seats.reduce((sum, seat) => sum + wide(seat), 0);
  for (const one of sorted) {
    let crowd = { seats: [one.seat], middle: one.x + (wide(one.seat) - APART) / 2 };
    for (let before = crowds.at(-1); before; before = crowds.at(-1)) {
      if (crowd.middle - before.middle >= (breadth(before.seats) + breadth(crowd.seats)) / 2) break;
      const all = before.seats.length + crowd.seats.length;
      crowd = {
        seats: [...before.seats, ...crowd.seats],
        middle: (before.middle * before.seats.length + crowd.middle * crowd.seats.length) / all,
      };
      crowds = crowds.slice(0, -1);
    }
    crowds.push(crowd);
  }
  const hats = crowds.flatMap(({ seats, middle }) => {
    const half = breadth(seats) / 2;
    let x = Math.min(Math.max(middle, half - APART / 2), width - half + APART / 2) - half + APART / 2;
    return seats.map((seat) => {
      const at = x;
      x += wide(seat);
      return { seat, x: at };
    });
  });
  return sided(hats, width, mine, ruin);
}

/** Where each sum stands: mine to the right of its hat, or on the rail; the others' where nothing else does; none on ruin. */
function sided(hats: { seat: string; x: number }[], width: number, mine: string | null, ruin: number): Hat[] {
  const found: Hat[] = [];
  for (const [at, hat] of hats.entries()) {
    const before = found[at - 1];
    const taken = before ? before.x + (before.told === "right" ? LABEL : HALF) : -HALF;
    const right = Math.min((hats[at + 1]?.x ?? Infinity) - HALF, width + APART) - hat.x >= LABEL;
    const left = hat.x - taken >= LABEL;
    const onRuin = hat.x <= ruin + 1 && hat.x + LABEL > ruin - HALF;
    const toRight = !onRuin && (hat.seat === mine || right);
    const toLeft = left && !(hat.x > ruin && hat.x - LABEL < ruin + HALF);
    const nowhere = hat.seat === mine ? "below" : null;
    found.push({ ...hat, told: toRight ? "right" : toLeft ? "left" : nowhere });
  }
  return found;
}
