/** Where a window stands over a stage that is larger than it. */

export interface Lens {
  /** Where the stage's corner lies in the window. */
  x: number;
  y: number;
  scale: number;
}
interface Size {
  width: number;
  height: number;
}
/** A stage; so many pixels at the top of its window are covered. */
interface Ground extends Size {
  above?: number;
}
export interface Box extends Size {
  x: number;
  y: number;
}

/** At its largest a thing is drawn a little larger than life. */
const LARGEST = 1.4;
/** Letters are read down to this scale. */
const READABLE = 0.8;
const AROUND = 14;

/** The whole stage in sight. */
export function wholeScale(window: Size, canvas: Ground): number {
  return Math.min(window.width / canvas.width, (window.height - (canvas.above ?? 0)) / canvas.height);
}

/** The same lens, kept over the stage. */
export function clamped(lens: Lens, window: Size, canvas: Ground): Lens {
  const above = canvas.above ?? 0;
  const least = Math.min(wholeScale(window, canvas), LARGEST);
  const scale = Math.max(least, Math.min(LARGEST, lens.scale));
  return {
    scale,
    x: inside(lens.x, window.width, canvas.width * scale),
    y: above + inside(lens.y - above, window.height - above, canvas.height * scale),
  };
}

function inside(at: number, window: number, stage: number): number {
  if (stage <= window) return (window - stage) / 2;
  return Math.max(window - stage, Math.min(0, at));
}

/**
 * So that these boxes are in sight: all of them if they can be read then, else as many as follow the first. Of others
 * that lie there no head is cut off at the top, where there is room for it.
 */
export function fitting(boxes: Box[], full: Size, canvas: Ground, others: Box[] = []): Lens {
  const above = canvas.above ?? 0;
  const window = { width: full.width, height: full.height - above };
  let found = bounds(boxes);
  if (!found) return clamped({ x: 0, y: above, scale: READABLE }, full, canvas);
  for (let count = boxes.length; count > 0; count--) {
    found = bounds(boxes.slice(0, count)) ?? found;
    if (scaleFor(found, window) >= READABLE) break;
  }
  const scale = Math.min(1, Math.max(READABLE, scaleFor(found, window)));
  const x = window.width / 2 - (found.x + found.width / 2) * scale;
  const y = above + window.height / 2 - (found.y + found.height / 2) * scale;
  const lens = clamped(
    { x: Math.min(x, AROUND - found.x * scale + slack(found.width * scale, window.width)), y, scale },
    full,
    canvas,
  );
  const lower = above - headCut(others, lens, full.width, above) * scale;
  const fits = lower + (found.y + found.height) * scale <= full.height;
  return fits ? clamped({ ...lens, y: Math.max(lens.y, lower) }, full, canvas) : lens;
}

/** Of boxes as many as can be read in one window lead, with the first one if one is to be there; the others follow. */
export function gathered(boxes: Box[], full: Size, canvas: Ground, first?: Box): Box[] {
  const window = { width: full.width, height: full.height - (canvas.above ?? 0) };
  const far = (one: Box, other: Box): number =>
    Math.hypot(one.x + one.width / 2 - other.x - other.width / 2, one.y + one.height / 2 - other.y - other.height / 2);
  const around = (middle: Box): Box[] => {
    const near = [...boxes].sort((a, b) => far(middle, a) - far(middle, b));
    return near.reduce<Box[]>((together, box) => {
      const more = [...together, box];
      const all = bounds(more);
      return all && scaleFor(all, window) >= READABLE ? more : together;
    }, []);
  };
  const most = (first ? [first] : boxes).map(around).reduce((best, one) => (one.length > best.length ? one : best), []);
  return [...most, ...boxes.filter((box) => !most.includes(box))];
}

/** Where the highest of those begins that the upper edge runs through; nowhere, if it runs through none. */
function headCut(boxes: Box[], { x, y, scale }: Lens, width: number, above: number): number {
  const cut = boxes.filter(
    (box) =>
      y + box.y * scale < above &&
      y + (box.y + box.height) * scale > above &&
      x + box.x * scale < width &&
      x + (box.x + box.width) * scale > 0,
  );
  return Math.min(Infinity, ...cut.map((box) => box.y));
}

export type Side = "left" | "right" | "above" | "below";

/** Behind which edge of its window a point lies: where it lies behind two, the one it is further from. */
export function behind(x: number, y: number, window: Size & { top: number }): Side | null {
  const over: [Side, number][] = [
    ["left", -x],
    ["right", x - window.width],
    ["above", window.top - y],
    ["below", y - window.height],
  ];
  const [[side, most]] = over.sort(([, a], [, b]) => b - a) as [[Side, number]];
  return most > 0 ? side : null;
}

/** Where along an edge, nearest to its middle, a mark of this length covers none of what lies there; or nowhere. */
export function clearOf(
  taken: readonly (readonly [number, number])[],
  length: number,
  edge: readonly [number, number],
): number | null {
  const [from, to] = [edge[0], edge[1] - length];
  const wish = (from + to) / 2;
  const free = (at: number): boolean => taken.every(([start, end]) => at + length <= start || at >= end);
  const spots = [wish, ...taken.flatMap(([start, end]) => [start - length, end])];
  const found = spots.filter((at) => at >= from && at <= to && free(at));
  return found.sort((a, b) => Math.abs(a - wish) - Math.abs(b - wish))[0] ?? null;
}

function slack(taken: number, there: number): number {
  return Math.max(0, there - taken - 2 * AROUND);
}

function scaleFor(box: Box, window: Size): number {
  return Math.min(window.width / (box.width + 2 * AROUND), window.height / (box.height + 2 * AROUND));
}

function bounds(boxes: Box[]): Box | null {
  const [first] = boxes;
  if (!first) return null;
  const left = Math.min(...boxes.map((box) => box.x));
  const top = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}
