/** A time that runs down: told once by the server, counted here. */

/** Seconds left of something told with so many seconds at that moment. */
export function left(seconds: number, toldAt: number, now: number): number {
  return Math.max(0, seconds - (now - toldAt) / 1000);
}

/** The time, for whoever shows something that runs down; it stands still while nobody looks. */
export class Ticking {
  now = $state(Date.now());

  /** Tick while an effect lives. */
  run(every = 100): () => void {
    this.now = Date.now();
    const timer = window.setInterval(() => (this.now = Date.now()), every);
    return () => window.clearInterval(timer);
  }
}
