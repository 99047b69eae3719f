/** What stands on the plan, as stacks of counters. */
import type { JuntaTable, Space } from "../../table";

export interface Stack {
  kind: string;
  by: string | null;
  count: number;
  /** All of it has moved in this phase. */
  moved: boolean;
  /** Several kinds of one commander stand in it. */
  mixed: boolean;
}

const MOST = 6;

/** The stacks of a space: by commander and kind; where there are too many to stand, by commander. Mine come first. */
export function stacksOf(space: Space, you: string | null): Stack[] {
  const fine = gather(space, (kind, by) => `${by} ${kind}`);
  const found = fine.length > MOST ? gather(space, (_, by) => String(by)) : fine;
  return found.sort((a, b) => Number(b.by === you) - Number(a.by === you));
}

function gather(space: Space, key: (kind: string, by: string | null) => string): Stack[] {
  const stacks = new Map<string, Stack>();
  for (const units of space.units) {
    const found = stacks.get(key(units.kind, units.by));
    if (found) {
      found.count += units.count;
      found.moved &&= units.moved;
      found.mixed ||= found.kind !== units.kind;
    } else {
      const { kind, by, count, moved } = units;
      stacks.set(key(kind, by), { kind, by, count, moved, mixed: false });
    }
  }
  return [...stacks.values()];
}

/** Whose side a seat is on as everyone stands: a rebel, or for the President. */
export function sideOf(table: JuntaTable, seat: string | null): "rebel" | "loyal" | null {
  if (seat === null || table.facts.coup === null) return null;
  return table.facts.rebels.includes(seat) ? "rebel" : "loyal";
}
