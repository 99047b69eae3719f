/** The log in words: each line is said once, and again only for other ears. */
import { expect, test, vi } from "vitest";
import type { LogLine } from "../src/server/types";
import { Chronicle } from "../src/table/chronicle";
import { bundleOf } from "../src/talk/texts";
import { Voice } from "../src/talk/voice";

const english = bundleOf("en", ["went = { $seat } went."]);
const italian = bundleOf("it", ["went = { $seat } è uscita."]);
const line = { event: "went", seat: "s0" } as unknown as LogLine;

test("a line is said once, whatever else becomes known of the table", () => {
  const voice = new Voice(english, "en", "parlour", "", ["Anna"]);
  const event = vi.spyOn(Voice.prototype, "event");
  const chronicle = new Chronicle();
  for (const turn of [1, 2, 3]) expect(chronicle.say(line, voice.with(["Anna"], { turn }))).toBe("Anna went.");
  expect(event).toHaveBeenCalledTimes(1);
  event.mockRestore();
});

test("and again when names or the language change", () => {
  const chronicle = new Chronicle();
  expect(chronicle.say(line, new Voice(english, "en", "parlour", "", ["Anna"]))).toBe("Anna went.");
  expect(chronicle.say(line, new Voice(english, "en", "parlour", "", ["Marta"]))).toBe("Marta went.");
  expect(chronicle.say(line, new Voice(italian, "it", "parlour", "", ["Marta"]))).toBe("Marta è uscita.");
});
