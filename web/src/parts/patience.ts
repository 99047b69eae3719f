/** How long a table waits for one who is here and does not answer, in words. */
import { t } from "$lib/talk/language.svelte";

const MINUTE = 60;
const HOUR = 3600;

export function patienceOf(seconds: number): string {
  if (!seconds) return t("patience-never");
  if (seconds < MINUTE || seconds % MINUTE) return t("patience-seconds", { count: Math.round(seconds) });
  if (seconds < HOUR || seconds % HOUR) return t("patience-minutes", { count: seconds / MINUTE });
  return t("patience-hours", { count: seconds / HOUR });
}
