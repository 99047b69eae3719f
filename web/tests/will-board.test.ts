/** The board of Last Will: a scene for every question, a picture and a sentence for every card, hats that are seen. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { BoardProps } from "../src/boards/board";
import { PickDraft, type Means, type SplitDraft, type SubsetDraft } from "../src/questions/answers.svelte";
import type { Pick, Question, View } from "../src/server/types";
import { idsIn } from "../pictograms";
import { bringsOf } from "../src/boards/last-will/bringing";
import { pricesOf } from "../src/boards/last-will/card/figures";
import { draftOf } from "../src/boards/last-will/drafts.svelte";
import { isSpent } from "../src/boards/last-will/ending";
import { worthUnder } from "../src/boards/last-will/prices";
import { cardPicture, sign } from "../src/boards/last-will/pictures";
import { privilegesOf } from "../src/boards/last-will/privilege";
import { says } from "../src/boards/last-will/saying";
import { BY_PHASE, BY_PROMPT, STAYS } from "../src/boards/last-will/scenes";
import { faceOf, kept, ownerOnStage } from "../src/boards/last-will/table";
import { along, depthOf, spread, topOf } from "../src/boards/last-will/track";

const game = "../src/palazzo/games/last_will";
const read = (path: string) => readFileSync(`${game}/${path}`, "utf8");
const cards = idsIn(read("content/cards.toml"));

test("every question of the game has its scene, or leaves the one of the phase", () => {
  const chapters = /CHAPTERS[^{]*\{([^}]*)\}/.exec(read("view.py"))?.[1] ?? "";
  const prompts = [...chapters.matchAll(/"([a-z-]+)": "W-/g)].map((match) => match[1] as string);
  expect(prompts.length).toBeGreaterThan(12);
  expect(prompts.filter((prompt) => !BY_PROMPT[prompt] && !STAYS.includes(prompt))).toEqual([]);
  expect([...Object.keys(BY_PROMPT), ...STAYS].filter((prompt) => !prompts.includes(prompt))).toEqual([]);
});

test("every phase has its scene", () => {
  const phases = [...(/PHASES[^(]*\(([^)]*)\)/.exec(read("reading.py"))?.[1] ?? "").matchAll(/"([a-z]+)"/g)];
  expect(phases.map((match) => match[1])).toEqual(Object.keys(BY_PHASE));
});

test("of every helper it is said what it does, in words that stand in both languages", () => {
  const said = new Set<string>();
  const texts = { say: (message: string) => (said.add(message), message), short: (word: string) => word };
  const helpers = cards.filter((card) => faceOf(card)?.kind === "helper");
  expect(helpers.length).toBeGreaterThan(15);
  for (const card of helpers) expect(bringsOf({ texts } as unknown as BoardProps, card)).toContain("estate-helps-");
  for (const language of ["en", "it"]) {
    const written = read(`locale/${language}/estate.ftl`);
    expect([...said].filter((one) => one.startsWith("estate-") && !written.includes(`\n${one} =`))).toEqual([]);
  }
});

test("in another's turn their board lies on the stage, and mine as soon as something is asked of me", () => {
  const at = (phase: string, player: string | null, you: string | null = "s0", over = false) =>
    ({ you, over, seats: ["s0", "s1"], table: { facts: { phase, player } } }) as unknown as View;
  expect(ownerOnStage(at("actions", "s1"), false)).toBe("s1");
  expect(ownerOnStage(at("actions", "s1"), true)).toBe("s0");
  expect(ownerOnStage(at("actions", "s0"), false)).toBe("s0");
  expect(ownerOnStage(at("actions", null), false), "all act together").toBe("s0");
  expect(ownerOnStage(at("errands", "s1"), false)).toBe("s0");
  expect(ownerOnStage(at("actions", "s1", "s0", true), false), "the match is over").toBe("s0");
  expect(ownerOnStage(at("actions", "s1", null), false), "a spectator sees whoever acts").toBe("s1");
});

test("every card has a face, a picture of its own and a sign for each symbol", () => {
  expect(cards.length).toBeGreaterThan(80);
  const drawn = new Map<string, string>();
  for (const card of cards) {
    const face = faceOf(card);
    expect(face, card).not.toBeNull();
    for (const symbol of face?.symbols ?? []) expect(sign(symbol), `${card}: ${symbol}`).not.toBe("");
    const { placed, ground, tone } = cardPicture(card);
    const picture = JSON.stringify([placed, ground, tone]);
    expect(drawn.get(picture), `${card} looks like another`).toBeUndefined();
    drawn.set(picture, card);
  }
});

test("what a card does besides spending is said, and its words are written in both languages", () => {
  for (const language of ["en", "it"]) {
    const written = read(`locale/${language}/board.ftl`);
    const lacking = new Set<string>();
    const say = (message: string): string => {
      if (!written.includes(`\n${message} =`)) lacking.add(message);
      return message;
    };
    for (const card of cards) {
      const face = faceOf(card);
      if (!face?.effects) continue;
      for (const one of privilegesOf(face, say)) expect(one.bits.length + one.note.length, card).toBeGreaterThan(0);
    }
    expect([...lacking]).toEqual([]);
  }
});

test("a house costs what it says until it lies on a board; there it is worth what it has fallen to", () => {
  const face = faceOf("T02");
  if (!face) throw new Error("no such card");
  const [bought] = pricesOf(face, { townhouse: 1 }, { place: "", card: "T02", tokens: [] }, null);
  expect(bought?.sum).toBe((face.price ?? 0) + 1);
  const [lies] = pricesOf(face, { townhouse: -2 }, { place: "p0", card: "T02", value: 5 }, null);
  expect(lies?.sum).toBe(3);
});

test("of cards to discard the others are kept, of cards to keep these", () => {
  const options = ["T02", "E01", "E01", "C03"];
  const draft = (prompt: string, chosen: number[]) => ({ question: { prompt, options }, chosen }) as never;
  expect(kept(draft("discard-surplus", [1, 3]))).toEqual(["T02", "E01"]);
  expect(kept(draft("keep-first-cards", [1, 3]))).toEqual(["E01", "C03"]);
});

test("where all cards are taken, one more from a deck is one less from the deck most are taken from", () => {
  const question = {
    kind: "split",
    prompt: "name-decks",
    places: ["event", "helper", "property"],
    caps: [3, 3, 3],
    least: 3,
    most: 3,
    likely: { event: 2, helper: 1 },
  } as unknown as Question;
  const draft = draftOf(question, { give: () => {} } as unknown as Means, () => ({}) as BoardProps) as SplitDraft;
  Object.assign(draft, { amounts: { event: 2, helper: 1, property: 0 } });
  draft.touch("property");
  expect(draft.amounts).toEqual({ event: 1, helper: 1, property: 1 });
});

test("a card that is to stay after all sends away the one that has stayed longest", () => {
  const question = {
    kind: "subset",
    prompt: "discard-surplus",
    options: ["E02", "GE1", "T02", "X01", "X01"],
    least: 3,
    most: 3,
    likely: ["E02", "GE1", "X01"],
  } as unknown as Question;
  const draft = draftOf(question, { give: () => {} } as unknown as Means, () => ({}) as BoardProps) as SubsetDraft;
  expect(kept(draft)).toEqual(["T02", "X01"]);
  draft.touch("E02");
  expect(kept(draft), "the house goes").toEqual(["E02", "X01"]);
  draft.touch("GE1");
  expect(kept(draft)).toEqual(["E02", "GE1"]);
  draft.touch("X01");
  expect(kept(draft), "one of two copies stays").toEqual(["GE1", "X01"]);
  draft.touch("GE1");
  expect(draft.chosen.length, "as many go as must").toBe(3);
});

test("of two cards alike the one that was pressed stays or goes", () => {
  const question = {
    kind: "subset",
    prompt: "discard-surplus",
    options: ["X01", "X01", "T02", "E02"],
    least: 2,
    most: 2,
    likely: ["X01", "E02"],
  } as unknown as Question;
  const draft = draftOf(question, { give: () => {} } as unknown as Means, () => ({}) as BoardProps) as SubsetDraft;
  const going = () => [...draft.chosen].sort();
  expect(going()).toEqual([0, 3]);
  draft.touch("X01", 0);
  expect(going(), "the going one stays, and not its twin goes too").toEqual([1, 3]);
  draft.touch("X01", 0);
  expect(going()).toContain(0);
  expect(going().length).toBe(2);
});

/** A table as far as the prompt looks at it, in words that are the names of messages. */
function asked(question: Partial<Pick>, heir: object, touched: string[], more: object = {}): BoardProps {
  const draft = new PickDraft({ kind: "pick", facts: {}, ...question } as Pick, () => {}, true);
  for (const thing of touched) draft.touch(thing);
  const people = [{ seat: "s0", money: 20, board: [], demoted: false, ...heir }];
  const said = (message: string, facts: object = {}) => `${message}${JSON.stringify(facts)}`;
  return {
    view: {
      you: "s0",
      seats: ["s0"],
      table: { facts: { round: 2, rounds: 7, market: {} }, people },
      reading: {},
      log: [],
      ...more,
    },
    targets: draft,
    room: { small: false },
    texts: {
      say: said,
      called: (id: string) => id,
      short: (id: string) => id,
      option: (id: string) => id,
      first: (ids: string[]) => ids[0],
    },
    foresight: { of: () => ({ certain: { figures: [{ label: "rank", before: "1", after: "2" }] } }) },
  } as unknown as BoardProps;
}

test("whatever a boy would fetch, the prompt says what it costs or is good for", () => {
  for (const card of cards) {
    const options = ["home", `fetch:offer-1:${card}`];
    const said = says(asked({ prompt: "choose-errand", options }, {}, [`offer-1`]));
    // It stands where the question stood, and below it.
    const more = `${said?.ask ?? ""} ${said?.more ?? ""}`;
    const face = faceOf(card);
    // Events that only do something say so on the card.
    const spends = face?.kind !== "event" || face.modes?.some((mode) => mode.spend);
    if (spends) expect(more, card).toMatch(/(board-later|board-costs-today|estate-keep|estate-helps)/);
    if (face?.kind === "property") expect(more, card).toContain("estate-keep");
  }
});

test("the opera says what it costs and which line it may cover, and nothing of ranks", () => {
  const job = { salary: 7, lines: [{ symbol: "theatre", salary: 3, covered: false }] };
  const opera = { prompt: "choose-errand", options: ["home", "opera"] };
  const { ask = "", more = "" } = says(asked(opera, { job }, ["opera"])) ?? {};
  expect(ask).toContain("£20 → £18");
  expect(more).toContain('board-may-cover{"symbol":"theatre","before":7,"after":4}');
  expect(more).not.toContain("rank");
  expect(says(asked(opera, { job, demoted: true }, ["opera"]))?.more).not.toContain("board-may-cover");
});

test("in the last turn of all the prompt says that it is the last, and who ended it", () => {
  const turn = { prompt: "choose-action", options: ["end", "play:E01:0"], facts: { actions: 2, money: 20, debt: 0 } };
  expect(says(asked(turn, {}, []))).toMatchObject({ only: "end", undone: true });
  expect(says(asked(turn, {}, []))?.more).toContain("board-hint-choose-action");
  // Once something is done there is room for two short lines beside what takes it back.
  const log = [
    { event: "turn-begins", seat: "s0" },
    { event: "plays", seat: "s0" },
  ];
  expect(says(asked(turn, {}, [], { log }))).toMatchObject({ only: "end", ask: 'board-ask-action{"actions":2}' });
  const anna = { seat: "s1", bankrupt: true };
  const table = { facts: { round: 4, rounds: 7, market: {} }, people: [{ seat: "s0", board: [] }, anna] };
  expect(says(asked(turn, {}, [], { table }))?.more).toBe('board-last-turn{"seats":["s1"]}');
});

test("a market laid anew says what everyone is worth under it", () => {
  const view = {
    table: { facts: { market: { farm: -3, manor: 2 } }, people: [{ seat: "s0", worth: 40 }] },
    reading: {
      estates: {
        s0: [{ place: "p0", card: "M02", sales: { manor: 12 }, under: { "-3": 7, "+2": 12 } }, { place: "p1" }],
      },
    },
  } as unknown as View;
  const told = worthUnder(view, "s0", { farm: "+2", manor: "-3" });
  expect([told.from, told.to, told.worth, told.after]).toEqual([12, 7, 40, 35]);
});

test("on the track hats stand where their money is, in order, and none hides another", () => {
  const top = topOf([70, 66]);
  expect(top).toBe(70);
  expect(along(70, top)).toBe(0);
  expect(along(-99, top)).toBe(1);
  const at = (sum: number) => along(sum, top) * 900;
  const sums = { s0: 47, s1: 47, s2: 47, s3: 20, s4: -3 };
  const hats = spread(
    Object.entries(sums).map(([seat, sum]) => ({ seat, x: at(sum) })),
    900,
  );
  expect(hats.map((hat) => hat.seat).slice(3)).toEqual(["s3", "s4"]);
  for (const [index, hat] of hats.entries()) if (index) expect(hat.x - (hats[index - 1]?.x ?? 0)).toBeGreaterThan(20);
  expect(hats[3]?.x).toBeCloseTo(at(20));
  expect(hats.slice(0, 3).reduce((sum, hat) => sum + hat.x, 0) / 3).toBeCloseTo(at(47));
  expect(hats.filter((hat) => hat.told).length).toBe(4);
});

test("in any crowd my own sum has room on the track, and debts deepen it", () => {
  const crowd = ["s0", "s1", "s2", "s3"].map((seat, at) => ({ seat, x: 300 + at }));
  for (const { seat } of crowd) {
    const hats = spread(crowd, 900, seat);
    const mine = hats.findIndex((hat) => hat.seat === seat);
    expect(hats[mine]?.told).toBe("right");
    expect((hats[mine + 1]?.x ?? Infinity) - (hats[mine]?.x ?? 0)).toBeGreaterThan(60);
  }
  expect(depthOf([40, 12])).toBe(15);
  expect(along(-19, 70, depthOf([40, -19]))).toBeLessThan(0.97);
});

test("a sum stands left of its hat where the next hat leaves no room, and mine never lies on ruin", () => {
  const told = (xs: number[], mine: string | null = null, ruin?: number) =>
    spread(
      xs.map((x, at) => ({ seat: `s${at}`, x })),
      900,
      mine,
      ruin,
    ).map((hat) => hat.told);
  expect(told([464, 573, 634])).toEqual(["right", "left", "right"]);
  expect(told([464, 530, 591]), "two sums do not share a gap").toEqual(["right", null, "right"]);
  expect(told([12, 34]), "nor off the track").toEqual([null, "right"]);
  expect(told([300, 780], "s1", 810)).toEqual(["right", "left"]);
  expect(told([300, 720], "s1", 810)).toEqual(["right", "right"]);
  expect(told([740, 764, 806], "s2", 810), "where there is no room beside it, mine lies on the rail").toEqual([
    "left",
    null,
    "below",
  ]);
  expect(told([830, 860], "s1", 810), "nor does a debt").toEqual([null, "right"]);
  const crowd = [
    { seat: "s0", x: 766 },
    { seat: "s1", x: 777 },
    { seat: "s2", x: 755 },
  ];
  for (const hat of spread(crowd, 900, "s0", 810))
    expect(hat.x, "nobody with a penny left is in debt").toBeLessThan(810);
  expect(told([300, 822], "s1", 810), "a debt of a pound stands beyond ruin").toEqual(["right", "right"]);
});

test("hats at the ends of the track stay on it", () => {
  const hats = spread(
    ["s0", "s1", "s2"].map((seat) => ({ seat, x: 0 })),
    300,
  );
  expect(Math.min(...hats.map((hat) => hat.x))).toBe(0);
});

const errand = (options: string[], sent: unknown[][], demotable = true) => {
  const lines = [
    { symbol: "dinner", salary: 2, covered: false },
    { symbol: "boat", salary: 1, covered: false },
    { symbol: "boat", salary: 3, covered: false },
    { symbol: "theatre", salary: 4, covered: true },
  ];
  const view = { you: "s0", table: { people: [{ seat: "s0", job: { lines } }] }, reading: { yours: { demotable } } };
  const question = { kind: "pick", prompt: "choose-errand", options, facts: {} } as unknown as Pick;
  const give = (value: unknown) => sent.push([value]);
  const means = { give, giveAll: (answers: unknown[]) => sent.push(answers) } as unknown as Means;
  return draftOf(question, means, () => ({ view }) as unknown as BoardProps) as PickDraft;
};

test("a boy let go on a half of the double door is sent there; pressed, the half waits to be confirmed", () => {
  const sent: unknown[][] = [];
  const draft = errand(["home", "combined:extension", "combined:demotion", "demotion"], sent);
  draft.touch("half:extension");
  expect(draft.value).toBe("combined:extension");
  expect([draft.of("half:extension"), draft.of("half:demotion")]).toEqual(["chosen", "open"]);
  draft.touch("half:demotion");
  expect(draft.value).toBe("combined:demotion");
  expect(sent).toEqual([]);
  draft.act("half:extension");
  expect(sent).toEqual([["combined:extension"]]);
  expect(errand(["home", "demotion"], []).of("half:demotion")).toBe("closed");
});

test("a boy let go on an open line of the payslip goes to have it covered, where a door for that is open", () => {
  const sent: unknown[][] = [];
  const draft = errand(["home", "combined:demotion", "demotion"], sent);
  for (const line of ["line:dinner:2", "line:boat:3", "line:theatre:4"])
    if (draft.accepts("boy:s0", line)) draft.act(line);
  expect(sent).toEqual([
    ["demotion", "demote:dinner"],
    ["demotion", "demote:boat:3"],
  ]);
  expect(errand(["home", "opera"], []).accepts("boy:s0", "line:dinner:2")).toBe(false);
  expect(errand(["home", "demotion"], [], false).accepts("boy:s0", "line:dinner:2"), "demoted already").toBe(false);
});

test("a turn ends by itself only where every action is spent and nothing but dismissals is left", () => {
  const turn = (actions: number, ...options: string[]) =>
    isSpent({ kind: "pick", prompt: "choose-action", options, facts: { actions } } as unknown as Question);
  expect(turn(0, "end", "throw:H01:p0")).toBe(true);
  expect(turn(1, "end", "throw:H01:p0"), "an action would be lost").toBe(false);
  expect(turn(0, "end", "throw:H01:p0", "use:S06:p1")).toBe(false);
  expect(isSpent(null)).toBe(false);
});
