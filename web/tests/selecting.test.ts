/** Messages select by the word itself: no name of a word, in either language, leads them astray. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { bundleOf, type Facts } from "../src/talk/texts";
import { Voice } from "../src/talk/voice";

type Key = { type: "str" | "num"; value: string | number };
type Select = { type: "select"; selector: { type: string; name: string }; variants: { key: Key; value: unknown }[] };
interface Path {
  select: Select;
  facts: Facts;
}

const PLURALS = ["zero", "one", "two", "few", "many", "other"];
const file = process.env.PALAZZO_SAID ?? "";
const { tables } = existsSync(file)
  ? (JSON.parse(readFileSync(file, "utf-8")) as {
      tables: { game: string; language: string; edition: string; files: string[] }[];
    })
  : { tables: [] };
const own = (language: string) => readFileSync(join(import.meta.dirname, "..", "locale", `${language}.ftl`), "utf-8");

/** Every place in a pattern where it selects by a fact, and the facts that lead there. */
function* selects(node: unknown, facts: Facts = {}): Generator<Path> {
  if (typeof node !== "object" || node === null) return;
  const one = node as Select;
  if (one.type === "select" && one.selector.type === "var") {
    yield { select: one, facts };
    for (const { key, value } of one.variants) yield* selects(value, { ...facts, ...given(one, key) });
  } else for (const part of Object.values(node)) yield* selects(part, facts);
}

/** A fact that must lead to a variant. */
function given({ selector: { name } }: Select, { value }: Key): Facts {
  const number = value === "one" ? 1 : value === "other" ? 77 : value;
  return name.endsWith("_count")
    ? { [name.slice(0, -"_count".length)]: Array<string>(Number(number)).fill("x") }
    : { [name]: number };
}

/** What is said where every variant of this place says its own key. */
function heard(voice: Voice, id: string, at: number, facts: Facts, part: string): string {
  const message = voice.bundle.getMessage(id);
  const place = [...selects(part ? message?.attributes[part] : message?.value)][at];
  for (const variant of place?.select.variants ?? []) variant.value = `<${String(variant.key.value)}>`;
  return voice.say(id, facts, part);
}

describe.runIf(tables.length)("a message with several variants", () => {
  for (const { game, language, edition, files } of tables)
    test(`${game} ${edition} in ${language}`, () => {
      const texts = [...files, own(language)];
      const wrong: string[] = [];
      let words = 0;
      for (const message of new FluentResource(texts.join("\n")).body)
        for (const part of ["", ...Object.keys(message.attributes)]) {
          const places = [...selects(part ? message.attributes[part] : message.value)];
          places.forEach(({ select, facts }, at) => {
            for (const { key } of select.variants) {
              if (key.type !== "str" || PLURALS.includes(String(key.value))) continue;
              words++;
              const voice = new Voice(bundleOf(language, texts), language, game, "", []);
              const said = heard(voice, message.id, at, { ...facts, ...given(select, key) }, part);
              if (!said.includes(`<${String(key.value)}>`)) wrong.push(`${message.id} ${String(key.value)}: ${said}`);
            }
          });
        }
      expect(wrong).toEqual([]);
      expect(words).toBeGreaterThan(8);
    });
});

test("the first election is not said to be another", () => {
  const file =
    "word-first = the first election\ncalled = { $why ->\n    [first] At last.\n   *[other] Again: { $why }.\n}\n";
  const voice = new Voice(bundleOf("en", [file]), "en");
  expect(voice.say("called", { why: "first" })).toBe("At last.");
  expect(voice.say("called", { why: "lost" })).toBe("Again: lost.");
});
