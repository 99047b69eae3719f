/** What the prompt says of a budget in the making. */
import type { BoardProps, Said } from "../../../board";
import { AssignDraft, SplitDraft } from "$lib/questions/answers.svelte";
import { sumOf } from "../../notes";
import { readingOf } from "../../table";
import { pilesOf } from "./budget";
import { proposal } from "./proposal.svelte";

export function saysOfTheBudget(seen: BoardProps): Said | null {
  const { targets, texts, view } = seen;
  if (!["budget-piles", "budget-sums"].includes(seen.question?.prompt ?? "")) return null;
  if (!(targets instanceof AssignDraft) && !(targets instanceof SplitDraft)) return null;
  const piles = pilesOf(seen);
  const sums = Object.fromEntries(Object.entries(piles).map(([seat, pile]) => [seat, proposal.sum(seat, pile)]));
  const votes = readingOf(view).votes ?? [];
  const count = (of: (seat: string) => boolean) => votes.reduce((sum, one) => sum + (of(one.seat) ? one.sum : 0), 0);
  const theirs = count((seat) => (sums[seat] ?? 0) > 0);
  const mine = count((seat) => seat === view.you);
  return {
    ask: texts.say("board-budget-ask", {
      announced: Object.values(sums).reduce((sum, one) => sum + one, 0),
      dealt: sumOf(Object.values(piles).flat()),
    }),
    more: texts.say("board-budget-votes", { theirs, mine, sum: theirs + mine, all: count(() => true) }),
    send: texts.say("board-propose"),
    sent: () => proposal.propose(),
  };
}
