/** What the prompt says while votes are laid out or names put up. */
import { SubsetDraft } from "$lib/questions/answers.svelte";
import type { BoardProps, Said } from "../../../board";
import { paperOf, readingOf, tableOf } from "../../table";
import { boxes, laidVotes, ownBlocks, sorted, stillToCome, voteDraft } from "./chamber";

/** The sentence of a vote or of nominations in the making. */
export function saysOfTheChamber(seen: BoardProps): Said | null {
  if (voteDraft(seen)) return ofVote(seen);
  if (seen.question?.prompt === "nominate" && seen.targets instanceof SubsetDraft) {
    const names = seen.targets.value;
    return {
      ...(names.length ? { ask: seen.texts.say("board-nominate-ask", { count: names.length, names }) } : {}),
      send: seen.texts.say("board-nominate-send", { count: names.length }),
    };
  }
  return seen.question?.prompt === "react-VR" ? { more: ofTheCount(seen) } : null;
}

/** What the count will mean if nobody objects. */
function ofTheCount(seen: BoardProps): string {
  const { texts, view } = seen;
  const found = boxes(seen).filter((box) => !box.gone);
  const reading = readingOf(view).ballot;
  const [first, ...level] = reading?.ahead ?? [];
  const votes = found.find((box) => box.choice === first)?.votes ?? 0;
  if (!reading?.election)
    return texts.say("board-count-motion", {
      yes: found.find((box) => box.choice === "yes")?.votes ?? 0,
      no: found.find((box) => box.choice === "no")?.votes ?? 0,
    });
  if (first === undefined || level.length || !votes) return texts.say("board-count-tie");
  return texts.say("board-count-elected", { seat: first, votes });
}

function ofVote(seen: BoardProps): Said {
  const { texts } = seen;
  const { on, kept, sum } = laidVotes(seen);
  const laid = sorted(Object.keys(on).sort())
    .filter((choice) => on[choice])
    .map((choice) => texts.say("board-vote-for", { votes: on[choice] ?? 0, choice }));
  const { round = 1, motion = "budget" } = seen.question?.facts as { round?: number; motion?: string };
  const cast = ownBlocks(seen).filter((block) => block.cast).length;
  const facts = { round, motion, kept, cast, laid: laid.join(", ") };
  return {
    ask: texts.say(laid.length ? "board-vote-ask" : "board-vote-ask-none", facts),
    more: stake(seen),
    send: sum
      ? texts.say("board-vote-cast", { votes: sum })
      : texts.say(facts.round === 1 && kept ? "board-vote-keep" : "board-vote-abstain"),
  };
}

/** What hangs on it. */
function stake(seen: BoardProps): string {
  const { texts, view } = seen;
  const table = tableOf(view);
  const budget = paperOf(table, "budget");
  const motion = paperOf(table, "ballot")?.motion;
  if (motion === "confidence") return texts.say("board-confidence-how");
  if (!budget || motion === "election") return texts.say("board-vote-come", { votes: stillToCome(seen) });
  if (budget.proposer === view.you) return texts.say("board-vote-own-budget");
  return texts.say("board-vote-budget", { mine: budget.sums?.[view.you ?? ""] ?? 0, seat: budget.proposer ?? "" });
}
