/**
 * Touching the things of a table, wherever they lie: one listener for all elements marked by `thing()` and `person()`.
 *
 * Only an element that is marked as a target can play anything; everything else is looked at.
 */
import type { BoardProps } from "$lib/boards/board";

export const MARKED = "[data-thing], [data-person]";
const PRESSABLE = "a, button, input, select, textarea, summary, [role=button], [role=tab]";
/** How long one points at something before it is shown at reading size. */
const HOVER = 350;
const LONG_PRESS = 450;
/** How far a pointer goes before it drags. */
const AWAY = 8;

export interface Reading {
  thing: string;
  at: HTMLElement;
  /** It was pressed, and stays until it is put away. */
  pinned: boolean;
}

interface Drag {
  thing: string;
  /** It stands for whoever acts (`data-agent`): put on a target, it does the one thing that can be done there. */
  agent: boolean;
  from: HTMLElement;
  x: number;
  y: number;
  /** How large its ghost is drawn. */
  zoom: number;
  ghost: HTMLElement | null;
}

/** The thing or the seat an element stands for. */
export function idOf(element: HTMLElement): string {
  return element.dataset.thing ?? element.dataset.person ?? "";
}

function markedAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(MARKED) : null;
}

export class Touch {
  /** Where something was last touched: its menu stands there. */
  at = $state.raw<HTMLElement | null>(null);
  /** What is read just now. */
  reading = $state.raw<Reading | null>(null);
  dragging = $state(false);

  private drag: Drag | null = null;
  private timer = 0;
  private swallow = false;
  /** Where a finger came down. */
  private held: { x: number; y: number } | null = null;
  /** Where the pointer was pressed: whatever slides under it there is not pointed at before it moves. */
  private rested: { x: number; y: number } | null = null;

  constructor(
    private readonly given: () => BoardProps,
    /** Told when something was dropped, which is always meant. */
    private readonly dropped: () => void,
  ) {}

  /** Listen to everything inside this element. */
  readonly listen = (room: HTMLElement): (() => void) => {
    const heard: [string, (event: never) => void, boolean?][] = [
      ["click", this.clicked],
      ["keydown", this.typed],
      ["pointerdown", this.down],
      ["pointerover", this.over],
      ["pointerout", this.out],
      ["focusin", this.focused],
      ["focusout", this.out],
      ["dragstart", (event: Event) => event.preventDefault()],
      ["contextmenu", this.context],
    ];
    for (const [name, listener] of heard) room.addEventListener(name, listener as EventListener);
    window.addEventListener("pointermove", this.moved, { passive: false });
    window.addEventListener("pointerup", this.up);
    window.addEventListener("pointercancel", this.cancel);
    window.addEventListener("pointerdown", this.pressed, true);
    return () => {
      for (const [name, listener] of heard) room.removeEventListener(name, listener as EventListener);
      window.removeEventListener("pointermove", this.moved);
      window.removeEventListener("pointerup", this.up);
      window.removeEventListener("pointercancel", this.cancel);
      window.removeEventListener("pointerdown", this.pressed, true);
      this.cancel();
    };
  };

  /** Put away what is read. */
  close(): void {
    window.clearTimeout(this.timer);
    this.reading = null;
  }

  /** Anywhere in the window: what lies over the table may be gone once it is pressed, and another thing lie there. */
  private readonly pressed = (event: PointerEvent): void => {
    this.rested = { x: event.clientX, y: event.clientY };
  };

  private readonly clicked = (event: MouseEvent): void => {
    if (this.swallow) {
      this.swallow = false;
      event.stopPropagation();
      return;
    }
    const marked = markedAt(event.target);
    if (!marked) {
      this.away(event);
      return;
    }
    const pressed = event.target instanceof Element ? event.target.closest(PRESSABLE) : null;
    // A button of the board's own inside a thing does what it does.
    if (pressed && pressed !== marked && marked.contains(pressed)) return;
    this.press(marked);
  };

  private press(marked: HTMLElement): void {
    const { targets, inspect, texts } = this.given();
    const thing = idOf(marked);
    if (thing === "" || marked.dataset.agent !== undefined) return;
    this.close();
    if (targets && (marked.dataset.target || this.isAsked(marked))) {
      this.at = marked;
      const { copy } = marked.dataset;
      targets.touch(thing, copy === undefined ? undefined : Number(copy));
    } else {
      this.at = marked;
      // Of a figure that is a word the word is explained: blame on a desk is not one's own.
      const { word } = marked.dataset;
      inspect(word !== undefined && !texts.cardText(thing) ? word : thing);
    }
  }

  /** Somebody's place among the people, where that very person is asked for, though they glow on the stage. */
  private isAsked(marked: HTMLElement): boolean {
    const { question, targets } = this.given();
    const { person } = marked.dataset;
    if (question?.kind !== "pick" || person === undefined || !marked.closest("[data-zone=people]")) return false;
    return question.options.includes(person) || (targets?.aiming === true && targets.of(person) === "open");
  }

  /** A press beside everything lets go of what was touched. */
  private away(event: MouseEvent): void {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(PRESSABLE) || !target?.closest("[data-zone=stage]")) return;
    const { targets } = this.given();
    if (targets && (targets.aiming || targets.ways.length)) targets.letGo();
  }

  private readonly typed = (event: KeyboardEvent): void => {
    const marked = event.target instanceof HTMLElement && event.target.matches(MARKED) ? event.target : null;
    if (!marked || event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.key === "Enter" || event.key === " ") && !marked.matches("button, a, summary")) {
      event.preventDefault();
      if (!event.repeat) marked.click();
      return;
    }
    const side = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const next = side ? neighbour(marked, side[0] ?? 0, side[1] ?? 0) : null;
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  // -- reading

  private readonly over = (event: PointerEvent): void => {
    if (event.pointerType === "touch" || this.drag?.ghost || this.rests(event)) return;
    const marked = markedAt(event.target);
    if (marked && isWordIn(marked, event.target)) {
      window.clearTimeout(this.timer);
      return;
    }
    if (marked) this.soon(marked, HOVER);
  };

  /** The pointer lies where it was pressed. */
  private rests(event: PointerEvent): boolean {
    const { rested } = this;
    return rested !== null && Math.hypot(event.clientX - rested.x, event.clientY - rested.y) < AWAY;
  }

  private readonly focused = (event: FocusEvent): void => {
    const marked = markedAt(event.target);
    if (marked && event.target === marked && marked.matches(":focus-visible")) this.soon(marked, HOVER);
  };

  private readonly out = (event: Event): void => {
    const marked = markedAt(event.target);
    const to = (event as PointerEvent | FocusEvent).relatedTarget;
    if (!marked || (to instanceof Node && marked.contains(to) && markedAt(to) === marked)) return;
    window.clearTimeout(this.timer);
    if (this.reading && !this.reading.pinned) this.reading = null;
  };

  private soon(marked: HTMLElement, delay: number): void {
    window.clearTimeout(this.timer);
    if (this.reading?.at === marked) return;
    this.timer = window.setTimeout(() => {
      if (marked.isConnected) this.reading = { thing: idOf(marked), at: marked, pinned: false };
    }, delay);
  }

  private readonly context = (event: MouseEvent): void => {
    if (markedAt(event.target) && this.reading) event.preventDefault();
  };

  // -- dragging

  private readonly down = (event: PointerEvent): void => {
    this.swallow = false;
    const marked = markedAt(event.target);
    if (!marked || event.button !== 0) return;
    if (event.pointerType === "touch") {
      this.held = { x: event.clientX, y: event.clientY };
      this.hold(marked, isWordIn(marked, event.target) && marked.closest("[data-zone=hand]") === null);
    }
    const agent = marked.dataset.agent !== undefined;
    if (!marked.dataset.target && !agent) return;
    this.drag = { thing: idOf(marked), agent, from: marked, x: event.clientX, y: event.clientY, zoom: 1, ghost: null };
  };

  private hold(marked: HTMLElement, word: boolean): void {
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      this.cancel();
      this.swallow = true;
      if (!word) this.reading = { thing: idOf(marked), at: marked, pinned: true };
    }, LONG_PRESS);
  }

  private readonly moved = (event: PointerEvent): void => {
    const { drag } = this;
    if (this.rested && !this.rests(event)) {
      this.rested = null;
      if (!drag) this.over(event);
    }
    if (!drag) {
      // A finger that rests trembles.
      const { held } = this;
      const far = held === null || Math.hypot(event.clientX - held.x, event.clientY - held.y) >= AWAY;
      if (event.pointerType === "touch" && far) window.clearTimeout(this.timer);
      return;
    }
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.ghost) {
      if (Math.hypot(dx, dy) < AWAY) return;
      window.clearTimeout(this.timer);
      // A finger on the stage moves the stage; out of the hand it draws a card upwards.
      const fromHand = drag.from.closest("[data-zone=hand]") !== null;
      if (event.pointerType === "touch" && !drag.agent && !(fromHand && -dy > Math.abs(dx))) {
        this.drag = null;
        return;
      }
      if (!this.lift(drag)) {
        this.drag = null;
        return;
      }
    }
    event.preventDefault();
    if (drag.ghost) drag.ghost.style.translate = `${event.clientX / drag.zoom}px ${event.clientY / drag.zoom}px`;
    this.hover(this.under(event));
  };

  /** Take the thing up, if there is anywhere to put it. */
  private lift(drag: Drag): boolean {
    const { targets } = this.given();
    const places = [...document.querySelectorAll<HTMLElement>(MARKED)].filter(
      (one) => (drag.agent && one.dataset.target === "open") || targets?.accepts(drag.thing, idOf(one)),
    );
    if (!places.length) return false;
    this.close();
    for (const place of places) place.dataset.drop = "open";
    const box = drag.from.getBoundingClientRect();
    const ghost = drag.from.cloneNode(true) as HTMLElement;
    for (const one of [ghost, ...ghost.querySelectorAll<HTMLElement>(MARKED)]) {
      one.removeAttribute("data-thing");
      one.removeAttribute("data-person");
      one.removeAttribute("data-target");
    }
    ghost.setAttribute("aria-hidden", "true");
    ghost.className += " ghost";
    // Drawn as large as the thing it is taken from.
    const frame = drag.from.closest("[data-frame]") ?? document.body;
    const zoom = drag.from.currentCSSZoom ?? 1;
    ghost.style.transform = "none";
    ghost.style.zoom = `${zoom / (frame.currentCSSZoom ?? 1)}`;
    ghost.style.width = `${box.width / zoom}px`;
    ghost.style.height = `${box.height / zoom}px`;
    ghost.style.marginLeft = `${(box.x - drag.x) / zoom}px`;
    ghost.style.marginTop = `${(box.y - drag.y) / zoom}px`;
    frame.append(ghost);
    drag.zoom = zoom;
    drag.ghost = ghost;
    this.dragging = true;
    return true;
  }

  private under(event: PointerEvent): HTMLElement | null {
    for (const one of document.elementsFromPoint(event.clientX, event.clientY)) {
      const place = one.closest<HTMLElement>("[data-drop]");
      if (place) return place;
    }
    return null;
  }

  private hover(place: HTMLElement | null): void {
    for (const one of document.querySelectorAll<HTMLElement>("[data-drop]"))
      one.dataset.drop = one === place ? "over" : "open";
  }

  private readonly up = (event: PointerEvent): void => {
    if (event.pointerType === "touch") window.clearTimeout(this.timer);
    const { drag } = this;
    const place = drag?.ghost ? this.under(event) : null;
    const lifted = Boolean(drag?.ghost);
    this.cancel();
    if (!drag || !lifted) return;
    // The click that follows belongs to the drag.
    this.swallow = true;
    window.setTimeout(() => (this.swallow = false), 50);
    if (!place) return;
    this.at = place;
    this.dropped();
    const { targets } = this.given();
    if (drag.agent) targets?.act?.(idOf(place));
    else targets?.drop(drag.thing, idOf(place));
  };

  private readonly cancel = (): void => {
    this.drag?.ghost?.remove();
    this.drag = null;
    this.dragging = false;
    for (const one of document.querySelectorAll<HTMLElement>("[data-drop]")) delete one.dataset.drop;
  };
}

/** The nearest thing on that side: a target, if any is. */
function neighbour(from: HTMLElement, dx: number, dy: number): HTMLElement | null {
  const zone = from.closest("[data-frame]");
  if (!zone) return null;
  const here = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const one of zone.querySelectorAll<HTMLElement>(MARKED)) {
    if (one === from || !one.checkVisibility() || one.contains(from) || !one.matches("button, [tabindex]")) continue;
    const there = middle(one);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const across = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (along < 4 || across > along * 2.5) continue;
    const far = along + 2 * across + (one.dataset.target ? 0 : 4000);
    if (far < least) [best, least] = [one, far];
  }
  return best;
}

function middle(element: HTMLElement): { x: number; y: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** A word inside a thing explains itself, and the thing is not read meanwhile. */
function isWordIn(marked: HTMLElement, target: EventTarget | null): boolean {
  const word = target instanceof Element ? target.closest("[data-word]") : null;
  return word !== null && word !== marked && marked.contains(word);
}
