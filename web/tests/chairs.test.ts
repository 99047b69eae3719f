/** Bots in chairs: asked for by level and temperament, and told what they are. */
import { render } from "svelte/server";
import { expect, test } from "vitest";
import ChairPaper from "../src/hall/ChairPaper.svelte";
import { botOf } from "../src/hall/chairs";
import { me } from "../src/person.svelte";
import type { Catalogue } from "../src/server/types";

test("a bot is asked for by its level and, unless that is drawn, by its temperament", () => {
  expect(botOf({ level: "clerk" })).toBe("clerk");
  expect(botOf({ level: "clerk", temper: "honest" })).toBe("clerk:honest");
});

test("the paper of a chair offers every temperament, and to have it drawn", () => {
  me.catalogue = { levels: ["usher", "clerk"], tempers: { clerk: ["honest", "generous"] } } as unknown as Catalogue;
  const props = {
    number: 2,
    seat: "s1",
    wish: { kind: "bot", level: "clerk", temper: "generous" },
    choose() {},
    close() {},
  };
  const { body } = render(ChairPaper, { props: props as never });
  const offered = [...body.matchAll(/data-temper="(\w+)" aria-pressed="(\w+)"/g)].map(([, name, pressed]) => [
    name,
    pressed,
  ]);
  expect(offered).toEqual([
    ["drawn", "false"],
    ["honest", "false"],
    ["generous", "true"],
  ]);
});
