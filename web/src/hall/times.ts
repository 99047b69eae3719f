/** How long something takes, has taken or will take, in words. */
import type { Game, Length } from "$lib/server/types";
import { t } from "$lib/talk/language.svelte";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;
/** From so many minutes on one speaks of hours. */
const LONG = 90;

/** A stretch of time in one figure: `4 minutes`, `19 h`, `3 days`. */
export function stretch(seconds: number): string {
  if (seconds < HOUR) return t("stretch-minutes", { count: Math.max(1, Math.round(seconds / MINUTE)) });
  if (seconds < 2 * DAY) return t("stretch-hours", { count: Math.round(seconds / HOUR) });
  return t("stretch-days", { count: Math.round(seconds / DAY) });
}

const halves = (minutes: number) => {
  const whole = Math.floor(Math.round(minutes / 30) / 2);
  return Math.round(minutes / 30) % 2 ? `${whole || ""}½` : String(whole);
};

/** From so many minutes to so many: `45–60 min`, `2½–3 h`. */
export function range([least = 0, most = 0]: readonly number[]): string {
  const [from, to] = most >= LONG ? [halves(least), halves(most)] : [String(least), String(most)];
  return t(most >= LONG ? "range-hours" : "range-minutes", { range: from === to ? from : `${from}–${to}` });
}

/** How long matches of a kind take: that counted with the same options, as far as they were looked at. */
export function lengthOf(game: Game, seats: number, options: Record<string, unknown>): Length | undefined {
  const settled = (name: string) => options[name] ?? game.options[name]?.default;
  return game.lengths?.find(
    (one) => one.seats === seats && Object.entries(one.options).every(([name, value]) => settled(name) === value),
  );
}
