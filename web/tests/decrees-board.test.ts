/** The board of Final Decrees draws what a view says, in both worlds and both languages. */
import { readFileSync, readdirSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Component } from "svelte";
import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import type { BoardProps } from "../src/boards/board";
import { quiet } from "../src/boards/context";
import * as decrees from "../src/boards/final-decrees";
import { betterOf, opened, stateOf } from "../src/boards/final-decrees/bidding";
import { shortly } from "../src/boards/final-decrees/shortly";
import { draftFor } from "../src/questions/answers.svelte";
import type { Figure } from "../src/questions/foresight.svelte";
import type { Question, View } from "../src/server/types";
import Bell from "../src/table/Bell.svelte";
import { Voice } from "../src/talk/voice";
import Around from "./Around.svelte";

const NAMES = ["Marta", "Bruno", "Carla", "Dario", "Anna"];
const BLAME = [7, 8, 2, 5, 0];
const POSTS = ["TRE", "SEC", "HR", "REF", "EXE"];
const OFFICE: [string, number, string | null][] = [
  ["REF", 2, null],
  ["EXE", 6, "REF"],
  ["HR", 1, "EXE"],
  ["NAV", 9, "EXE"],
  ["SEC", 3, "TRE"],
  ["TRE", 4, "REF"],
];

function voice(language: string, edition: string): Voice {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const folder = `../src/palazzo/games/final_decrees/locale/${language}`;
  for (const file of readdirSync(folder))
    bundle.addResource(new FluentResource(readFileSync(`${folder}/${file}`, "utf8")));
  return new Voice(bundle, language, "final-decrees", edition, NAMES);
}

function viewOf(edition: string, change: { bidding?: boolean } = {}): View {
  const posts: (string | null)[] = change.bidding ? POSTS.map(() => null) : POSTS;
  return {
    game: "final-decrees",
    options: { edition },
    you: "s0",
    waiting: { for: ["s0"], why: change.bidding ? "wait-appointments" : "wait-action" },
    promises: [{ promise: "x", by: "s3", to: "s0", fate: "open" }],
    deals: [],
    questions: [],
    undo: false,
    log: change.bidding
      ? [
          { event: "bids", bids: { s0: 2, s1: 6, s2: 4 }, blame: { s0: 7, s1: 6, s2: 4 } },
          { event: "bids-tied", seats: [] },
        ]
      : [{ event: "drew", seat: "s0" }],
    table: {
      facts: { turn: 5, player: change.bidding ? null : "s0", actions: 2, enacted: ["D2"], removal: 20, burn: 5 },
      people: NAMES.map((_, seat) => ({
        seat: `s${seat}`,
        blame: BLAME[seat],
        directs: posts[seat],
        cards: seat,
        known: [],
      })),
      places: OFFICE.map(([id, blame, controller]) => ({
        id,
        blame,
        controller,
        director: posts.includes(id) ? `s${posts.indexOf(id)}` : null,
        decrees: [],
      })),
      papers: [
        { id: "D1", at: "EXE", steps: ["TRE", "REF", "HR", "SEC", "REF", "EXE"], stamps: 1 },
        { id: "D2", at: null, steps: ["NAV", "TRE", "EXE", "HR"], stamps: 4 },
        { id: "D3", at: "TRE", steps: ["EXE", "SEC", "REF", "TRE", "NAV"], stamps: 3 },
        { id: "D4", at: "EXE", steps: ["HR", "EXE", "REF", "NAV", "SEC"], stamps: 1 },
        { id: "D5", at: "EXE", steps: ["SEC", "NAV", "HR", "TRE"], stamps: 1 },
      ],
      piles: { deck: 31, discards: ["C01"], shown: [] },
      yours: { hand: ["C14", "C27"] },
      used: [],
    },
    reading: {
      turn: change.bidding
        ? null
        : { seat: "s0", steps: ["charge", "draw", "actions", "load"], step: "actions", granted: 3, spent: 1, left: 2 },
      ranks: BLAME.map((blame, seat) => ({
        seat: `s${seat}`,
        place: [3, 4, 1, 2, 0][seat],
        blame,
        ministry: 0,
        cards: 1,
      })),
      pile: { cards: 31, safe: 0, among: 11, beneath: 20, one_in: 11, burns: 5, times: 0 },
      decrees: [],
      arrows: { drawn: 4, left: 1 },
      biddable: [1, 2, 3, 4, 5, 6],
      bids: [
        [{ seat: "s0", bid: 2, parts: { bid: 2, lowest: 5 }, blame: 7, better: { bid: 3, blame: 3, wins: false } }],
      ],
    },
  } as unknown as View;
}

const ACTION = {
  id: "1",
  prompt: "choose-action",
  kind: "pick",
  due: true,
  rule: "",
  facts: { actions: 2 },
  options: [
    "stop",
    "draw",
    "stamp:D3",
    "forward:D3:NAV",
    "forward:D3:EXE",
    "distribute",
    "mint",
    "play:C14",
    "move:s1",
  ],
} as unknown as Question;

function drawn(
  Part: unknown,
  {
    edition = "republic",
    language = "it",
    question = null as Question | null,
    rest = {},
    bidding = false,
    small = false,
  } = {},
): string {
  const targets = question ? draftFor(question, () => undefined) : null;
  const given: BoardProps = quiet(viewOf(edition, { bidding }), voice(language, edition), {
    question,
    targets,
    room: { width: 1016, height: 486, small },
  });
  return render(Around, { props: { given, names: NAMES, Part: Part as Component<Record<string, unknown>>, rest } })
    .body;
}

function targetsIn(html: string): string[] {
  return [...html.matchAll(/<button[^>]*data-target="[^"]*"[^>]*>/g)].map(
    ([tag]) => /data-(?:thing|person)="([^"]*)"/.exec(tag)?.[1] ?? "",
  );
}

describe.each(["republic", "empire"])("the %s", (edition) => {
  test.each(["it", "en"])("has a desk for each ministry, nothing of it unsaid in %s", (language) => {
    const html = drawn(decrees.Stage, { edition, language });
    for (const [id] of OFFICE) expect(html).toContain(`data-ministry="${id}"`);
    for (const part of [decrees.Stage, decrees.Ribbon, decrees.HandSide])
      expect(drawn(part, { edition, language })).not.toMatch(/board-[a-z]|special-[A-Z]|C\d\d-line|undefined|NaN/);
    expect(drawn(decrees.Me, { edition, language, rest: { seat: "s0" } })).not.toMatch(/board-[a-z]|undefined/);
  });
});

test("every thing is a target once, wherever it stands", () => {
  const people = NAMES.map((_, seat) =>
    drawn(seat ? decrees.Person : decrees.Me, { question: ACTION, rest: { seat: `s${seat}` } }),
  ).join("");
  const cards = ["C14", "C27"]
    .map((card) => drawn(decrees.HandCard, { question: ACTION, rest: { card, copy: 0 } }))
    .join("");
  const all = targetsIn(
    drawn(decrees.Stage, { question: ACTION }) + people + cards + drawn(decrees.HandSide, { question: ACTION }),
  );
  expect(all.sort()).toEqual(["C14", "D3", "distribute", "draw", "mint", "move", "s1"]);
});

test("a face is touched on the stage; on a telephone in the row of faces", () => {
  const stage = (small: boolean) => targetsIn(drawn(decrees.Stage, { question: ACTION, small }));
  const row = (small: boolean) => targetsIn(drawn(decrees.Person, { question: ACTION, small, rest: { seat: "s1" } }));
  expect(stage(false)).toContain("s1");
  expect(row(false)).toEqual([]);
  expect(stage(true)).not.toContain("s1");
  expect(row(true)).toEqual(["s1"]);
});

test("papers are large alone, smaller together", () => {
  const html = drawn(decrees.Stage);
  const sizes = (ministry: string) =>
    [
      ...(html.split(`data-ministry="${ministry}"`)[1]?.split("</section>")[0] ?? "").matchAll(/class="form (\w+)/g),
    ].map((match) => match[1]);
  expect(sizes("TRE")).toEqual(["large"]);
  expect(sizes("EXE")).toEqual(["small", "small", "small"]);
  expect(sizes("REF")).toEqual([]);
});

test("the ribbon says how I stand, the step and the stamps", () => {
  const html = drawn(decrees.Ribbon);
  expect(html).toContain("Tu: 7, 4º su 5");
  expect(html).toContain("Azioni: ne restano 2");
  expect(drawn(decrees.Ribbon, { language: "en" })).toContain("You: 7, 4th of 5");
  for (const number of [1, 2, 3, 4, 5]) expect(html).toContain(`data-thing="duty:${number}"`);
});

test("the pile tells the true odds, and what a draw would do to me", () => {
  const html = drawn(decrees.HandSide, { language: "en" });
  expect(html).toContain("Stagnation: 1 in 11");
  expect(html).toContain("7 → 11");
});

test("envelopes are opened from the lowest, and the sum is explained", () => {
  const html = drawn(decrees.Stage, { bidding: true, language: "en" });
  const order = [...html.matchAll(/data-part="envelope:(s\d)"/g)].map((match) => match[1]);
  expect(order).toEqual(["s0", "s2", "s1"]);
  expect(html).toContain("caution costs 5<");
  expect(html).not.toContain("data-ministry");
});

test("envelopes stay open while the winner is hailed, and only those who were equal bid again", () => {
  const seen = viewOf("republic", { bidding: true });
  const [bids] = seen.log;
  const played = (log: unknown[]) => ({ ...seen, log, waiting: { for: ["s1"], why: "wait-bids" } }) as unknown as View;
  expect(opened(played([bids]), null)).not.toBeNull();
  expect(opened(played([bids, { event: "bid-won", seat: "s1", ministry: "HR" }]), null)).not.toBeNull();
  const tied = played([bids, { event: "bids-tied", seats: ["s1", "s2"] }]);
  expect(opened(tied, null)).toBeNull();
  expect(["s0", "s1", "s2"].map((seat) => stateOf(seat, { view: tied, question: null }))).toEqual([
    "out",
    "writes",
    "sealed-one",
  ]);
});

test("the usher speaks of the round that lies open, and says of a lowest bid what it takes", () => {
  const seen = viewOf("republic", { bidding: true });
  const [bids] = seen.log;
  const open = { ...seen, log: [bids] } as unknown as View;
  expect(betterOf({ view: open, question: null })).toEqual({ bid: 3, blame: 3, wins: false });
  const again = { event: "bids", bids: { s1: 5, s2: 6 }, blame: { s1: 10, s2: 6 } };
  expect(betterOf({ view: { ...seen, log: [bids, again] } as unknown as View, question: null })).toBeNull();
  const says = (bid: number, blame: number) =>
    voice("en", "republic").say("board-bids-better", { bid, blame, lowest: blame > bid ? "yes" : "no" });
  expect(says(3, 3)).toBe("with 3 you would be in between, and take 3.");
  expect(says(1, 6)).toBe("even with 1 you would be lowest, but take 6.");
});

test("a desk says whose blame its choice makes, and of its own blame not whose it is", () => {
  const figure = (figure: string, of: string[], label: string) =>
    ({ figure, of, whose: of[0] === "s1" ? "Bruno" : "", label, before: "6", after: "9", own: false }) as Figure;
  const desk = figure("office-blame", ["NAV"], "Marina, Colpa sul posto");
  const part = (...figures: Figure[]) => ({ figures, sentences: [] });
  const brings = (unopposed: Figure[]) => ({ certain: part(desk), perhaps: part(), unopposed: part(...unopposed) });
  const told = (unopposed: Figure[], at = "NAV") =>
    shortly(
      { texts: voice("it", "republic"), foresight: { of: () => brings(unopposed) } } as unknown as BoardProps,
      "NAV",
      at,
    ).map((one) => one.label);
  expect(told([figure("blame", ["s1"], "Bruno, Colpa")])).toEqual(["Bruno"]);
  expect(told([])).toEqual(["Colpa sul posto"]);
  expect(told([], "TRE")).toEqual(["Marina, Colpa sul posto"]);
});

test("the bell says what comes if nobody says a word", () => {
  const question = {
    ...ACTION,
    prompt: "react-cancel",
    options: ["pass", "play:C27"],
    facts: { seat: "s3", card: "C03" },
  };
  const figure = {
    figure: "blame",
    of: ["s0"],
    whose: "Marta",
    label: "Marta, Colpa",
    before: "7",
    after: "10",
    own: true,
  };
  const none = { figures: [], sentences: [] };
  const foresight = {
    of: (option: string) =>
      option === "pass" ? { certain: { figures: [figure], sentences: [] }, perhaps: none, unopposed: none } : null,
  } as unknown as BoardProps["foresight"];
  const view = { ...viewOf("republic"), seats: NAMES.map((_, seat) => `s${seat}`) } as View;
  const ring = { left: 3, seconds: 5, thinking: 30, waiting: [], you: true };
  const html = render(Around, {
    props: {
      given: quiet(view, voice("it", "republic"), { question, foresight }),
      names: NAMES,
      Part: Bell as unknown as Component<Record<string, unknown>>,
      rest: { ring, heard: 0, question, draft: null, busy: false, wait: () => undefined },
    },
  }).body;
  const told =
    /data-result[^]*?<\/p>/
      .exec(html)?.[0]
      .replace(/<[^>]*>/g, "")
      .replace(/\s+/g, " ") ?? "";
  expect(told).toContain("Marta, Colpa 7 → 10");
});

test("a bid is taken from six in the hand; opened, mine is told from the others, and what would have cost less", () => {
  const question = {
    id: "1",
    prompt: "bid",
    kind: "number",
    due: true,
    facts: {},
    least: 1,
    most: 6,
  } as unknown as Question;
  expect(decrees.answers(question)).toBe(true);
  for (const small of [false, true])
    expect(targetsIn(drawn(decrees.Hand, { bidding: true, question, small }))).toEqual(
      [1, 2, 3, 4, 5, 6].map((bid) => `bid:${bid}`),
    );
  const after = drawn(decrees.Hand, { bidding: true });
  expect(targetsIn(after)).toEqual([]);
  expect([...after.matchAll(/data-thing="bid:(\d)"[^>]*aria-pressed="true"/g)].map((one) => one[1])).toEqual(["2"]);
  expect(after).toContain("hai puntato 2");
  expect(after).toContain("con 3 saresti in mezzo");
});

test("blame is rubbed out at every blot, of desks and of people", () => {
  const places = ["s0", "s1", "s2", "s3", "s4", ...OFFICE.map(([id]) => id)];
  const caps = [...BLAME, ...OFFICE.map(([, blame]) => blame)];
  const question = {
    id: "1",
    prompt: "remove-blame",
    kind: "split",
    due: true,
    facts: {},
    places,
    caps,
    least: 0,
    most: 20,
  };
  const html =
    drawn(decrees.Stage, { question: question as unknown as Question }) +
    NAMES.map((_, seat) =>
      drawn(seat ? decrees.Person : decrees.Me, {
        question: question as unknown as Question,
        rest: { seat: `s${seat}` },
      }),
    ).join("");
  const erasers = [...html.matchAll(/data-eraser="(\w+)"/g)].map((match) => match[1]);
  expect(erasers.sort()).toEqual(places.filter((_, at) => (caps[at] ?? 0) > 0).sort());
});

test("whoever is given a post sits at the desk before the answer is sent", () => {
  const places = ["REF", "EXE", "NAV", "SEC", "TRE"];
  const room = Object.fromEntries(places.map((place) => [place, [0, 1]]));
  const question = {
    id: "1",
    prompt: "assign-posts",
    kind: "assign",
    due: true,
    facts: {},
    items: ["s0", "s1", "s3", "s4"],
    places,
    room,
    barred: {},
    rivals: [],
    now: { NAV: ["s3"] },
  } as unknown as Question;
  const html = drawn(decrees.Stage, { question });
  const navy = html.split('data-ministry="NAV"')[1]?.split("</section>")[0] ?? "";
  expect(navy).toContain('data-person="s3"');
  expect(navy).toContain("moved");
});

test("the card that waits for reactions lies in the middle, with whoever played it", () => {
  const question = {
    id: "1",
    prompt: "react-cancel",
    kind: "pick",
    due: true,
    facts: { card: "C08", seat: "s2" },
    options: ["pass", "react:C27"],
  } as unknown as Question;
  const html = drawn(decrees.Stage, { question, language: "en" });
  expect(html).toContain('data-size="read"');
  expect(html).toContain('data-face="2"');
});

test("a question about cards lays them open", () => {
  const question = {
    id: "1",
    prompt: "take-card",
    kind: "pick",
    due: true,
    facts: {},
    options: ["take:C01", "take:C27"],
  };
  expect(targetsIn(drawn(decrees.Stage, { question: question as unknown as Question }))).toEqual(["C01", "C27"]);
});

test("a decree that is sent lies where it would go", () => {
  const places = OFFICE.map(([id]) => id);
  const question = {
    id: "1",
    prompt: "send-decrees",
    kind: "assign",
    due: true,
    facts: {},
    items: ["D1", "D3"],
    places,
    room: Object.fromEntries(places.map((place) => [place, [0, 2]])),
    barred: {},
    rivals: [],
    now: { NAV: ["D3"] },
  } as unknown as Question;
  expect(decrees.answers(question)).toBe(true);
  const html = drawn(decrees.Stage, { question });
  const on = (ministry: string) => html.split(`data-ministry="${ministry}"`)[1]?.split("</section>")[0] ?? "";
  expect(on("NAV")).toContain('data-thing="D3"');
  expect(on("TRE")).not.toContain('data-thing="D3"');
});

test("who plays a card stands below it, never on its title, with what the log says of it", () => {
  const question = { ...ACTION, prompt: "react-cancel", facts: { card: "C08", seat: "s2" }, options: ["pass"] };
  const html = drawn(decrees.Stage, { question: question as unknown as Question, language: "en" });
  const card = html.slice(html.indexOf('class="played'), html.indexOf('class="by'));
  expect(card).not.toContain("data-face");
  expect(html.slice(html.indexOf('class="by'))).toContain("Carla");
});

test("beside a card played lies the card of mine that answers it, to be read whole", () => {
  const laid = (...options: string[]) => {
    const question = { ...ACTION, prompt: "react-cancel", facts: { card: "C08", seat: "s2" }, options };
    const html = drawn(decrees.Stage, { question: question as unknown as Question, language: "en" });
    return html.split('class="fits')[1] ?? "";
  };
  expect(laid("pass", "react:C27")).toContain('data-target="open"');
  expect(laid("pass", "react:C27")).toContain("When another player plays an action card, cancel it");
  expect(laid("pass")).toBe("");
});

test("a desk of which the power is read says what it does", () => {
  const view = viewOf("republic");
  expect(decrees.reads("restructure", view)).toBe(true);
  expect(decrees.reads("D3", view)).toBe(true);
  expect(decrees.reads("s0", view)).toBe(false);
  const html = drawn(decrees.ReadCard, { language: "en", rest: { card: "restructure" } });
  expect(html).toContain(voice("en", "republic").cardText("EXE"));
});

describe("the prompt", () => {
  const said = (question: Question, told: unknown = null, language = "en") =>
    decrees.says(
      quiet(viewOf("republic"), voice(language, "republic"), {
        question,
        foresight: { told: () => told } as unknown as BoardProps["foresight"],
      }),
    );

  test("tells what the end of the turn lays on one's desk, as it is foreseen", () => {
    const told = (amount: number) => ({
      events: [{ certain: true, worlds: 1, line: { event: "turn-ends", seat: "s0", ministry: "TRE", amount } }],
    });
    expect(said(ACTION)).toBeNull();
    expect(said(ACTION, told(3))?.more).toBe("If you end now: 3 blame to the Ministry of Finance.");
    expect(said(ACTION, told(0))?.more).toBe("If you end now: no more blame.");
  });

  test("counts what is left to be rubbed out", () => {
    const question = { ...ACTION, kind: "split", prompt: "remove-blame", places: ["s0", "NAV"], caps: [7, 9] };
    const asked = { ...question, least: 0, most: 20, now: { s0: 7, NAV: 1 } } as unknown as Question;
    const targets = draftFor(asked, () => undefined);
    const given = quiet(viewOf("republic"), voice("en", "republic"), { question: asked, targets });
    expect(decrees.says(given)?.more).toBe("12 of 20 left to remove.");
  });

  test("says what a card does while it is asked whom it is for, unless buttons say so", () => {
    const whom = (...options: string[]) =>
      ({ ...ACTION, prompt: "choose-player", facts: { what: "C06" }, options }) as unknown as Question;
    expect(said(whom("s1", "s2", "s3", "s4"))?.more).toBe(voice("en", "republic").say("C06-line"));
    expect(said(whom("s1", "s2", "s3"))).toBeNull();
  });

  test("does not ask who can only let it pass", () => {
    const window = (...options: string[]) =>
      ({ ...ACTION, prompt: "react-cancel", facts: { card: "C08", seat: "s2" }, options }) as unknown as Question;
    expect(said(window("pass"))?.ask).toMatch(/^Carla plays .* You hold nothing/);
    expect(said(window("pass", "react:C27"))).toBeNull();
  });

  test.each(["it", "en"])("says in %s how faces are moved", (language) => {
    const question = { ...ACTION, kind: "assign", prompt: "reassign", facts: {} } as unknown as Question;
    expect(said(question, null, language)?.ask).toMatch(/: (press a face|premi una faccia), /);
  });
});

test("a card and a decree are read whole", () => {
  expect(drawn(decrees.ReadCard, { language: "en", rest: { card: "C08" } })).toContain('data-size="read"');
  const html = drawn(decrees.ReadCard, { language: "en", rest: { card: "D3" } });
  expect(html.match(/<li/g)).toHaveLength(5);
  expect(html).toContain("Finance");
});

test("a decree at reading size says where it wants to go, and what that brings", () => {
  const given = quiet(
    {
      ...viewOf("republic"),
      reading: {
        decrees: [{ id: "D3", next: "TRE", here: true, last: false, top: "REF", remover: "s3", removes: 20 }],
      },
    } as unknown as View,
    voice("en", "republic"),
  );
  const rest = { card: "D3" };
  const Part = decrees.ReadCard as unknown as Component<Record<string, unknown>>;
  const html = render(Around, { props: { given, names: NAMES, Part, rest } }).body;
  expect(html).toContain("Next stamp: Ministry of Finance, number 4 of 5.");
});
