/** Clocks for an evening, and for weeks. */
import { expect, test } from "vitest";
import { shown } from "../src/table/clock";

const days = (days: number, hours: number) => `${days} d ${hours} h`;

test.each([
  [0, "0:00"],
  [9, "0:09"],
  [90, "1:30"],
  [1800, "30:00"],
  [3599, "59:59"],
  [3600, "1:00:00"],
  [86_399, "23:59:59"],
  [86_400, "1 d 0 h"],
  [604_799, "6 d 23 h"],
])("%i seconds", (seconds, text) => {
  expect(shown(seconds, days)).toBe(text);
});
