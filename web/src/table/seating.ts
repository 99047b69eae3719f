/** Who sits where. */
import type { Table, TableSeat, View } from "$lib/server/types";

/** The names at a table, in the order of the seats. */
export function namesAt(table: Table | null, view: View | null): string[] {
  const seats = view?.seats ?? table?.seats.map((seat) => seat.seat) ?? [];
  return seats.map((seat) => table?.seats.find((one) => one.seat === seat)?.name || seat);
}

/** What the portraits at a table are drawn from, in the order of the seats: the face somebody chose, or their name. */
export function facesAt(table: Table | null, view: View | null): string[] {
  return namesAt(table, view).map((name, index) => table?.seats[index]?.face || name);
}

export function seatOf(table: Table | null, seat: string): TableSeat | undefined {
  return table?.seats.find((one) => one.seat === seat);
}

/** The edition a table is played in, if its game has editions. */
export function editionOf(options: Record<string, unknown>): string {
  return typeof options.edition === "string" ? options.edition : "";
}

/** The room of a game: editions may have their own. */
export function roomOf(game: string, options: Record<string, unknown>): string {
  const edition = editionOf(options);
  return edition ? `${game}-${edition}` : game;
}

/** Words of the game that a line of the log names: what to mark on the board when it is pointed at. */
export function wordsIn(fact: unknown): string[] {
  if (typeof fact === "string") return fact.split(":");
  if (Array.isArray(fact)) return fact.flatMap(wordsIn);
  if (fact !== null && typeof fact === "object")
    return Object.entries(fact).flatMap(([key, value]) => [key, ...wordsIn(value)]);
  return [];
}
