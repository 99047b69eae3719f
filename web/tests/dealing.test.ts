/** Offers in the making: between you and others, and between two others. */
import { expect, test } from "vitest";
import { between, draftOf, offerOf, pairsLeft, type Side } from "../src/table/dealing";

const pledge = (by: string, to: string) => ({ by, to, promise: "words", text: "soon" });
const deal = {
  parties: ["s0", "s1", "s2"],
  terms: [
    { from: "s1", to: "s0", goods: { blame: 1 } },
    { from: "s1", to: "s0", goods: { blame: 2 } },
    { from: "s2", to: "s1", goods: { C31: 1 } },
  ],
  promises: [pledge("s0", "s1"), pledge("s1", "s2")],
} as unknown as Parameters<typeof draftOf>[0];

test("an offer that says nothing is none", () => {
  expect(offerOf([], null)).toBeNull();
  expect(offerOf([{ ...between("s0", "s1"), give: { blame: 0 } }], null)).toBeNull();
});

test("terms go both ways, and between others too", () => {
  const sides: Side[] = [
    { ...between("s0", "s1"), give: { blame: 2 }, get: { C31: 1 } },
    { ...between("s1", "s2"), give: { blame: 1 }, pledges: [pledge("s2", "s1")] },
  ];
  expect(offerOf(sides, "d1")).toEqual({
    terms: [
      { from: "s0", to: "s1", goods: { blame: 2 } },
      { from: "s1", to: "s0", goods: { C31: 1 } },
      { from: "s1", to: "s2", goods: { blame: 1 } },
    ],
    promises: [pledge("s2", "s1")],
    counters: "d1",
  });
});

test("two others can be spoken of once both are in", () => {
  const sides = [between("s0", "s1"), between("s0", "s2"), between("s0", "s3")];
  expect(pairsLeft("s0", sides.slice(0, 1))).toEqual([]);
  expect(pairsLeft("s0", [...sides, between("s2", "s1")])).toEqual([
    ["s1", "s3"],
    ["s2", "s3"],
  ]);
});

test("an answer to a deal begins as the deal, each term and promise in it once", () => {
  const sides = draftOf(deal, "s0", ["s1", "s2", "s3"]);
  expect(sides.map((side) => [side.one, side.other])).toEqual([
    ["s0", "s1"],
    ["s0", "s2"],
    ["s1", "s2"],
  ]);
  expect(offerOf(sides, "d7")).toEqual({
    terms: [
      { from: "s1", to: "s0", goods: { blame: 3 } },
      { from: "s2", to: "s1", goods: { C31: 1 } },
    ],
    promises: [pledge("s0", "s1"), pledge("s1", "s2")],
    counters: "d7",
  });
});
