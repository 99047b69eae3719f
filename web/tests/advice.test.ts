/** Advice in words: what a clerk would give, and to whom. */
import { expect, test } from "vitest";
import { inWords } from "../src/table/advice.svelte";

const texts = { option: (one: string) => `do ${one}`, called: (one: string) => one.toUpperCase() };

test("an answer is said as a person would", () => {
  expect(inWords("pass", texts)).toBe("do pass");
  expect(inWords(["2m", "2m", "deposit:1m"], texts)).toBe("2 × 2M, do deposit:1m");
  expect(inWords({ yes: ["office", "office"], no: [] }, texts)).toBe("2 × OFFICE → YES");
  expect(inWords({ s1: 3, s2: 0 }, texts)).toBe("3 → S1");
  expect(inWords({}, texts)).toBe("");
});
