/** What opens a private table, or shows its finished match: taken out of the address, kept in this browser. */

const KEPT = "palazzo-passes";
const MOST = 50;
const NAMES = ["invitation", "show"];
/** What is played, for whoever shows a picture of the link. */
const SHOWN = "of";

function read(): [string, string][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? (kept as [string, string][]) : [];
  } catch {
    return [];
  }
}

/** What was given for this table, if anything. */
export function passOf(id: string): string | null {
  return read().find(([table]) => table === id)?.[1] ?? null;
}

export function keepPass(id: string, pass: string): void {
  const others = read().filter(([table]) => table !== id);
  localStorage.setItem(KEPT, JSON.stringify([[id, pass], ...others].slice(0, MOST)));
}

/** Whoever uses this browser next is not invited. */
export function dropPasses(): void {
  localStorage.removeItem(KEPT);
}

/** The pass an address carries, behind `#` or, as older ones do, behind `?`; and the address without it. */
export function split(search: string, hash: string): { pass: string | null; rest: string } {
  const behind = new URLSearchParams(search);
  const after = new URLSearchParams(hash.slice(1));
  const pass = NAMES.map((name) => after.get(name) ?? behind.get(name)).find((found) => found) ?? null;
  if (!pass) return { pass: null, rest: search + hash };
  for (const name of [...NAMES, SHOWN]) behind.delete(name);
  const left = behind.toString();
  return { pass, rest: left ? `?${left}` : "" };
}
