/** What the President's desk shows of the budget in the making. */
import type { BoardProps } from "../../../board";
import { AssignDraft } from "$lib/questions/answers.svelte";
import { tableOf, type Reading } from "../../table";

/** The notes in each envelope: as they are being laid, or as they lie while the sums are announced. */
export function pilesOf(seen: BoardProps): Record<string, string[]> {
  if (seen.targets instanceof AssignDraft) return seen.targets.placed;
  const facts = (seen.question?.facts ?? {}) as { piles?: Record<string, string[]> };
  return facts.piles ?? {};
}

/** What tells this budget from every other one. */
export function budgetOf(seen: BoardProps): string {
  const { facts } = tableOf(seen.view);
  return `${seen.view.you}:${facts.year}:${facts.pretext}`;
}

/** The sums of the last year in which a budget was paid. */
export function lastBudget(reading: Partial<Reading>, year: number): Record<string, number> | null {
  const years = Object.keys(reading.budgets ?? {})
    .map(Number)
    .filter((one) => one < year);
  for (const one of years.sort((a, b) => b - a)) {
    const paid = (reading.budgets?.[String(one)] ?? []).find(({ fate }) => fate === "passed" || fate === "forced");
    if (paid) return paid.sums;
  }
  return null;
}
