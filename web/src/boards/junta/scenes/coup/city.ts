/** The plan of the capital as it is drawn: where the spaces lie, their landmarks, and the streets between them. */
import drawn from "./city.json";

/** The plan's own pixels. */
export const CITY = { width: 960, height: 662 };
/** So much ground above it on a telephone: the seats of power lie over that, not over plazas. */
export const HEAD = 60;

export interface Lot {
  id: string;
  x: number;
  y: number;
  /** What stands on it, around the middle of the lot. */
  landmark: string;
}

const spaces = drawn.spaces as Record<string, Omit<Lot, "id">>;

/** Every space, from the top of the plan to its foot. */
export const LOTS: readonly Lot[] = Object.entries(spaces).map(([id, lot]) => ({ id, ...lot }));

/** Streets, each as the two spaces it joins and the line it follows. */
export const STREETS: readonly { from: string; to: string; line: string }[] = Object.entries(drawn.streets).map(
  ([ends, line]) => {
    const [from = "", to = ""] = ends.split("-");
    return { from, to, line };
  },
);

/** The lot of a space; of the two boxes where their counters stand. */
export function lotOf(space: string): { x: number; y: number } {
  return spaces[space] ?? BOXES[space] ?? { x: CITY.width / 2, y: CITY.height / 2 };
}

/** Port and airfield: where their units wait. */
export const BOXES: Record<string, { x: number; y: number }> = {
  PORT: { x: 58, y: 558 },
  AIRFIELD: { x: 872, y: 112 },
};

/** Where the guns that fire from there lie at anchor, or wait on the runway. */
export const BERTHS: Record<string, { x: number; y: number }> = {
  gunboat: { x: 104, y: 612 },
  air_strike: { x: 872, y: 164 },
};

/** The drawing of a landmark. */
export function landmarkOf(space: string): string {
  return spaces[space]?.landmark ?? "";
}

/** The outline of a plaza by the kind of its space. */
export const PLAZA: Record<string, string> = {
  district: "M-14-34H14A32 32 0 0 1 46-2V2A32 32 0 0 1 14 34H-14A32 32 0 0 1-46 2V-2A32 32 0 0 1-14-34Z",
  barracks: "M-46-36h16v6h60v-6h16v16h-6v36h6v16H30v-4h-60v4h-16V16h6v-36h-6Z",
  embassy: "M-37 0a37 37 0 1 1 74 0a37 37 0 1 1-74 0Z",
  police: "M-24-36h48l22 36-22 34h-48L-46 0Z",
  power: "M-26-42h52l24 24v36L26 42h-52L-50 18v-36Z",
};

/** Where stacks stand on a plaza, the first first: beside the landmark, then below, then above it. */
const CORNERS: readonly (readonly [number, number])[] = [
  [50, -28],
  [-50, -28],
  [50, 3],
  [-50, 3],
  [27, -58],
  [-27, -58],
];

/** What the meter of the seats of power covers of the plan's corner. */
const METER = { x: 66, y: 264 };

/** How far a stack keeps from the edges of the plan: half a counter with its badge. */
const EDGE = 34;

/**
 * The places of so many stacks on a plaza; at the edges of the plan they stand outwards, clear of the neighbours'
 * stacks, and still within it.
 */
export function corners(space: string, count: number): readonly (readonly [number, number])[] {
  const { x } = lotOf(space);
  const out = x < 100 ? -1 : x > CITY.width - 100 ? 1 : 0;
  if (!out) return CORNERS.slice(0, count);
  return [...CORNERS]
    .sort((a, b) => out * (b[0] - a[0]) || a[1] - b[1])
    .slice(0, count)
    .map(([across, down]) => [Math.max(EDGE - x, Math.min(CITY.width - EDGE - x, across)), down]);
}

/** A counter with its badge and pennant, around the place where it stands. */
const COUNTER = { width: 66, height: 42 };

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function shared(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}

/** How much it costs a tag to cover a pixel: names, counters and other tags are read, landmarks only seen. */
const DEAR = { name: 90, counter: 70, tag: 90, landmark: 0.6 };

/** What it costs a tag to lie nearer to another plaza than to its own: one that has a tag too, one that has none. */
const ASTRAY = { tagged: 90_000, bare: 5_000 };

/** A tag that wants a place: how wide and high it is. */
export interface TagSize {
  space: string;
  width: number;
  height: number;
}

/** Where all tags stand, the large ones first: none on another. */
export function tagSpots(
  tags: readonly TagSize[],
  counters: readonly { x: number; y: number }[] = [],
): Record<string, { x: number; y: number }> {
  const spots: Record<string, { x: number; y: number }> = {};
  const lying: Box[] = [];
  const tagged = tags.map((tag) => tag.space);
  for (const tag of [...tags].sort((a, b) => b.width * b.height - a.width * a.height)) {
    const at = tagSpot(tag.space, tag.width, tag.height, counters, tagged, lying);
    lying.push({ left: at.x, top: at.y, right: at.x + tag.width, bottom: at.y + tag.height });
    spots[tag.space] = at;
  }
  return spots;
}

/**
 * Where a tag of so many pixels stands at a plaza: below its name, else where it covers least of names, counters and
 * landmarks, or of the tags that lie there already; never nearer to another plaza that has a tag.
 */
export function tagSpot(
  space: string,
  width: number,
  height: number,
  counters: readonly { x: number; y: number }[] = [],
  tagged: readonly string[] = LOTS.map((lot) => lot.id),
  lying: readonly Box[] = [],
): { x: number; y: number } {
  const { x, y } = lotOf(space);
  const sides = [-1, 1].flatMap((side) =>
    [-64, -44, -22, -8, 12].flatMap((down) =>
      [46, 62, 84].map((away) => ({ x: side < 0 ? x - away - width : x + away, y: y + down })),
    ),
  );
  const spots = [
    { x: x - width / 2, y: y + 62 },
    ...[0, -38, 38].map((across) => ({ x: x + across - width / 2, y: y - 48 - height })),
    ...sides,
    { x: x - width / 2, y: y - 44 },
  ].map((one) => ({ ...one, x: Math.max(0, Math.min(CITY.width - width, one.x)) }));
  const cost = ({ x: left, y: top }: { x: number; y: number }, order: number) => {
    const tag = { left, top, right: left + width, bottom: top + height };
    const hidden = top < METER.y ? Math.max(0, METER.x - left) * 12 : 0;
    const out = hidden + Math.max(0, 4 - top) * 4 + Math.max(0, tag.bottom - CITY.height) * 12;
    let covered = 0;
    for (const lot of LOTS) {
      const name = { left: lot.x - 56, top: lot.y + 26, right: lot.x + 56, bottom: lot.y + 60 };
      const landmark = { left: lot.x - 46, top: lot.y - 44, right: lot.x + 46, bottom: lot.y + 26 };
      covered += DEAR.name * shared(tag, name) + DEAR.landmark * shared(tag, landmark);
    }
    for (const at of counters) {
      const [across, down] = [COUNTER.width / 2, COUNTER.height / 2];
      const box = { left: at.x - across, top: at.y - down, right: at.x + across, bottom: at.y + down };
      covered += DEAR.counter * shared(tag, box);
    }
    for (const other of lying) covered += DEAR.tag * shared(tag, other);
    const far = (lot: { x: number; y: number }) => Math.hypot(left + width / 2 - lot.x, top + height / 2 - lot.y - 14);
    const nearer = LOTS.filter((lot) => lot.id !== space && far(lot) <= far({ x, y }));
    const rival = nearer.some((lot) => tagged.includes(lot.id));
    const astray = rival ? ASTRAY.tagged : nearer.length ? ASTRAY.bare : 0;
    return out * 1000 + astray + covered + order * 12;
  };
  const costs = spots.map(cost);
  return spots[costs.indexOf(Math.min(...costs))] ?? { x, y };
}
