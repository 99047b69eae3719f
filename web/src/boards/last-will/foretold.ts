/** What my money comes to by the answer in the making, as the server foresees it. */
import type { BoardProps } from "../board";
import { PickDraft } from "$lib/questions/answers.svelte";

/** A draft that knows the sum it leads to. */
interface Costly {
  money: () => { before: number; after: number } | null;
}

/** The sum; null where it stays, or is not known. */
export function foretold(seen: BoardProps): number | null {
  const draft: unknown = seen.targets;
  if (draft === null || typeof draft !== "object") return null;
  if ("money" in draft && typeof draft.money === "function") {
    const change = (draft as Costly).money();
    return change && change.before !== change.after ? change.after : null;
  }
  const option = draft instanceof PickDraft ? draft.value : null;
  const told = option === null ? null : seen.foresight.told(option);
  const figure = told?.figures.find((one) => one.certain && one.figure === "money" && one.of[0] === seen.view.you);
  const [after] = figure?.after ?? [];
  return typeof after === "number" ? after : null;
}
