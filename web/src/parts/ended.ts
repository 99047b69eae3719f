/** How a finished match is told in a line: who played, who won, and who came where. */
import type { Finished, Table } from "$lib/server/types";

/** The names of some seats; of whoever has had themselves forgotten, only the seat is left, and they get `gone`. */
export function namesOf(names: string[], seats: string[] | null, gone: string): string[] {
  const called = names.map((name, index) => (name && name !== `s${index}` ? name : gone));
  return seats === null ? called : seats.map((seat) => called[Number(seat.slice(1))] ?? gone);
}

/** The same of a table. */
export function winnersAt(table: Pick<Table, "seats" | "result">, gone: string): string[] {
  return namesOf(
    table.seats.map((seat) => seat.name),
    table.result?.winners ?? [],
    gone,
  );
}

/** My place, the first being 1: how many came before me, and me. None, where nobody came before anyone. */
export function placeOf(match: Pick<Finished, "you" | "places" | "winners">): number | null {
  const { you, places } = match;
  const mine = you === null ? undefined : places[Number(you.slice(1))];
  if (mine === undefined || (!match.winners.length && new Set(places).size === 1)) return null;
  return 1 + places.filter((place) => place < mine).length;
}
