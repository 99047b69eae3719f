/** The front page: how sums are made, and what the headline goes by. */
import { expect, test } from "vitest";
import events from "../src/generated/events.json";
import { CHAPTERS, FLAGS, marksOf } from "../src/gazette/flags";
import { behind, closeness, columnsOf, gapBetween, margin, printed, worthOf } from "../src/gazette/sums";
import type { ReplayInfo, View } from "../src/server/types";
import type { Voice } from "../src/talk/voice";

const view = (
  scores: number[],
  winners: string[],
  ledger: Record<string, Record<string, number>> = {},
  places = scores.map((_, index) => index),
) =>
  ({
    seats: scores.map((_, index) => `s${index}`),
    outcome: { scores, winners, places, reason: "", ledger },
  }) as unknown as View;

test("lesser causes are added up where not all fit", () => {
  const seen = view([1, 2], ["s0"], { s0: { a: 5, b: 1, c: -9, d: 0 }, s1: { b: 1, e: 3 } });
  expect(columnsOf(seen).map((one) => one.id)).toEqual(["a", "b", "c", "e"]);
  const few = columnsOf(seen, 3);
  expect(few.map((one) => one.id)).toEqual(["a", "c", "rest"]);
  expect(few.at(-1)).toEqual({ id: "rest", causes: ["b", "e"], values: { s0: 1, s1: 4 } });
  expect(
    columnsOf(seen, 3, "b").map((one) => one.id),
    "what the lead speaks of is found in the table",
  ).toEqual(["b", "c", "rest"]);
});

test("a headline goes by the margin", () => {
  expect(margin(view([1, 4, 19], ["s0"]))).toBe(3);
  expect(margin(view([-2, 16, 27], ["s0"], {}, [0, 2, 1])), "who is placed next, not who is nearest").toBe(29);
  expect(margin(view([5, 6, 5], ["s0", "s2"], {}, [0, 2, 0])), "who shares it does not come next").toBe(1);
  expect(margin(view([5, 5], ["s0", "s1"], {}, [0, 0])), "nobody comes next").toBe(0);
  expect(closeness(view([1, 1], ["s0", "s1"]))).toBe("tie");
  expect(closeness(view([1, 2, 19], ["s0"]))).toBe("narrow");
  expect(closeness(view([1, 6, 19], ["s0"]))).toBe("clear");
  expect(closeness(view([80, 17, 4], ["s0"]))).toBe("rout");
});

test("why somebody came behind is where they differ most from whoever won, that way", () => {
  const seen = view([2, 9], ["s0"], {
    s0: { bid: 6, stagnation: 0, decrees: -4 },
    s1: { bid: 1, stagnation: 9, decrees: -1 },
  });
  expect(gapBetween(seen, "s1", "s0")).toEqual({ cause: "stagnation", mine: 9, theirs: 0 });
  expect(gapBetween(seen, "s0", "s1")).toEqual({ cause: "stagnation", mine: 0, theirs: 9 });
  expect(gapBetween(view([4, 4], ["s0"], { s0: { bid: 4 }, s1: { bid: 4 } }), "s1", "s0")).toBeNull();
});

test("debts stand apart from money, the last salary from both, and the columns add up to the worth", () => {
  const made = (money: number, properties: number, salary: number) =>
    worthOf({ seats: ["s0"], reading: { ranks: [{ seat: "s0", money, properties, salary }] } } as unknown as View).map(
      (one) => one.values.s0,
    );
  expect(made(-8, 5, 1)).toEqual([0, -9, 5, 1]);
  expect(made(20, 0, 2)).toEqual([18, 0, 0, 2]);
  expect(made(1, 3, 2)).toEqual([0, -1, 3, 2]);
  expect(made(4, 3, 0), "nobody had a job to the end").toEqual([4, 0, 3]);
  expect(worthOf({ seats: ["s0"], reading: { ranks: [{ seat: "s0", blame: 3 }] } } as unknown as View)).toEqual([]);
});

test("behind a figure lie the changes that made it, the greatest first", () => {
  const change = (seat: string, cause: string, amount: number) => ({ step: 1, turn: 1, seat, cause, amount, line: 0 });
  const changes = [change("s0", "a", 1), change("s0", "a", -4), change("s1", "a", 9)] as ReplayInfo["changes"];
  expect(behind(changes, "s0", ["a"]).map((one) => one.amount)).toEqual([-4, 1]);
});

test("flags and chapters are events of their games", () => {
  const known = events as Record<string, Record<string, unknown>>;
  for (const [game, flags] of Object.entries(FLAGS))
    for (const event of [...Object.keys(flags), ...(CHAPTERS[game] ?? [])])
      expect(known[game], `${game}: ${event}`).toHaveProperty([event]);
});

test("a sacking stands on the line of whom it befell, a bankruptcy across the chart", () => {
  const log = [
    { step: 3, turn: 2, event: "sacked", facts: { seat: "s1" } },
    { step: 9, turn: 4, event: "goes-bankrupt", facts: { seat: "s0" } },
  ];
  const replay = { game: "last-will", log } as unknown as ReplayInfo;
  expect(marksOf(replay, "on-line").map(({ turn, seat }) => [turn, seat])).toEqual([[2, "s1"]]);
  expect(marksOf(replay, "across").map(({ turn, tone }) => [turn, tone])).toEqual([[4, "good"]]);
});

test("a figure has its unit where the paper has a short one, and its minus stays with it", () => {
  const texts = {
    first: ([message]: string[], facts: { amount: number }) =>
      message === "gazette-last-will-figure" ? `£${facts.amount}` : null,
  } as unknown as Voice;
  expect(printed(-8, "last-will", texts)).toBe("−\u2060£8");
  expect(printed(-8, "junta", texts)).toBe("−8");
});
