/** How far somebody has read the talk of each table; a reload forgets nothing. */
import type { TalkLine } from "$lib/server/types";

const KEPT = "palazzo-heard";
/** Tables remembered: those read last. */
const MOST = 50;

type Heard = [table: string, line: number][];

function kept(): Heard {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(found) ? (found as Heard) : [];
  } catch {
    return [];
  }
}

/** The last line read at this table. */
export function lastHeard(table: string): number {
  return kept().find(([id]) => id === table)?.[1] ?? 0;
}

/** All of this has been read; the number of its last line. */
export function hear(table: string, talk: TalkLine[]): number {
  const last = Math.max(lastHeard(table), ...talk.map((line) => line.n));
  const others = kept().filter(([id]) => id !== table);
  localStorage.setItem(KEPT, JSON.stringify([[table, last], ...others].slice(0, MOST)));
  return last;
}

/** How many lines are new: what one has said oneself is not. */
export function newLines(talk: TalkLine[], heard: number, you: string | null): number {
  return talk.filter((line) => line.n > heard && (you === null || line.seat !== you)).length;
}
