/**
 * Where the desks stand: laid out from the arrows, controllers above whom they control.
 *
 * Rows by depth, one column for each ministry that controls nobody, a controller midway over its own. So carpets only
 * ever run in the corridors between rows, and none crosses another.
 */

/** A ministry, and which one controls it. */
export interface Post {
  id: string;
  controller: string | null;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How much of a desk is drawn, by the room it gets. */
export type DeskForm = "full" | "low" | "compact" | "upright" | "counter" | "slim";

export interface Desk extends Box {
  id: string;
  form: DeskForm;
}

/** The carpet from a controller to everyone under it: down, along the corridor, down to each. */
export interface Carpet {
  from: string;
  /** Where it leaves the controller's desk. */
  x: number;
  top: number;
  /** The middle of its stretch along the corridor. */
  corridor: number;
  ends: { to: string; x: number; bottom: number }[];
}

export interface Floor {
  desks: Desk[];
  carpets: Carpet[];
  rows: number;
  columns: number;
}

/** How wide a carpet is, with its border. */
export const CARPET = 20;

const EDGE = 14;
const SIDE = 8;
const WIDEST = 760;
const WIDEST_OF_TWO = 480;
const TALLEST = 214;
/** The corridor between rows, by how many rows there are. */
const CORRIDOR = [0, 0, 46, 40, 26, 24.5, 24.5];

/** What a desk of this size shows. */
export function formOf(width: number, height: number): DeskForm {
  if (height < 84) return width >= 600 ? "counter" : "slim";
  if (width < 215 && height >= 150) return "upright";
  if (width < 262 && height < 150) return "compact";
  if (height < 120) return "low";
  return "full";
}

/** Lay the desks out on a floor of this size. */
export function layOut(posts: readonly Post[], width: number, height: number): Floor {
  const ids = new Set(posts.map((post) => post.id));
  const controls = posts.some((post) => post.controller !== null && ids.has(post.controller));
  return controls ? hierarchy(posts, width, height) : abreast(posts, width, height);
}

/** Nobody controls anybody: three a row. */
function abreast(posts: readonly Post[], width: number, height: number): Floor {
  const columns = Math.min(3, posts.length);
  const rows = Math.ceil(posts.length / columns);
  const pitch = (width - 2 * SIDE) / columns;
  const size = { width: pitch - 20, height: Math.min(TALLEST, (height - 2 * EDGE) * 0.3) };
  const gap = rows > 1 ? Math.min(60, (height - 2 * EDGE - rows * size.height) / (rows - 1)) : 0;
  const top = (height - rows * size.height - (rows - 1) * gap) / 2;
  const form = formOf(size.width, size.height);
  const desks = posts.map((post, index) => ({
    id: post.id,
    form,
    ...size,
    x: SIDE + 10 + (index % columns) * pitch,
    y: top + Math.floor(index / columns) * (size.height + gap),
  }));
  return { desks, carpets: [], rows, columns };
}

function hierarchy(posts: readonly Post[], width: number, height: number): Floor {
  const below = new Map<string | null, string[]>();
  const ids = new Set(posts.map((post) => post.id));
  for (const { id, controller } of posts) {
    const upper = controller !== null && ids.has(controller) ? controller : null;
    below.set(upper, [...(below.get(upper) ?? []), id]);
  }
  const column = new Map<string, number>();
  const depth = new Map<string, number>();
  let leaves = 0;
  const place = (id: string, row: number): void => {
    depth.set(id, row);
    const own = below.get(id) ?? [];
    for (const one of own) place(one, row + 1);
    const first = own[0];
    const last = own.at(-1);
    column.set(
      id,
      first === undefined || last === undefined ? leaves++ : ((column.get(first) ?? 0) + (column.get(last) ?? 0)) / 2,
    );
  };
  for (const root of below.get(null) ?? []) place(root, 0);

  const rows = Math.max(...depth.values()) + 1;
  const columns = leaves;
  const corridor = (CORRIDOR[Math.min(rows, CORRIDOR.length - 1)] ?? 24.5) * (height < 440 ? height / 486 : 1);
  const tall = Math.min(TALLEST, (height - 2 * EDGE - (rows - 1) * corridor) / rows);
  const spread = rows > 1 ? (height - 2 * EDGE - rows * tall) / (rows - 1) : 0;
  const pitch = (width - 2 * SIDE) / columns;
  const gap = columns > 3 ? 16 : 20;
  const wide = Math.min(columns === 1 ? WIDEST : columns === 2 ? WIDEST_OF_TWO : Infinity, pitch - gap);
  const form = formOf(wide, tall);
  const box = (id: string): Box => ({
    x: SIDE + ((column.get(id) ?? 0) + 0.5) * pitch - wide / 2,
    y: rows > 1 ? EDGE + (depth.get(id) ?? 0) * (tall + spread) : (height - tall) / 2,
    width: wide,
    height: tall,
  });
  const desks = posts.map(({ id }) => ({ id, form, ...box(id) }));
  const at = new Map(desks.map((desk) => [desk.id, desk]));
  const carpets: Carpet[] = [];
  for (const [upper, own] of below) {
    const desk = upper === null ? undefined : at.get(upper);
    if (!desk) continue;
    carpets.push({
      from: desk.id,
      x: desk.x + desk.width / 2,
      top: desk.y + desk.height,
      corridor: desk.y + desk.height + spread / 2,
      ends: own.map((id) => {
        const lower = at.get(id) as Desk;
        return { to: id, x: lower.x + lower.width / 2, bottom: lower.y };
      }),
    });
  }
  return { desks, carpets, rows, columns };
}

/** The ground a carpet covers. */
export function covered(carpet: Carpet): Box[] {
  const half = CARPET / 2;
  const xs = [carpet.x, ...carpet.ends.map((end) => end.x)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const stretch = (x: number, from: number, to: number): Box => ({
    x: x - half,
    y: from,
    width: CARPET,
    height: to - from,
  });
  return [
    stretch(carpet.x, carpet.top, carpet.corridor),
    ...(right > left
      ? [{ x: left - half, y: carpet.corridor - half, width: right - left + CARPET, height: CARPET }]
      : []),
    ...carpet.ends.map((end) => stretch(end.x, carpet.corridor, end.bottom)),
  ];
}

/** The path of a carpet's middle, from under the desk above to under those below. */
export function carpetPath(carpet: Carpet, under = 14): string {
  const xs = [carpet.x, ...carpet.ends.map((end) => end.x)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const down = carpet.ends.map((end) => `M${end.x} ${carpet.corridor}V${end.bottom + under}`).join("");
  return `M${carpet.x} ${carpet.top - under}V${carpet.corridor}${right > left ? `M${left} ${carpet.corridor}H${right}` : ""}${down}`;
}

/** The chevrons on a carpet's stretch along the corridor: they point from the controller outwards. */
export function chevrons(carpet: Carpet, step = 46): { x: number; y: number; way: -1 | 1; to: string }[] {
  const found: { x: number; y: number; way: -1 | 1; to: string }[] = [];
  for (const end of carpet.ends) {
    const length = Math.abs(end.x - carpet.x);
    const way = end.x < carpet.x ? -1 : 1;
    for (let along = step * 0.8; along < length - 20; along += step) {
      const x = carpet.x + way * along;
      if (!found.some((one) => Math.abs(one.x - x) < step / 2)) found.push({ x, y: carpet.corridor, way, to: end.to });
    }
  }
  return found;
}
