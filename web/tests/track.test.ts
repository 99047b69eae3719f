/** The track of a replay: boxes by turns, flags, and addresses that name a step. */
import { expect, test } from "vitest";
import { addressOf, chapterAt, chaptersOf, opened, placeOf } from "../src/gazette/track";
import type { ReplayInfo } from "../src/server/types";

const line = (step: number, turn: number, event: string, facts: Record<string, unknown> = {}) => ({
  step,
  turn,
  event,
  facts,
});
const replay = {
  game: "final-decrees",
  steps: 12,
  seats: ["s0", "s1"],
  log: [
    line(2, 0, "bids"),
    line(3, 1, "turn-begins", { seat: "s1" }),
    line(5, 1, "investigates", { seat: "s1" }),
    line(7, 2, "turn-begins", { seat: "s0" }),
    line(9, 2, "stagnation"),
    line(9, 2, "promise-broken"),
  ],
} as unknown as ReplayInfo;

test("there is a box for each turn, with its steps and flags", () => {
  const boxes = chaptersOf(replay);
  expect(boxes.map(({ turn, seat, first, last }) => [turn, seat, first, last])).toEqual([
    [0, null, 0, 2],
    [1, "s1", 3, 6],
    [2, "s0", 7, 12],
  ]);
  expect(boxes.map((box) => box.flags.map((flag) => flag.line))).toEqual([[], [2], [4, 5]]);
  expect([0, 2, 3, 6, 7, 12].map((step) => chapterAt(boxes, step))).toEqual([0, 0, 1, 1, 2, 2]);
});

test("boxes that would begin at the same step are one", () => {
  const rounds = {
    ...replay,
    game: "last-will",
    log: [line(4, 1, "round-begins"), line(4, 1, "turn-begins", { seat: "s0" })],
  };
  expect(chaptersOf(rounds as ReplayInfo).map(({ turn, seat, first }) => [turn, seat, first])).toEqual([
    [0, null, 0],
    [1, "s0", 4],
  ]);
});

test("an address names turn, step and eyes, and leads back to them", () => {
  const boxes = chaptersOf(replay);
  expect(addressOf(9, "s1", boxes)).toBe("?turn=2&step=9&as=s1");
  expect(addressOf(4, "spectator", boxes)).toBe("?turn=1&step=4");
  expect(placeOf("?turn=2&step=9&as=s1", boxes, replay)).toEqual({ step: 9, eyes: "s1" });
  expect(placeOf("?turn=2", boxes, replay)).toEqual({ step: 7, eyes: "spectator" });
  expect(placeOf("?step=99&as=s7", boxes, replay)).toEqual({ step: 12, eyes: "spectator" });
  expect(placeOf("", boxes, replay)).toEqual({ step: 0, eyes: "spectator" });
});

test("a step that decided the match is played from the one before it, any other is shown", () => {
  expect(opened(7, [{ step: 7 }])).toEqual({ shown: 6, played: 7 });
  expect(opened(6, [{ step: 7 }])).toEqual({ shown: 6, played: null });
  expect(opened(0, [{ step: 0 }])).toEqual({ shown: 0, played: null });
});
