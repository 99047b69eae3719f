/** What the prompt says of notes and cards one parts with. */
import type { BoardProps, Said } from "../../board";
import { PickDraft, SubsetDraft } from "$lib/questions/answers.svelte";
import { sumOf } from "../notes";
import { notesLaid } from "./laid";

export interface Payment {
  worth: number;
  /** What is wanted; nothing, where nothing is. */
  total: number | null;
  missing: number;
  /** What is too much, and lost: no change is given. */
  lost: number;
}

/** What the notes lifted out come to. */
export function payment(draft: SubsetDraft): Payment {
  const worth = sumOf(draft.value);
  const total = draft.question.total ?? null;
  return {
    worth,
    total,
    missing: Math.max(0, (total ?? 0) - worth),
    lost: total === null ? 0 : Math.max(0, worth - total),
  };
}

export function saysOfNotes(seen: BoardProps): Said | null {
  const { question, targets, texts } = seen;
  if (question?.prompt === "discard-excess" && targets instanceof SubsetDraft && targets.chosen.length)
    return { send: texts.say("board-part-discard-excess", { count: targets.chosen.length }) };
  if (!notesLaid(question)) return null;
  if (targets instanceof SubsetDraft) {
    const { worth, lost } = payment(targets);
    const said: Said = { send: texts.say(`board-part-${question?.prompt}`, { sum: worth }) };
    return lost ? { ...said, more: texts.say("board-paid-lost", { lost }) } : said;
  }
  if (targets instanceof PickDraft && targets.begun) return { send: texts.say("board-part-keep-note") };
  return null;
}
