/** The paper of a deal: sentences with blanks, whether two say the same, and what signing changes. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import type { Offer, Told } from "../src/server/types";
import { chosen, sentence } from "../src/table/blanks";
import { between, isPlain, isSame } from "../src/table/dealing";
import { afterSigning } from "../src/table/signing";
import { Voice } from "../src/talk/voice";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(
  new FluentResource(`
pledge-forward = { $by } sends { $decree_the } { $ministry_to }.
pledge-support = { $by } is for “{ $choice }”.
pledge-quiet = { $by } keeps quiet.
D1 = Bridge
    .the = the Bridge
NAV = Navy
    .to = to the Navy
`),
);
const texts = new Voice(bundle, "en", "test", "", ["Anna", "Bruno"]);
const question = {
  promises: { forward: { decree: ["D1"], ministry: ["NAV"] }, quiet: { amount: [1, 3] }, support: { choice: ["s1"] } },
} as unknown as Offer;

test("a promise is a sentence with a blank for each particular", () => {
  expect(sentence({ by: "s0", to: "s1", promise: "forward", decree: "D1", ministry: "NAV" }, question, texts)).toEqual([
    "Anna sends ",
    { name: "decree", form: "the" },
    " ",
    { name: "ministry", form: "to" },
    ".",
  ]);
  expect(chosen("NAV", "to", texts)).toBe("to the Navy");
  expect(chosen("NAV", "", texts)).toBe("Navy");
});

test("a blank in quotation marks takes their place", () => {
  expect(sentence({ by: "s0", to: "s1", promise: "support", choice: "s1" }, question, texts)).toEqual([
    "Anna is for ",
    { name: "choice", form: "" },
    ".",
  ]);
});

test("a particular the sentence is silent about gets its blank at the end", () => {
  expect(sentence({ by: "s0", to: "s1", promise: "quiet", amount: 1 }, question, texts).at(-1)).toEqual({
    name: "amount",
    form: "",
  });
});

test("drafts that say the same are the same, in whatever order", () => {
  const side = { ...between("s0", "s1"), give: { blame: 1, C27: 1 } };
  expect(isSame([side], [{ ...side, give: { C27: 1, blame: 1, C01: 0 } }])).toBe(true);
  expect(isSame([side], [{ ...side, give: { C27: 1, blame: 2 } }])).toBe(false);
});

test("blame and notes are amounts, cards and units are not", () => {
  expect(["blame", "1M", "C27", "brigade:port"].map(isPlain)).toEqual([true, true, false, false]);
});

test("after signing each party has its own figures, ranks last", () => {
  const figure = (name: string, of: string[]) => ({ figure: name, of, before: 7, after: [6], certain: false });
  const told = {
    figures: [],
    unopposed: { events: [], figures: [figure("rank", ["s0"]), figure("blame", ["s0"]), figure("blame", ["s2"])] },
  } as unknown as Told;
  expect(afterSigning(told, ["s0", "s1"], false)).toEqual([
    { seat: "s0", figures: [figure("blame", ["s0"]), figure("rank", ["s0"])] },
    { seat: "s1", figures: [] },
  ]);
  expect(afterSigning(told, ["s0"], true)[0]?.figures).toEqual([]);
});
