/** Keys that every group of buttons understands. */

/** Arrow keys, Home and End move the focus within a group. */
export function arrows(group: HTMLElement): { destroy(): void } {
  function move(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const buttons = [...group.querySelectorAll<HTMLElement>("button:not(:disabled)")];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    if (at < 0 || (event.target as Element).matches("input, select, textarea")) return;
    const to =
      event.key === "Home" ? 0 : event.key === "End" ? buttons.length - 1 : step === undefined ? -1 : at + step;
    if (to < 0 || to >= buttons.length) return;
    event.preventDefault();
    buttons[to]?.focus();
  }
  group.addEventListener("keydown", move);
  return { destroy: () => group.removeEventListener("keydown", move) };
}
