/** The table one waits for while one learns: it rings when it begins, and the lesson is over at once. */
import { api } from "$lib/server/api";

const KEY = "palazzo-meanwhile";
const EVERY = 3000;

/** Go to learn, and remember which table is waited for; nothing, when one is back. */
export function waitFor(table: string | null): void {
  if (table === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, table);
}

/** The table that is waited for. */
export function waitedFor(): string | null {
  return sessionStorage.getItem(KEY);
}

/** Look every few seconds whether the table that is waited for has begun; then it is told. Ends when called. */
export function listenFor(begun: (table: string) => void): () => void {
  const timer = window.setInterval(async () => {
    const table = waitedFor();
    if (table === null) return;
    const found = await api.table(table).catch(() => null);
    if (found?.phase === "waiting" || waitedFor() !== table) return;
    waitFor(null);
    if (found?.phase === "playing") begun(table);
  }, EVERY);
  return () => window.clearInterval(timer);
}
