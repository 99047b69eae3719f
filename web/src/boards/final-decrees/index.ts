/** The board of Final Decrees, in both editions. */
import type { Question, View } from "$lib/server/types";
import type { BoardProps, Canvas } from "../board";
import { isBidding } from "./bidding";
import { sign } from "./pictures";
import { POURED } from "./pouring";
import { POWER, tableOf } from "./table";

export { default as Stage } from "./Stage.svelte";
export { default as Ribbon } from "./Ribbon.svelte";
export { default as Person } from "./Person.svelte";
export { default as Me } from "./Me.svelte";
export { default as HandSide } from "./Pile.svelte";
export { default as Hand } from "./BidHand.svelte";
export { default as HandCard } from "./HandCard.svelte";
export { default as ReadCard } from "./ReadCard.svelte";
export { default as Good } from "./Good.svelte";
export { default as Over } from "./Over.svelte";
export { default as Touched } from "./Touched.svelte";
export { default as Banner } from "./Banner.svelte";
export { default as Honoured } from "./Honoured.svelte";

/** What lies ready to be signed. */
export const papers = {
  "card-for-blame": sign("cards"),
  "blame-for-card": sign("cards"),
  "stamp-for-relief": sign("stamp"),
  "forward-for-relief": sign("forward"),
  peace: sign("investigate"),
};

const VERBS: Readonly<Record<string, string>> = {
  stamp: "stamp",
  forward: "forward",
  draw: "draw",
  move: "vacant",
  play: "cards",
};

/** The drawings of what can be done. */
export function verb(verb: string): string | undefined {
  return VERBS[verb] && sign(VERBS[verb]);
}

export { QUIET as quiet, waysBring as hint } from "./shortly";
export { says } from "./says";

export const captionsInPrompt = true;
export const broad = true;

/** While envelopes are written nobody has cards, and what may be bid lies in the hand. */
export function ownHand({ view, question }: BoardProps): boolean {
  return isBidding(view, question);
}

/** The power of a ministry is read like a card, and so is a decree: where it goes, and what comes of it. */
export function reads(thing: string, view: View): boolean {
  return Object.values(POWER).includes(thing) || tableOf(view).papers.some((paper) => paper.id === thing);
}

/** Where the stage pans it is laid out as on a laptop, below pile and chart; envelopes lie one below the other. */
export function canvas(seen: Pick<BoardProps, "view" | "question">): Canvas | null {
  return isBidding(seen.view, seen.question) ? null : { width: 1016, height: 640, above: 70 };
}

const ON_STAGE = [
  "bid",
  "assign-posts",
  "reassign",
  "send-decrees",
  "remove-blame",
  "distribute",
  "rearrange",
  ...POURED,
];

/** Bids are taken, blame is rubbed out, dealt out and poured, on the things themselves. */
export function answers(question: Question): boolean {
  return ON_STAGE.includes(question.prompt);
}
