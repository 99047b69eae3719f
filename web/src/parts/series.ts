/** How a match went: what of everyone could be counted, step by step. */
import type { View } from "$lib/server/types";

/** Values by seat. */
export type Point = Record<string, number>;
/** By what is counted, the points in time. */
export type Series = Record<string, (Point | undefined)[]>;

const NOTE = /^(\d+)M$/;

/** What a value counts: a number, or banknotes together. */
function counted(value: unknown): number | null {
  if (typeof value === "number") return value;
  if (Array.isArray(value) && value.every((one) => typeof one === "string" && NOTE.test(one)))
    return value.reduce((sum: number, one: string) => sum + Number(NOTE.exec(one)?.[1] ?? 0), 0);
  return null;
}

/** Everything that can be counted of everyone in these views of one moment: public facts, and each seat's own. */
export function moment(views: Record<string, View>): Record<string, Point> {
  const points: Record<string, Point> = {};
  const note = (name: string, seat: string, value: unknown) => {
    const count = counted(value);
    if (count !== null) (points[name] ??= {})[seat] = count;
  };
  const first = Object.values(views)[0];
  for (const person of first?.table.people ?? [])
    for (const [name, value] of Object.entries(person))
      if (typeof value === "number") note(name, String(person.seat), value);
  for (const [seat, view] of Object.entries(views))
    for (const [name, value] of Object.entries(view.table.yours ?? {})) note(name, seat, value);
  return points;
}

/** At most so many steps, first and last among them. */
export function sampled(steps: number, most: number): number[] {
  const count = Math.min(steps + 1, most);
  return Array.from({ length: count }, (_, index) => Math.round((index * steps) / Math.max(1, count - 1)));
}
