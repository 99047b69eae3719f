/**
 * Whether a press is meant for the question it would answer. The second half of a double click is not, nor a key held
 * down, nor a finger that was on its way when the question changed under it.
 */

/** Milliseconds within which two clicks are one double click. */
const SOON = 500;
/** Pixels within which a hand has not moved. */
const NEAR = 8;
const PRESSING = ["Enter", " "];

export class Presses {
  private came = 0;
  private began = 0;
  private x = 0;
  private y = 0;
  private moved = false;

  /** Something else is asked from now on. */
  asked(now: number): void {
    this.came = now;
    this.moved = false;
  }

  /** The pointer goes somewhere. */
  pointed({ clientX, clientY }: Pick<PointerEvent, "clientX" | "clientY">): void {
    if (!this.moved && Math.hypot(clientX - this.x, clientY - this.y) <= NEAR) return;
    this.moved = true;
    [this.x, this.y] = [clientX, clientY];
  }

  /** A press begins there. */
  pressed(event: Pick<PointerEvent, "clientX" | "clientY" | "timeStamp">): void {
    this.pointed(event);
    this.began = event.timeStamp;
  }

  /** A thing is dragged, which no double click does. */
  dragged(): void {
    this.moved = true;
  }

  /** A key goes down: it presses what has the focus, or moves about. */
  typed({ key, repeat, timeStamp }: Pick<KeyboardEvent, "key" | "repeat" | "timeStamp">): void {
    if (repeat) return;
    if (PRESSING.includes(key)) this.began = timeStamp;
    else this.moved = true;
  }

  /** The last press began when the question lay there, and with time to have seen it, or by going to it. */
  get meant(): boolean {
    return this.began >= this.came && (this.moved || this.began - this.came >= SOON);
  }
}
