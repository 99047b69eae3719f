/** What the prompt says of a question, where the table knows better words than the question alone. */
import type { BoardProps, Said } from "../board";
import { AssignDraft, PickDraft, SplitDraft } from "$lib/questions/answers.svelte";
import { isBidding } from "./bidding";
import { isCard } from "./pictures";
import { sitter } from "./sitting";
import { drawnSoFar, POWER, tableOf } from "./table";

const WINDOWS = ["react-cancel", "react-blame", "react-resign"];
const FACES = ["assign-posts", "reassign"];
/** So many choices are buttons of the prompt. */
const BUTTONS = 3;
/** So many signs are two lines of a telephone. */
const SHORT = 104;
/** The empty chair, which waits for somebody. */
const MOVE = "move";

export function says(seen: BoardProps): Said | null {
  const { question, texts } = seen;
  if (!question) return told(seen);
  // Who can only let it pass is told what happens, and not asked.
  if (WINDOWS.includes(question.prompt) && question.kind === "pick" && question.options.length === 1)
    return { ask: texts.say(`board-${question.prompt}-told`, question.facts as Record<string, string>) };
  if (FACES.includes(question.prompt)) return { ask: texts.say(`board-${question.prompt}`), ...moves(seen) };
  if (question.prompt === "remove-blame" && seen.targets instanceof SplitDraft) {
    const { most } = seen.targets.question;
    return { more: texts.say("board-erase-left", { left: most - seen.targets.total, most }) };
  }
  const aimed = seen.targets instanceof PickDraft && seen.targets.aiming ? seen.targets.touched : [];
  const power = powerOf(aimed);
  if (power) return { more: texts.say("board-aim-power", { power: `special-${power}` }) };
  if (aimed.length === 1 && aimed[0] === MOVE) return { more: texts.say("board-aim-move") };
  const arrow = drawing(seen, aimed);
  if (arrow) return { more: arrow };
  const decree = tableOf(seen.view).papers.find((paper) => aimed.length === 1 && paper.id === aimed[0]);
  if (decree) return { more: texts.say("board-aim-decree", { decree: decree.id }) };
  // Who has something in hand is told what that brings, not what the end of the turn would.
  const idle = !(seen.targets instanceof PickDraft && seen.targets.begun);
  if (!idle) return null;
  const more = question.prompt === "choose-action" ? closing(seen) : effect(seen);
  return more ? { more } : null;
}

/** What the card does that is being played, where its choices are not buttons that say so; in brief, if it says much. */
function effect({ question, room, texts }: BoardProps): string {
  const card = question?.facts.what;
  if (question?.kind !== "pick" || question.options.length <= BUTTONS || typeof card !== "string" || !isCard(card))
    return "";
  const text = texts.cardText(card);
  return room.small && text.length <= SHORT ? text : texts.say(`${card}-line`);
}

/** While the envelopes lie open: that they do, who has won, or who must bid again. */
function told({ view, question, texts }: BoardProps): Said | null {
  const last = view.log.at(-1);
  if (!last || !isBidding(view, question)) return null;
  if (last.event === "bids") return { ask: texts.say("board-bids-open") };
  if (last.event === "bid-won") return { ask: texts.event(last as { event: string }) };
  return last.event === "bids-tied" ? { more: texts.event(last as { event: string }) } : null;
}

/** Who would sit elsewhere. */
function moves({ view, targets, texts }: BoardProps): Said {
  if (!(targets instanceof AssignDraft)) return {};
  const moved = tableOf(view).places.flatMap((ministry) => {
    const { seat, moved } = sitter(ministry, targets);
    return seat && moved ? [`${texts.called(seat)} → ${texts.short(ministry.id)}`] : [];
  });
  return moved.length ? { more: moved.join(", ") } : {};
}

/** How an arrow is drawn, and that the first of two changes stands already. */
function drawing({ question, targets, texts }: BoardProps, touched: readonly string[]): string {
  const [upper] = touched;
  if (upper === undefined && targets instanceof PickDraft && targets.begun) return "";
  if (question?.prompt === "choose-arrow-end")
    return upper === undefined ? texts.say("board-aim-arrow") : texts.say("board-aim-arrow-to", { upper });
  if (question?.prompt !== "choose-arrow") return "";
  return texts.say(drawnSoFar(question) ? "board-arrow-again" : "board-arrow-how");
}

/** The ministry whose power was touched. */
function powerOf(touched: readonly string[]): string | undefined {
  return Object.keys(POWER).find((office) => touched.length === 1 && POWER[office] === touched[0]);
}

/** What the end of the turn would lay on one's desk, as it is foreseen. */
function closing({ foresight, texts }: BoardProps): string {
  const line = foresight.told("stop")?.events.find((one) => one.certain && one.line.event === "turn-ends")?.line;
  return line ? texts.say("board-close-cost", line as Record<string, string>) : "";
}
