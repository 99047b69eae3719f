/** A sentence with the things it names: what has a text of its own can be read where its name stands. */
import type { Voice } from "$lib/talk/voice";

export type Piece = string | { thing: string; name: string };

/** The sentence in pieces; only things with something written on them are told apart from the words. */
export function named(text: string, words: string[], texts: Voice): Piece[] {
  const things = [...new Set(words)]
    .filter((word) => /^[A-Z]/.test(word) && texts.cardText(word))
    .map((thing) => ({ thing, name: texts.called(thing) }))
    .filter(({ name }) => name.length > 1)
    .sort((a, b) => b.name.length - a.name.length);
  let pieces: Piece[] = [text];
  for (const one of things)
    pieces = pieces.flatMap((piece) => {
      if (typeof piece !== "string") return [piece];
      return piece.split(one.name).flatMap((part, index): Piece[] => (index ? [one, part] : [part]));
    });
  return pieces.filter((piece) => piece !== "");
}
