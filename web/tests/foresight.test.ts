/** What the server foresees, in words: mine first, certain and perhaps apart. */
import { expect, test } from "vitest";
import { Foresight, inWords } from "../src/questions/foresight.svelte";
import type { Told } from "../src/server/types";
import { bundleOf } from "../src/talk/texts";
import { Voice } from "../src/talk/voice";

const file = `
figure-money = money
    .amount = £{ $value }
figure-cards = cards
figure-cash = cash
    .amount = { $value }M
word-1M = a note of one million
foreseen-range = { $least } to { $most }
foreseen-or = { $text } or { $other }
foreseen-yes = yes
foreseen-no = no
foreseen-over = Then the match is over.
buys = { $seat } buys { $card }.
draws = { $seat } draws.
`;
const texts = new Voice(bundleOf("en", [file]), "en", "", "", ["Marta", "Bruno"]);
const told = {
  answers: ["buy:F1"],
  refused: null,
  next: null,
  waiting: null,
  events: [
    { line: { event: "buys", seat: "s0", card: "a farm" }, certain: true, worlds: 3 },
    { line: { event: "draws", seat: "s1" }, certain: false, worlds: 2 },
  ],
  figures: [
    { figure: "cards", of: ["s1"], before: 2, after: [3], certain: true },
    { figure: "money", of: ["s0"], before: 72, after: [54], certain: true },
    { figure: "cards", of: ["s0"], before: 2, after: [2, 3, 4], certain: false },
  ],
  unopposed: null,
  over: false,
  worlds: 3,
} as unknown as Told;

test("a debt stands before its pounds", () => {
  const figures = [{ figure: "money", of: ["s0"], before: 3, after: [-4], certain: true }];
  const { certain } = inWords({ ...told, figures } as unknown as Told, texts, "s0");
  expect(certain.figures).toEqual([
    { figure: "money", of: ["s0"], whose: "", label: "money", before: "£3", after: "−£4", own: true },
  ]);
});

test("a range of sums is no range of the notes that are called alike", () => {
  const figures = [{ figure: "cash", of: ["s0"], before: 4, after: [1, 2, 3], certain: true }];
  const { certain } = inWords({ ...told, figures } as unknown as Told, texts, "s0");
  expect(certain.figures[0]?.after).toBe("1M to 3M");
});

test("where things are counted none of them is nought", () => {
  const figures = [{ figure: "cards", of: ["s0"], before: null, after: [6], certain: true }];
  const { certain } = inWords({ ...told, figures } as unknown as Told, texts, "s0");
  expect(certain.figures[0]).toMatchObject({ before: "0", after: "6" });
});

test("certain figures, my own first, and sentences", () => {
  const { certain, perhaps } = inWords(told, texts, "s0");
  expect(certain.figures).toEqual([
    { figure: "money", of: ["s0"], whose: "", label: "money", before: "£72", after: "£54", own: true },
    { figure: "cards", of: ["s1"], whose: "Bruno", label: "Bruno, cards", before: "2", after: "3", own: false },
  ]);
  expect(certain.sentences).toEqual(["Marta buys a farm."]);
  expect(perhaps.figures).toEqual([
    { figure: "cards", of: ["s0"], whose: "", label: "cards", before: "2", after: "3 to 4", own: true },
  ]);
  expect(perhaps.sentences, "what came in some worlds only is merely imagined").toEqual([]);
});

test("a refused answer says why, and the end is told", () => {
  const { certain } = inWords({ ...told, figures: [], events: [], over: true }, texts, "s0");
  expect(certain.sentences).toEqual(["Then the match is over."]);
});

test("all options of a question are asked for once, and a whole answer by itself", async () => {
  const asked: unknown[] = [];
  const foresight = new Foresight(
    () => ({ id: "1.0.0", version: 7, options: ["end", "buy:F1"] }),
    (question, answers) => {
      asked.push([question, answers]);
      return Promise.resolve(answers === null ? [{ ...told, figures: [] }, told] : [told]);
    },
    () => texts,
    () => "s0",
  );
  expect(foresight.of("buy:F1")).toBeNull();
  foresight.of("end");
  foresight.ofAnswer({ a: 1 });
  await new Promise((done) => setTimeout(done, 0));
  expect(asked).toEqual([
    ["1.0.0", null],
    ["1.0.0", [{ a: 1 }]],
  ]);
  expect(foresight.of("buy:F1")?.certain.figures[0]?.after).toBe("£54");
  expect(foresight.of("end")?.certain.figures).toEqual([]);
  expect(foresight.ofAnswer({ a: 1 })?.certain.figures[0]?.after).toBe("£54");
});

test("what could not be said is asked for again when it is wanted again", async () => {
  const answers = [null, [told]];
  const foresight = new Foresight(
    () => ({ id: "1.0.0", version: 7, options: ["buy:F1"] }),
    () => Promise.resolve(answers.shift() ?? null),
    () => texts,
    () => "s0",
  );
  foresight.of("buy:F1");
  await new Promise((done) => setTimeout(done, 0));
  foresight.of("buy:F1");
  await new Promise((done) => setTimeout(done, 0));
  expect(foresight.of("buy:F1")?.certain.figures[0]?.after).toBe("£54");
});
