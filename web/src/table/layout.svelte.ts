/** How much room there is: one window from 1024 pixels up, a telephone below. */
import type { Room } from "$lib/boards/board";

/** Below it faces lie in a row and a sheet holds the prompt; also where a window is too low for anything else. */
const SMALL = "(max-width: 1023.98px), (max-height: 479.98px)";
/** Of those, what is lower than wide: the sheet stands beside the stage, not below it. */
const SIDEWAYS = "(min-width: 540px) and (max-height: 479.98px)";
/** For so large a window a desk is laid out; in a smaller one all of it is drawn smaller, but never less than this. */
const DESK = { width: 1280, height: 720 };
const LEAST = 0.8;
/** The same of the stage on a telephone held sideways, which is lower than scenes are laid out for. */
const STAGE = 380;
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
  /** A telephone held sideways. */
  sideways = $state(false);
  private window = $state.raw({ width: innerWidth, height: innerHeight });
  /** How large a desk is drawn, of what it is laid out. */
  readonly drawn = $derived.by(() => {
    const fits = Math.min(this.window.width / DESK.width, this.window.height / DESK.height);
    return this.small ? 1 : Math.max(LEAST, Math.min(1, fits));
  });
  private wide = $state(false);
  /** The stage's own size. */
  width = $state(0);
  height = $state(0);
  /** How large a scene that fills the stage is drawn. */
  readonly scene = $derived(this.sideways && this.height ? Math.max(LEAST, Math.min(1, this.height / STAGE)) : 1);
  /** The person has folded the side away, where there is room for it. */
  private put = $state(localStorage.getItem(KEPT) === "folded");
  readonly folded = $derived(!this.small && (!this.wide || this.put));

  /** Follow the window; the side lies open from so many pixels on. The return value stops it. */
  follow(wide = WIDE): () => void {
    const measure = () => (this.window = { width: innerWidth, height: innerHeight });
    measure();
    window.addEventListener("resize", measure);
    const stops = [
      watch(SMALL, (now) => (this.small = now)),
      watch(SIDEWAYS, (now) => (this.sideways = now)),
      watch(`(min-width: ${wide}px)`, (now) => (this.wide = now)),
      () => window.removeEventListener("resize", measure),
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
    const held = { small: this.small, sideways: this.sideways };
    if (this.small && canvas) return { ...canvas, ...held };
    return { width: this.width / this.scene, height: this.height / this.scene, ...held };
  }
}
