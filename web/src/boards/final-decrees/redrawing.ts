/**
 * Redrawing an arrow by dragging one of its ends.
 *
 * The engine asks step by step (an action, which arrow, where to), so a drag is remembered as the options it stands
 * for, and each is given as soon as it is asked for. The first question that does not offer the next one ends it.
 */
import type { Targets } from "$lib/questions/targets";
import type { Question } from "$lib/server/types";

export type End = "upper" | "lower";

const ACTION = "restructure";

export class Redrawing {
  private plan: string[] = [];
  private answered = "";

  constructor(
    private readonly asked: () => Question | null,
    private readonly targets: () => Targets | null,
  ) {}

  private offers(option: string): boolean {
    return this.targets()?.options.includes(option) ?? false;
  }

  /** Something may be done about this arrow. */
  touchable(upper: string, lower: string): boolean {
    return (
      this.targets()?.options.some((one) => one.startsWith("arrow") && one.endsWith(`:${upper}:${lower}`)) ?? false
    );
  }

  /** Its ends may be dragged. */
  movable(upper: string, lower: string): boolean {
    return this.offers(`arrow-move:${upper}:${lower}`) || this.offers(ACTION);
  }

  /** It may be let go there, for all that can be seen before the engine has been asked. */
  accepts(upper: string, lower: string, end: End, on: string): boolean {
    const [from, to] = redrawn(upper, lower, end, on);
    return (from !== upper || to !== lower) && this.movable(upper, lower);
  }

  redraw(upper: string, lower: string, end: End, on: string): void {
    const [from, to] = redrawn(upper, lower, end, on);
    const swapped = from === lower && to === upper;
    const moves = swapped
      ? [`arrow-reverse:${upper}:${lower}`]
      : [`arrow-move:${upper}:${lower}`, `arrow:${from}:${to}`];
    this.plan = this.offers(ACTION) ? [ACTION, ...moves] : moves;
    this.answered = "";
    this.go();
  }

  /** A question has come: give the next option of the plan, if it is offered. */
  go(): void {
    const question = this.asked();
    const next = this.plan[0];
    if (next === undefined || question === null || !question.due || question.id === this.answered) return;
    if (!this.offers(next)) {
      this.plan = [];
      return;
    }
    this.plan = this.plan.slice(1);
    this.answered = question.id;
    this.targets()?.choose(next);
  }
}

/** How the arrow would run: an end let go on the desk of the other one turns it round. */
function redrawn(upper: string, lower: string, end: End, on: string): [string, string] {
  if (on === (end === "upper" ? lower : upper)) return [lower, upper];
  return end === "upper" ? [on, lower] : [upper, on];
}
