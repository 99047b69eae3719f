/** What the prompt says while a government is formed. */
import type { BoardProps, Said } from "../../../board";
import { appointments, wanting } from "./government";

/** What is still missing, or that all is well. */
export function saysOfTheGovernment(seen: BoardProps): Said | null {
  const draft = appointments(seen);
  if (!draft) return null;
  const { texts } = seen;
  const need = wanting(draft);
  const send = texts.say("board-swear-in");
  if (draft.loose.length)
    return {
      ask: texts.say("board-offices-left", { count: draft.loose.length, offices: draft.loose }),
      more: need.length
        ? texts.say("board-need-office", { count: need.length, seats: need })
        : texts.say("board-anybody"),
      send,
    };
  if (need.length) return { ask: texts.say("board-need-office", { count: need.length, seats: need }), send };
  return { ask: texts.say("board-government-stands"), more: texts.say("board-government-more"), send };
}
