/**
 * Words that explain themselves: whatever is marked `data-word` on a page has a sentence (`explains-<word>`), shown by
 * hover, focus, tap or long press. `data-now` says how it stands just now, and comes first.
 *
 * By keyboard the words of a part of the page are one stop of the tab key, and arrows go from one to the next. Words
 * inside what has the focus itself (somebody's place, a card) are gone through with W; with nothing there, W goes to
 * the first word of the page.
 */
import { shortcuts } from "$lib/shortcuts.svelte";
import { MARKED } from "./touch.svelte";

const HOVER = 350;
const HOLD = 450;
/** How far a pointer goes before it moves. */
const AWAY = 8;
/** Time for a page that changes to come to rest before its words are gone through. */
const REST = 150;
const OWN = "a[href], button, input, select, textarea, summary";
/** What has the focus by itself, and all that lies in it. */
const REACHED = `:is(${OWN}, [tabindex="0"]:not([data-word]))`;
/** Words in one of these are one stop. */
const PARTS = "[data-zone], article, section, nav, aside, header, footer, main, dialog";
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export class Words {
  /** What is explained now. */
  at = $state.raw<{ word: string; now: string; element: HTMLElement } | null>(null);
  private timer = 0;
  /** What a screen reader is told it is about: the word, or what it lies in. */
  private described: Element | null = null;
  /** What will be explained in a moment. */
  private coming: Element | null = null;
  /** Where the pointer was pressed: whatever comes under it there is not asked about before it moves. */
  private rested: { x: number; y: number } | null = null;
  /** A finger has rested on the word until it was explained: the press that follows is none. */
  private held = false;
  /** The last press was a finger's, and what was explained when it came down. */
  private touched = false;
  private opened: Element | null = null;

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
      ["click", this.clicked],
      ["focusin", this.focused],
      ["focusout", this.left],
      ["keydown", this.typed],
      ["scroll", this.scrolled],
    ];
    for (const [kind, listen] of heard) on(kind, listen, true);
    let rest = window.setTimeout(arrange, REST);
    const changes = new MutationObserver(() => {
      window.clearTimeout(rest);
      rest = window.setTimeout(arrange, REST);
    });
    changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-word"] });
    return () => {
      changes.disconnect();
      window.clearTimeout(rest);
      window.clearTimeout(this.timer);
      for (const [kind, listen] of heard) off(kind, listen, true);
    };
  }

  private readonly close = (): void => {
    window.clearTimeout(this.timer);
    if (!this.at) return;
    this.described?.removeAttribute("aria-describedby");
    this.at = this.described = null;
  };

  /** What it stands in moves away under it; a log that goes on beside it does not matter. */
  private readonly scrolled = (event: Event): void => {
    if (this.at && event.target instanceof Node && event.target.contains(this.at.element)) this.close();
  };

  /** What loses the focus because the page takes it away does so while the page is being drawn. */
  private readonly left = (event: Event): void => {
    // A finger that is lifted takes the focus from wherever it was: only a word that loses it is done with.
    if (event.target !== this.coming && event.target !== this.described) return;
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(this.close);
  };

  private soon(target: EventTarget | null, delay: number): void {
    const element = wordAt(target);
    if (element && element === this.at?.element) return;
    this.close();
    this.coming = element;
    if (!element) return;
    this.timer = window.setTimeout(() => {
      if (!element.isConnected) return;
      this.held = delay === HOLD;
      this.show(element);
    }, delay);
  }

  private show(element: HTMLElement, of: Element = element): void {
    this.at = { word: element.dataset.word ?? "", now: element.dataset.now ?? "", element };
    this.described = of;
    of.setAttribute("aria-describedby", "the-word");
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
    // A finger that drags asks about nothing.
    if ((event as PointerEvent).pointerType === "touch") this.lift();
    else this.over(event);
  };
  private readonly down = (event: Event): void => {
    const { pointerType, clientX, clientY } = event as PointerEvent;
    this.held = false;
    this.touched = pointerType === "touch";
    this.opened = this.at?.element ?? null;
    this.rested = { x: clientX, y: clientY };
    if (pointerType === "touch") this.soon(isInHand(event.target) ? null : event.target, HOLD);
    else this.close();
  };
  private readonly lift = (): void => {
    if (!this.at) window.clearTimeout(this.timer);
  };
  /** A word that does nothing else is explained by a tap. Things of the table see to it themselves. */
  private readonly clicked = (event: Event): void => {
    const { held } = this;
    this.held = false;
    if (!(event.target instanceof Element) || event.target.closest(MARKED)) return;
    if (!held) {
      const word = this.touched && !event.target.closest(OWN) ? wordAt(event.target) : null;
      if (word && word === this.opened) this.close();
      else if (word) this.show(word);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  private readonly focused = (event: Event): void => {
    const element = wordAt(event.target);
    if (element && element === event.target && element.matches(":focus-visible")) this.soon(element, HOVER);
  };
  private readonly typed = (event: Event): void => {
    const { key, target, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
    if (key === "Escape") this.close();
    if (!(target instanceof HTMLElement) || ctrlKey || metaKey || altKey) return;
    const step = STEPS[key];
    if (step !== undefined && isStop(target)) {
      const words = wordsOf(partOf(target));
      const next = words[(words.indexOf(target) + step + words.length) % words.length];
      for (const word of words) word.tabIndex = word === next ? 0 : -1;
      next?.focus();
    } else if (key.toLowerCase() === "w" && shortcuts.on && !target.closest("input, textarea, select, dialog")) {
      this.follows(target);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** The next of the words in what has the focus; where it has none, the first of the page. */
  private follows(focused: HTMLElement): void {
    const inside = focused.matches(REACHED)
      ? [...focused.querySelectorAll<HTMLElement>("[data-word]")].filter((word) => word.checkVisibility())
      : [];
    if (!inside.length) {
      document.querySelector<HTMLElement>('[data-word][tabindex="0"]')?.focus();
      return;
    }
    const next = inside[(inside.findIndex((word) => word === this.at?.element) + 1) % inside.length];
    this.close();
    if (next) this.show(next, focused);
  }
}

/** A word that has the focus for its own sake. */
function isStop(element: HTMLElement): boolean {
  return element.matches("[data-word][tabindex]") && !element.matches(OWN);
}

/** The part a word stands in, though it be one itself. */
function partOf(word: Element): Element {
  return word.parentElement?.closest(PARTS) ?? document.body;
}

/** The words of a part that nothing else can bring the focus to, as they stand. */
function wordsOf(part: Element): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>("[data-word]")].filter(
    (word) =>
      !word.matches(OWN) && !word.parentElement?.closest(REACHED) && partOf(word) === part && word.checkVisibility(),
  );
}

/** One word of each part can be reached with the tab key: where one was last. */
export function arrange(): void {
  const parts = new Set([...document.querySelectorAll("[data-word]")].map(partOf));
  for (const part of parts) {
    const words = wordsOf(part);
    const stop = words.find((word) => word.tabIndex === 0) ?? words[0];
    for (const word of words) {
      const index = word === stop ? 0 : -1;
      if (word.tabIndex !== index || !word.hasAttribute("tabindex")) word.tabIndex = index;
    }
  }
}

/** A card in the hand is read by a finger that rests on it, wherever it rests. */
function isInHand(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-zone=hand] [data-thing]") !== null;
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
