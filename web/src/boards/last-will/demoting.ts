/** A demotion that an errand or a card has earned. */
import { PickDraft } from "$lib/questions/answers.svelte";
import type { Standing } from "$lib/questions/targets";
import type { Job } from "./table";

/** The answer that covers a line, `line:dinner:2`: by its symbol, or with its sum where several lines have the symbol. */
export function lineOption(thing: string, lines: Job["lines"]): string | null {
  const [kind, symbol = "", salary = ""] = thing.split(":");
  const alike = lines.filter((line) => line.symbol === symbol);
  if (kind !== "line" || !alike.some((line) => !line.covered && String(line.salary) === salary)) return null;
  return alike.length > 1 ? `demote:${symbol}:${salary}` : `demote:${symbol}`;
}

/** A line of the payslip is pressed, and suffers at once: it can be taken back. */
export class DemotionDraft extends PickDraft {
  override of(thing: string): Standing {
    return this.optionOf(thing) === null ? "closed" : "open";
  }

  override touch(thing: string): void {
    const option = this.optionOf(thing);
    if (option !== null) this.choose(option);
  }

  /** Lines are things of their own: `line:dinner:2`, or `line:dinner` where only one line has the symbol. */
  private optionOf(thing: string): string | null {
    if (!thing.startsWith("line:")) return null;
    const [, symbol = "", salary = ""] = thing.split(":");
    const options = [`demote:${symbol}:${salary}`, `demote:${symbol}`];
    return options.find((option) => this.question.options.includes(option)) ?? null;
  }
}
