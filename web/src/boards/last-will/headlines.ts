/** What a headline means for whom it is about, read off the table and the log: told below it. */
import type { LogLine, View } from "$lib/server/types";
import { faceOf, heirOf, readingOf, tableOf } from "./table";

export interface Fact {
  /** Its pictogram. */
  sign: string;
  /** The message that says it. */
  say: string;
  facts: Record<string, number | string>;
}

/** Facts of an event; none where the headline says it all. */
export function factsOf(view: View, line: LogLine): Fact[] {
  const { event, seat = "" } = line as unknown as { event: string; seat?: string };
  if (event === "sacked") return ofSacking(view, seat);
  if (event === "goes-bankrupt") return ofRuin(view, seat);
  return [];
}

function properties(view: View, seat: string): number {
  return (heirOf(view, seat)?.board ?? []).filter((one) => one.card && faceOf(one.card)?.kind === "property").length;
}

/** Pay that is lost, what still bars debts, and who is left behind. */
function ofSacking(view: View, seat: string): Fact[] {
  const last = view.log.findLast(
    (one) => one.event === "demoted" && (one as unknown as { seat: string }).seat === seat,
  ) as unknown as { amount?: number } | undefined;
  const working = tableOf(view).people.filter((heir) => heir.job && heir.seat !== seat).length;
  return [
    { sign: "coins", say: "board-fact-pay", facts: { amount: last?.amount ?? 0 } },
    { sign: "manor", say: "board-fact-property", facts: { count: properties(view, seat) } },
    { sign: "crown", say: "board-fact-working", facts: { count: working } },
  ];
}

/** What is left in the purse, and that this round is the last. */
function ofRuin(view: View, seat: string): Fact[] {
  const money = heirOf(view, seat)?.money ?? 0;
  return [
    { sign: "coins", say: "board-fact-ruin", facts: { debt: Math.max(0, -money) } },
    { sign: "round", say: "board-fact-last-round", facts: { round: readingOf(view).round?.number ?? 0 } },
  ];
}
