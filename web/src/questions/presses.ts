/**
 * Whether a press is meant for the question it would answer. The second half of a double click is not, nor a key held
 * down, nor a finger that was down already when the question changed under it.
 */
export class Presses {
  /** The last thing done was meant for what is asked. */
  meant = true;
  private came = 0;
  private began = 0;
  private held = false;

  /** Something else is asked from now on. */
  asked(now: number): void {
    this.came = now;
  }

  /** A button of the mouse, or a finger, goes down: the first time, or (`detail` counts) quickly once more. */
  pressed({ detail, timeStamp }: Pick<MouseEvent, "detail" | "timeStamp">): void {
    if (detail <= 1) this.began = timeStamp;
  }

  /** Something is clicked, by pointer, or (`detail` is 0) by key or by whatever else reads the page to somebody. */
  clicked({ detail }: Pick<MouseEvent, "detail">): void {
    this.meant = detail === 0 ? !this.held : this.began >= this.came;
  }

  /** A key goes down, or has been down for a while. */
  typed({ repeat }: Pick<KeyboardEvent, "repeat">): void {
    this.held = repeat;
    this.meant = !repeat;
  }

  /** No key is down any more. */
  released(): void {
    this.held = false;
  }

  /** A thing is dropped, which no double click does. */
  dropped(): void {
    this.meant = true;
  }
}
