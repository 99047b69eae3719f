/** The command lays itself out: in every structure there can be, nothing lies over anything. */
import { describe, expect, test } from "vitest";
import {
  CARPET,
  carpetPath,
  covered,
  formOf,
  layOut,
  type Box,
  type Floor,
  type Post,
} from "../src/boards/final-decrees/layout";

const SIX = ["REF", "EXE", "HR", "NAV", "SEC", "TRE"];
const FIVE = SIX.slice(1);
/** The stage at 1280 by 720. */
const [WIDTH, HEIGHT] = [1016, 486];

/** Every way these ministries can control each other: none has two controllers, and nothing goes round. */
function* forests(ids: string[]): Generator<Post[]> {
  const parents = ids.map(() => -1);
  const rooted = (at: number): boolean => {
    for (let seen = 0, node = at; node !== -1; node = parents[node] as number) if (++seen > ids.length) return false;
    return true;
  };
  const choices = ids.length + 1;
  for (let code = 0; code < choices ** ids.length; code++) {
    let rest = code;
    for (let index = 0; index < ids.length; index++) {
      parents[index] = (rest % choices) - 1;
      rest = Math.floor(rest / choices);
    }
    if (ids.every((_, index) => rooted(index)))
      yield ids.map((id, index) => ({
        id,
        controller: parents[index] === -1 ? null : (ids[parents[index] as number] as string),
      }));
  }
}

function overlap(a: Box, b: Box): boolean {
  const slack = 0.01;
  return (
    a.x + a.width > b.x + slack &&
    b.x + b.width > a.x + slack &&
    a.y + a.height > b.y + slack &&
    b.y + b.height > a.y + slack
  );
}

/** What is wrong with a floor. */
function fault(floor: Floor, posts: Post[]): string | null {
  const at = new Map(floor.desks.map((desk) => [desk.id, desk]));
  for (const desk of floor.desks)
    if (desk.x < 0 || desk.y < 0 || desk.x + desk.width > WIDTH || desk.y + desk.height > HEIGHT)
      return `${desk.id} is off the stage`;
  for (const [index, desk] of floor.desks.entries())
    for (const other of floor.desks.slice(index + 1))
      if (overlap(desk, other)) return `${desk.id} lies over ${other.id}`;
  const grounds = floor.carpets.map((carpet) => ({ carpet, ground: covered(carpet) }));
  for (const { carpet, ground } of grounds)
    for (const desk of floor.desks)
      if (ground.some((box) => overlap(box, desk))) return `${desk.id} lies over the carpet of ${carpet.from}`;
  for (const [index, { carpet, ground }] of grounds.entries())
    for (const other of grounds.slice(index + 1))
      if (ground.some((box) => other.ground.some((one) => overlap(box, one))))
        return `the carpets of ${carpet.from} and ${other.carpet.from} cross`;
  for (const { id, controller } of posts) {
    if (controller === null) continue;
    const [upper, lower] = [at.get(controller), at.get(id)];
    if (!upper || !lower || upper.y + upper.height >= lower.y) return `${controller} is not above ${id}`;
  }
  return null;
}

describe.each([
  ["six", SIX, 16807],
  ["five", FIVE, 1296],
])("%s ministries", (_name, ids, count) => {
  test("stand clear of each other and of every carpet in all structures", () => {
    let seen = 0;
    for (const posts of forests(ids)) {
      seen++;
      const floor = layOut(posts, WIDTH, HEIGHT);
      const found = fault(floor, posts);
      if (found) throw new Error(`${found}: ${JSON.stringify(posts)}`);
      if (floor.carpets.length && floor.rows + floor.columns > 7)
        throw new Error(`too many rows and columns: ${JSON.stringify(posts)}`);
      if (floor.desks.some((desk) => desk.height < 54 || desk.width < 180))
        throw new Error(`too small: ${JSON.stringify(posts)}`);
    }
    expect(seen).toBe(count);
  }, 60_000);
});

test("everybody is reached by one carpet's end", () => {
  const posts = [
    { id: "REF", controller: null },
    { id: "EXE", controller: "REF" },
    { id: "HR", controller: "EXE" },
    { id: "NAV", controller: "EXE" },
    { id: "SEC", controller: "NAV" },
    { id: "TRE", controller: null },
  ];
  const floor = layOut(posts, WIDTH, HEIGHT);
  expect(floor.rows).toBe(4);
  expect(floor.columns).toBe(3);
  const ends = floor.carpets.flatMap((carpet) => carpet.ends.map((end) => [carpet.from, end.to]));
  expect(ends.sort()).toEqual([
    ["EXE", "HR"],
    ["EXE", "NAV"],
    ["NAV", "SEC"],
    ["REF", "EXE"],
  ]);
  const executive = floor.desks.find((desk) => desk.id === "EXE") as Box;
  const carpet = floor.carpets.find((one) => one.from === "EXE");
  expect(carpet?.x).toBeCloseTo(executive.x + executive.width / 2);
  expect(carpetPath(carpet as NonNullable<typeof carpet>)).toMatch(/^M/);
  expect(CARPET).toBeLessThan(24);
});

test("nobody above anybody: three a row, in the order of the board", () => {
  const floor = layOut(
    SIX.map((id) => ({ id, controller: null })),
    WIDTH,
    HEIGHT,
  );
  expect([floor.rows, floor.columns]).toEqual([2, 3]);
  const sorted = [...floor.desks].sort((a, b) => a.y - b.y || a.x - b.x);
  expect(sorted.map((desk) => desk.id)).toEqual(SIX);
});

test("a desk has six forms by the room it gets", () => {
  expect(formOf(313, 126)).toBe("full");
  expect(formOf(313, 95)).toBe("low");
  expect(formOf(234, 126)).toBe("compact");
  expect(formOf(184, 206)).toBe("upright");
  expect(formOf(184, 126)).toBe("compact");
  expect(formOf(760, 56)).toBe("counter");
  expect(formOf(480, 72)).toBe("slim");
});

test("a controller that is not in play controls nobody", () => {
  const floor = layOut([{ id: "EXE", controller: "REF" }], WIDTH, HEIGHT);
  expect(floor.carpets).toEqual([]);
});
