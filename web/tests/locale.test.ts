/** Every message the page asks for is there, in both languages, with the same facts. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const file = (language: string) => readFileSync(join(root, "locale", `${language}.ftl`), "utf-8");
const messages = (language: string) =>
  new Map(new FluentResource(file(language)).body.map((message) => [message.id, message]));

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) ? [path] : [];
  });
}

const asked = sources(join(root, "src")).flatMap((path) =>
  [...readFileSync(path, "utf-8").matchAll(/\bt\(\s*"([\w-]+)"/g)].map((found) => found[1] ?? ""),
);

test("both languages say the same things", () => {
  expect([...messages("it").keys()].sort()).toEqual([...messages("en").keys()].sort());
});

test("with the same facts and parts", () => {
  const facts = (language: string) =>
    [...messages(language)].map(([id, message]) => [
      id,
      Object.keys(message.attributes).sort(),
      [
        ...new Set([...JSON.stringify(message).matchAll(/"type":"var","name":"(\w+)"/g)].map((found) => found[1])),
      ].sort(),
    ]);
  const sorted = (language: string) => facts(language).sort((a, b) => String(a[0]).localeCompare(String(b[0])));
  expect(sorted("it")).toEqual(sorted("en"));
});

test("nothing is asked for that is not there", () => {
  const there = messages("en");
  expect(asked.length).toBeGreaterThan(100);
  expect([...new Set(asked)].filter((id) => !there.has(id))).toEqual([]);
});

test("no message is written twice", () => {
  for (const language of ["en", "it"]) {
    const ids = [...file(language).matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  }
});
