/** Drawings lose digits, not their shape. */
import { expect, test } from "vitest";
import { createRequire } from "node:module";
import { lighter } from "../lighter";
import { named, type Pictures } from "../pictograms";
import pictures from "../src/boards/junta/pictures.json";

test("points are rounded where they lie, so that errors do not add up", () => {
  expect(lighter("M0 0l.4 .4l.4 .4l.4 .4z")).toBe("M0 0l2 2z");
  expect(lighter("m10.4 20.6h5.3v-2.2c1.1 0 2.2 1.1 2.2 2.2")).toBe("m10 20h6v-2c0 0 2 2 2 2");
  expect(lighter("M1.2.8L3.7-4.4")).toBe("M2 0L4-4");
});

test("lines that lead nowhere go, but where a smooth curve bends by them", () => {
  expect(lighter("M2 2h.2v4l.1 .1c2 2 4 4 6 6l.2 .2")).toBe("M2 2v4c2 2 4 4 6 6");
  expect(lighter("M2 2c2 2 4 4 6 6h.2s2 2 4 4")).toBe("M2 2c2 2 4 4 6 6h0s2 2 4 4");
});

test("a figure that is closed goes on where it began", () => {
  expect(lighter("M.4 .4l10.3 0z m10.3 0l.3 0")).toBe("M0 0l10 0zm10 0l2 0");
});

test("arcs keep their flags; what is written otherwise is left alone", () => {
  expect(lighter("M0 0a2.34 2.34 0 0 1 4.6 0")).toBe("M0 0a2.3 2.3 0 0 1 4 0");
  expect(lighter("M0 0a2 2 0 015 0")).toBe("M0 0a2 2 0 015 0");
});

test("every drawing in use becomes lighter, and stays on its field", () => {
  const { icons } = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as {
    icons: Record<string, { body: string }>;
  };
  for (const name of named(pictures as unknown as Pictures).keys())
    for (const [, path = ""] of (icons[name]?.body ?? "").matchAll(/ d="([^"]+)"/g)) {
      expect(lighter(path).length, name).toBeLessThanOrEqual(path.length);
      expect(lighter(path), name).not.toMatch(/NaN/);
    }
});
