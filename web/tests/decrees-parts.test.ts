/** Small parts of the board of Final Decrees: bids, ink, free floor. */
import { describe, expect, test } from "vitest";
import { groups, inOrder, sums } from "../src/boards/final-decrees/bidding";
import { blotSize, drops, outline } from "../src/boards/final-decrees/blots";
import { freeCorners, freePlace, taken } from "../src/boards/final-decrees/free";
import { layOut, type DeskForm } from "../src/boards/final-decrees/layout";
import { sheaf } from "../src/boards/final-decrees/sheaf";
import type { Bid } from "../src/boards/final-decrees/table";

const ROUND: Bid[] = [
  { seat: "s2", bid: 6, parts: { bid: 6 }, blame: 6 },
  { seat: "s0", bid: 2, parts: { bid: 2, lowest: 5 }, blame: 7 },
  { seat: "s3", bid: 4, parts: { bid: 4 }, blame: 4 },
  { seat: "s1", bid: 2, parts: { bid: 2, lowest: 5 }, blame: 7 },
];

test("bids are opened from the lowest, and told by what became of them", () => {
  expect(inOrder(ROUND).map((one) => one.seat)).toEqual(["s0", "s1", "s3", "s2"]);
  expect(groups(ROUND).map((group) => [group.why, group.bids.length])).toEqual([
    ["lowest", 2],
    ["middle", 1],
    ["highest", 1],
  ]);
  const tied = [
    { seat: "s0", bid: 5, parts: { tied: 1 }, blame: 1 },
    { seat: "s1", bid: 5, parts: { tied: 1 }, blame: 1 },
  ];
  expect(groups(tied).map((group) => group.why)).toEqual(["tied"]);
});

test("a sum is what was bid and what was added", () => {
  expect(sums(ROUND[1] as Bid)).toEqual({
    base: 2,
    added: [{ why: "lowest", amount: 5 }],
    total: 7,
  });
  expect(sums({ seat: "s0", bid: 5, parts: { tied: 1 }, blame: 1 })).toEqual({
    base: 0,
    added: [{ why: "tied", amount: 1 }],
    total: 1,
  });
});

test("a blot grows with the blame, between 36 and 56 pixels, and is always the same", () => {
  for (let blame = 0; blame < 60; blame++) {
    expect(blotSize(blame)).toBeGreaterThanOrEqual(36);
    expect(blotSize(blame)).toBeLessThanOrEqual(56);
    expect(blotSize(blame + 1)).toBeGreaterThanOrEqual(blotSize(blame));
  }
  expect(outline("NAV")).toBe(outline("NAV"));
  expect(outline("NAV")).not.toBe(outline("TRE"));
  expect(drops("NAV", 9)).toEqual(drops("NAV", 9));
  expect(drops("NAV", 90)).toHaveLength(9);
});

test("a notice hangs only where nothing lies", () => {
  const room = { width: 1016, height: 486 };
  const posts = ["A", "B", "C", "D", "E", "F"].map((id) => ({ id, controller: id === "A" ? null : "A" }));
  const used = taken(layOut(posts, room.width, room.height));
  const place = freePlace(used, { width: 262, height: 118 }, room);
  if (!place) throw new Error("there is room beside the one above all");
  for (const box of used) {
    const apart =
      box.x >= place.x + place.width ||
      place.x >= box.x + box.width ||
      box.y >= place.y + place.height ||
      place.y >= box.y + box.height;
    expect(apart).toBe(true);
  }
  expect(freePlace([{ x: 0, y: 0, ...room }], { width: 10, height: 10 }, room)).toBeNull();
  expect(freeCorners([], 60, room)).toHaveLength(4);
  expect(freeCorners([{ x: 0, y: 0, ...room }], 60, room)).toEqual([]);
});

describe("decrees on a desk with little room", () => {
  // The narrowest desk of each form, at a window of 1280 pixels with the list of all choices open.
  const narrowest = { full: [262, 78], low: [262, 70], compact: [215, 66], slim: [360, 54] } as const;

  test.each(Object.entries(narrowest))(
    "%s: up to five stay on it, and their numbers in sight",
    (form, [width, face]) => {
      for (let count = 0; count <= 5; count++) {
        const lie = sheaf(form as DeskForm, width, face, count);
        const left = form === "slim" ? width - 64 - lie.width : width - 8 - lie.width;
        const taken = form === "slim" ? face + 20 + lie.plate : face + 20;
        expect(left, `${count}`).toBeGreaterThanOrEqual(taken);
        expect((lie.lap ?? 0) + 41).toBeGreaterThanOrEqual(20);
      }
    },
  );

  test("where there is room they lie side by side", () => {
    expect(sheaf("low", 313, 70, 4)).toMatchObject({ lap: null });
    expect(sheaf("slim", 480, 54, 3)).toMatchObject({ lap: null, plate: 172 });
  });
});
