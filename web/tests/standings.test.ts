/** How everyone stands at the end: winners first, the others by what counts in that game. */
import { expect, test } from "vitest";
import { standings } from "../src/screens/standings";

type Given = Parameters<typeof standings>[0];
const seats = ["s0", "s1", "s2", "s3"];
const ended = (winners: string[], scores: number[], promises: object[] = []) =>
  standings({ seats, outcome: { winners, scores, reason: "" }, promises } as unknown as Given);
const order = (winners: string[], scores: number[]) => ended(winners, scores).map((one) => one.seat);

test("the most, where the winner has the most", () => {
  expect(order(["s1"], [0, 73, 7, 34])).toEqual(["s1", "s3", "s2", "s0"]);
});

test("the least, where the winner has the least", () => {
  expect(order(["s3"], [125, 9, -8, -13])).toEqual(["s3", "s2", "s1", "s0"]);
});

test("winners together, however much they have", () => {
  expect(order(["s0", "s2"], [5, 9, 8, 10])).toEqual(["s0", "s2", "s1", "s3"]);
  expect(order(["s0", "s2"], [10, 9, 8, 2])).toEqual(["s0", "s2", "s1", "s3"]);
});

test("promises are counted by who gave them", () => {
  const promises = [
    { by: "s0", fate: "kept" },
    { by: "s0", fate: "broken" },
    { by: "s2", fate: "open" },
    { by: "s0", fate: "kept" },
  ];
  const found = ended(["s0"], [3, 2, 1, 0], promises);
  expect(found[0]).toMatchObject({ seat: "s0", kept: 2, broken: 1 });
  expect(found[2]).toMatchObject({ seat: "s2", kept: 0, broken: 0 });
});
