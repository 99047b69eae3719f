/** The market in the making: four tiles, of which any may change places; nothing is sent before "So be it". */
import { AssignDraft, PickDraft, type Send } from "$lib/questions/answers.svelte";
import type { Standing } from "$lib/questions/targets";
import type { Assign, Pick } from "$lib/server/types";

/** Where the tiles lie, by type of property, as they are written. */
export type Tiles = Record<string, string>;

/** What the scene of the market needs of a draft. */
export interface Market {
  readonly tiles: Tiles;
  readonly taken: string | null;
  /** Lay them as they were. */
  undo(): void;
}

const tile = (type: string): string => `market:${type}`;
const typeOf = (thing: string): string => thing.slice("market:".length);

/** All four may be laid anew. */
export class ArrangeDraft extends AssignDraft implements Market {
  taken = $state<string | null>(null);
  private readonly before: Tiles;

  constructor(question: Assign, give: Send) {
    super(question, give);
    this.before = this.tiles;
    this.held = null;
  }

  get tiles(): Tiles {
    return Object.fromEntries(Object.entries(this.placed).map(([type, items]) => [type, items[0] ?? ""]));
  }

  override get aiming(): boolean {
    return this.taken !== null;
  }

  override get begun(): boolean {
    return true;
  }

  undo(): void {
    this.taken = null;
    this.placed = Object.fromEntries(Object.entries(this.before).map(([type, item]) => [type, [item]]));
  }

  override of(thing: string): Standing {
    if (!thing.startsWith("market:")) return "closed";
    return typeOf(thing) === this.taken ? "chosen" : "open";
  }

  override count(): number {
    return 0;
  }

  override touch(thing: string): void {
    const type = typeOf(thing);
    if (this.taken === null) this.taken = type;
    else {
      if (this.taken !== type) this.swap(this.taken, type);
      this.taken = null;
    }
  }

  override accepts(thing: string, on: string): boolean {
    return thing !== on && thing.startsWith("market:") && on.startsWith("market:");
  }

  override drop(thing: string, on: string): void {
    this.taken = null;
    if (this.accepts(thing, on)) this.swap(typeOf(thing), typeOf(on));
  }

  override letGo(): void {
    this.taken = null;
  }

  private swap(one: string, other: string): void {
    this.placed = { ...this.placed, [one]: this.placed[other] ?? [], [other]: this.placed[one] ?? [] };
  }
}

/** Only two may change places. */
export class SwapDraft extends PickDraft implements Market {
  taken = $state<string | null>(null);
  private swapped = $state.raw<[string, string] | null>(null);

  constructor(
    question: Pick,
    give: Send,
    private readonly before: Tiles,
  ) {
    super(question, give);
  }

  get tiles(): Tiles {
    if (!this.swapped) return this.before;
    const [one, other] = this.swapped;
    return { ...this.before, [one]: this.before[other] ?? "", [other]: this.before[one] ?? "" };
  }

  override get aiming(): boolean {
    return this.taken !== null;
  }

  override get begun(): boolean {
    return true;
  }

  override get value(): string {
    const [one = "", other = ""] = this.swapped ?? [];
    return (
      this.question.options.find((option) => option === `swap:${one}:${other}` || option === `swap:${other}:${one}`) ??
      "leave"
    );
  }

  undo(): void {
    [this.taken, this.swapped] = [null, null];
  }

  override of(thing: string): Standing {
    if (!thing.startsWith("market:")) return "closed";
    return typeOf(thing) === this.taken ? "chosen" : "open";
  }

  override count(): number {
    return 0;
  }

  override touch(thing: string): void {
    const type = typeOf(thing);
    if (this.taken === null) this.taken = type;
    else {
      this.swapped = this.taken === type ? null : [this.taken, type];
      this.taken = null;
    }
  }

  override accepts(thing: string, on: string): boolean {
    return thing !== on && thing.startsWith("market:") && on.startsWith("market:");
  }

  override drop(thing: string, on: string): void {
    this.taken = null;
    if (this.accepts(thing, on)) this.swapped = [typeOf(thing), typeOf(on)];
  }

  override letGo(): void {
    this.taken = null;
  }
}

export { tile };
