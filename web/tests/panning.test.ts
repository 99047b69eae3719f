/** Where a window stands over a stage that is larger than it. */
import { expect, test } from "vitest";
import { behind, clamped, clearOf, fitting, gathered } from "../src/table/panning";

const CANVAS = { width: 1016, height: 640, above: 70 };
const WINDOW = { width: 390, height: 440 };

test("nothing that is gone to lies under what covers the top of the window", () => {
  for (const y of [0, 100, 250, 500]) {
    const box = { x: 300, y, width: 330, height: 140 };
    const lens = fitting([box], WINDOW, CANVAS);
    expect(lens.y + box.y * lens.scale).toBeGreaterThanOrEqual(CANVAS.above);
    expect(lens.y + (box.y + box.height) * lens.scale).toBeLessThanOrEqual(WINDOW.height);
    expect(lens.x + box.x * lens.scale).toBeGreaterThanOrEqual(0);
  }
});

test("what is gone to gives way to the head of what lies above it, where both have room", () => {
  const above = { x: 300, y: 12, width: 330, height: 140 };
  const head = (box: typeof above): number => {
    const lens = fitting([box], WINDOW, CANVAS, [above, box]);
    expect(lens.y + (box.y + box.height) * lens.scale).toBeLessThanOrEqual(WINDOW.height);
    return lens.y + above.y * lens.scale;
  };
  expect(head({ ...above, y: 180 })).toBeGreaterThanOrEqual(CANVAS.above);
  // Farther down there is room for one of them only.
  expect(head({ ...above, y: 350 })).toBeLessThan(CANVAS.above);
});

test("a stage is panned down as far as what covers it reaches, and no further", () => {
  expect(clamped({ x: 0, y: 500, scale: 1 }, WINDOW, CANVAS).y).toBe(70);
  expect(clamped({ x: 0, y: 500, scale: 1 }, WINDOW, { width: 1016, height: 640 }).y).toBe(0);
});

test("a pointer at the edge stands beside what lies there, as near its middle as may be", () => {
  expect(clearOf([], 30, [0, 400])).toBe(185);
  expect(clearOf([[180, 230]], 30, [0, 400])).toBe(150);
  expect(clearOf([[150, 210]], 30, [0, 400])).toBe(210);
  expect(clearOf([[0, 400]], 30, [0, 400])).toBeNull();
});

test("where not all targets can be read at once the window stands over most of them", () => {
  const at = (x: number, y: number) => ({ x, y, width: 100, height: 100 });
  const [alone, ...together] = [at(620, 0), at(0, 190), at(126, 200), at(270, 320)];
  const targets = [alone!, ...together];
  expect(gathered(targets, WINDOW, CANVAS).slice(0, 3)).toEqual(expect.arrayContaining(together));
  const lens = fitting(gathered(targets, WINDOW, CANVAS), WINDOW, CANVAS);
  for (const box of together) {
    expect(lens.x + box.x * lens.scale).toBeGreaterThanOrEqual(0);
    expect(lens.x + (box.x + box.width) * lens.scale).toBeLessThanOrEqual(WINDOW.width);
  }
});

test("what lies out of sight lies behind one edge: the one it is further from", () => {
  const window = { ...WINDOW, top: CANVAS.above };
  expect(behind(200, 200, window)).toBeNull();
  expect(behind(-10, 200, window)).toBe("left");
  expect(behind(-260, 480, window)).toBe("left");
  expect(behind(400, 640, window)).toBe("below");
  expect(behind(600, 20, window)).toBe("right");
  expect(behind(300, 60, window)).toBe("above");
});
