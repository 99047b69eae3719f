/** A play in the making: which cards and holes may be touched, and what touching them does to the paper. */
import type { Standing, Way } from "$lib/questions/targets";
import { callsOf } from "./deeds";
import { FROM_HAND, verbIn, wordsIn, type Addition } from "./plays";
import { Proposal } from "./proposal.svelte";
import { faceOf, heirOf, type Deed } from "./table";

export class PlayDraft extends Proposal {
  /** A companion in the hand that waits for a hole, and the kinds a wild one may be there. */
  held = $state<string | null>(null);
  private kinds = $state.raw<string[]>([]);
  /** Nothing is left to do: the turn is about to end by itself. */
  ending = $state(false);

  override clear(): void {
    super.clear();
    [this.held, this.kinds] = [null, []];
  }

  /** All answers to a verb that leaves nothing to say: its only way, and what every helper adds to it. Else none. */
  wholeDeed(ways: string[]): string[] {
    const [way = ""] = ways;
    const added = Object.keys(this.waysOf(way)?.additions ?? {});
    if (ways.length > 1) return [];
    if (!added.length) return [way];
    const helped = verbIn(way) !== "sell" && added.every((option) => verbIn(option) === "bonus");
    return helped && this.course.isWhole([way, ...added]) ? [way, ...added] : [];
  }

  /** What helpers add to it then. */
  helpOf(ways: string[]): number {
    const [way = "", ...added] = this.wholeDeed(ways);
    return added.reduce((sum, option) => sum + (this.waysOf(way)?.additions[option] ?? 0), 0);
  }

  /** Do something with a card that lies on my board: at once, or on a paper where there is more to say. */
  doDeed(ways: string[]): void {
    const [first = ""] = ways;
    const deed = this.waysOf(first);
    const whole = this.wholeDeed(ways);
    this.clear();
    if (whole.length > 1) this.course.send(whole);
    else if (whole.length) this.give(first);
    else {
      this.subject = {
        cards: [deed?.card ?? wordsIn(first)[0] ?? ""],
        place: (deed && "place" in deed ? deed.place : wordsIn(first)[1]) ?? null,
        ways,
      };
      this.way = ways.at(-1) ?? first;
    }
  }

  /** All helpers who may be called on without any choice, where there are several. */
  get calls(): Deed[] {
    const found = callsOf(this.props());
    return found.length > 1 && this.course.told(found.map((one) => one.option))?.refused === null ? found : [];
  }

  /** Call on all of them, one after the other. */
  callAll(): void {
    const answers = this.calls.map((one) => one.option);
    this.clear();
    if (answers.length) this.course.send(answers);
  }

  /** My own board, where it lies on the stage: a card put down on it is played as the paper proposes. */
  private get estate(): string {
    return `estate:${this.props().view.you ?? ""}`;
  }

  /** Send what is proposed as soon as it is known what comes of it, unless somebody has changed it by then. */
  private async sendSoon(): Promise<void> {
    const { subject, way } = this;
    for (let tries = 0; tries < 100 && subject !== null; tries++) {
      if (this.subject !== subject || this.way !== way || this.picked !== null) return;
      if (this.isReady) {
        this.send();
        return;
      }
      await new Promise((wake) => setTimeout(wake, 50));
    }
  }

  /** The ways to play a card of the hand. */
  private fromHand(card: string): string[] {
    return this.question.options.filter(
      (option) => FROM_HAND.includes(verbIn(option)) && wordsIn(option).includes(card),
    );
  }

  /** Take a card of the hand up. */
  private begin(card: string): void {
    const ways = this.fromHand(card);
    if (!ways.length) {
      this.hold(card);
      return;
    }
    this.clear();
    const single = ways.filter((way) => verbIn(way) !== "wed");
    const best = ways.reduce((one, other) => (this.weigh(other) > this.weigh(one) ? other : one));
    this.subject = { cards: [card], place: null, ways: verbIn(best) === "wed" ? [...single, best] : single };
    this.choosesWay(best);
  }

  /** What a way spends; a wedding set, the sum of its cards. */
  private weigh(way: string): number {
    if (verbIn(way) === "wed")
      return wordsIn(way).reduce((sum, card) => sum + (faceOf(card)?.modes?.[0]?.spend ?? 0), 0);
    return this.waysOf(way)?.amount ?? 0;
  }

  // -- companions and their holes

  private hold(card: string): void {
    const again = this.held === card;
    this.clear();
    if (again || !this.tokensOf(card).length) return;
    [this.held, this.touched] = [card, [card]];
  }

  private tokensOf(card: string): string[] {
    return this.question.options.filter((option) => verbIn(option) === "token" && wordsIn(option)[3] === card);
  }

  /** The options to put a companion into a hole: of a wild one, one for each kind. */
  private into(card: string, hole: string): string[] {
    const [, place, slot] = hole.split(":");
    return this.tokensOf(card).filter((option) => wordsIn(option)[1] === place && wordsIn(option)[2] === slot);
  }

  // -- touching

  override get aiming(): boolean {
    return this.held !== null;
  }

  override get begun(): boolean {
    return this.held !== null;
  }

  override get value(): string | null {
    return null;
  }

  override get ways(): Way[] {
    return this.kinds.map((option) => ({ verb: "token", options: [option] }));
  }

  override go(way: Way): void {
    const [option] = way.options;
    if (option !== undefined) this.choose(option);
  }

  override of(thing: string): Standing {
    if (this.isFree(thing)) return this.lies ? "open" : "closed";
    if (thing.startsWith("hole:")) return this.held !== null && this.into(this.held, thing).length ? "open" : "closed";
    if (thing === this.held || this.count(thing) > 0) return "chosen";
    if (this.subject && this.joins(thing)) return "open";
    if (this.isDeclared) return "closed";
    return this.question.options.some(
      (option) =>
        (FROM_HAND.includes(verbIn(option)) && wordsIn(option).includes(thing)) ||
        (verbIn(option) === "token" && wordsIn(option)[3] === thing),
    )
      ? "open"
      : "closed";
  }

  /** How many copies of a card of the hand belong to the play. */
  override count(thing: string): number {
    if (!this.subject || (this.subject.place !== null && !this.added.length)) return thing === this.held ? 1 : 0;
    const along = this.added.filter((option) => {
      const words = wordsIn(option);
      return (verbIn(option) === "with" && words[2] === thing) || (verbIn(option) === "feed" && words[0] === thing);
    }).length;
    return along + (this.subject.place === null && this.subject.cards.includes(thing) ? 1 : 0);
  }

  /** The addition by which this card of the hand would go along. */
  private joins(card: string): Addition | { way: string } | null {
    const guest = this.guests.find((one) => one.card === card && !one.on);
    if (guest) return guest;
    return (
      this.company.find(
        ({ option, on }) => !on && ["with", "feed"].includes(verbIn(option)) && wordsIn(option).includes(card),
      ) ?? null
    );
  }

  /** A free place of my board. */
  private isFree(thing: string): boolean {
    const { view } = this.props();
    return heirOf(view, view.you)?.board.some((one) => one.place === thing && one.card === null) ?? false;
  }

  /** The card on the paper will lie on my board. */
  private get lies(): boolean {
    return this.subject?.place === null && ["buy", "place"].includes(verbIn(this.way ?? ""));
  }

  override touch(thing: string): void {
    if (this.isFree(thing)) {
      if (this.lies) void this.sendSoon();
      return;
    }
    if (thing.startsWith("hole:")) {
      const options = this.held === null ? [] : this.into(this.held, thing);
      if (options.length > 1) this.kinds = options;
      else if (options[0] !== undefined) this.choose(options[0]);
      return;
    }
    const joins = this.subject ? this.joins(thing) : null;
    if (joins && "way" in joins) this.invite(joins.way);
    else if (joins) this.toggle(joins.option);
    else if (this.subject?.place === null && this.subject.cards[0] === thing) this.clear();
    else {
      const along = this.added.findLast(
        (option) => ["with", "feed"].includes(verbIn(option)) && wordsIn(option).includes(thing),
      );
      const guest = this.guests.find((one) => one.card === thing && one.on);
      if (this.subject && along !== undefined) this.toggle(along);
      else if (this.subject && guest) this.invite(guest.way);
      else if (!this.isDeclared) this.begin(thing);
    }
  }

  override accepts(thing: string, on: string): boolean {
    if (on.startsWith("hole:")) return this.into(thing, on).length > 0;
    return on === this.estate && this.subject === null && this.fromHand(thing).length > 0;
  }

  override drop(thing: string, on: string): void {
    if (on === this.estate) {
      this.begin(thing);
      void this.sendSoon();
      return;
    }
    const options = this.into(thing, on);
    if (options.length > 1) [this.held, this.touched, this.kinds] = [thing, [thing], options];
    else if (options[0] !== undefined) this.choose(options[0]);
  }
}
