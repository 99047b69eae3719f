/** Arrows run along corridors: from desk to desk, through no other. */
import { describe, expect, test } from "vitest";
import { corners, drawn, NARROW, WIDE, type Box, type Cell, type Point } from "../src/boards/final-decrees/floor";

const GAP = 48;
const [WIDTH, HEIGHT] = [200, 150];

function boxAt([column, row]: Cell): Box {
  return { x: column * (WIDTH + GAP), y: GAP + row * (HEIGHT + GAP), width: WIDTH, height: HEIGHT };
}

/** A stretch of an arrow runs inside a desk. */
function crosses(a: Point, b: Point, box: Box): boolean {
  const [left, right] = [Math.min(a.x, b.x), Math.max(a.x, b.x)];
  const [top, bottom] = [Math.min(a.y, b.y), Math.max(a.y, b.y)];
  return right > box.x && left < box.x + box.width && bottom > box.y && top < box.y + box.height;
}

function onEdge(point: Point, box: Box): boolean {
  const across = point.x >= box.x && point.x <= box.x + box.width;
  const down = point.y >= box.y && point.y <= box.y + box.height;
  const atSide = point.x === box.x || point.x === box.x + box.width;
  const atEnd = point.y === box.y || point.y === box.y + box.height;
  return across && down && (atSide || atEnd);
}

describe.each([
  ["wide", WIDE],
  ["narrow", NARROW],
])("on a %s floor", (_name, cells) => {
  const desks = Object.keys(cells);
  const pairs = desks.flatMap((upper) =>
    desks.filter((lower) => lower !== upper).map((lower) => [upper, lower] as const),
  );
  test.each(pairs)("%s to %s", (upper, lower) => {
    const [a, b] = [cells[upper] as Cell, cells[lower] as Cell];
    for (let lane = 0; lane < 6; lane++) {
      const points = corners(boxAt(a), boxAt(b), a, b, GAP, lane - 2.5);
      expect(onEdge(points[0] as Point, boxAt(a))).toBe(true);
      expect(onEdge(points.at(-1) as Point, boxAt(b))).toBe(true);
      points.slice(1).forEach((point, index) => {
        const before = points[index] as Point;
        expect(before.x === point.x || before.y === point.y).toBe(true);
        for (const desk of desks) expect(crosses(before, point, boxAt(cells[desk] as Cell))).toBe(false);
      });
    }
  });
});

test("an arrow bends softly and stops short of its head", () => {
  const path = drawn(
    [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 100 },
    ],
    10,
  );
  expect(path).toBe("M0.0 0.0L91.0 0.0Q100.0 0.0 100.0 9.0L100.0 90.0");
});
