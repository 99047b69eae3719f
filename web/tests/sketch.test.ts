/** The small picture of a position: who stands above whom is read off it. */
import { expect, test } from "vitest";
import { sketch } from "$lib/hall/sketch";

const place = (id: string, controller: string | null, director: string | null = null, blame = 0) => ({
  id,
  controller,
  director,
  blame,
});

test("whoever controls others stands over the middle of them, and all else beside", () => {
  const laid = sketch({
    places: [place("REF", null), place("EXE", "REF", "s2", 4), place("NAV", "REF", "s0"), place("TRE", null, "s1")],
  });
  expect(laid.map(({ id, column, row }) => [id, column, row])).toEqual([
    ["REF", 0.5, 0],
    ["EXE", 0, 1],
    ["NAV", 1, 1],
    ["TRE", 2, 0],
  ]);
  expect(laid[1]).toMatchObject({ seat: 2, count: 4, above: { column: 0.5, row: 0 } });
  expect(laid[0]).toMatchObject({ seat: null, above: null });
});

test("a table where nothing stands above anything has no such picture", () => {
  expect(sketch({ places: [{ id: "palace" }] })).toEqual([]);
  expect(sketch({})).toEqual([]);
});
