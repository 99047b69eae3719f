/** How much of what blame: rows of drops. */
import { expect, test, vi } from "vitest";
import type { BoardProps } from "../src/boards/board";
import { rowsOf, taken } from "../src/boards/final-decrees/pouring";
import { NumberDraft, SplitDraft } from "../src/questions/answers.svelte";
import type { NumberQuestion, Question, Split } from "../src/server/types";

const base = { id: "q", due: true, facts: {}, prompt: "choose-amount" };
const table = {
  people: [{ seat: "s0", blame: 5, directs: "NAV", cards: 0, known: [] }],
  places: [{ id: "NAV", blame: 3, director: "s0", controller: null, decrees: [] }],
};

function seen(question: unknown, targets: unknown): BoardProps {
  return { question: question as Question, targets, view: { you: "s0", table } } as unknown as BoardProps;
}

test("a number is one row, and a drop pressed again gives one back, as far as it may", () => {
  const question = { ...base, kind: "number", least: 1, most: 3 } as unknown as NumberQuestion;
  const draft = new NumberDraft(question, vi.fn());
  const [row] = rowsOf(seen(question, draft));
  expect(row).toMatchObject({ source: "personal", now: 5, least: 1, most: 3, amount: 1 });
  if (!row) return;
  row.set(taken(row, 3));
  expect(draft.number).toBe(3);
  expect([taken({ ...row, amount: 3 }, 3), taken({ ...row, amount: 1 }, 1)]).toEqual([2, 1]);
});

test("two amounts are two rows, and what has nothing to give is none", () => {
  const question = { ...base, prompt: "choose-relief", kind: "split", places: ["personal", "ministry"], caps: [2, 3] };
  const whole = { ...question, least: 1, most: 5, likely: { personal: 2, ministry: 3 } } as unknown as Split;
  const rows = rowsOf(seen(whole, new SplitDraft(whole, vi.fn())));
  expect(rows.map((row) => [row.source, row.now, row.amount])).toEqual([
    ["personal", 5, 2],
    ["ministry", 3, 3],
  ]);
  const clean = { ...whole, caps: [2, 0] } as Split;
  expect(rowsOf(seen(clean, new SplitDraft(clean, vi.fn()))).map((row) => row.source)).toEqual(["personal"]);
  expect(rowsOf(seen({ ...base, prompt: "bid" }, null))).toEqual([]);
});
