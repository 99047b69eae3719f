/** Answers in the making: one small class for each kind of question, shared by the bar and the board. */
import type { Assign, NumberQuestion, Order, Pick, Question, Split, Subset } from "$lib/server/types";
import type { SendAll } from "./course.svelte";
import type { AskAhead } from "./foresight.svelte";
import { assignFault, numberFault, orderFault, splitFault, subsetFault, type Fault } from "./faults";
import { beginsWith, names, objectsOf, thingsOf, verbOf, type Standing, type Targets, type Way } from "./targets";

export type Send = (value: unknown) => void;

/** What a draft begins with: what was answered before, or the likely answer the game proposes. */
function firstOf(question: Question): unknown {
  return question.answer ?? (question as { likely?: unknown }).likely;
}

/** An answer in the making. */
export interface Draft extends Targets {
  readonly question: Question;
  /** Why it cannot be sent yet, or nothing. */
  readonly fault: Fault;
  readonly value: unknown;
  /** Send it, if it stands. */
  send(): void;
  /** Begin again. */
  clear(): void;
  readonly begun: boolean;
  /** It is made on a paper of the board's own, which lies in the prompt's place. */
  readonly paper?: boolean;
}

/** What a board needs for a draft of its own: to send one answer or several in a row, and to look ahead. */
export interface Means {
  give: Send;
  giveAll: SendAll;
  ahead: AskAhead;
}

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

/** Some options. Those of one name are told apart by their place in the list. */
export class SubsetDraft implements Draft {
  readonly ways: Way[] = [];
  readonly aiming: boolean = false;
  chosen = $state<number[]>([]);

  constructor(
    readonly question: Subset,
    private readonly give: Send,
  ) {
    this.chosen = indexesOf(question.options, firstOf(question));
  }

  get options(): string[] {
    return this.question.options;
  }

  get value(): string[] {
    return [...this.chosen].sort((a, b) => a - b).map((index) => this.options[index] as string);
  }

  get fault(): Fault {
    return subsetFault(this.question, this.value);
  }

  get begun(): boolean {
    return this.chosen.length > 0;
  }

  /** What the choice is worth, where that counts. */
  get worth(): number {
    return this.value.reduce((sum, item) => sum + (this.question.worth?.[item] ?? 0), 0);
  }

  private at(thing: string): number[] {
    return this.options.flatMap((option, index) => (names(option, [thing]) ? [index] : []));
  }

  of(thing: string): Standing {
    const at = this.at(thing);
    if (!at.length) return "closed";
    return at.every((index) => this.chosen.includes(index)) ? "chosen" : "open";
  }

  count(thing: string): number {
    return this.at(thing).filter((index) => this.chosen.includes(index)).length;
  }

  touch(thing: string, copy?: number): void {
    const at = this.at(thing);
    if (copy !== undefined && at.includes(copy)) {
      this.toggle(copy);
      return;
    }
    const free = at.find((index) => !this.chosen.includes(index));
    if (free === undefined) this.chosen = this.chosen.filter((index) => !at.includes(index));
    else this.add(free);
  }

  /** Choose it or leave it; where one is wanted, another takes its place. */
  toggle(index: number): void {
    if (this.chosen.includes(index)) this.chosen = this.chosen.filter((one) => one !== index);
    else this.add(index);
  }

  /** As many as may be chosen, in the order they lie. */
  all(): void {
    this.chosen = this.options.map((_, index) => index).slice(0, this.question.most);
  }

  protected add(index: number): void {
    const full = this.question.most === 1;
    this.chosen = full ? [index] : [...this.chosen, index];
  }

  accepts(): boolean {
    return false;
  }

  drop(): void {}

  go(): void {}

  letGo(): void {}

  choose(option: string): void {
    this.touch(option);
  }

  send(): void {
    if (!this.fault) this.give(this.value);
  }

  clear(): void {
    this.chosen = [];
  }
}

function indexesOf(options: string[], answer: unknown): number[] {
  if (!Array.isArray(answer)) return [];
  const found: number[] = [];
  for (const item of answer) {
    const index = options.findIndex((option, at) => option === item && !found.includes(at));
    if (index >= 0) found.push(index);
  }
  return found;
}

/** A whole number. */
export class NumberDraft implements Draft {
  readonly ways: Way[] = [];
  readonly aiming: boolean = false;
  number = $state(0);

  constructor(
    readonly question: NumberQuestion,
    private readonly give: Send,
  ) {
    const first = firstOf(question);
    this.number = typeof first === "number" ? first : question.least;
  }

  get options(): string[] {
    return [];
  }

  get value(): number {
    return this.number;
  }

  get fault(): Fault {
    return numberFault(this.question, this.number);
  }

  readonly begun = false;

  of(): Standing {
    return "closed";
  }

  count(): number {
    return 0;
  }

  touch(): void {}

  accepts(): boolean {
    return false;
  }

  drop(): void {}

  go(): void {}

  letGo(): void {}

  choose(): void {}

  send(): void {
    if (!this.fault) this.give(this.number);
  }

  clear(): void {
    this.number = this.question.least;
  }
}

/** An amount over places: touching a place adds one to it. */
export class SplitDraft implements Draft {
  readonly ways: Way[] = [];
  readonly aiming: boolean = false;
  amounts = $state<Record<string, number>>({});

  constructor(
    readonly question: Split,
    private readonly give: Send,
  ) {
    this.clear();
    const first = firstOf(question);
    // It says where everything lies: what it does not name has nothing, whatever lies there now.
    if (isTable(first)) this.lay(first as Record<string, number>);
  }

  get options(): string[] {
    return this.question.places;
  }

  get value(): Record<string, number> {
    return Object.fromEntries(Object.entries(this.amounts).filter(([, amount]) => amount !== 0));
  }

  get total(): number {
    return Object.values(this.amounts).reduce((sum, amount) => sum + amount, 0);
  }

  get fault(): Fault {
    return splitFault(this.question, this.value);
  }

  get begun(): boolean {
    return this.total > 0;
  }

  cap(place: string): number {
    return this.question.caps[this.question.places.indexOf(place)] ?? 0;
  }

  /** As much as it may still become. */
  room(place: string): number {
    const amount = this.amounts[place] ?? 0;
    return Math.min(this.cap(place), amount + Math.max(0, this.question.most - this.total));
  }

  /** All that is left goes there, as far as it takes it. */
  max(place: string): void {
    this.set(place, this.room(place));
  }

  set(place: string, amount: number): void {
    this.amounts = { ...this.amounts, [place]: Math.max(0, Math.min(amount, this.cap(place))) };
  }

  of(thing: string): Standing {
    if (!this.question.places.includes(thing)) return "closed";
    return (this.amounts[thing] ?? 0) > 0 ? "chosen" : "open";
  }

  count(thing: string): number {
    return this.amounts[thing] ?? 0;
  }

  /** One more; beyond what it takes, none. */
  touch(thing: string): void {
    if (!this.question.places.includes(thing)) return;
    const more = (this.amounts[thing] ?? 0) + 1;
    this.set(thing, more > this.room(thing) ? 0 : more);
  }

  accepts(thing: string, on: string): boolean {
    return thing !== on && this.count(thing) > 0 && this.count(on) < this.cap(on);
  }

  /** Dragging one place on another moves one over. */
  drop(thing: string, on: string): void {
    if (!this.accepts(thing, on)) return;
    this.set(thing, this.count(thing) - 1);
    this.set(on, this.count(on) + 1);
  }

  go(): void {}

  letGo(): void {}

  choose(option: string): void {
    this.touch(option);
  }

  send(): void {
    if (!this.fault) this.give(this.value);
  }

  clear(): void {
    this.lay(this.question.now ?? {});
  }

  private lay(amounts: Record<string, number>): void {
    this.amounts = Object.fromEntries(this.question.places.map((place) => [place, amounts[place] ?? 0]));
  }
}

/** Where an item is dropped that is to lie nowhere. */
export const LOOSE = "loose";

/** Items to places: take up an item, put it down somewhere. */
export class AssignDraft implements Draft {
  readonly ways: Way[] = [];
  placed = $state<Record<string, string[]>>({});
  held = $state<string | null>(null);

  constructor(
    readonly question: Assign,
    private readonly give: Send,
  ) {
    this.clear();
    const first = firstOf(question);
    if (isTable(first)) this.lay(first as Record<string, string[]>);
  }

  get options(): string[] {
    return this.held === null ? this.question.items : this.question.places;
  }

  get value(): Record<string, string[]> {
    return Object.fromEntries(Object.entries(this.placed).filter(([, items]) => items.length));
  }

  get fault(): Fault {
    return assignFault(this.question, this.value);
  }

  get begun(): boolean {
    return Object.values(this.placed).some((items) => items.length > 0);
  }

  get aiming(): boolean {
    return this.held !== null && this.held !== this.only;
  }

  /** Items not yet placed. */
  get loose(): string[] {
    const placed = Object.values(this.placed).flat();
    return this.question.items.filter((item) => {
      const at = placed.indexOf(item);
      if (at >= 0) placed.splice(at, 1);
      return at < 0;
    });
  }

  placeOf(item: string): string | null {
    return this.question.places.find((place) => this.placed[place]?.includes(item)) ?? null;
  }

  /** The place has as many as it takes. */
  full(place: string): boolean {
    const most = this.question.room[place]?.[1] ?? Infinity;
    return (this.placed[place]?.length ?? 0) >= most;
  }

  of(thing: string): Standing {
    if (thing === this.held) return "chosen";
    if (this.held !== null && this.question.places.includes(thing))
      return this.accepts(this.held, thing) ? "open" : "closed";
    if (this.question.items.includes(thing)) return this.placeOf(thing) === null || !this.aiming ? "open" : "closed";
    return this.held === null && (this.placed[thing]?.length ?? 0) > 0 ? "chosen" : "closed";
  }

  count(thing: string): number {
    return this.placed[thing]?.length ?? 0;
  }

  /**
   * Take an item up, or put the one held down here; where only one has room, they change places. One that is taken up
   * and touched again is let go, or taken back from where it lies.
   */
  touch(thing: string): void {
    if (this.held !== null && this.question.places.includes(thing) && thing !== this.held) this.put(this.held, thing);
    else if (thing === this.held && this.aiming) this.drop(thing, LOOSE);
    else if (this.question.items.includes(thing)) this.held = thing === this.held ? this.only : thing;
  }

  /** The one kind of item left to place, which need not be taken up first; what may be left lying is only at first. */
  private get only(): string | null {
    const { items, least } = this.question;
    const [first = null, ...others] = this.loose;
    if (least < items.length && others.length + 1 < items.length) return null;
    return others.every((item) => item === first) ? first : null;
  }

  put(item: string, place: string): void {
    if (!this.accepts(item, place)) return;
    const from = this.loose.includes(item) ? null : this.placeOf(item);
    const there = [...(this.placed[place] ?? [])];
    const out = this.full(place) ? there.pop() : undefined;
    const next: Record<string, string[]> = { ...this.placed };
    if (from !== null) next[from] = without(next[from] ?? [], item);
    next[place] = [...there, item];
    if (out !== undefined && from !== null && !this.question.barred[out]?.includes(from))
      next[from] = [...(next[from] ?? []), out];
    this.placed = next;
    this.held = this.only;
  }

  /** Everything still loose goes there, as far as it may. */
  all(place: string): void {
    for (const item of this.loose) if (!this.full(place)) this.put(item, place);
  }

  /** Take an item back from a place. */
  take(item: string, place: string): void {
    this.placed = { ...this.placed, [place]: without(this.placed[place] ?? [], item) };
  }

  accepts(thing: string, on: string): boolean {
    const { items, places, barred, rivals } = this.question;
    if (!items.includes(thing)) return false;
    if (on === LOOSE) return this.placeOf(thing) !== null;
    if (!places.includes(on) || barred[thing]?.includes(on)) return false;
    return !rivals.includes(thing) || !this.placed[on]?.some((other) => other !== thing && rivals.includes(other));
  }

  drop(thing: string, on: string): void {
    const place = this.placeOf(thing);
    if (on !== LOOSE) this.put(thing, on);
    else if (place !== null) this.take(thing, place);
    if (on === LOOSE) this.held = this.only;
  }

  go(): void {}

  letGo(): void {
    this.held = this.only;
  }

  choose(option: string): void {
    this.touch(option);
  }

  send(): void {
    if (!this.fault) this.give(this.value);
  }

  clear(): void {
    this.lay(this.question.now ?? {});
  }

  /** Lay everything as this says, and nothing besides. */
  lay(table: Record<string, string[]>): void {
    this.placed = Object.fromEntries(this.question.places.map((place) => [place, [...(table[place] ?? [])]]));
    this.held = this.only;
  }
}

function without(items: string[], item: string): string[] {
  const at = items.indexOf(item);
  return at < 0 ? items : [...items.slice(0, at), ...items.slice(at + 1)];
}

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** All items, in an order of one's choice: touching one moves it to the end of those chosen. */
export class OrderDraft implements Draft {
  readonly ways: Way[] = [];
  readonly aiming: boolean = false;
  order = $state<string[]>([]);
  settled = $state(0);

  constructor(
    readonly question: Order,
    private readonly give: Send,
  ) {
    const first = firstOf(question);
    this.order = Array.isArray(first) ? [...(first as string[])] : [...question.items];
  }

  get options(): string[] {
    return this.order;
  }

  get value(): string[] {
    return this.order;
  }

  get fault(): Fault {
    return orderFault(this.question, this.order);
  }

  get begun(): boolean {
    return this.settled > 0;
  }

  private find(thing: string): number {
    return this.order.findIndex((item) => thingsOf(item).includes(thing) || item === thing);
  }

  of(thing: string): Standing {
    const at = this.find(thing);
    if (at < 0) return "closed";
    return at < this.settled ? "chosen" : "open";
  }

  count(thing: string): number {
    const at = this.find(thing);
    return at < this.settled ? at + 1 : 0;
  }

  touch(thing: string): void {
    const at = this.find(thing);
    if (at < 0) return;
    if (at < this.settled) this.settled = at;
    else this.move(at, this.settled++);
  }

  move(from: number, to: number): void {
    if (to < 0 || to >= this.order.length) return;
    const next = [...this.order];
    next.splice(to, 0, ...next.splice(from, 1));
    this.order = next;
  }

  accepts(thing: string, on: string): boolean {
    return thing !== on && this.find(thing) >= 0 && this.find(on) >= 0;
  }

  drop(thing: string, on: string): void {
    this.move(this.find(thing), this.find(on));
  }

  go(): void {}

  letGo(): void {}

  choose(option: string): void {
    this.touch(option);
  }

  send(): void {
    if (!this.fault) this.give(this.order);
  }

  clear(): void {
    this.order = [...this.question.items];
    this.settled = 0;
  }
}

/** A draft for a question; offers are written on their own paper. One that `waits` is sent by itself never. */
export function draftFor(question: Question, give: Send, waits = false): Draft | null {
  switch (question.kind) {
    case "pick":
      return new PickDraft(question, give, waits);
    case "subset":
      return new SubsetDraft(question, give);
    case "number":
      return new NumberDraft(question, give);
    case "split":
      return new SplitDraft(question, give);
    case "assign":
      return new AssignDraft(question, give);
    case "order":
      return new OrderDraft(question, give);
    default:
      return null;
  }
}
