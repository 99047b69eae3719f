/** The table one waits for while one learns: it rings when it begins, and the lesson is over at once. */
import { Live } from "$lib/server/live.svelte";

const KEY = "palazzo-meanwhile";
const EVERY = 500;

/** Go to learn, and remember which table is waited for; nothing, when one is back. */
export function waitFor(table: string | null): void {
  if (table === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, table);
}

/** The table that is waited for. */
export function waitedFor(): string | null {
  return sessionStorage.getItem(KEY);
}

/**
 * Sit at the table that is waited for while one learns, so that one is not taken for away; it is told when it begins.
 * Ends when called.
 */
export function listenFor(begun: (table: string) => void): () => void {
  const table = waitedFor();
  if (table === null) return () => {};
  const line = new Live(table);
  const timer = window.setInterval(() => {
    const phase = line.goodbye ? "closed" : line.table?.phase;
    if (phase === undefined || phase === "waiting") return;
    stop();
    if (waitedFor() !== table) return;
    waitFor(null);
    if (phase === "playing") begun(table);
  }, EVERY);
  function stop(): void {
    window.clearInterval(timer);
    line.end();
  }
  return stop;
}
