/** Whether the person wants things to move. */
class Motion {
  reduced = $state(false);

  constructor() {
    if (typeof window === "undefined" || !window.matchMedia) return;
    const query = window.matchMedia("(prefers-reduced-motion: reduce)");
    this.reduced = query.matches;
    query.addEventListener("change", (event) => (this.reduced = event.matches));
  }
}

export const motion = new Motion();
