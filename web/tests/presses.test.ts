/** A press answers the question it was meant for, and no other. */
import { expect, test } from "vitest";
import { Presses } from "../src/questions/presses";

const at = (timeStamp: number, clientX = 100, clientY = 100) => ({ timeStamp, clientX, clientY });
const key = (timeStamp: number, key = "Enter", repeat = false) => ({ timeStamp, key, repeat });

function answered(): Presses {
  const presses = new Presses();
  presses.asked(1000);
  presses.pressed(at(3000));
  expect(presses.meant).toBe(true);
  presses.asked(3050);
  return presses;
}

test("the second click of a double click answers nothing", () => {
  const presses = answered();
  presses.pressed(at(3200, 103, 98));
  expect(presses.meant).toBe(false);
});
test("nor does a press that began before the question came", () => {
  expect(answered().meant).toBe(false);
});
test("a press elsewhere is meant, however soon", () => {
  const presses = answered();
  presses.pointed({ clientX: 140, clientY: 100 });
  presses.pressed(at(3100, 140));
  expect(presses.meant).toBe(true);
});
test("so is a press in the same place by a hand that went away and came back", () => {
  const presses = answered();
  presses.pointed({ clientX: 0, clientY: 0 });
  presses.pressed(at(3100));
  expect(presses.meant).toBe(true);
});
test("and a press in the same place once there was time to read", () => {
  const presses = answered();
  presses.pressed(at(3600));
  expect(presses.meant).toBe(true);
});
test("steps of a few pixels do not add up to a way", () => {
  const presses = answered();
  for (const x of [103, 106, 103, 100]) presses.pointed({ clientX: x, clientY: 100 });
  presses.pressed(at(3200));
  expect(presses.meant).toBe(false);
});
test("a key held down answers one question", () => {
  const presses = answered();
  presses.typed(key(4000));
  expect(presses.meant).toBe(true);
  presses.asked(4050);
  presses.typed(key(5000, "Enter", true));
  expect(presses.meant).toBe(false);
});
test("a key pressed twice at once answers one question, unless the other moved on", () => {
  const presses = answered();
  presses.typed(key(3200));
  expect(presses.meant).toBe(false);
  presses.typed(key(3250, "Tab"));
  presses.typed(key(3300));
  expect(presses.meant).toBe(true);
});
test("what is dragged is meant", () => {
  const presses = answered();
  presses.pressed(at(3100));
  presses.dragged();
  expect(presses.meant).toBe(true);
});
