/** What choices would bring, as the server foresees it: asked for once a question and option, and kept. */

/** One figure that changes: "blame of Marta, 7 to 6". */
export interface Figure {
  label: string;
  before: number;
  after: number;
}

/** What one choice would bring: told apart into what is certain and what is only possible. */
export interface Foreseen {
  certain: { figures: Figure[]; sentences: string[] };
  perhaps: { figures: Figure[]; sentences: string[] };
}

export class Foresight {
  /** What this option brings; null while it is not known, or where nothing can be said. */
  of(_option: string): Foreseen | null {
    return null;
  }
}
