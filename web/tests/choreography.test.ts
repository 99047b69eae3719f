/** Choreographies are data: checked against what the games declare, and filled with the facts of an event. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { faultsOf, missing, plain, script, type Choreography, type Declared } from "$lib/director/choreography";

const root = join(import.meta.dirname, "..", "src");
const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), "utf-8"));
const declared = read("generated/events.json") as Record<string, Declared>;
const games = Object.keys(declared).filter((game) => game !== "kernel");
const fileOf = (game: string) => (game === "kernel" ? "director/deals.json" : `boards/${game}/choreography.json`);
const own = (game: string) => read(fileOf(game)) as Choreography;

describe.each(["kernel", ...games])("the choreography of %s", (game) => {
  test("has something for every kind of event", () => {
    expect(missing(own(game), declared[game] ?? {})).toEqual([]);
  });

  test("names only what is there", () => {
    expect(faultsOf(fileOf(game), own(game), declared[game] ?? {})).toEqual([]);
  });

  test("is heard wherever a headline crosses the stage", () => {
    const crossed = Object.entries(own(game)).filter(([, movements]) => movements.some((one) => one.move === "banner"));
    expect(crossed.filter(([, movements]) => !movements.some((one) => one.sound)).map(([event]) => event)).toEqual([]);
  });

  test("moves something whatever the facts are", () => {
    for (const [event, movements] of Object.entries(own(game)))
      for (const rich of [true, false]) {
        const line = { event, ...facts(declared[game]?.[event] ?? {}, rich) };
        expect(script(movements, line).flat().length + plain(line).flat().length, event).toBeGreaterThan(0);
        expect(JSON.stringify(script(movements, line)), event).not.toMatch(/\{\w+\}/);
      }
  });
});

test("no choreography is kept for a game nobody knows", () => {
  const kept = readdirSync(join(root, "boards")).filter((game) => existsSync(join(root, fileOf(game))));
  expect(kept.sort()).toEqual([...games].sort());
});

/** Facts of these kinds: as many as can be, or as few. */
function facts(kinds: Record<string, string>, rich: boolean): Record<string, unknown> {
  const values: Record<string, [rich: unknown, poor: unknown]> = {
    seat: ["s0", "s1"],
    word: ["NAV", "EXE"],
    number: [3, 0],
    seats: [["s0", "s1"], []],
    words: [["C01", "C02"], []],
    names: [["yes", "s1"], []],
    numbers: [[6, 1], []],
    list: [["NAV", 3], []],
    table: [{ a: 1 }, {}],
    "number-by-name": [{ s0: 2, NAV: 1 }, {}],
    "name-by-name": [{ s0: "NAV" }, {}],
    "names-by-name": [{ yes: ["C01"] }, {}],
  };
  const found: Record<string, unknown> = {};
  for (const [name, kind] of Object.entries(kinds)) {
    if (kind.endsWith("?") && !rich) continue;
    found[name] = values[kind.replace("?", "")]?.[rich ? 0 : 1];
  }
  return found;
}

const EVENTS: Declared = {
  forwarded: { seat: "seat", decree: "word", relief: "number" },
  bids: { bids: "number-by-name" },
  drew: { seat: "seat", card: "word?" },
};
const faults = (written: unknown) => faultsOf("here.json", written, EVENTS);

describe("a mistake is told with its file, entry and movement", () => {
  test.each([
    [{ walked: [] }, "here.json: walked: no event is called so"],
    [{ bids: [] }, "here.json: bids: not a list of movements"],
    [{ bids: [{ move: "jump" }] }, 'here.json: bids, movement 1: there is no movement "jump"'],
    [{ bids: [{ move: "travel" }] }, 'here.json: bids, movement 1: travel wants "to"'],
    [{ bids: [{ move: "pulse", at: "x", dice: "{bids}" }] }, 'here.json: bids, movement 1: pulse knows no "dice"'],
    [{ bids: [{ move: "pulse", at: "x", ms: 90 }] }, 'here.json: bids, movement 1: "ms" is 90, not from 300 to 900'],
    [{ forwarded: [{ move: "pulse", at: "{who}" }] }, 'here.json: forwarded, movement 1: "at" names no fact: {who}'],
    [{ forwarded: [{ move: "pulse", at: "{each}" }] }, 'here.json: forwarded, movement 1: "at" names no fact: {each}'],
    [
      { forwarded: [{ move: "pulse", at: "x", each: "relief" }] },
      'here.json: forwarded, movement 1: "each" wants a list or a table, and relief is neither',
    ],
    [
      { bids: [{ move: "pulse", at: "x", with: true }] },
      'here.json: bids, movement 1: "with" says it begins with the one before, and there is none',
    ],
    [
      { bids: [{ move: "pulse", at: "x", sound: "tuba" }] },
      'here.json: bids, movement 1: "sound" is tuba, not one of thud, paper, coins, ink, drum, bell, fanfare, gloom, dice, shot',
    ],
  ])("%j", (written, fault) => {
    expect(faults(written)).toEqual([fault]);
  });
});

test("facts are filled in, and places nobody knows of are left out", () => {
  const [[draw]] = script([{ move: "draw", from: "pile", to: "card:{card} | hand:{seat}", card: "{card}" }], {
    event: "drew",
    seat: "s1",
  }) as [[ReturnType<typeof script>[0][0]]];
  expect(draw).toMatchObject({ move: "draw", from: "pile", to: "hand:s1", card: null, ms: 450 });
});

test("movements begin together, or one after the other; a table is played entry by entry", () => {
  const groups = script(
    [
      { move: "pulse", at: "{seat}" },
      { move: "flow", of: "blame", to: "blame:{key}", amount: "{value}", each: "bids", with: true },
      { move: "stamp", at: "x" },
      { move: "pulse", at: "y", when: "relief" },
    ],
    { event: "bids", seat: "s0", bids: { s0: 2, s1: 0, s2: 5 }, relief: 0 },
  );
  expect(groups.map((group) => group.map((one) => one.move))).toEqual([["pulse", "flow", "flow"], ["stamp"]]);
  expect(groups[0]?.map((one) => [one.to, one.amount])).toEqual([
    [null, 1],
    ["blame:s0", 2],
    ["blame:s2", 5],
  ]);
});

test("an event nobody has written anything for lights up what it names", () => {
  expect(plain({ event: "sealed", seat: "s2", bids: ["A", "B"] }).flat()).toMatchObject([
    { move: "pulse", at: "s2" },
    { move: "pulse", at: "A" },
    { move: "pulse", at: "B" },
  ]);
});
