/** The board of Final Decrees, in both editions. */
import type { Question } from "$lib/server/types";

export { default as Stage } from "./Stage.svelte";
export { default as Ribbon } from "./Ribbon.svelte";
export { default as Person } from "./Person.svelte";
export { default as Me } from "./Me.svelte";
export { default as HandSide } from "./Pile.svelte";
export { default as HandCard } from "./HandCard.svelte";
export { default as ReadCard } from "./ReadCard.svelte";
export { default as Over } from "./Over.svelte";
export { default as Honoured } from "./Honoured.svelte";

/** Where the stage pans it is laid out as on a laptop. */
export const canvas = { width: 1016, height: 640 };

const ON_STAGE = ["bid", "assign-posts", "reassign", "send-decrees", "remove-blame", "distribute", "rearrange"];

/** Bids are taken, blame is rubbed out and dealt out, on the things themselves. */
export function answers(question: Question): boolean {
  return ON_STAGE.includes(question.prompt);
}
