/** The browser says what Python says: `tests/web/said.py` writes what that is, over real matches of every game. */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Texts, bundleOf, type Facts } from "../src/talk/texts";
import { Voice } from "../src/talk/voice";

interface Said {
  names: string[];
  tables: { game: string; language: string; edition: string; files: string[]; said: [string, unknown, string][] }[];
}

const file = process.env.PALAZZO_SAID ?? "";

const { names, tables }: Said = existsSync(file)
  ? (JSON.parse(readFileSync(file, "utf-8")) as Said)
  : { names: [], tables: [] };

describe.runIf(tables.length)("what Python says", () => {
  for (const { game, language, edition, files, said } of tables)
    test(`${game} ${edition} in ${language}`, () => {
      const texts = new Texts(bundleOf(language, files), language, edition, names);
      expect(said.length).toBeGreaterThan(20);
      const wrong = said
        .map(([kind, of, wanted]) => ({ kind, of, wanted, found: saying(texts, kind, of) }))
        .filter(({ wanted, found }) => wanted !== found);
      expect(wrong).toEqual([]);
    });
});

function saying(texts: Texts, kind: string, of: unknown): string {
  if (kind === "event") return texts.event(of as { event: string });
  if (kind === "option") return texts.option(of as string);
  if (kind === "name") return String(texts.name(of as string));
  const [message, facts] = of as [string, Facts];
  return texts.say(message, facts);
}

describe("the conventions", () => {
  const file = `
NAV = Navy
    .to = to the Navy
    .short = Nv
empire-NAV = Fleet
    .to = to the Fleet
do-send = Send { $a } { $b_to }
    .note = A note.
went = { $seat } went { $place_to }.
counted = { $things } ({ $things_tally }, { $things_count })
word-police = Police
ruled = Rule of { $NAV }
discards = { $seat } discards.
pledge-give = { $by } gives { $to } { $amount }.
promised = Indeed: { $pledge }
`;
  const texts = new Voice(bundleOf("en", [file]), "en", "parlour", "", ["Anna", "Bruno"]);
  const empire = new Voice(bundleOf("en", [file]), "en", "parlour", "empire", ["Anna"]);

  test("names bring their parts, and an edition has its own", () => {
    expect(texts.say("went", { seat: "s1", place: "NAV" })).toBe("Bruno went to the Navy.");
    expect(empire.say("went", { seat: "s0", place: "NAV" })).toBe("Anna went to the Fleet.");
  });
  test("lists bring a tally and a count", () => {
    expect(texts.say("counted", { things: ["police", "police", "s0"] })).toBe(
      "Police, Police and Anna (2 × Police and Anna, 3)",
    );
    expect(texts.say("counted", { things: [] })).toBe("– (–, 0)");
  });
  test("options are said by their verb, or by their words", () => {
    expect(texts.option("send:police:NAV")).toBe("Send Police to the Navy");
    expect(texts.option("NAV:3")).toBe("Navy 3");
    expect(texts.option("NAV:-3")).toBe("Navy −3");
    expect(texts.option("police:NAV")).toBe("Police → Navy");
  });
  test("pledges are sentences within sentences", () => {
    const facts = { seat: "s0", other: "s1", pledge: "give", particulars: { amount: 2 } };
    expect(texts.say("promised", facts)).toBe("Indeed: Anna gives Bruno 2.");
  });
  test("a missing message is said by its name and its facts, a missing part not at all", () => {
    expect(texts.say("nothing-such")).toBe("Nothing such");
    expect(texts.say("option-no_such")).toBe("No such");
    expect(texts.say("nothing-won", { seat: "s1", contract: 5 })).toBe("Nothing won: Bruno, contract 5");
    expect(texts.event({ event: "nothing-won", seat: "s0" })).toBe("Nothing won: Anna.");
    expect(texts.option("bury:police")).toBe("bury Police");
    expect(texts.say("do-send", {}, "help")).toBe("");
    expect(texts.say("do-send", {}, "note")).toBe("A note.");
  });
  test("rules may name words they were not given", () => {
    expect(texts.say("ruled")).toBe("Rule of Navy");
    expect(empire.say("ruled")).toBe("Rule of Fleet");
  });
  test("a blank is not called like a choice of the same name", () => {
    const file = "ministry = the ministry's blame\nword-ministry = ministry\n";
    expect(new Voice(bundleOf("en", [file]), "en").label("ministry")).toBe("ministry");
  });
  test("an event's name is no heading", () => {
    expect(texts.heading("discards")).toBe("discards");
    expect(texts.heading("police")).toBe("Police");
  });
});
