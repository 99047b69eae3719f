/** The board of Last Will, with and without Getting Sacked. */
import type { Question, View } from "$lib/server/types";
import { answeredOnStage } from "./scenes";
import { cardAt } from "./table";

export { says } from "./saying";
export { default as Stage } from "./Stage.svelte";
export { default as Ribbon } from "./Ribbon.svelte";
export { default as Person } from "./Person.svelte";
export { default as Me } from "./Me.svelte";
export { default as File } from "./File.svelte";
export { default as HandCard } from "./HandCard.svelte";
export { default as ReadCard } from "./ReadCard.svelte";
export { default as Banner } from "./Banner.svelte";
export { default as Honoured } from "./Honoured.svelte";
export { default as Owned } from "./Owned.svelte";
export { default as Left } from "./Left.svelte";
export { default as Hand } from "./Foot.svelte";
export { default as Paper } from "./PlayPaper.svelte";
export { draftOf as draft } from "./drafts.svelte";

/** Nine cards and six doors side by side want the room of the side. */
export const wide = 1700;

/** A plan is told by what it gives; ranks change by themselves as long as all are worth alike. */
export const quiet = ["rank", "plan"];

/** In a fanned hand so much of every card is in sight. */
export const fan = 92;

/** Decks are named, cards kept and the market laid on the things themselves. */
export function answers(question: Question): boolean {
  return answeredOnStage(question.prompt);
}

/** A plan or an errand lies there until it is confirmed: what it brings is read first. */
export function waits(question: Question): boolean {
  return ["choose-will", "bar-plan", "choose-plan", "choose-errand"].includes(question.prompt);
}

/** Cards are read as cards, and so is what lies on a space or a place. */
export function reads(thing: string, view: View): boolean {
  return cardAt(view, thing) !== null;
}
