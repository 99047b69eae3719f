/** Where the keyboard goes among what answers a question. */

const PLACES = ["#choices .answers", "[data-ways]", "[data-paper]", "#bar .buttons"];
/** What belongs to answering: the prompt, the list of all choices, a menu, a paper on the stage. */
const ANSWERING = "#bar, #choices, [data-ways], [data-paper]";

function shown(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility());
}

/** The first thing that answers the question; where nothing is asked, the sentence that says why. */
export function barStart(): HTMLElement | undefined {
  for (const place of PLACES) {
    const found = shown(`${place} button:enabled:not([data-all])`);
    if (found) return found;
  }
  return shown("#bar .ask");
}

/** Keeps the focus where questions are answered, though each answer takes its button away. */
export class KeptFocus {
  /** What had the focus, or had it until it vanished; and the question it was about. */
  private last: { on: HTMLElement; about: string } | null = null;

  /** Something has the focus now, while this is asked. */
  take(event: FocusEvent, about: string): void {
    this.last = isAnswering(event) ? { on: event.target as HTMLElement, about } : null;
  }

  /** Something else was pressed: the focus is left alone. */
  leave(event: PointerEvent): void {
    if (!isAnswering(event)) this.last = null;
  }

  /** Go on with what is asked next, if the focus was lost by an answer. */
  keep(about: string): void {
    if (!this.last || document.activeElement !== document.body) return;
    const { on } = this.last;
    const back = this.last.about === about && on.isConnected && !on.matches(":disabled");
    (back ? on : barStart())?.focus({ preventScroll: true });
  }
}

function isAnswering(event: Event): boolean {
  return event.target instanceof Element && event.target.closest(ANSWERING) !== null;
}
