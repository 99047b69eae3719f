/** A position in small: who sits where, and who stands above whom. */

/** A place of the table, as far as a small picture tells it. */
export interface Sketched {
  id: string;
  /** Whose it is, if anybody's. */
  seat: number | null;
  /** How much lies there. */
  count: number;
  /** Where it stands, in columns and rows from the upper left. */
  column: number;
  row: number;
  /** Where the one above it stands. */
  above: { column: number; row: number } | null;
}

interface Place {
  id: string;
  director: string | null;
  controller: string | null;
  blame: number;
}

/** The places of a table where some stand above others: rows by depth, whoever has some below midway over them. */
export function sketch(table: Record<string, unknown>): Sketched[] {
  const places = (Array.isArray(table.places) ? table.places : []) as Partial<Place>[];
  if (!places.some((one) => one.controller)) return [];
  const found = new Map<string, Sketched>();
  let free = 0;
  const lay = (place: Partial<Place>, row: number): Sketched => {
    const below = places.filter((one) => one.controller === place.id).map((one) => lay(one, row + 1));
    const [first, last] = [below[0], below.at(-1)];
    const column = first && last ? (first.column + last.column) / 2 : free++;
    const seat = place.director ? Number(place.director.slice(1)) : null;
    const laid: Sketched = { id: place.id ?? "", seat, count: place.blame ?? 0, column, row, above: null };
    for (const one of below) one.above = { column, row };
    found.set(laid.id, laid);
    return laid;
  };
  for (const place of places) if (!place.controller) lay(place, 0);
  return places.flatMap((place) => found.get(place.id ?? "") ?? []);
}
