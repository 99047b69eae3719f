import { expect, test } from "vitest";
import { changed, patched } from "../src/server/patch";
import type { Change, View } from "../src/server/types";

test("a patch puts, replaces and removes, and leaves the old tree alone", () => {
  const tree = { a: { b: [1, 2] }, c: 3 };
  expect(patched(tree, ["a", "b", 1], { now: 9 })).toEqual({ a: { b: [1, 9] }, c: 3 });
  expect(patched(tree, ["c"], null)).toEqual({ a: { b: [1, 2] } });
  expect(patched(tree, ["d"], { now: null })).toEqual({ ...tree, d: null });
  expect(tree).toEqual({ a: { b: [1, 2] }, c: 3 });
});

test("what did not change stays the same object", () => {
  const tree = { a: { b: 1 }, c: { d: 2 } };
  expect(patched(tree, ["a", "b"], { now: 5 }).c).toBe(tree.c);
});

test("the log keeps its first lines and grows", () => {
  const view = { log: [{ event: "x" }, { event: "y" }], undo: false } as unknown as View;
  const change = { patch: [[["undo"], true]], kept: 1, log: [{ event: "z" }] } as unknown as Change;
  expect(changed(view, change)).toEqual({ log: [{ event: "x" }, { event: "z" }], undo: true });
});
