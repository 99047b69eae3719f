/** Which questions of Last Will are answered by drafts of their own. */
import { SubsetDraft, type Draft, type Means } from "$lib/questions/answers.svelte";
import type { Question } from "$lib/server/types";
import type { BoardProps } from "../board";
import { ArrangeDraft, SwapDraft } from "./marketing.svelte";
import { DemotionDraft, PlayDraft } from "./playing.svelte";
import { tableOf } from "./table";

const PLAYS = ["choose-action", "declare-play", "declare-sale", "card-sale"];

/** Where so many are kept and no more, the one chosen first makes room for another. */
class KeepDraft extends SubsetDraft {
  protected override add(index: number): void {
    const { most } = this.question;
    this.chosen = [...this.chosen.slice(this.chosen.length >= most ? 1 : 0), index];
  }
}

/** The draft for a question; null where the frame has one. */
export function draftOf(question: Question, means: Means, props: () => BoardProps): Draft | null {
  if (question.kind === "pick" && PLAYS.includes(question.prompt)) return new PlayDraft(question, means, props);
  if (question.kind === "pick" && question.prompt === "choose-demotion") return new DemotionDraft(question, means.give);
  if (question.kind === "assign" && question.prompt === "arrange-market") return new ArrangeDraft(question, means.give);
  if (question.kind === "pick" && question.prompt === "swap-market")
    return new SwapDraft(question, means.give, tilesOf(tableOf(props().view).facts.market));
  if (question.kind === "subset") return new KeepDraft(question, means.give);
  return null;
}

/** The tiles of the market, as they are written. */
function tilesOf(market: Record<string, number>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(market).map(([type, amount]) => [type, amount < 0 ? String(amount) : `+${amount}`]),
  );
}
