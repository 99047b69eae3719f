/** What is done at the counter: which notes lie where if the slip is signed, and what it comes to. */
import type { SubsetDraft } from "$lib/questions/answers.svelte";
import { sumOf, worthOf } from "../../notes";

export interface Laid {
  note: string;
  /** Its place among the options. */
  index: number;
  /** It has come from the other side. */
  moved: boolean;
}

export interface Business {
  cash: Laid[];
  account: Laid[];
  moved: string[];
  before: { cash: number; account: number };
  after: { cash: number; account: number };
  /** What Switzerland gains. */
  net: number;
  way: "in" | "out" | "none";
}

export function business(draft: Pick<SubsetDraft, "options" | "chosen">): Business {
  const notes = draft.options.map((option, index) => {
    const [verb = "", note = ""] = option.split(":");
    return { note, index, mine: verb === "deposit", moved: draft.chosen.includes(index) };
  });
  const lying = (inHand: boolean) =>
    notes.filter((one) => (one.mine !== one.moved) === inHand).sort((a, b) => worthOf(b.note) - worthOf(a.note));
  const worth = (some: typeof notes) => sumOf(some.map((one) => one.note));
  const before = { cash: worth(notes.filter((one) => one.mine)), account: worth(notes.filter((one) => !one.mine)) };
  const after = { cash: worth(lying(true)), account: worth(lying(false)) };
  const net = after.account - before.account;
  return {
    cash: lying(true),
    account: lying(false),
    moved: notes.filter((one) => one.moved).map((one) => one.note),
    before,
    after,
    net,
    way: net > 0 ? "in" : net < 0 ? "out" : "none",
  };
}
