/** The log in words. */
import type { LogLine } from "$lib/server/types";
import type { Voice } from "$lib/talk/voice";

/** Says each line once: a log only grows, and what happened is not said otherwise because the table has changed. */
export class Chronicle {
  private said = new WeakMap<LogLine, string>();
  private spoken = "";
  private bundle: unknown = null;

  say(line: LogLine, texts: Voice): string {
    const spoken = [texts.edition, ...texts.names].join("\n");
    if (spoken !== this.spoken || texts.bundle !== this.bundle) {
      this.said = new WeakMap();
      this.spoken = spoken;
      this.bundle = texts.bundle;
    }
    let text = this.said.get(line);
    if (text === undefined) {
      text = texts.event(line as { event: string });
      this.said.set(line, text);
    }
    return text;
  }
}
