/** A promise as a sentence with blanks: words, and between them what may be chosen. */
import type { Offer } from "$lib/server/types";
import type { Voice } from "$lib/talk/voice";
import type { Pledge } from "./dealing";

export interface Blank {
  /** The particular that stands here. */
  name: string;
  /** In which form: `the` is "the Bridge", `to` "to the Navy"; empty is the bare name. */
  form: string;
}
export type Piece = string | Blank;

const FORMS = ["the", "to", "of", "at", "from"];
/** What may be chosen stands in a box of its own: there it needs no quotation marks. */
const BLANK = /[“«]?\u{e000}(\w+)\/(\w*)\u{e001}[”»]?/u;

/** The sentence of a promise in pieces; a particular the sentence does not mention gets a blank at its end. */
export function sentence(pledge: Pledge, question: Offer, texts: Voice): Piece[] {
  const names = Object.keys(question.promises[pledge.promise] ?? {});
  const facts: Record<string, string | number> = { by: pledge.by, to: pledge.to, promise: pledge.promise };
  for (const name of names) {
    facts[name] = mark(name, "");
    for (const form of FORMS) facts[`${name}_${form}`] = mark(name, form);
  }
  const pieces: Piece[] = [];
  let rest = texts.pledge(facts);
  for (let found = BLANK.exec(rest); found; found = BLANK.exec(rest)) {
    if (found.index) pieces.push(rest.slice(0, found.index));
    pieces.push({ name: found[1] ?? "", form: found[2] ?? "" });
    rest = rest.slice(found.index + found[0].length);
  }
  if (rest) pieces.push(rest);
  const missing = names.filter((name) => !pieces.some((piece) => typeof piece !== "string" && piece.name === name));
  return [...pieces, ...missing.map((name) => ({ name, form: "" }))];
}

function mark(name: string, form: string): string {
  return `\u{e000}${name}/${form}\u{e001}`;
}

/** What a choice is called in a blank of this form. */
export function chosen(choice: string, form: string, texts: Voice): string {
  return (form && texts.parts(choice)[form]) || texts.called(choice);
}
