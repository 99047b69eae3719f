import { expect, test } from "vitest";
import { mattering } from "../src/parts/options";
import type { Game } from "../src/server/types";

const all: Game["options"] = {
  sacked: { values: [false, true], default: true, where: [] },
  jobs: { values: ["all", "handicap"], default: "all", where: [{ sacked: [true] }] },
  handicap: { values: ["s0", "s1"], default: "s0", where: [{ jobs: ["handicap"] }] },
  block: { values: [false, true], default: true, where: [{ seats: [2], sacked: [false] }, { seats: [3] }] },
};

function names(chosen: Record<string, unknown>, seats = 4): string[] {
  return mattering(all, chosen, seats).map(([name]) => name);
}

test("an option is listed where it makes a difference", () => {
  expect(names({})).toEqual(["sacked", "jobs"]);
  expect(names({ jobs: "handicap" })).toEqual(["sacked", "jobs", "handicap"]);
  expect(names({ sacked: false })).toEqual(["sacked"]);
  expect(names({ sacked: false }, 2)).toEqual(["sacked", "block"]);
  expect(names({}, 3)).toEqual(["sacked", "jobs", "block"]);
});

test("an option that makes no difference has its default for those that depend on it", () => {
  expect(names({ sacked: false, jobs: "handicap" })).toEqual(["sacked"]);
});
