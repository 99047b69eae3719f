/** Where people sit while posts are given out, and until the table has become so. */
import { expect, test } from "vitest";
import { Lately, posts, sitter } from "$lib/boards/final-decrees/sitting";
import { tableOf } from "$lib/boards/final-decrees/table";
import { AssignDraft } from "$lib/questions/answers.svelte";
import type { Assign, View } from "$lib/server/types";

const question = {
  id: "q",
  kind: "assign",
  prompt: "reassign",
  items: ["s0", "s1"],
  places: ["EXE", "NAV"],
  room: { EXE: [0, 1], NAV: [0, 1] },
  likely: { EXE: ["s1"], NAV: ["s0"] },
} as unknown as Assign;
const people = [{ seat: "s0" }, { seat: "s1" }];
const before = { people, papers: [], places: [] };

test("an answer just given stays on the stage until the table shown has become so", () => {
  const [lately, draft] = [new Lately(), new AssignDraft(question, () => undefined)];
  const shown = (targets: AssignDraft | null, on: object, playing: boolean) =>
    sitter(
      { id: "EXE", director: "s0" },
      posts(lately.draftOf(targets, on, playing), tableOf({ table: before } as unknown as View)),
    ).seat;
  expect(shown(draft, before, false)).toBe("s1");
  // It is sent, and what follows plays on the table as it was.
  expect(shown(null, before, true)).toBe("s1");
  expect(shown(null, { ...before }, true)).toBe("s0");
  expect(shown(null, before, true)).toBe("s0");
});

test("an answer that was never given is forgotten", () => {
  const [lately, draft] = [new Lately(), new AssignDraft(question, () => undefined)];
  expect(lately.draftOf(draft, before, false)).toBe(draft);
  expect(lately.draftOf(null, before, false)).toBeNull();
});
