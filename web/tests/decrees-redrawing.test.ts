/** One drag of an arrow's end answers up to three questions, and never one it was not meant for. */
import { expect, test } from "vitest";
import { Redrawing } from "../src/boards/final-decrees/redrawing";
import type { Targets } from "../src/questions/targets";
import type { Question } from "../src/server/types";

function tableAsking(rounds: string[][]) {
  const given: string[] = [];
  let round = 0;
  const targets = () =>
    ({ options: rounds[round] ?? [], choose: (option: string) => given.push(option) }) as unknown as Targets;
  const question = () => (rounds[round] ? ({ id: `q${round}`, due: true } as Question) : null);
  const redrawing = new Redrawing(question, targets);
  const goOn = () => {
    round++;
    redrawing.go();
  };
  return { given, redrawing, goOn };
}

test("an action, the arrow, its new end", () => {
  const { given, redrawing, goOn } = tableAsking([
    ["stop", "restructure"],
    ["arrow-remove:EXE:HR", "arrow-move:EXE:HR"],
    ["arrow:EXE:TRE", "arrow:NAV:HR"],
  ]);
  expect(redrawing.movable("EXE", "HR")).toBe(true);
  redrawing.redraw("EXE", "HR", "upper", "NAV");
  goOn();
  goOn();
  expect(given).toEqual(["restructure", "arrow-move:EXE:HR", "arrow:NAV:HR"]);
});

test("let go on the desk of its other end it is turned round", () => {
  const { given, redrawing } = tableAsking([["arrow-reverse:EXE:HR", "arrow-move:EXE:HR"]]);
  expect(redrawing.accepts("EXE", "HR", "upper", "EXE")).toBe(false);
  expect(redrawing.accepts("EXE", "HR", "upper", "HR")).toBe(true);
  redrawing.redraw("EXE", "HR", "upper", "HR");
  expect(given).toEqual(["arrow-reverse:EXE:HR"]);
});

test("what is not offered ends it, and later questions are left alone", () => {
  const { given, redrawing, goOn } = tableAsking([["arrow-move:EXE:HR"], ["pass"], ["arrow:NAV:HR"]]);
  redrawing.redraw("EXE", "HR", "upper", "NAV");
  goOn();
  goOn();
  expect(given).toEqual(["arrow-move:EXE:HR"]);
});

test("a question is answered once, however often the page is drawn", () => {
  const { given, redrawing } = tableAsking([["arrow-move:EXE:HR", "arrow:NAV:HR"]]);
  redrawing.redraw("EXE", "HR", "upper", "NAV");
  redrawing.go();
  redrawing.go();
  expect(given).toEqual(["arrow-move:EXE:HR"]);
});
