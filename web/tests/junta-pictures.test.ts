/** Every card of Junta has its own picture, its line in both languages, and the tone of its kind. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { authors, drawing, idsIn, missing, named, type Pictures } from "../pictograms";
import raw from "../src/boards/junta/pictures.json";
import { cardPicture, sign, toneOf } from "../src/boards/junta/pictures";
import { officeSign } from "../src/boards/junta/symbols";

const game = "../src/palazzo/games/junta";
const read = (path: string) => readFileSync(`${game}/${path}`, "utf8");
const pictures = raw as unknown as Pictures;
const content = read("content/cards.toml");
const cards = idsIn(content);

test("both decks are drawn, no two cards alike", () => {
  expect(cards.length).toBeGreaterThan(60);
  expect(missing(pictures, { cards })).toEqual([]);
  const drawn = cards.map((card) => JSON.stringify(cardPicture(card).placed));
  expect(cards.filter((_, at) => drawn.indexOf(drawn[at] as string) < at)).toEqual([]);
});

test("a card has the tone of its kind; cards that bring units have one of their own", () => {
  for (const [, card = "", kind = ""] of content.matchAll(/id = "(\w\d\d)"\nkind = "([a-z]+)"/g))
    expect(toneOf(card), card).toBe(card.startsWith("C") ? "coup" : kind);
});

test("every pictogram is there and has an author", () => {
  const credited = authors();
  for (const [name, where] of named(pictures)) {
    expect(drawing(name, where)).toContain("<path");
    expect(credited.get(name), name).toBeTruthy();
  }
  for (const office of ["president", "interior", "brigade1", "brigade2", "brigade3", "admiral", "air"])
    expect(officeSign(office), office).toContain("<path");
  expect(sign("votes")).toContain("<path");
});

describe.each(["it", "en"])("in %s", (language) => {
  const texts = read(`locale/${language}/hand.ftl`);
  const line = (key: string) => new RegExp(`^${key} = (.+)$`, "m").exec(texts)?.[1] ?? "";

  test("every card says in at most 20 signs what it does, and when", () => {
    for (const card of cards) {
      expect(line(`${card}-line`), card).not.toBe("");
      expect([...line(`${card}-line`)].length, card).toBeLessThanOrEqual(20);
      expect(line(`${card}-when`), card).toMatch(/^\{ when-[a-z]+ \}$/);
    }
  });
});
