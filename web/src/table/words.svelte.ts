/**
 * Words that explain themselves: whatever is marked `data-word` on a table has a sentence (`explains-<word>`), shown by
 * hover, focus or long press. `data-now` says how it stands just now, and comes first.
 */
const HOVER = 350;
const HOLD = 450;
/** How far a pointer goes before it moves. */
const AWAY = 8;

export class Words {
  /** What is explained now. */
  at = $state.raw<{ word: string; now: string; element: HTMLElement } | null>(null);
  private timer = 0;
  /** Where the pointer was pressed: whatever comes under it there is not asked about before it moves. */
  private rested: { x: number; y: number } | null = null;

  /** Listen on the page until the table is left. */
  follow(): () => void {
    const on = document.addEventListener.bind(document);
    const off = document.removeEventListener.bind(document);
    const heard: [string, (event: Event) => void][] = [
      ["pointerover", this.over],
      ["pointermove", this.moved],
      ["pointerdown", this.down],
      ["pointerup", this.lift],
      ["pointercancel", this.lift],
      ["focusin", this.focused],
      ["focusout", this.left],
      ["keydown", this.typed],
      ["scroll", this.close],
    ];
    for (const [kind, listen] of heard) on(kind, listen, true);
    return () => {
      window.clearTimeout(this.timer);
      for (const [kind, listen] of heard) off(kind, listen, true);
    };
  }

  private readonly close = (): void => {
    window.clearTimeout(this.timer);
    if (!this.at) return;
    this.at.element.removeAttribute("aria-describedby");
    this.at = null;
  };

  /** What loses the focus because the page takes it away does so while the page is being drawn. */
  private readonly left = (): void => {
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(this.close);
  };

  private soon(target: EventTarget | null, delay: number): void {
    const element = wordAt(target);
    if (element && element === this.at?.element) return;
    this.close();
    if (!element) return;
    this.timer = window.setTimeout(() => {
      if (!element.isConnected) return;
      this.at = { word: element.dataset.word ?? "", now: element.dataset.now ?? "", element };
      element.setAttribute("aria-describedby", "the-word");
    }, delay);
  }

  private readonly over = (event: Event): void => {
    // Whoever reads the note itself may rest on it.
    if ((event as PointerEvent).pointerType === "touch" || isNote(event.target) || this.rests(event)) return;
    this.soon(event.target, HOVER);
  };
  private rests(event: Event): boolean {
    const { rested } = this;
    const { clientX, clientY } = event as PointerEvent;
    return rested !== null && Math.hypot(clientX - rested.x, clientY - rested.y) < AWAY;
  }
  private readonly moved = (event: Event): void => {
    if (!this.rested || this.rests(event)) return;
    this.rested = null;
    this.over(event);
  };
  private readonly down = (event: Event): void => {
    const { pointerType, clientX, clientY } = event as PointerEvent;
    if (pointerType === "touch") this.soon(event.target, HOLD);
    else {
      this.rested = { x: clientX, y: clientY };
      this.close();
    }
  };
  private readonly lift = (): void => {
    if (!this.at) window.clearTimeout(this.timer);
  };
  private readonly focused = (event: Event): void => {
    const element = wordAt(event.target);
    if (element && element === event.target && element.matches(":focus-visible")) this.soon(element, HOVER);
  };
  private readonly typed = (event: Event): void => {
    if ((event as KeyboardEvent).key === "Escape") this.close();
  };
}

function isNote(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("#the-word") !== null;
}

/** The word a hand rests on; nothing, where a thing that can be touched lies on the word. */
export function wordAt(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const word = target.closest<HTMLElement>("[data-word]");
  const touched = target.closest("[data-target]");
  return word && touched && touched !== word && word.contains(touched) ? null : word;
}
