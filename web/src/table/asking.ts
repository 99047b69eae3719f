/** Questions in words. */
import type { Question } from "$lib/server/types";
import { t } from "$lib/talk/language.svelte";
import type { Facts } from "$lib/talk/texts";
import type { Voice } from "$lib/talk/voice";

/** What is asked, in a sentence. */
export function sayOf(question: Question, texts: Voice): string {
  return texts.say(question.prompt, question.facts as Facts);
}

/** What may also be done, on a button: in few words, if there are any. */
export function briefly(question: Question, texts: Voice): string {
  if (question.id.startsWith("change.")) return t("change-answer");
  return texts.first([`opening-${question.prompt}`]) ?? sayOf(question, texts);
}

/** It is about a paper of a deal, and answered on it. */
export function isDealPaper(question: Question): boolean {
  return question.prompt === "answer-offer" || question.prompt === "withdraw-offer";
}
