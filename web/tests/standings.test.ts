/** How everyone stands at the end: by the places the game gives. */
import { expect, test } from "vitest";
import { lowerBehind, standings, tieBroken } from "../src/screens/standings";

type Given = Parameters<typeof standings>[0];
const seats = ["s0", "s1", "s2", "s3"];
const ended = (winners: string[], scores: number[], places: number[], promises: object[] = []) =>
  standings({ seats, outcome: { winners, scores, places, reason: "" }, promises } as unknown as Given);
const order = (winners: string[], scores: number[], places: number[]) =>
  ended(winners, scores, places).map((one) => one.seat);

test("by place, whatever the scores", () => {
  expect(order(["s1"], [0, 73, 7, 34], [3, 0, 2, 1])).toEqual(["s1", "s3", "s2", "s0"]);
  expect(order(["s1"], [3, 50, 60, 90], [3, 0, 1, 2])).toEqual(["s1", "s2", "s3", "s0"]);
});

test("equals in the order of their seats", () => {
  expect(order(["s0", "s2"], [5, 9, 5, 10], [0, 1, 0, 2])).toEqual(["s0", "s2", "s1", "s3"]);
  expect(order([], [5, 9, 8, 10], [0, 0, 0, 0])).toEqual(["s0", "s1", "s2", "s3"]);
});

test("something else decides where the next has the score of the winners", () => {
  expect(tieBroken(ended(["s1"], [5, 3, 3, 9], [2, 0, 1, 3]))).toBe(true);
  expect(tieBroken(ended(["s1"], [5, 3, 4, 9], [2, 0, 1, 3]))).toBe(false);
  expect(tieBroken(ended(["s1", "s2"], [5, 3, 3, 9], [1, 0, 0, 2]))).toBe(false);
  expect(tieBroken(ended([], [5, 5, 5, 5], [0, 0, 0, 0]))).toBe(false);
});

test("a lower score behind a higher one is noticed", () => {
  expect(lowerBehind(ended(["s1"], [5, 3, 2, 9], [2, 0, 1, 3]))).toBe(true);
  expect(lowerBehind(ended(["s1"], [5, 3, 3, 9], [2, 0, 1, 3]))).toBe(false);
});

test("promises are counted by who gave them", () => {
  const promises = [
    { by: "s0", fate: "kept" },
    { by: "s0", fate: "broken" },
    { by: "s2", fate: "open" },
    { by: "s0", fate: "kept" },
  ];
  const found = ended(["s0"], [3, 2, 1, 0], [0, 1, 2, 3], promises);
  expect(found[0]).toMatchObject({ seat: "s0", kept: 2, broken: 1 });
  expect(found[2]).toMatchObject({ seat: "s2", kept: 0, broken: 0 });
});
