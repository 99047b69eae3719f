/** A choice of several answers on one paper: what it leads to is foreseen, and nothing is sent before the whole is. */
import { expect, test } from "vitest";
import { Course } from "../src/questions/course.svelte";
import type { Question, Told } from "../src/server/types";

const asked = { id: "4.1.0", kind: "pick", prompt: "choose-action", options: ["end", "play:E02:2"] } as Question;
const declare = { id: "5.1.0", kind: "pick", prompt: "declare-play", options: ["done", "with:E02:0:C03"] } as Question;

function foreseen(answers: unknown[]): Told {
  const spent = answers.includes("with:E02:0:C03") ? 10 : 8;
  const whole = answers.includes("done");
  return {
    answers,
    refused: answers.includes("with:E02:9:C03") ? { detail: "There is no such place." } : null,
    next: whole ? null : declare,
    figures: whole ? [{ figure: "money", of: ["s0"], before: 36, after: [36 - spent], certain: true }] : [],
  } as unknown as Told;
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((done) => setTimeout(done, 0));
}

function paper() {
  const [questions, sent]: [unknown[], unknown[]] = [[], []];
  const course = new Course(
    asked,
    (question, answers) => {
      questions.push([question, answers]);
      return Promise.resolve(answers ? [foreseen(answers)] : null);
    },
    (answers) => sent.push(answers),
  );
  return { course, questions, sent };
}

test("before anything is answered, what is asked is the question itself", () => {
  const { course, questions } = paper();
  expect(course.next()).toBe(asked);
  expect(course.told()).toBeNull();
  expect(questions).toEqual([]);
});

test("each answer leads to the question that follows, asked for once", async () => {
  const { course, questions } = paper();
  course.answers = ["play:E02:2"];
  expect(course.next(), "nobody knows yet").toBeNull();
  course.told();
  await settled();
  expect(course.next()).toBe(declare);
  expect(course.isWhole()).toBe(false);
  expect(questions).toEqual([["4.1.0", ["play:E02:2"]]]);
});

test("the running sum is told of any answers in a row, also of those not chosen", async () => {
  const { course } = paper();
  const [plain, accompanied] = [
    ["play:E02:2", "done"],
    ["play:E02:2", "with:E02:0:C03", "done"],
  ];
  course.told(plain);
  course.told(accompanied);
  await settled();
  expect(course.figure("money", ["s0"], plain)).toEqual({ before: 36, after: 28 });
  expect(course.figure("money", ["s0"], accompanied)).toEqual({ before: 36, after: 26 });
  expect(course.figure("money", ["s1"], plain)).toBeNull();
  expect(course.isWhole(plain)).toBe(true);
});

test("what the server refuses is not whole", async () => {
  const { course } = paper();
  const wrong = ["play:E02:2", "with:E02:9:C03", "done"];
  course.told(wrong);
  await settled();
  expect(course.isWhole(wrong)).toBe(false);
});

test("nothing is sent before the whole is, and then all of it", async () => {
  const { course, sent } = paper();
  course.answers = ["play:E02:2", "done"];
  course.told();
  await settled();
  expect(sent).toEqual([]);
  course.send();
  expect(sent).toEqual([["play:E02:2", "done"]]);
});
