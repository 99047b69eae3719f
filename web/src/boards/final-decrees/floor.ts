/** Where the desks stand, and how the arrows run between them. */

/** A desk's cell: column and row. */
export type Cell = readonly [column: number, row: number];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Three desks a row, laid so that the arrows of the beginning run straight. */
export const WIDE: Record<string, Cell> = {
  REF: [0, 0],
  EXE: [1, 0],
  NAV: [2, 0],
  TRE: [0, 1],
  HR: [1, 1],
  SEC: [2, 1],
};

/** Two a row, for narrow floors. */
export const NARROW: Record<string, Cell> = {
  REF: [0, 0],
  EXE: [1, 0],
  HR: [0, 1],
  NAV: [1, 1],
  TRE: [0, 2],
  SEC: [1, 2],
};

/** How far apart arrows run that share a corridor. */
const LANE = 6;
const CORNER = 9;

/**
 * The corners of an arrow from one desk to another. It leaves by the edge that looks at the corridor, runs along
 * corridors only, so that no desk is crossed, and keeps to a lane of its own.
 */
export function corners(from: Box, to: Box, a: Cell, b: Cell, gap: number, lane: number): Point[] {
  const shift = lane * LANE;
  const across = b[0] - a[0];
  const down = b[1] - a[1];
  if (down === 0 && Math.abs(across) === 1) return straightAcross(from, to, across, shift);
  if (across === 0 && Math.abs(down) === 1) return straightDown(from, to, down, shift);
  if (down === 0) return overTheRow(from, to, gap, shift);
  if (Math.abs(down) === 1) return throughTheRows(from, to, down, gap, shift);
  return alongTheColumns(from, to, a[0] === 0 ? 1 : -1, b[0] === 0 ? 1 : -1, gap, shift);
}

function middle(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function straightAcross(from: Box, to: Box, across: number, shift: number): Point[] {
  const y = Math.max(from.y, to.y) + Math.min(from.height, to.height) / 2 + shift;
  return across > 0
    ? [
        { x: from.x + from.width, y },
        { x: to.x, y },
      ]
    : [
        { x: from.x, y },
        { x: to.x + to.width, y },
      ];
}

function straightDown(from: Box, to: Box, down: number, shift: number): Point[] {
  const x = middle(from).x + shift * 2;
  return down > 0
    ? [
        { x, y: from.y + from.height },
        { x, y: to.y },
      ]
    : [
        { x, y: from.y },
        { x, y: to.y + to.height },
      ];
}

function overTheRow(from: Box, to: Box, gap: number, shift: number): Point[] {
  const y = Math.min(from.y, to.y) - gap / 2 + shift;
  const start = middle(from).x + shift * 2;
  const end = middle(to).x + shift * 2;
  return [
    { x: start, y: from.y },
    { x: start, y },
    { x: end, y },
    { x: end, y: to.y },
  ];
}

function throughTheRows(from: Box, to: Box, down: number, gap: number, shift: number): Point[] {
  const y = (down > 0 ? to.y : from.y) - gap / 2 + shift;
  const start = middle(from).x + shift * 2;
  const end = middle(to).x + shift * 2;
  return [
    { x: start, y: down > 0 ? from.y + from.height : from.y },
    { x: start, y },
    { x: end, y },
    { x: end, y: down > 0 ? to.y : to.y + to.height },
  ];
}

function alongTheColumns(from: Box, to: Box, leave: number, enter: number, gap: number, shift: number): Point[] {
  const side = (box: Box, way: number) => (way > 0 ? box.x + box.width : box.x);
  const x = side(from, leave) + (leave * gap) / 2 + shift;
  const start = middle(from).y + shift;
  const end = middle(to).y + shift;
  return [
    { x: side(from, leave), y: start },
    { x, y: start },
    { x, y: end },
    { x: side(to, enter), y: end },
  ];
}

/** The corners as a path that bends softly; it stops short of the end, to leave room for the arrow's head. */
export function drawn(points: Point[], short: number): string {
  const line = shortened(points, short);
  let path = "";
  line.forEach((point, index) => {
    const before = line[index - 1];
    const after = line[index + 1];
    if (!before) path += `M${at(point)}`;
    else if (!after) path += `L${at(point)}`;
    else path += `L${at(towards(point, before, CORNER))}Q${at(point)} ${at(towards(point, after, CORNER))}`;
  });
  return path;
}

function shortened(points: Point[], by: number): Point[] {
  const last = points.at(-1);
  const before = points.at(-2);
  return last && before ? [...points.slice(0, -1), towards(last, before, by)] : points;
}

/** A point so far from one towards another, at most half way. */
export function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(distance, length / 2) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function at(point: Point): string {
  return `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
}

/** Which way the last stretch runs, in degrees. */
export function heading(points: Point[]): number {
  const last = points.at(-1);
  const before = points.at(-2);
  return last && before ? (Math.atan2(last.y - before.y, last.x - before.x) * 180) / Math.PI : 0;
}
