/** Money at Junta: notes dealt out, announced, moved across the counter, and paid. */
import { describe, expect, test, vi } from "vitest";
import { forSums, largestFirst, oneEach, sumOf, whereabouts, without } from "../src/boards/junta/notes";
import { payment } from "../src/boards/junta/laid/says";
import { business } from "../src/boards/junta/scenes/bank/business";
import { Proposal } from "../src/boards/junta/scenes/budget/proposal.svelte";
import { SplitDraft, SubsetDraft } from "../src/questions/answers.svelte";
import type { Split, Subset } from "../src/server/types";

const base = { id: "1.0.0", due: true, window: false, single: false, prompt: "p", facts: {}, rule: "" };
const subset = (options: string[], rest: Partial<Subset> = {}): Subset => ({
  ...base,
  kind: "subset",
  options,
  least: 0,
  most: options.length,
  ...rest,
});

describe("notes", () => {
  test("are counted, sorted, and taken away one for one", () => {
    expect(sumOf(["3M", "1M", "1M"])).toBe(5);
    expect(largestFirst(["1M", "3M", "2M"])).toEqual(["3M", "2M", "1M"]);
    expect(without(["1M", "1M", "2M"], ["1M", "3M"])).toEqual(["1M", "2M"]);
  });
  test("go one to each, the largest first, as far as they go", () => {
    expect(oneEach(["1M", "3M"], ["s1", "s2", "s3"])).toEqual({ s1: ["3M"], s2: ["1M"] });
  });
  test("make up the sums of last year, and never more", () => {
    const dealt = forSums(["3M", "2M", "2M", "1M"], ["s1", "s2", "s3"], { s1: 3, s2: 4 });
    expect(dealt).toEqual({ s2: ["3M", "1M"], s1: ["2M"] });
  });
  test("that look alike are told apart by where they lie", () => {
    expect(whereabouts(["2M", "2M", "1M"], { s1: ["2M"] })).toEqual(["s1", null, null]);
  });
});

describe("a budget in the making", () => {
  const piles = { s1: ["2M", "1M"], s2: ["1M"] };
  const sums = (): Split => ({ ...base, kind: "split", places: ["s1", "s2"], caps: [3, 1], least: 0, most: 4 });

  test("the sum follows what lies there, until it is lowered by hand", () => {
    const proposal = new Proposal();
    proposal.begin("1");
    expect(proposal.sum("s1", ["2M"])).toBe(2);
    proposal.announce("s1", 1, ["2M"]);
    expect([proposal.sum("s1", ["2M", "3M"]), proposal.sum("s1", [])]).toEqual([1, 0]);
    proposal.announce("s1", 5, ["2M", "3M"]);
    expect(proposal.sum("s1", ["2M"])).toBe(2);
    proposal.announce("s1", 0, ["2M"]);
    proposal.begin("2");
    expect(proposal.sum("s1", ["2M"])).toBe(2);
  });
  test("what was announced on the desk is given once it is asked for, and only if it was proposed there", () => {
    const give = vi.fn();
    const proposal = new Proposal();
    proposal.begin("1");
    proposal.announce("s1", 1, piles.s1);
    const asked = new SplitDraft(sums(), give);
    proposal.give(asked, piles);
    expect([asked.value, give.mock.calls]).toEqual([{ s1: 1, s2: 1 }, []]);
    asked.set("s2", 0);
    proposal.give(asked, piles);
    expect(asked.value).toEqual({ s1: 1 });
    proposal.propose();
    proposal.give(new SplitDraft(sums(), give), piles);
    expect(give.mock.calls).toEqual([[{ s1: 1, s2: 1 }]]);
  });
});

test("at the counter both sums are known before and after, and notes of one name apart", () => {
  const draft = new SubsetDraft(subset(["deposit:1M", "deposit:2M", "take-out:1M", "take-out:1M"]), vi.fn());
  draft.toggle(1);
  draft.toggle(3);
  const done = business(draft);
  expect([done.before, done.after, done.net, done.way]).toEqual([
    { cash: 3, account: 2 },
    { cash: 2, account: 3 },
    1,
    "in",
  ]);
  expect(done.account.map(({ note, index, moved }) => [note, index, moved])).toEqual([
    ["2M", 1, true],
    ["1M", 2, false],
  ]);
});

test("what is paid, missing and lost is counted", () => {
  const draft = new SubsetDraft(subset(["3M", "1M"], { worth: { "1M": 1, "3M": 3 }, total: 2 }), vi.fn());
  expect(payment(draft)).toEqual({ worth: 0, total: 2, missing: 2, lost: 0 });
  draft.toggle(0);
  expect(payment(draft)).toEqual({ worth: 3, total: 2, missing: 0, lost: 1 });
});
