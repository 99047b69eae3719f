/** Answers in the making: one small class for each kind of question, shared by the bar and the board. */
import type { Assign, NumberQuestion, Order, Question, Split, Subset } from "$lib/server/types";
import { firstOf, PlainDraft, type Draft, type Send } from "./draft";
import { assignFault, numberFault, orderFault, splitFault, subsetFault, type Fault } from "./faults";
import { PickDraft } from "./pick.svelte";
import { names, thingsOf, type Standing } from "./targets";

export type { Draft, Means, Send } from "./draft";
export { PickDraft } from "./pick.svelte";

/** Some options. Those of one name are told apart by their place in the list. */
export class SubsetDraft extends PlainDraft {
  chosen = $state<number[]>([]);

  constructor(
    readonly question: Subset,
    protected readonly give: Send,
  ) {
    super();
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

  /** Choose it or leave it; where so many are wanted and no more, it takes the place of what was chosen first. */
  toggle(index: number): void {
    if (this.chosen.includes(index)) this.chosen = this.chosen.filter((one) => one !== index);
    else this.add(index);
  }

  /** As many as may be chosen, in the order they lie. */
  all(): void {
    this.chosen = this.options.map((_, index) => index).slice(0, this.question.most);
  }

  protected add(index: number): void {
    const { least, most } = this.question;
    const full = (most === 1 || least === most) && this.chosen.length >= most;
    this.chosen = [...(full ? this.chosen.slice(1) : this.chosen), index];
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
export class NumberDraft extends PlainDraft {
  number = $state(0);

  constructor(
    readonly question: NumberQuestion,
    protected readonly give: Send,
  ) {
    super();
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

  clear(): void {
    this.number = this.question.least;
  }
}

/** An amount over places: touching a place adds one to it. */
export class SplitDraft extends PlainDraft {
  amounts = $state<Record<string, number>>({});

  constructor(
    readonly question: Split,
    protected readonly give: Send,
  ) {
    super();
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

  override accepts(thing: string, on: string): boolean {
    return thing !== on && this.count(thing) > 0 && this.count(on) < this.cap(on);
  }

  /** Dragging one place on another moves one over. */
  override drop(thing: string, on: string): void {
    if (!this.accepts(thing, on)) return;
    this.set(thing, this.count(thing) - 1);
    this.set(on, this.count(on) + 1);
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
export class AssignDraft extends PlainDraft {
  placed = $state<Record<string, string[]>>({});
  held = $state<string | null>(null);

  constructor(
    readonly question: Assign,
    protected readonly give: Send,
  ) {
    super();
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

  override get aiming(): boolean {
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

  override accepts(thing: string, on: string): boolean {
    const { items, places, barred, rivals } = this.question;
    if (!items.includes(thing)) return false;
    if (on === LOOSE) return this.placeOf(thing) !== null;
    if (!places.includes(on) || barred[thing]?.includes(on)) return false;
    return !rivals.includes(thing) || !this.placed[on]?.some((other) => other !== thing && rivals.includes(other));
  }

  override drop(thing: string, on: string): void {
    const place = this.placeOf(thing);
    if (on !== LOOSE) this.put(thing, on);
    else if (place !== null) this.take(thing, place);
    if (on === LOOSE) this.held = this.only;
  }

  override letGo(): void {
    this.held = this.only;
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
export class OrderDraft extends PlainDraft {
  order = $state<string[]>([]);
  settled = $state(0);

  constructor(
    readonly question: Order,
    protected readonly give: Send,
  ) {
    super();
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

  override accepts(thing: string, on: string): boolean {
    return thing !== on && this.find(thing) >= 0 && this.find(on) >= 0;
  }

  override drop(thing: string, on: string): void {
    this.move(this.find(thing), this.find(on));
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
