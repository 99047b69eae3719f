/** Who sits where is told by colour, badge, figure and silhouette. */
import { describe, expect, test } from "vitest";
import { render } from "svelte/server";
import Face from "../src/look/faces/Face.svelte";
import { COMPANIES, companyOf, portrait, seated, type Company } from "../src/look/faces/faces";
import { MARKS, markOf } from "../src/look/faces/seats";

const rooms = Object.keys(COMPANIES) as Company[];

function channels(colour: string): [number, number, number] {
  const value = parseInt(colour.slice(1), 16);
  const linear = (byte: number) => (byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4);
  return [linear(value >> 16), linear((value >> 8) & 255), linear(value & 255)];
}

function luminance(colour: string): number {
  const [red, green, blue] = channels(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How those see colours who lack one kind of cone (Machado, Oliveira, Fernandes 2009). */
const EYES: Record<string, number[][]> = {
  "all colours": [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  "no red": [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  "no green": [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  "no blue": [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** A colour as it is felt: distances in OKLab are alike everywhere. */
function felt(colour: string, eyes: number[][]): number[] {
  const light = channels(colour);
  const times = (rows: number[][], by: readonly number[]) =>
    rows.map((row) => row.reduce((sum, part, index) => sum + part * (by[index] as number), 0));
  const seen = times(eyes, light).map((part) => Math.min(1, Math.max(0, part)));
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    seen,
  ).map(Math.cbrt);
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  );
}

describe("the marks of seven seats", () => {
  test("differ in colour, outline and figure", () => {
    expect(MARKS).toHaveLength(7);
    for (const field of ["name", "ground", "light", "dark", "badge", "figure"] as const)
      expect(new Set(MARKS.map((mark) => mark[field])).size).toBe(7);
  });

  test("carry light letters that can be read", () => {
    for (const mark of MARKS)
      expect((luminance("#fff6e0") + 0.05) / (luminance(mark.dark) + 0.05)).toBeGreaterThan(4.5);
  });

  test.each(Object.keys(EYES))("are told apart by eyes that see %s", (eyes) => {
    const colours = MARKS.map((mark) => felt(mark.ground, EYES[eyes] as number[][]));
    colours.forEach((one, index) => {
      for (const other of colours.slice(index + 1))
        expect(Math.hypot(...one.map((part, at) => part - (other[at] as number)))).toBeGreaterThan(0.06);
    });
  });

  test("are found by the name of a seat or its number", () => {
    expect(markOf("s3")).toBe(MARKS[3]);
    expect(markOf(3)).toBe(MARKS[3]);
  });
});

describe.each(rooms)("the company of %s", (room) => {
  test("has no two outlines alike, and enough for seven seats", () => {
    const outlines = COMPANIES[room].map((one) => `${one.hair} ${one.hat}`);
    expect(new Set(outlines).size).toBe(outlines.length);
    expect(outlines.length).toBeGreaterThanOrEqual(7);
  });

  test("seats nobody like another, whatever they are called", () => {
    for (let table = 0; table < 500; table++) {
      const names = Array.from({ length: 7 }, (_, seat) => `Name ${table * 13 + seat}`);
      expect(new Set(seated(room, names)).size).toBe(7);
    }
    expect(new Set(seated(room, Array(7).fill("Anna") as string[])).size).toBe(7);
  });

  test("looks the same on every screen", () => {
    expect(portrait(room, "Anna", 2)).toEqual(portrait(room, "Anna", 2));
    expect(seated(room, ["Anna", "Bruno"])).toEqual(seated(room, ["Anna", "Bruno"]));
  });

  test("leaves no colour open", () => {
    COMPANIES[room].forEach((_, silhouette) => {
      for (let name = 0; name < 30; name++) {
        const who = portrait(room, `Name ${name}`, silhouette);
        expect(who.back + who.shade + who.front).not.toMatch(/[{}]|NaN|undefined/);
      }
    });
  });
});

test("rooms have their company", () => {
  expect(companyOf("final-decrees-empire")).toBe("empire");
  expect(companyOf("final-decrees-republic")).toBe("republic");
  expect(companyOf("junta")).toBe("junta");
  expect(companyOf("last-will")).toBe("last-will");
  expect(companyOf("")).toBe("republic");
});

test("a face has its badge; where it is too small for a face, the badge stands alone", () => {
  const drawn = (size: number) =>
    render(Face, { props: { seat: "s1", size, names: ["Anna", "Bruno"], room: "junta" } }).body;
  expect(drawn(40)).toContain('data-face="1"');
  expect(drawn(29)).not.toContain("data-face");
  expect(drawn(29)).toContain('data-emblem="key"');
});

test("a name is never written into a drawing", () => {
  const drawn = render(Face, { props: { seat: 0, size: 60, names: ["<script>x</script>"], room: "junta" } }).body;
  expect(drawn).not.toContain("script");
});

test("Bruno is no lady and Elena has no beard, in every room", () => {
  for (const names of [
    ["Bruno", "Carla", "Dario", "Elena"],
    ["Guest", "Bruno", "Anna", "Carla", "Dario"],
  ])
    for (const room of rooms)
      for (const [index, at] of seated(room, names).entries()) {
        const kind = COMPANIES[room][at];
        const bearded = kind?.ears === true || kind?.beards.some((beard) => beard !== "none");
        const name = names[index] ?? "";
        const his = bearded && kind?.hair !== "bun";
        if (/[ao]$/.test(name)) expect(his, `${name} in ${room}`).toBe(name.endsWith("o"));
      }
});
