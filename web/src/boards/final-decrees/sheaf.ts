/** Small decrees on a desk with little room lie over each other like a sheaf, so that none leaves the desk. */
import type { DeskForm } from "./layout";

/** How wide a small form is, and the room between two. */
const FORM = 41;
const GAP = 5;
/** Of each form so much stays in sight: its number. */
const LEAST = 20;
/** On the slimmest desks: where the plate ends, where the ink begins, where the power's name begins. */
const PLATE = 172;
const INK = 64;
const POWER = 172;
const ICON = 20;

export interface Sheaf {
  /** How far each form lies from the end of the one before, below nothing: on it. Nothing, where all have room. */
  lap: number | null;
  /** How wide all of them are together. */
  width: number;
  /** What is left for plate and power, where they stand in the same line. */
  plate: number;
  power: number;
}

/** How many small forms lie on a desk of this form and width, whose face is so wide. */
export function sheaf(form: DeskForm, width: number, face: number, count: number): Sheaf {
  const beside = { full: 33, low: 38, compact: 29, upright: 0, counter: 0, slim: INK + PLATE + 26 }[form];
  const room = beside ? width - face - beside : Infinity;
  const wanted = FORM + GAP;
  const step = count < 2 ? wanted : Math.max(LEAST, Math.min(wanted, Math.floor((room - FORM) / (count - 1))));
  const all = count ? FORM + step * (count - 1) : 0;
  return {
    lap: step < wanted ? step - FORM : null,
    width: all,
    plate: PLATE - Math.max(0, all - room),
    power: Math.max(ICON, width - INK - all - 6 - POWER),
  };
}
