import { expect, test } from "vitest";
import { fitting, seatsIn } from "../src/parts/seats";

test("seats are read however an option names them", () => {
  expect(seatsIn("s1")).toEqual([1]);
  expect(seatsIn(["s0", "s2"])).toEqual([0, 2]);
  for (const text of ["s0 s2", "s0,s2", "s0:s2", "02"]) expect(seatsIn(text)).toEqual([0, 2]);
  for (const other of ["free", "", null, true, []]) expect(seatsIn(other)).toBeNull();
});

test("no seat is offered that the table has not, and nothing it has been given is left out", () => {
  expect(fitting(["0", "1", "2", "01", "12"], "0", 2, true)).toEqual(["0", "1", "01"]);
  expect(fitting(["0", "1", "2"], "2", 2, true)).toEqual(["0", "1", "2"]);
  expect(fitting([3, 5, 7], 5, 2, false)).toEqual([3, 5, 7]);
});
