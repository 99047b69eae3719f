/** The table one waits for while one learns: one sits there all the while, wherever one goes, and it rings when it begins. */
import { sounds } from "$lib/director/sound";
import { router } from "$lib/router.svelte";
import { Live } from "$lib/server/live.svelte";
import { settings } from "$lib/settings.svelte";

const KEY = "palazzo-meanwhile";
const EVERY = 500;
let line: Live | null = null;
let timer = 0;

/** Go to learn, and sit at the table that is waited for; at none, when one is back. */
export function waitFor(table: string | null): void {
  leave();
  if (table === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, table);
  keepWaiting();
}

/** The table that is waited for. */
export function waitedFor(): string | null {
  return sessionStorage.getItem(KEY);
}

/** Sit there again where the page was loaded anew meanwhile. */
export function keepWaiting(): void {
  const table = waitedFor();
  if (table === null || line?.id === table) return;
  line = new Live(table);
  timer = window.setInterval(() => look(table), EVERY);
}

function look(table: string): void {
  const phase = line?.goodbye ? "closed" : line?.table?.phase;
  if (phase === undefined || phase === "waiting") return;
  waitFor(null);
  if (phase !== "playing") return;
  sounds.on = settings.wishes.sound;
  sounds.play("bell");
  router.go(`/table/${table}`);
}

function leave(): void {
  window.clearInterval(timer);
  line?.end();
  line = null;
}
