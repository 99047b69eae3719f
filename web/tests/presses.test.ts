/** A press answers the question it was meant for, and no other. */
import { expect, test } from "vitest";
import { Presses } from "../src/questions/presses";

function click(presses: Presses, timeStamp: number, detail = 1): boolean {
  presses.pressed({ timeStamp, detail });
  presses.clicked({ detail });
  return presses.meant;
}
/** Somebody has answered by a click at 3000, and is asked something else at 3050. */
function answered(): Presses {
  const presses = new Presses();
  presses.asked(1000);
  expect(click(presses, 3000)).toBe(true);
  presses.asked(3050);
  return presses;
}

test("the second click of a double click answers nothing", () => {
  expect(click(answered(), 3200, 2)).toBe(false);
});
test("a click of its own is meant, however soon", () => {
  expect(click(answered(), 3060)).toBe(true);
});
test("so is a double click on what lay there before", () => {
  const presses = answered();
  expect(click(presses, 3300)).toBe(true);
  expect(click(presses, 3450, 2)).toBe(true);
});
test("a press that began before the question came is not", () => {
  const presses = answered();
  presses.pressed({ timeStamp: 3040, detail: 1 });
  presses.clicked({ detail: 1 });
  expect(presses.meant).toBe(false);
});
test("a key held down answers one question", () => {
  const presses = answered();
  presses.typed({ repeat: false });
  presses.clicked({ detail: 0 });
  expect(presses.meant).toBe(true);
  presses.typed({ repeat: true });
  presses.clicked({ detail: 0 });
  expect(presses.meant).toBe(false);
});
test("whoever presses without mouse and keys is heard", () => {
  const presses = answered();
  presses.typed({ repeat: true });
  presses.released();
  presses.clicked({ detail: 0 });
  expect(presses.meant).toBe(true);
});
test("what is dropped is meant", () => {
  const presses = answered();
  click(presses, 3200, 2);
  presses.dropped();
  expect(presses.meant).toBe(true);
});
