/** The doors of a night: who is found where is seen as soon as it has been told. */
import { expect, test } from "vitest";
import { foundTonight } from "../src/boards/junta/scenes/night/night";
import type { View } from "$lib/server/types";

const LOCATIONS = { event: "locations", locations: { s0: "bank", s1: "home" } };

function night(log: unknown[], shown = false): { view: View } {
  const people = [
    { seat: "s0", alive: true, exile: null, location: shown ? "bank" : null },
    { seat: "s1", alive: !shown, exile: null, location: shown ? "home" : null },
    { seat: "s2", alive: true, exile: "AM1", location: null },
  ];
  return { view: { log, table: { facts: { phase: 6, locations_shown: shown }, people } } as unknown as View };
}

test("until the doors open nobody is found", () => {
  expect(foundTonight(night([LOCATIONS, { event: "phase", phase: 5 }, { event: "phase", phase: 6 }])).beds).toEqual({});
});

test("faces stand in their doors from when it is told, while shots are fired, and when the table lies so", () => {
  const told = [{ event: "phase", phase: 6 }, LOCATIONS];
  expect(foundTonight(night(told))).toEqual({ beds: LOCATIONS.locations, dead: [] });
  const after = [...told, { event: "killed", seat: "s1" }, { event: "phase", phase: 7 }];
  expect(foundTonight(night(after))).toEqual({ beds: LOCATIONS.locations, dead: ["s1"] });
  expect(foundTonight(night(after, true))).toEqual({ beds: LOCATIONS.locations, dead: ["s1"] });
});
