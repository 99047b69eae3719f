/** Names of things in a sentence. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { named } from "../src/table/named";
import { Voice } from "../src/talk/voice";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(
  new FluentResource(`
C01 = Leak
    .text = Somebody gains 3.
C02 = Leak to the Press
    .text = All gain 1.
NAV = Navy
`),
);
const texts = new Voice(bundle, "en", "test", "", ["Anna"]);

test("a thing with a text is told apart where it is named, the longer name first", () => {
  expect(named("Anna plays Leak to the Press, then Leak.", ["s0", "C01", "C02"], texts)).toEqual([
    "Anna plays ",
    { thing: "C02", name: "Leak to the Press" },
    ", then ",
    { thing: "C01", name: "Leak" },
    ".",
  ]);
});

test("what has nothing written on it stays a word", () => {
  expect(named("Anna goes to the Navy.", ["s0", "NAV"], texts)).toEqual(["Anna goes to the Navy."]);
});
