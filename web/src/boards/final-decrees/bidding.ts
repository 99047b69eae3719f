/** The envelopes of a round of bids, in the order they are opened: from the lowest. */
import type { BoardProps } from "../board";
import type { Question, View } from "$lib/server/types";
import { readingOf, tableOf, type Bid, type Reading } from "./table";

/**
 * Until somebody has the right to give out the posts, envelopes lie where the desks will stand: also for who has won,
 * as long as the director still opens them.
 */
export function isBidding(view: View, question: Question | null): boolean {
  const won = question?.prompt === "assign-posts" && view.log.some((line) => line.event === "bid-won");
  return !won && tableOf(view).people.every((person) => person.directs === null);
}

/** The round whose envelopes lie open; nothing, while they are sealed. */
export function opened(view: View, question: Question | null): Bid[] | null {
  const last = view.log.findLast((line) => line.event === "bids");
  const sealed = (view.waiting.why === "wait-bids" && !isWon(view)) || question?.prompt === "bid";
  if (!last || (sealed && view.log.at(-1) !== last)) return null;
  const [bids, blame] = [last.bids, last.blame] as Record<string, number>[];
  const highest = Math.max(...Object.values(bids ?? {}));
  const shared = Object.values(bids ?? {}).filter((bid) => bid === highest).length > 1;
  return Object.entries(bids ?? {}).map(([seat, bid]) => {
    const taken = blame?.[seat] ?? 0;
    const parts: Record<string, number> = bid === highest && shared ? { tied: taken } : { bid };
    if (!("tied" in parts) && taken > bid) parts.lowest = taken - bid;
    return { seat, bid, blame: taken, parts };
  });
}

/** What I have bid last, as far as it is known: while it is sealed, it may still be changed. */
export function bidOf(view: View): number | null {
  const sealed = view.questions.find((one) => one.prompt === "bid")?.answer;
  if (typeof sealed === "number") return sealed;
  const mine = view.log.flatMap((line) => {
    const bid = line.event === "bids" ? (line.bids as Record<string, number>)[view.you ?? ""] : undefined;
    return bid === undefined ? [] : [bid];
  });
  return mine.at(-1) ?? null;
}

/** While the envelopes lie open: what I might have bid for less. As they open, the table still has the round before. */
export function betterOf({ view, question }: Pick<BoardProps, "view" | "question">): Reading["bids"][0][0]["better"] {
  const mine = opened(view, question)?.find((bid) => bid.seat === view.you);
  const known = readingOf(view)
    .bids?.at(-1)
    ?.find((bid) => bid.seat === view.you);
  return mine && known?.bid === mine.bid && known.blame === mine.blame ? known.better : null;
}

/** Somebody has just won: their envelopes lie open until the desks stand there. */
function isWon(view: View): boolean {
  return view.log.at(-1)?.event === "bid-won";
}

/** Those who shared the highest bid, while only they bid again; nothing, while everybody does. */
export function again(view: View): string[] | null {
  const last = view.log.findLast((line) => line.event === "bids" || line.event === "bids-tied");
  return last?.event === "bids-tied" ? (last.seats as string[]) : null;
}

export interface Group {
  /** Why these take what they take. */
  why: "lowest" | "middle" | "highest" | "tied";
  bids: Bid[];
}

/** The bids of a round from the lowest to the highest. */
export function inOrder(round: readonly Bid[]): Bid[] {
  return [...round].sort((a, b) => a.bid - b.bid || a.seat.localeCompare(b.seat));
}

/** The bids of a round by what became of them, as the rules say it in their parts. */
export function groups(round: readonly Bid[]): Group[] {
  const highest = Math.max(...round.map((one) => one.bid));
  const found: Group[] = [];
  for (const one of inOrder(round)) {
    const why =
      "tied" in one.parts ? "tied" : "lowest" in one.parts ? "lowest" : one.bid === highest ? "highest" : "middle";
    const last = found.at(-1);
    if (last?.why === why) last.bids.push(one);
    else found.push({ why, bids: [one] });
  }
  return found;
}

/** What was written, and what was added to it: `2`, `+5`. */
export function sums(bid: Bid): { base: number; added: { why: string; amount: number }[]; total: number } {
  const { bid: own = 0, ...rest } = bid.parts;
  const added = Object.entries(rest).map(([why, amount]) => ({ why, amount }));
  return { base: own, added, total: bid.blame };
}

/** What somebody does with their envelope: others as the table says, I write as long as I am asked. */
export function stateOf(
  seat: string,
  { view, question }: Pick<BoardProps, "view" | "question">,
): "writes" | "sealed-one" | "out" {
  if (again(view)?.includes(seat) === false) return "out";
  const writes = seat === view.you ? question?.prompt === "bid" : view.waiting.for.includes(seat);
  return writes ? "writes" : "sealed-one";
}
