/** What the prompt says of a question, where the table knows better words than the question alone. */
import type { BoardProps, Said } from "../board";
import { SplitDraft } from "$lib/questions/answers.svelte";

const WINDOWS = ["react-cancel", "react-blame", "react-resign"];
const FACES = ["assign-posts", "reassign"];

export function says(seen: BoardProps): Said | null {
  const { question, texts } = seen;
  if (!question) return null;
  // Who can only let it pass is told what happens, and not asked.
  if (WINDOWS.includes(question.prompt) && question.kind === "pick" && question.options.length === 1)
    return { ask: texts.say(`board-${question.prompt}-told`, question.facts as Record<string, string>) };
  if (FACES.includes(question.prompt)) return { ask: texts.say(`board-${question.prompt}`) };
  if (question.prompt === "remove-blame" && seen.targets instanceof SplitDraft) {
    const { most } = seen.targets.question;
    return { more: texts.say("board-erase-left", { left: most - seen.targets.total, most }) };
  }
  const cost = question.prompt === "choose-action" && !seen.targets?.aiming ? closing(seen) : "";
  return cost ? { more: cost } : null;
}

/** What the end of the turn would lay on one's desk, as it is foreseen. */
function closing({ foresight, texts }: BoardProps): string {
  const line = foresight.told("stop")?.events.find((one) => one.certain && one.line.event === "turn-ends")?.line;
  return line ? texts.say("board-close-cost", line as Record<string, string>) : "";
}
