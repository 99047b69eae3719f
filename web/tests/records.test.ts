/** Records as they are told: places, names, ratings, dates and figures. */
import { expect, test } from "vitest";
import { namesOf, placeOf, winnersAt } from "$lib/parts/ended";
import { bounds, shown, spot } from "$lib/parts/ratings";
import type { Rating, Table } from "$lib/server/types";
import { day, figure, localeOf } from "$lib/talk/figures";

const rated = (person: string, rating: number): Rating => ({
  person,
  name: person,
  bot: null,
  rating,
  mean: 25,
  spread: 5,
  matches: 1,
  wins: 0,
});

test("a place counts those who came before", () => {
  const match = { winners: ["s0", "s1"], places: [0, 0, 1, 2] };
  const places = ["s0", "s1", "s2", "s3"].map((you) => placeOf({ ...match, you }));
  expect(places).toEqual([1, 1, 3, 4]);
});

test("there is no place for who did not play, nor where nobody came before anyone", () => {
  expect(placeOf({ you: null, winners: ["s0"], places: [0, 1] })).toBeNull();
  expect(placeOf({ you: "s1", winners: [], places: [0, 0] })).toBeNull();
});

test("whoever has been forgotten has no name", () => {
  expect(namesOf(["Anna", "s1"], null, "somebody")).toEqual(["Anna", "somebody"]);
  expect(namesOf(["Anna", "s1"], ["s1"], "somebody")).toEqual(["somebody"]);
  const seats = [{ name: "Anna" }, { name: "" }] as Table["seats"];
  const result = { winners: ["s0", "s1"], scores: [1, 1], reason: "", places: [0, 0] };
  expect(winnersAt({ seats, result }, "somebody")).toEqual(["Anna", "somebody"]);
  expect(winnersAt({ seats, result: null }, "somebody")).toEqual([]);
});

test("a rating lies between what it is at least and at most, and on its scale", () => {
  expect(bounds({ mean: 25, spread: 5 })).toEqual({ least: 10, most: 40 });
  expect([-3, 0, 25, 50, 61].map(spot)).toEqual([0, 0, 50, 100, 100]);
});

test("a ranking begins with ten, and never without the one who reads it", () => {
  const ratings = Array.from({ length: 14 }, (_, index) => rated(`p${index}`, 40 - index));
  expect(shown(ratings, null, false).map((one) => one.place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(shown(ratings, "p12", false).at(-1)).toMatchObject({ person: "p12", place: 13 });
  expect(shown(ratings, "p3", false)).toHaveLength(10);
  expect(shown(ratings, null, true)).toHaveLength(14);
});

test("dates and figures are written as the reader writes them", () => {
  expect(localeOf("en", ["it-IT", "en-GB", "en-US"])).toBe("en-GB");
  expect(localeOf("it", ["en-GB"])).toBe("it");
  const noon = Date.UTC(2026, 10, 16, 12) / 1000;
  expect(day(noon, "en-GB")).toBe("16 Nov 2026");
  expect(day(noon, "en-US")).toBe("Nov 16, 2026");
  expect(day(noon, "it")).toBe("16 nov 2026");
  expect(figure(25, 1, "it")).toBe("25,0");
  expect(figure(-2.26, 1, "en")).toBe("−2.3");
  expect(figure(-0.01, 1, "en")).toBe("0.0");
});
