import { expect, test } from "vitest";
import { cardsOf, secretsOf } from "../src/table/holding";
import { bundleOf } from "../src/talk/texts";
import { Voice } from "../src/talk/voice";

const texts = new Voice(bundleOf("en", ["C1 = A card\nC1-text = It does something.\n"]), "en", "", "", ["Marta"]);

test("what lies in the hand is cards, though nothing is written on them", () => {
  expect(cardsOf({ hand: ["gift", "gift", "plea"] }, texts)).toEqual(["gift", "gift", "plea"]);
  expect(secretsOf({ hand: ["gift"] }, texts)).toEqual([]);
});

test("notes are no cards", () => {
  expect(cardsOf({ notes: ["one", "two"] }, texts)).toEqual([]);
  expect(secretsOf({ notes: ["one", "two"] }, texts).map((one) => one.name)).toEqual(["notes"]);
});
