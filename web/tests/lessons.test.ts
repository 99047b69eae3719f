/** Where the usher and his words find room. */
import { describe, expect, test } from "vitest";
import { laid, overlap, passes, pieces, reach, same, shoulder } from "../src/lessons/spots";

const WINDOW = { width: 1280, height: 720 };
const SAY = { width: 480, height: 200 };
const USHER = { width: 250, height: 262 };
const FOOT = 46;
const stand = (holes: Parameters<typeof laid>[2], before: Parameters<typeof laid>[7] = null) =>
  laid(SAY, USHER, holes, [], [], WINDOW, FOOT, before);

describe("the usher", () => {
  test("covers nothing he points at", () => {
    for (let x = 20; x < 1000; x += 97)
      for (let y = 60; y < 400; y += 67) {
        const hole = { x, y, width: 240, height: 90 };
        expect(overlap(stand([hole]).say, hole)).toBe(0);
      }
  });
  test("stands on the other side of what hangs over his place, and his arm is free", () => {
    for (const x of [230, 830]) {
      const spot = stand([{ x, y: 130, width: 370, height: 60 }]);
      expect(spot.say.x > 600).toBe(x < 600);
      expect(spot.usher && passes(shoulder(spot.usher), { x: x + 185, y: 160 }, spot.say)).toBe(false);
    }
  });
  test("covers no thing of a stage that is lit as a whole, where there is room beside it", () => {
    const [small, stage] = [
      { width: 390, height: 844 },
      { x: 2, y: 105, width: 386, height: 540 },
    ];
    const sheet = { x: 0, y: 690, width: 390, height: 154 };
    const none = { width: 0, height: 0 };
    for (const top of [150, 400]) {
      const things = [0, 70, 140].map((down) => ({ x: 140, y: top + down, width: 230, height: 40 }));
      const { say } = laid({ width: 366, height: 230 }, none, [stage], [sheet], [], small, 0, null, things);
      expect(things.map((thing) => overlap(say, thing))).toEqual([0, 0, 0]);
    }
  });
  test("lies on nothing that is to be pressed, rather on what is only spoken of", () => {
    const small = { width: 390, height: 844 };
    const form = { x: 18, y: 240, width: 360, height: 56 };
    const desk = { x: 2, y: 330, width: 370, height: 180 };
    const sheet = { x: 0, y: 690, width: 390, height: 154 };
    const none = { width: 0, height: 0 };
    const { say } = laid({ width: 366, height: 255 }, none, [form, desk], [sheet], [], small, 0, null, [], true);
    expect([overlap(say, form), overlap(say, sheet)]).toEqual([0, 0]);
  });
  test("may stand before the words of a question, not before its buttons", () => {
    const bar = { x: 228, y: 492, width: 1040, height: 42 };
    const hole = { x: 970, y: 290, width: 250, height: 60 };
    const at = (x: number) =>
      laid(SAY, USHER, [hole], [bar], [{ x, y: 496, width: 110, height: 34 }], WINDOW, FOOT, null, [], true).usher;
    expect(at(1020)).not.toBeNull();
    expect(at(240)?.x ?? 1280).toBeGreaterThan(350);
  });
  test("stays where he is while he can", () => {
    const left = stand([{ x: 830, y: 130, width: 370, height: 60 }]);
    const [middle] = [{ x: 620, y: 250, width: 60, height: 40 }];
    expect(stand([middle], left).say.x).toBe(left.say.x);
  });
});

describe("the finger", () => {
  const button = { x: 400, y: 100, width: 100, height: 40 };
  test("stops just outside what it points at", () => {
    expect(reach({ x: 450, y: 500 }, button, button)).toEqual({ x: 450, y: 148, length: 352 });
    expect(reach({ x: 50, y: 120 }, button, button)).toEqual({ x: 392, y: 120, length: 342 });
  });
  test("does not cover the menu a button is in", () => {
    const menu = { x: 395, y: 95, width: 110, height: 200 };
    expect(reach({ x: 450, y: 500 }, button, menu)?.y).toBeCloseTo(303);
  });
  test("is not there where the arm would begin in what it points at", () => {
    expect(reach({ x: 420, y: 110 }, button, button)).toBeNull();
  });
});

test("what matters is marked, nothing else", () => {
  expect(pieces("a <b>b</b> <em>c</em> <i>d</i>").map((piece) => piece.mark)).toEqual(["", "b", "", "em", ""]);
});

test("answers are the same whatever their order, and whether a place is empty or left out", () => {
  expect(same(["b", "a"], ["a", "b"])).toBe(true);
  expect(same({ yes: ["office", "office"], no: [] }, { yes: ["office", "office"] })).toBe(true);
  expect(same({ yes: ["office"] }, { yes: ["office", "office"] })).toBe(false);
  expect(same({ s1: 3, s2: 1 }, { s2: 1, s1: 3 })).toBe(true);
  expect(same({ s1: 3 }, { s1: 2 })).toBe(false);
});
