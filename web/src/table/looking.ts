/** Looking at a thing: what it is, and why it cannot be chosen now. Nothing here can answer anything. */
import { beginsWith, names, verbOf } from "$lib/questions/targets";
import type { Problem, Question, View } from "$lib/server/types";
import { t } from "$lib/talk/language.svelte";
import type { Facts } from "$lib/talk/texts";
import type { Voice } from "$lib/talk/voice";

/** Asks the server whether an answer would stand, and why not; it can do no more than that. */
export type AskWhy = (question: string, value: unknown) => Promise<Problem | null>;

/** Why a thing one holds, or a place, cannot be chosen for the question in the bar; nothing, of any other thing. */
export async function whyNot(
  thing: string,
  view: View,
  question: Question | null,
  texts: Voice,
  ask: AskWhy,
): Promise<string> {
  const due = view.questions.find((one) => one.due);
  if (!question || !due) return "";
  if (!isHeld(thing, view)) return isPlace(thing, view) ? placeShut(thing, due, ask) : "";
  if (question !== due && isAbout(due, thing)) return there(due, texts);
  const problem = due.kind === "pick" ? await ask(due.id, `play:${thing}`) : null;
  if (problem && problem.reason !== "not-offered") return problem.detail;
  const elsewhere = view.questions.find((one) => one !== question && isAbout(one, thing));
  return elsewhere ? there(elsewhere, texts) : texts.say("not-offered", { value: thing });
}

/** Why a place takes nothing now; nothing, where the game has no more to say of it than that. */
async function placeShut(thing: string, due: Question, ask: AskWhy): Promise<string> {
  const problem = due.kind === "pick" ? await ask(due.id, thing) : null;
  return problem && problem.reason !== "not-offered" ? problem.detail : "";
}

/** What may be done at any time with a thing one holds, where that takes a verb: pressing the thing alone plays nothing. */
export function openingOf(thing: string, view: View): Question | null {
  if (!isHeld(thing, view)) return null;
  const begins = (option: string) => beginsWith(option, thing);
  const found = view.questions.find((one) => !one.due && one.kind === "pick" && one.options.some(begins));
  return found?.kind === "pick" && found.options.filter(begins).every((one) => verbOf(one) !== "") ? found : null;
}

/** It can be chosen, for another question than the one in the bar. */
function there(question: Question, texts: Voice): string {
  return t("choose-it-there", { asked: texts.say(question.prompt, question.facts as Facts) });
}

function isHeld(thing: string, view: View): boolean {
  return Object.values(view.table.yours ?? {}).some((things) => Array.isArray(things) && things.includes(thing));
}

const isPlace = (thing: string, view: View): boolean => view.table.places.some((place) => place.id === thing);

/** One of the answers to the question names the thing. */
function isAbout(question: Question, thing: string): boolean {
  if ("options" in question) return question.options.some((option) => names(option, [thing]));
  return "items" in question && question.items.includes(thing);
}
