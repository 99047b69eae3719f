/** A turn in which nothing is left but to dismiss somebody ends by itself: in sight, and not before one could stay it. */
import type { Question } from "$lib/server/types";
import { verbIn } from "./plays";

/** Milliseconds in which any press lets the turn go on. */
export const GRACE = 3000;

/** All actions are spent: what is left of my turn is its end, and letting go of what lies on my board. */
export function isSpent(question: Question | null): boolean {
  return (
    question?.kind === "pick" &&
    question.prompt === "choose-action" &&
    question.facts.actions === 0 &&
    question.options.every((option) => option === "end" || verbIn(option) === "throw")
  );
}

/** Calls once the time is over, unless something is pressed before; what calls it off. */
export function unlessPressed(over: () => void, pressed: () => void): () => void {
  const off = () => {
    window.clearTimeout(timer);
    for (const name of PRESSES) window.removeEventListener(name, stop, true);
  };
  const stop = () => {
    off();
    pressed();
  };
  const timer = window.setTimeout(() => {
    off();
    over();
  }, GRACE);
  for (const name of PRESSES) window.addEventListener(name, stop, true);
  return off;
}
const PRESSES = ["pointerdown", "keydown"];
