/** What may be touched on the table to answer a question. */
import type { View } from "$lib/server/types";

/** open: may be touched; chosen: is part of the answer being made; closed: the question is not about it. */
export type Standing = "open" | "chosen" | "closed";

/** One thing that can be done with what is touched: a whole option, or a verb that still wants its target. */
export interface Way {
  verb: string;
  options: string[];
}

export interface Targets {
  /** How a thing stands to the question. */
  of(thing: string): Standing;
  /** How many of it, or how much on it, is chosen so far. */
  count(thing: string): number;
  /**
   * Touch it: narrows a choice, adds to it, takes it back. An answer made whole by it may be sent at once. Of several
   * alike, `copy` is the one that was touched, by its place among the options.
   */
  touch(thing: string, copy?: number): void;
  /** One thing may be dragged on another. */
  accepts(thing: string, on: string): boolean;
  /** Drag one thing on another that accepts it. */
  drop(thing: string, on: string): void;
  /** Touch it, and do at once what alone can be done with it: somebody who acts was put on it. */
  act?(thing: string): void;
  /** A verb is chosen and waits for its target: what is none steps back. */
  readonly aiming: boolean;
  /** What can be done with what is touched, where there is a choice: the menu at the thing. */
  readonly ways: Way[];
  /** Take one of these ways. */
  go(way: Way): void;
  /** Let go of what was touched. */
  letGo(): void;
  /** The options (items, places) that still fit what was touched. */
  readonly options: string[];
  /** Choose one of them whole. */
  choose(option: string): void;
}

const DIGITS = /^[+-]?\d+$/;

/** The things an option refers to: all its words but numbers. The verb is one, for some places are called like it. */
export function thingsOf(option: string): string[] {
  return option.split(":").filter((word) => !DIGITS.test(word));
}

/** The things an option is about beside its verb; an option of one word is that thing. */
export function objectsOf(option: string): string[] {
  const [verb = "", ...words] = option.split(":");
  return words.length ? words.filter((word) => !DIGITS.test(word)) : [verb];
}

/** The verb of an option, or nothing for the name of a thing. */
export function verbOf(option: string): string {
  return option.includes(":") ? option.slice(0, option.indexOf(":")) : "";
}

/** An answer without any thing, such as to pass: it stands in the prompt, for nothing on the table can be touched for it. */
export function isQuiet(option: string, view: View): boolean {
  const { places, papers } = view.table;
  return (
    verbOf(option) === "" && !view.seats.includes(option) && ![...places, ...papers].some((one) => one.id === option)
  );
}

/** An option is begun by touching this: its first thing, or a place that is called like its verb. */
export function beginsWith(option: string, thing: string): boolean {
  return objectsOf(option)[0] === thing || verbOf(option) === thing;
}

/** The option names all these things. */
export function names(option: string, things: string[]): boolean {
  const all = thingsOf(option);
  return things.every((thing) => all.includes(thing));
}
