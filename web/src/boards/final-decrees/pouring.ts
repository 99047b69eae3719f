/** How much of what blame: questions for an amount, as rows of drops that are taken or left. */
import type { BoardProps } from "../board";
import { NumberDraft, SplitDraft } from "$lib/questions/answers.svelte";
import { tableOf } from "./table";

/** Whose blame each question for an amount is about; a question of several amounts names them itself. */
const SOURCES: Readonly<Record<string, string[]>> = {
  "choose-amount": ["personal"],
  "choose-left-behind": ["left"],
  "choose-sent-along": ["ministry"],
  "choose-relief": ["personal", "ministry"],
  "choose-unloading": ["personal", "ministry"],
};

/** The questions answered so. */
export const POURED = Object.keys(SOURCES);

/** A row of drops. */
export interface Row {
  source: string;
  /** What lies there now, where it is mine. */
  now: number | null;
  least: number;
  most: number;
  amount: number;
  set: (amount: number) => void;
}

/** The rows of drops of the question asked now; none, if it is another. */
export function rowsOf(seen: BoardProps): Row[] {
  const { question, targets, view } = seen;
  const me = tableOf(view).people.find((person) => person.seat === view.you);
  const desk = tableOf(view).places.find((place) => place.id === me?.directs);
  const lying: Readonly<Record<string, number | undefined>> = { personal: me?.blame, ministry: desk?.blame };
  const sources = SOURCES[question?.prompt ?? ""] ?? [];
  if (targets instanceof NumberDraft)
    return sources.map((source) => ({
      source,
      now: lying[source] ?? null,
      least: targets.question.least,
      most: targets.question.most,
      amount: targets.number,
      set: (amount) => (targets.number = amount),
    }));
  if (!(targets instanceof SplitDraft)) return [];
  return sources
    .filter((source) => targets.cap(source) > 0)
    .map((source) => ({
      source,
      now: lying[source] ?? null,
      least: 0,
      most: targets.cap(source),
      amount: targets.count(source),
      set: (amount) => targets.set(source, amount),
    }));
}

/** How much is taken when this drop is pressed: up to it, or, where it is the last one taken, one less. */
export function taken(row: Row, drop: number): number {
  return Math.max(row.least, row.amount === drop ? drop - 1 : drop);
}
