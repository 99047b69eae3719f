/** Questions that are answered on a paper laid on the scene, in whatever phase they come. */
import type { BoardProps } from "../../board";
import { objectsOf } from "$lib/questions/targets";
import type { Question } from "$lib/server/types";

const NOTES = ["pay", "burgled", "discard-cash", "keep-note"];
const CARDS = ["discard-excess", "lose-influence"];

/** The notes a question is about; nothing if it is about none. */
export function notesLaid(question: Question | null): string[] | null {
  if (!question || !NOTES.includes(question.prompt) || !("options" in question)) return null;
  return question.options.map((option) => objectsOf(option)[0] ?? "").filter((note) => note !== "keep-none");
}

/** The cards of one's own it is about. */
export function cardsLaid({ question }: Pick<BoardProps, "question">): string[] {
  if (!question || !CARDS.includes(question.prompt) || !("options" in question)) return [];
  return question.options.map((option) => objectsOf(option)[0] ?? "");
}
