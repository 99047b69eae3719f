/** A demotion that an errand or a card has earned. */
import { PickDraft } from "$lib/questions/answers.svelte";
import type { Standing } from "$lib/questions/targets";

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
