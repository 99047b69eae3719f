/** What to say while the line is down: the server's own reason, if it gave one, and that we ring again. */
import type { Live } from "$lib/server/live.svelte";
import { t } from "$lib/talk/language.svelte";

/** Nothing, while all is well. */
export function whyLost(live: Live): string {
  if (live.line !== "lost") return "";
  return live.away ? `${live.away.detail} ${t("ringing-again")}` : t("line-lost");
}
