/** The envelopes of a round of bids, in the order they are opened: from the lowest. */
import type { Bid } from "./table";

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
