/** The board of Junta: a tourist poster of a tropical capital at dusk. */
import type { Question, View } from "$lib/server/types";
import type { BoardProps } from "../board";
import { isLow, sceneOf } from "./scenes";
import { CITY, HEAD } from "./scenes/coup/city";
import { ON_STAGE } from "./staged";
import { spaceOf } from "./table";

export { default as Stage } from "./Stage.svelte";
export { default as Ribbon } from "./Ribbon.svelte";
export { default as Person } from "./Person.svelte";
export { default as Me } from "./Me.svelte";
export { default as File } from "./FileLater.svelte";
export { default as Over } from "./Over.svelte";
export { default as HandCard } from "./HandCard.svelte";
export { default as ReadCard } from "./ReadCard.svelte";
export { default as Banner } from "./Banner.svelte";
export { default as Good } from "./Good.svelte";
export { default as HandSide } from "./HandSide.svelte";
export { says, waits } from "./says";

/** The plan of the capital pans on a telephone; the other scenes lay themselves out for it. */
export function canvas(seen: Pick<BoardProps, "view" | "question">): { width: number; height: number } | null {
  return sceneOf(seen) === "coup" ? { width: CITY.width, height: CITY.height + HEAD } : null;
}

/** Cards stand closer, each a little narrower, before they fold to titles. */
export const fan = 98;

/** My purse is marked "for your eyes only". */
export const eyesBeside = true;

/** Of a card that is played it goes without saying that it leaves the hand, and lies in play. */
export const quiet = ["cards", "influence"];

/** Money can be thrown away at any time. */
export const rare = ["discard-cash"];

/** The plan of a coup, and what it leads to, want the room: the hand folds to titles. */
export function low(seen: Pick<BoardProps, "view" | "question" | "room">): boolean {
  return isLow(seen);
}

/** Questions of several answers that the scenes take on themselves. */
export function answers(question: Question): boolean {
  return ON_STAGE.includes(question.prompt);
}

/** A space of the plan is read as a card: who stands there, with how many dice. */
export function reads(thing: string, view: View): boolean {
  return spaceOf(view, thing) !== undefined;
}
