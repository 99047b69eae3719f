/** Junta's stage: every question has its scene, and the plan of the capital is the map of the rules. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { corners, landmarkOf, LOTS, PLAZA, STREETS, tagSpot, tagSpots } from "../src/boards/junta/scenes/coup/city";
import { stacksOf } from "../src/boards/junta/scenes/coup/armies";
import { SCENE_OF_PHASE, SCENE_OF_PROMPT, componentOf } from "../src/boards/junta/scenes";
import { unitSign } from "../src/boards/junta/symbols";

const RULES = "../src/palazzo/games/junta";
const map = readFileSync(`${RULES}/content/map.toml`, "utf8");
const spaces = [...map.matchAll(/\[\[space\]\]\s+id = "(\w+)"\s+kind = "(\w+)"\s+next = \[([^\]]*)\]/g)].map(
  ([, id = "", kind = "", next = ""]) => ({ id, kind, next: next.split(",").map((one) => one.trim().slice(1, -1)) }),
);
/** Every prompt of the game: those whose rules are named where they are asked. */
const prompts = [
  ...(/CHAPTERS: [^{]*\{([^}]*)\}/.exec(readFileSync(`${RULES}/view.py`, "utf8"))?.[1] ?? "").matchAll(
    /"([^"]+)": "J-/g,
  ),
].map(([, prompt = ""]) => prompt);

describe("scenes", () => {
  test("every question has its scene", () => {
    expect(prompts.length).toBeGreaterThan(50);
    expect(prompts.filter((prompt) => !(prompt in SCENE_OF_PROMPT))).toEqual([]);
    expect(Object.keys(SCENE_OF_PROMPT).filter((prompt) => !prompts.includes(prompt))).toEqual([]);
  });
  test("every scene of a question and of a phase has a component", () => {
    const scenes = [...Object.values(SCENE_OF_PROMPT), ...Object.values(SCENE_OF_PHASE)];
    for (const scene of scenes) if (scene !== "here") expect(componentOf(scene), scene).toBeDefined();
  });
});

describe("the plan", () => {
  test("draws all spaces of the map and no others, each with a landmark and the plaza of its kind", () => {
    expect(spaces).toHaveLength(27);
    expect(LOTS.map((lot) => lot.id).sort()).toEqual(spaces.map((space) => space.id).sort());
    for (const space of spaces) {
      expect(landmarkOf(space.id), space.id).not.toBe("");
      expect(PLAZA[space.kind], space.kind).toBeDefined();
    }
  });
  test("has a street wherever two spaces are next to each other, and nowhere else", () => {
    const streets = STREETS.map(({ from, to }) => [from, to].sort().join("-")).sort();
    const next = spaces.flatMap((space) => space.next.map((other) => [space.id, other].sort().join("-")));
    expect(streets).toEqual([...new Set(next)].sort());
  });
  test("draws every street from plaza to plaza", () => {
    const at = Object.fromEntries(LOTS.map((lot) => [lot.id, `${lot.x} ${lot.y}`]));
    for (const { from, to, line } of STREETS) expect(line).toMatch(new RegExp(`^M${at[from]}.*${at[to]}$`));
  });
  test("no two stacks of a plaza stand in one place, and at the edges they stand inland", () => {
    for (const lot of LOTS) {
      const found = corners(lot.id, 6).map(([x, y]) => `${x} ${y}`);
      expect(new Set(found).size).toBe(6);
      for (const [x] of corners(lot.id, 2)) expect(lot.x + x, lot.id).toBeGreaterThan(25);
      for (const [x] of corners(lot.id, 2)) expect(lot.x + x, lot.id).toBeLessThan(935);
    }
  });
  test("a tag lies at its own plaza, nearer than at any other, and on the plan", () => {
    for (const lot of LOTS)
      for (const [width, height] of [
        [52, 24],
        [130, 24],
        [150, 44],
      ] as const) {
        const at = tagSpot(lot.id, width, height);
        const far = (other: { x: number; y: number }) =>
          Math.hypot(at.x + width / 2 - other.x, at.y + height / 2 - (other.y + 14));
        const others = LOTS.filter((other) => other.id !== lot.id).map((other) => far(other));
        expect(Math.min(...others) - far(lot), `${lot.id} ${width}`).toBeGreaterThan(0);
        expect(at.x, lot.id).toBeGreaterThanOrEqual(0);
        expect(at.x + width, lot.id).toBeLessThanOrEqual(960);
        expect(at.y + height, lot.id).toBeLessThanOrEqual(662);
      }
  });
  test("no tag of a march lies on another", () => {
    for (const space of spaces) {
      const places = tagSpots(space.next.map((one, at) => ({ space: one, width: at % 2 ? 60 : 96, height: 44 })));
      const boxes = Object.entries(places).map(([one, at]) => ({ ...at, wide: space.next.indexOf(one) % 2 ? 60 : 96 }));
      expect(boxes).toHaveLength(space.next.length);
      for (const [number, one] of boxes.entries())
        for (const other of boxes.slice(number + 1)) {
          const across = Math.min(one.x + one.wide, other.x + other.wide) - Math.max(one.x, other.x);
          const down = Math.min(one.y, other.y) + 44 - Math.max(one.y, other.y);
          expect(Math.min(across, down), space.id).toBeLessThanOrEqual(0);
        }
    }
  });
  test("every kind of unit has its sign", () => {
    for (const [, unit = ""] of map.matchAll(/\[\[unit\]\]\s+id = "(\w+)"/g)) expect(unitSign(unit), unit).not.toBe("");
  });
});

describe("stacks", () => {
  const units = (by: string, kind: string, count: number, moved = false) => ({
    by,
    kind,
    count,
    moved,
    withdrawn: false,
  });
  test("are by commander and kind, mine first, moved only if all have", () => {
    const place = {
      id: "PLZ",
      kind: "district",
      exiles: [],
      units: [units("s1", "police", 2, true), units("s0", "brigade1", 1, true), units("s0", "brigade1", 3)],
    };
    expect(stacksOf(place, "s0")).toEqual([
      { kind: "brigade1", by: "s0", count: 4, moved: false, mixed: false },
      { kind: "police", by: "s1", count: 2, moved: true, mixed: false },
    ]);
  });
  test("are by commander alone where too many would stand", () => {
    const kinds = ["police", "students", "strikers", "rioters"];
    const all = ["s0", "s1"].flatMap((by) => kinds.map((kind) => units(by, kind, 1)));
    const stacks = stacksOf({ id: "PLZ", kind: "district", exiles: [], units: all }, null);
    expect(stacks.map(({ by, count, mixed }) => [by, count, mixed])).toEqual([
      ["s0", 4, true],
      ["s1", 4, true],
    ]);
  });
});
