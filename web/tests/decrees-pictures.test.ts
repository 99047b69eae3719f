/** Every card of Final Decrees has its picture in both editions, its line in both languages, and its draughtsman's name. */
import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { render } from "svelte/server";
import { authors, drawing, idsIn, missing, named, type Pictures } from "../pictograms";
import raw from "../src/boards/final-decrees/pictures.json";
import { cardPicture, decreeIcon, isReaction, ministryIcon, powerIcon } from "../src/boards/final-decrees/pictures";
import Card from "../src/cards/Card.svelte";
import { fitted, rays, spots } from "../src/cards/picture";

const game = "../src/palazzo/games/final_decrees";
const read = (path: string) => readFileSync(`${game}/${path}`, "utf8");
const pictures = raw as unknown as Pictures;
const cards = idsIn(read("content/cards.toml"));

test("content is read in order", () => {
  expect(cards.length).toBeGreaterThan(30);
  expect(cards[0]).toBe("C01");
  expect(idsIn(read("content/ministries.toml"))).toEqual(["REF", "EXE", "HR", "NAV", "SEC", "TRE"]);
});

test("no two cards of an edition have the same picture", () => {
  for (const edition of ["republic", "empire"] as const) {
    const drawn = cards.map((card) => JSON.stringify(cardPicture(card, edition).placed));
    expect(cards.filter((_, at) => drawn.indexOf(drawn[at] as string) < at)).toEqual([]);
  }
});

test("a card has the tone of its group in the rules", () => {
  const groups = Object.fromEntries(
    [...read("content/cards.toml").matchAll(/id = "(C\d+)"[^[]*?group = "([a-z]+)"/g)].map((match) => [
      match[1],
      match[2],
    ]),
  );
  const tones = Object.fromEntries(
    Object.entries(pictures.cards as Record<string, { tone: string }>).map(([card, { tone }]) => [card, tone]),
  );
  expect(tones).toEqual(groups);
});

test("what is not drawn is named", () => {
  const lacking = structuredClone(pictures);
  delete (lacking.cards as Record<string, unknown>).C07;
  (lacking.cards as Record<string, Record<string, unknown>>).C08 = { tone: "personal", republic: ["goat"], empire: [] };
  expect(missing(lacking, { cards })).toEqual([
    "cards: C07 has no picture (republic)",
    "cards: C07 has no picture (empire)",
    "cards: C08 has no picture (empire)",
  ]);
  expect(missing(pictures, { cards })).toEqual([]);
  expect(missing(pictures, { cards: cards.slice(1) })).toEqual(["cards: there is no C01"]);
});

test("every pictogram is there and has an author", () => {
  const credited = authors();
  for (const [name, where] of named(pictures)) {
    expect(drawing(name, where)).toContain("<path");
    expect(credited.get(name)).toBeTruthy();
  }
  expect(() => drawing("no-such-thing", "here")).toThrow('here: there is no pictogram "no-such-thing".');
});

test("nobody is credited for what is not used", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" });
  const used = new Set(
    files
      .filter((file) => file.endsWith("pictures.json"))
      .flatMap((file) => [...named(JSON.parse(readFileSync(`src/${file}`, "utf8")) as Pictures).keys()]),
  );
  for (const file of files.filter((name) => /\.(ts|svelte)$/.test(name)))
    for (const match of readFileSync(`src/${file}`, "utf8").matchAll(/"pictogram:([\w-]+)"/g))
      used.add(match[1] as string);
  expect([...authors().keys()].filter((name) => !used.has(name))).toEqual([]);
});

describe.each(["it", "en"])("in %s", (language) => {
  const texts = read(`locale/${language}/board.ftl`);
  const line = (key: string) => new RegExp(`^${key} = (.+)$`, "m").exec(texts)?.[1] ?? "";

  test("every card has a line of at most 18 signs", () => {
    for (const card of cards) {
      expect(line(`${card}-line`), card).not.toBe("");
      expect([...line(`${card}-line`)].length, card).toBeLessThanOrEqual(18);
    }
  });

  test("every power has a line of at most 24 signs", () => {
    for (const edition of ["republic", "empire"])
      for (const ministry of ["REF", "EXE", "HR", "NAV", "SEC", "TRE"]) {
        const said = line(`${edition}-special-${ministry}-line`);
        expect(said, ministry).not.toBe("");
        expect([...said].length, ministry).toBeLessThanOrEqual(24);
      }
  });
});

test("things have their drawings in both editions", () => {
  for (const edition of ["republic", "empire"] as const) {
    for (const ministry of ["REF", "EXE", "HR", "NAV", "SEC", "TRE"]) {
      expect(ministryIcon(ministry, edition)).toContain("<path");
      expect(powerIcon(ministry)).toContain("<path");
    }
    for (const decree of ["D1", "D2", "D3", "D4", "D5"]) expect(decreeIcon(decree, edition)).toContain("<path");
  }
  expect(cards.filter(isReaction)).toEqual(["C27", "C28", "C29", "C30"]);
});

test("pictograms stand where they are put, or where there is room for them", () => {
  expect(spots(["a"])).toEqual([{ icon: "a", x: 32, y: 6, size: 56, turn: 0 }]);
  expect(spots([{ icon: "a", x: 1, turn: 90 }])).toEqual([{ icon: "a", x: 1, y: 6, size: 56, turn: 90 }]);
  for (const count of [1, 2, 3])
    for (const spot of spots(Array(count).fill("a") as string[])) {
      expect(spot.x + spot.size).toBeLessThanOrEqual(120);
      expect(spot.y + spot.size).toBeLessThanOrEqual(72);
    }
  expect(rays()).not.toContain("NaN");
});

test("a card has three sizes", () => {
  const drawn = (size: "title" | "hand" | "read") =>
    render(Card, {
      props: {
        size,
        title: "Titolo",
        line: "linea",
        text: "testo",
        flavour: "motto",
        tag: "reazione",
        picture: cardPicture("C27", "republic"),
      },
    }).body;
  expect(drawn("title")).toContain("Titolo");
  expect(drawn("title")).not.toContain("testo");
  expect(drawn("hand")).toContain("linea");
  expect(drawn("hand")).toContain("reazione");
  expect(drawn("hand")).not.toContain("testo");
  expect(drawn("read")).toContain("testo");
  expect(drawn("read")).toContain("motto");
});

test("long titles are set smaller, short ones never larger", () => {
  expect(fitted("Tagli Lineari", 0.575)).toBe(14.5);
  expect(fitted("Capro Espiatorio a Tempo Determinato", 0.575)).toBeLessThan(14.5);
  expect(fitted("x".repeat(80), 0.575)).toBe(11);
  expect(fitted("Commissariamento", 0.61) * 0.61 * "Commissariamento".length).toBeLessThanOrEqual(110);
});
