/**
 * A budget in the making: what is announced beside what lies in the envelopes. The rules ask for the notes first and for
 * the sums then; whoever has announced sums on the desk is not asked twice.
 */
import { SplitDraft } from "$lib/questions/answers.svelte";
import type { Targets } from "$lib/questions/targets";
import { sumOf } from "../../notes";

export class Proposal {
  /** Sums lowered by hand; all others follow what lies there. */
  private lowered = $state<Record<string, number>>({});
  private about = "";
  private proposed = false;
  private laid: Targets | null = null;

  /** It is about this budget now: what was lowered for another is forgotten. */
  begin(about: string): void {
    if (about !== this.about) [this.about, this.lowered, this.proposed] = [about, {}, false];
  }

  /** What is announced for a pile: never more than lies there. */
  sum(seat: string, pile: readonly string[]): number {
    const lies = sumOf(pile);
    return Math.min(this.lowered[seat] ?? lies, lies);
  }

  /** Announce so much; all that lies there follows it again. */
  announce(seat: string, amount: number, pile: readonly string[]): void {
    const { [seat]: _before, ...others } = this.lowered;
    this.lowered = amount >= sumOf(pile) ? others : { ...others, [seat]: Math.max(0, amount) };
  }

  /** Both are proposed: the sums are given as soon as they are asked for. */
  propose(): void {
    this.proposed = true;
  }

  /** The sums are asked for: they begin as they were announced, and are given at once if they were proposed. */
  give(targets: Targets | null, piles: Readonly<Record<string, readonly string[]>>): void {
    if (!(targets instanceof SplitDraft)) return;
    if (targets !== this.laid)
      for (const seat of targets.question.places) targets.set(seat, this.sum(seat, piles[seat] ?? []));
    this.laid = targets;
    if (!this.proposed) return;
    this.proposed = false;
    targets.send();
  }
}

/** The one desk of this page: it stays when the question, and with it the scene, changes. */
export const proposal = new Proposal();
