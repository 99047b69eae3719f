/** How much room there is: one window from 1024 pixels up, a telephone below. */
import type { Room } from "$lib/boards/board";

/** Below it faces lie in a row and a sheet holds the prompt; also where a window is too low for anything else. */
const SMALL = "(max-width: 1023.98px), (max-height: 479.98px)";
/** From here on log, talk and deals lie open beside the stage, unless its board needs the room. */
const WIDE = 1360;
const KEPT = "palazzo-side";

function watch(query: string, tell: (matches: boolean) => void): () => void {
  const media = window.matchMedia(query);
  const heard = (event: MediaQueryListEvent) => tell(event.matches);
  tell(media.matches);
  media.addEventListener("change", heard);
  return () => media.removeEventListener("change", heard);
}

export class Layout {
  small = $state(false);
  private wide = $state(false);
  /** The stage's own size. */
  width = $state(0);
  height = $state(0);
  /** The person has folded the side away, where there is room for it. */
  private put = $state(localStorage.getItem(KEPT) === "folded");
  readonly folded = $derived(!this.small && (!this.wide || this.put));

  /** Follow the window; the side lies open from so many pixels on. The return value stops it. */
  follow(wide = WIDE): () => void {
    const stops = [
      watch(SMALL, (now) => (this.small = now)),
      watch(`(min-width: ${wide}px)`, (now) => (this.wide = now)),
    ];
    return () => stops.forEach((stop) => stop());
  }

  get pins(): boolean {
    return this.wide && !this.small;
  }

  fold(folded: boolean): void {
    this.put = folded;
    localStorage.setItem(KEPT, folded ? "folded" : "open");
  }

  room(canvas: { width: number; height: number } | undefined): Room {
    if (this.small && canvas) return { ...canvas, small: true };
    return { width: this.width, height: this.height, small: this.small };
  }
}
