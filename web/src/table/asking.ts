/** Questions in words. */
import type { Question } from "$lib/server/types";
import { t } from "$lib/talk/language.svelte";
import type { Facts } from "$lib/talk/texts";
import type { Voice } from "$lib/talk/voice";

/** How the id of a question begins by which a secret answer is changed. */
const CHANGE = "change.";

/** What is asked, in a sentence. */
export function sayOf(question: Question, texts: Voice): string {
  return texts.say(question.prompt, question.facts as Facts);
}

/** A secret answer that waits for the others may be changed, but nothing else could be answered. */
export function isSettled(question: Question): boolean {
  return question.id.startsWith(CHANGE) && question.kind === "pick" && question.options.length < 2;
}

/** What may also be done, on a button: in few words, if there are any. */
export function briefly(question: Question, texts: Voice): string {
  if (question.id.startsWith(CHANGE)) return t("change-answer");
  return texts.first([`opening-${question.prompt}`]) ?? sayOf(question, texts);
}

/** It is about a paper of a deal, and answered on it. */
export function isDealPaper(question: Question): boolean {
  return question.prompt === "answer-offer" || question.prompt === "withdraw-offer";
}
