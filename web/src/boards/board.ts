/** What a board is: a component that shows a view and lets people touch what lies on it. */
import type { Component } from "svelte";
import type { Targets } from "$lib/questions/targets";
import type { LogLine, Question, View } from "$lib/server/types";
import type { Voice } from "$lib/talk/voice";

export interface BoardProps {
  /** What the server says the seat may see: the whole truth, no rules are needed beside it. */
  view: View;
  /** Names, card texts, headings, sentences, in the reader's language. */
  texts: Voice;
  /** The question now being answered in the bar: the due one, or an opening the person has turned to. */
  question: Question | null;
  /**
   * What may be touched for it: `targets.of("D2")` is "open", "chosen" or "closed", `targets.touch("D2")` touches it,
   * `targets.drop("D2", "NAV")` drags one thing on another. Null while there is nothing to answer.
   */
  targets: Targets | null;
  /** A thing that is no target was pressed: the frame shows its text, and says why it cannot be chosen now. */
  inspect: (thing: string) => void;
  /** Lines of the log that are new since the last view: what to animate, briefly. */
  fresh: LogLine[];
  /** A line of the log is pointed at: the words of the game it names, to be marked on the board. */
  marked: string[];
  /** The person wants no motion. */
  reducedMotion: boolean;
}

/** Parts of the table the frame draws, unless the board draws them itself. */
export type Part = "facts" | "people" | "hand" | "piles";

export interface BoardModule {
  default: Component<BoardProps>;
  /** What the frame need not draw (`<script module> export const shows: Part[] = ["people"]`). */
  shows?: Part[];
  /** The hand lies above it: for a board taller than a screen. */
  handFirst?: boolean;
}
