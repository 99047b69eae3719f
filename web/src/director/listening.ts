/** Any press or key ends what plays, and is still a press: nothing the director does takes it away. */
import type { Director } from "./director.svelte";

const WALKING = ["Tab", "Shift", "Control", "Alt", "Meta", "AltGraph", "CapsLock"];

function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches("input, select, textarea, [contenteditable]");
}

/** Listen for presses, keys and hidden tabs; gives back how to stop. */
export function listen(director: Director, page: Window = window): () => void {
  const stopped = new AbortController();
  const options = { signal: stopped.signal, capture: true, passive: true };
  /** The performance during which something went down: only that one ends by it. */
  let began = 0;
  const down = (): void => {
    began = director.performance;
    director.press();
  };
  // What was pressed acts on the click, which comes after the pointer is up: only then may the picture change.
  const up = (): void => {
    page.setTimeout(() => {
      director.lift();
      end();
    });
  };
  const end = (): void => {
    if (began && began === director.performance) director.skip();
    began = 0;
  };
  page.addEventListener("pointerdown", down, options);
  page.addEventListener("pointerup", up, options);
  page.addEventListener("pointercancel", () => director.lift(), options);
  page.addEventListener("dragend", up, options);
  page.addEventListener(
    "keydown",
    (event) => {
      if (!event.repeat && !WALKING.includes(event.key) && !isWriting(event.target)) began = director.performance;
    },
    options,
  );
  page.addEventListener(
    "keyup",
    (event) => {
      if (!WALKING.includes(event.key)) page.setTimeout(end);
    },
    options,
  );
  page.document.addEventListener(
    "visibilitychange",
    () => {
      if (page.document.hidden) director.skip();
    },
    { signal: stopped.signal },
  );
  return () => stopped.abort();
}
