/** One option in the making. */
import type { Pick } from "$lib/server/types";
import type { Draft, Send } from "./draft";
import type { Fault } from "./faults";
import { beginsWith, names, objectsOf, verbOf, type Standing, type Way } from "./targets";

/**
 * One option: touching things and choosing verbs narrows the choice, until one option is left. Where it `waits`, what is
 * chosen whole lies there until it is sent, and touching another thing of its kind changes it.
 */
export class PickDraft implements Draft {
  touched = $state<string[]>([]);
  protected verb = $state<string | null>(null);
  /** The menu of what can be done with what is touched is open. */
  protected asking = $state(false);
  /** What the question has put into the hand already: all answers but the quiet ones do the same with it. */
  private readonly given: string | null;
  /** Verbs whose things change places (an arrow from one to the other, or back): they are touched in their order. */
  private readonly ordered: ReadonlySet<string>;

  constructor(
    readonly question: Pick,
    protected readonly give: Send,
    private readonly waits: boolean = false,
  ) {
    this.given = waits ? null : this.givenIn(question.options);
    this.ordered = orderedIn(question.options);
  }

  /** The option names all these things; in their order, where that makes a difference. */
  private names(option: string, things: string[]): boolean {
    if (!this.ordered.has(verbOf(option))) return names(option, things);
    const objects = objectsOf(option);
    return things.every((thing, at) => objects[at] === thing);
  }

  get options(): string[] {
    const fits = (option: string) => this.verb === null || verbOf(option) === this.verb;
    const found = this.question.options.filter((option) => fits(option) && this.names(option, this.touched));
    const [only, ...more] = this.touched;
    // A thing that is an option by itself means that one, though others name it too.
    const itself = only !== undefined && !more.length && found.includes(only);
    return itself && found.every((one) => one === only || verbOf(one) !== only) ? [only] : found;
  }

  get value(): string | null {
    return this.begun && this.options.length === 1 ? (this.options[0] ?? null) : null;
  }

  get fault(): Fault {
    return null;
  }

  get begun(): boolean {
    return this.touched.length > 0;
  }

  get aiming(): boolean {
    return (this.begun || this.given !== null) && !this.asking && !(this.waits && this.value !== null);
  }

  get ways(): Way[] {
    if (!this.begun || !this.asking) return [];
    const verbs = [...new Set(this.options.map(verbOf))];
    return verbs.flatMap((verb) => {
      const options = this.options.filter((option) => verbOf(option) === verb);
      if (options.length > 1 && this.verb === null && this.differInThings(options)) return [{ verb, options }];
      return options.map((option) => ({ verb, options: [option] }));
    });
  }

  /** Take one of the ways of the menu: it is sent if it is whole, else its verb waits for a target. */
  go(way: Way): void {
    const [option] = way.options;
    if (way.options.length === 1 && option !== undefined) this.choose(option);
    else [this.verb, this.asking] = [way.verb, false];
  }

  of(thing: string): Standing {
    if (this.touched.includes(thing) || (!this.begun && thing === this.given)) return "chosen";
    if (!this.begun && this.given !== null)
      return this.question.options.some((option) => names(option, [this.given ?? "", thing])) ? "open" : "closed";
    const begins = this.question.options.some((option) => beginsWith(option, thing));
    if (!this.begun || this.asking) return begins ? "open" : "closed";
    const changes = this.waits && (begins || this.replaces(thing));
    return changes || this.options.some((option) => names(option, [thing])) ? "open" : "closed";
  }

  count(thing: string): number {
    return this.touched.includes(thing) ? 1 : 0;
  }

  /** Touch a thing: what it names whole is sent, what leaves several verbs opens their menu. Once more lets it go. */
  touch(thing: string): void {
    if (this.touched.includes(thing)) {
      this.clear();
      return;
    }
    const held = this.begun || this.given === null || thing === this.given ? this.touched : [this.given];
    const together = [...held, thing];
    if (this.options.some((option) => this.names(option, together))) this.touched = together;
    else [this.touched, this.verb] = [this.waits ? this.instead(thing) : [thing], null];
    this.narrow();
  }

  /** What was touched, with this instead of whatever does not go with it. */
  private instead(thing: string): string[] {
    let kept = [thing];
    for (const one of this.touched) {
      const more = [one, ...kept];
      if (this.question.options.some((option) => names(option, more))) kept = more;
    }
    return kept;
  }

  /** It goes with something touched, and takes the place only of what has the same part in an option. */
  private replaces(thing: string): boolean {
    const kept = this.instead(thing);
    const parts = this.partsOf(thing);
    const dropped = this.touched.filter((one) => !kept.includes(one));
    return kept.length > 1 && dropped.every((one) => this.partsOf(one).some((part) => parts.includes(part)));
  }

  /** Which words of an option it may be: the first is by what means, the second whom, and so on. */
  private partsOf(thing: string): number[] {
    return this.question.options.map((option) => objectsOf(option).indexOf(thing)).filter((part) => part >= 0);
  }

  act(thing: string): void {
    this.clear();
    this.touch(thing);
    const [only] = this.options;
    if (this.begun && only !== undefined && this.options.length === 1) this.choose(only);
  }

  accepts(thing: string, on: string): boolean {
    return thing !== on && this.question.options.some((option) => this.names(option, [thing, on]));
  }

  drop(thing: string, on: string): void {
    if (!this.accepts(thing, on)) return;
    [this.touched, this.verb] = [[thing, on], null];
    if (this.options.length === 1) this.send();
    else this.narrow();
  }

  choose(option: string): void {
    this.clear();
    this.give(option);
  }

  send(): void {
    if (this.value !== null) this.choose(this.value);
  }

  letGo(): void {
    this.clear();
  }

  clear(): void {
    [this.touched, this.verb, this.asking] = [[], null, false];
  }

  /** Send what is said whole; else aim, if things make the difference, or ask which is meant. */
  private narrow(): void {
    const { options } = this;
    const [only] = options;
    if (options.length === 1 && only !== undefined && (this.waits || this.isMeant(only))) {
      if (this.waits) this.asking = false;
      else this.choose(only);
      return;
    }
    const alike = options.every((option) => verbOf(option) === verbOf(only ?? ""));
    this.asking = !(alike && options.length > 1 && verbOf(only ?? "") !== "" && this.differInThings(options));
  }

  /** What was touched says the whole option: the thing asked for, or at least two things. A verb on one waits. */
  private isMeant(option: string): boolean {
    const objects = objectsOf(option);
    if (!objects.every((thing) => this.touched.includes(thing))) return false;
    return this.touched.length > 1 || this.question.options.every((one) => verbOf(one) === "");
  }

  /** The thing that all answers but one without a verb begin with, where only what it is done to differs. */
  private givenIn(options: string[]): string | null {
    const done = options.filter((option) => verbOf(option) !== "");
    const [first] = done;
    const thing = first && objectsOf(first)[0];
    if (
      !thing ||
      done.length < Math.max(2, options.length - 1) ||
      done.some((option) => verbOf(option) !== verbOf(first))
    )
      return null;
    const targets = done.map((option) => objectsOf(option).slice(1));
    const differ = new Set(targets.map((one) => one.join(":"))).size === done.length;
    return differ && done.every((option, at) => objectsOf(option)[0] === thing && targets[at]?.length) ? thing : null;
  }

  /** Things not yet touched make the difference between these options, not only numbers. */
  private differInThings(options: string[]): boolean {
    const left = options.map((option) => objectsOf(option).filter((thing) => !this.touched.includes(thing)));
    return new Set(left.map((things) => things.join(":"))).size === options.length && left.every((one) => one.length);
  }
}

/** The verbs under which one thing stands now in one place, now in another. */
function orderedIn(options: string[]): ReadonlySet<string> {
  const places = new Map<string, number>();
  const found = new Set<string>();
  for (const option of options) {
    const verb = verbOf(option);
    if (!verb) continue;
    objectsOf(option).forEach((thing, at) => {
      const key = `${verb} ${thing}`;
      if ((places.get(key) ?? at) !== at) found.add(verb);
      places.set(key, at);
    });
  }
  return found;
}
