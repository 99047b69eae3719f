/** Dragging things over the floor, with a mouse or pen; fingers scroll, and touch things one after the other. */
import type { Action } from "svelte/action";

export interface Dragged {
  /** It may be dragged now. */
  able: boolean;
  /** What follows the pointer. */
  label: string;
  /** Fingers drag it too: it is small, and nothing scrolls by it. */
  byFinger?: boolean;
  /** It may be let go over this thing. */
  accepts: (on: string) => boolean;
  drop: (on: string) => void;
  /** It is over this thing, or over nothing that takes it. */
  over: (on: string | null) => void;
}

const FAR = 6;

/** The thing under the pointer upon which something may be dropped. */
function under(event: PointerEvent): string | null {
  const found = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-drop]");
  return found?.dataset.drop ?? null;
}

/** Let a thing be dragged. A press without a drag stays a press. */
export const dragged: Action<HTMLElement | SVGElement, Dragged> = (node, given) => {
  let options = given;
  let start: PointerEvent | null = null;
  let ghost: HTMLElement | null = null;

  function down(event: Event): void {
    const pointer = event as PointerEvent;
    if (!options.able || pointer.button !== 0 || (pointer.pointerType === "touch" && !options.byFinger)) return;
    start = pointer;
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", end);
    addEventListener("keydown", escape);
  }

  function move(event: PointerEvent): void {
    if (!start) return;
    if (!ghost && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < FAR) return;
    ghost ??= follow(options.label);
    ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
    const on = under(event);
    options.over(on !== null && options.accepts(on) ? on : null);
    event.preventDefault();
  }

  function up(event: PointerEvent): void {
    const on = ghost ? under(event) : null;
    if (ghost) addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
    end();
    if (on !== null && options.accepts(on)) options.drop(on);
  }

  function swallow(event: Event): void {
    event.stopPropagation();
    event.preventDefault();
  }

  function escape(event: KeyboardEvent): void {
    if (event.key === "Escape") end();
  }

  function end(): void {
    start = null;
    ghost?.remove();
    ghost = null;
    options.over(null);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", end);
    removeEventListener("keydown", escape);
  }

  function still(event: Event): void {
    event.preventDefault();
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("dragstart", still);
  return {
    update(next) {
      options = next;
    },
    destroy() {
      end();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("dragstart", still);
    },
  };
};

/** A slip of paper that follows the pointer. */
function follow(label: string): HTMLElement {
  const ghost = document.createElement("div");
  ghost.className = "ghost";
  ghost.textContent = label;
  ghost.setAttribute("aria-hidden", "true");
  document.body.append(ghost);
  return ghost;
}
