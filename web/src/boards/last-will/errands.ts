/** A boy to be sent: to a card, to a door or half of one, or straight to a line of my payslip. */
import { PickDraft, type Means } from "$lib/questions/answers.svelte";
import type { Standing } from "$lib/questions/targets";
import type { Pick } from "$lib/server/types";
import type { BoardProps } from "../board";
import { lineOption } from "./demoting";
import { heirOf, readingOf } from "./table";

const HALF = "half:";
/** The double door, where both things are to be had. */
const DOUBLE = "combined";
/** Where a line of the payslip is covered, the door that has nothing else behind it first. */
const DEMOTING = ["demotion", `${DOUBLE}:demotion`];

export class ErrandDraft extends PickDraft {
  constructor(
    question: Pick,
    private readonly means: Means,
    private readonly props: () => BoardProps,
  ) {
    super(question, means.give, true);
  }

  /** The option that a half of the double door stands for: `half:demotion`. */
  private halfOf(thing: string): string | null {
    return thing.startsWith(HALF) ? `${DOUBLE}:${thing.slice(HALF.length)}` : null;
  }

  override of(thing: string): Standing {
    const half = this.halfOf(thing);
    if (half === null) return super.of(thing);
    if (!this.question.options.includes(half)) return "closed";
    return this.value === half ? "chosen" : "open";
  }

  override touch(thing: string): void {
    const half = this.halfOf(thing);
    if (half === null) {
      super.touch(thing);
      return;
    }
    const again = this.value === half;
    this.clear();
    if (!again) this.touched = half.split(":");
  }

  override act(thing: string): void {
    const answers = this.covering(thing);
    if (answers.length) this.means.giveAll(answers);
    else super.act(thing);
  }

  override accepts(thing: string, on: string): boolean {
    return this.covering(on).length > 0 || super.accepts(thing, on);
  }

  /** The errand that covers this line of my payslip, and the line; nothing, where none does. */
  private covering(thing: string): string[] {
    const { view } = this.props();
    const door = DEMOTING.find((option) => this.question.options.includes(option));
    const option = lineOption(thing, heirOf(view, view.you)?.job?.lines ?? []);
    return door !== undefined && option !== null && readingOf(view).yours?.demotable ? [door, option] : [];
  }
}
