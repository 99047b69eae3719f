/**
 * A play in the making, on one paper: a card of the hand or a verb of the estate, how, in what company, and which line
 * of the job suffers. It is foreseen as a whole, and sent as one answer after the other.
 */
import { PickDraft, type Means } from "$lib/questions/answers.svelte";
import { Course } from "$lib/questions/course.svelte";
import type { Standing, Way } from "$lib/questions/targets";
import type { Pick } from "$lib/server/types";
import type { BoardProps } from "../board";
import { faceOf, heirOf, readingOf, tableOf, type Deed, type Play } from "./table";

/** What the paper is about: the cards, where they lie (nowhere: in the hand), and the ways to do it. */
export interface Subject {
  cards: string[];
  place: string | null;
  ways: string[];
}

/** Something that may go along with a play; what it adds, where that is known. */
export interface Addition {
  option: string;
  on: boolean;
  /** It belongs to the play already, and cannot be taken back. */
  fixed: boolean;
  amount: number | null;
}

/** A line of the job that may suffer, and what it pays. */
export interface Suffering {
  option: string;
  symbol: string;
  amount: number;
}

const DONE = "done";
const BACK = "back";
const DECLINE = "decline";
const DECLARING = ["declare-play", "declare-sale"];
const FROM_HAND = ["play", "buy", "place", "wed"];
const DIGITS = /^\d+$/;
/** In this order helpers, company and the rest are shown. */
const ORDER = ["bonus", "with", "feed", "tokens", "waive"];

const verbIn = (option: string): string => option.split(":")[0] ?? "";
const wordsIn = (option: string): string[] => option.split(":").slice(1);
/** Two additions alike but for the hole they fill. */
const kindOf = (option: string): string =>
  verbIn(option) === "tokens"
    ? "tokens"
    : option
        .split(":")
        .filter((word) => !DIGITS.test(word))
        .join(":");
const isWild = (option: string): boolean => wordsIn(option).includes("W01");

export class PlayDraft extends PickDraft {
  readonly course: Course;
  subject = $state.raw<Subject | null>(null);
  /** The way chosen; nothing where the play itself was declared before. */
  way = $state<string | null>(null);
  /** What goes along, once somebody has chosen; before, whatever fits. */
  private picked = $state.raw<string[] | null>(null);
  /** The line that suffers; undefined as long as nobody has said. */
  private line = $state<string | null | undefined>(undefined);
  /** A companion in the hand that waits for a hole, and the kinds a wild one may be there. */
  held = $state<string | null>(null);
  private kinds = $state.raw<string[]>([]);

  constructor(
    question: Pick,
    private readonly means: Means,
    private readonly props: () => BoardProps,
  ) {
    super(question, means.give);
    this.course = new Course(question, means.ahead, means.giveAll);
    if (DECLARING.includes(question.prompt))
      this.subject = { cards: (question.facts.cards as string[] | undefined) ?? [], place: null, ways: [] };
  }

  // -- what the paper says

  get paper(): boolean {
    return this.subject !== null;
  }

  /** The play was declared before this question: it cannot be put back here. */
  get isDeclared(): boolean {
    return DECLARING.includes(this.question.prompt);
  }

  private get first(): string[] {
    return this.way === null ? [] : [this.way];
  }

  /** What goes along: what was picked, or whatever fits. */
  get added(): string[] {
    if (this.picked) return this.picked;
    let added: string[] = [];
    while (added.length < 12) {
      const best = this.likeliest(this.adding(added), added);
      if (best === null) break;
      added = [...added, best];
    }
    return added;
  }

  /** The question what else goes along, if it is asked after these. */
  private adding(added: string[]): Pick | null {
    const next = this.course.next([...this.first, ...added]);
    return next?.kind === "pick" && DECLARING.includes(next.prompt) ? next : null;
  }

  /** Helpers add for nothing, so they do; company comes along where it fits, the wild ones last. */
  private likeliest(question: Pick | null, added: string[]): string | null {
    if (this.question.prompt === "declare-sale" || verbIn(this.way ?? "").startsWith("sell")) return null;
    const hungry = this.waysOf(this.way ?? "")?.amount === 0;
    const fits = (question?.options ?? []).filter((option) => {
      const verb = verbIn(option);
      return verb === "bonus" || verb === "with" || ((verb === "feed" || verb === "tokens") && hungry);
    });
    const isNew = (option: string) => verbIn(option) !== "tokens" || !added.some((one) => verbIn(one) === "tokens");
    const weight = (option: string) =>
      (verbIn(option) === "bonus" ? 100 : 0) + (isWild(option) ? -50 : 0) + (this.amountOf(option) ?? 0);
    return fits
      .filter(isNew)
      .reduce<string | null>((best, one) => (best === null || weight(one) > weight(best) ? one : best), null);
  }

  /** All that may go along, with what it adds. */
  get company(): Addition[] {
    const { added } = this;
    const before = ((this.question.facts.added as string[] | undefined) ?? []).map((option) =>
      this.addition(option, true, true),
    );
    const open = (this.adding(added)?.options ?? []).filter(
      (option) => option !== DONE && option !== BACK && !added.includes(option),
    );
    const all = [
      ...before,
      ...added.map((option) => this.addition(option, true)),
      ...open.map((option) => this.addition(option, false)),
    ];
    const rank = ({ option }: Addition) => ORDER.indexOf(verbIn(option)) * 10 + (isWild(option) ? 1 : 0);
    return all.sort((a, b) => rank(a) - rank(b) || (a.option < b.option ? -1 : 1));
  }

  private addition(option: string, on: boolean, fixed = false): Addition {
    return { option, on, fixed, amount: this.amountOf(option) };
  }

  /** What an addition adds, as the rules read it off the table. */
  amountOf(option: string): number | null {
    const { yours } = readingOf(this.props().view);
    const known: Record<string, number> = {};
    for (const way of [...(yours?.plays ?? []), ...(yours?.deeds ?? []), ...(yours?.opera ? [yours.opera] : [])])
      if (this.first.length ? way.option === this.way : this.subject?.cards.includes(way.card))
        Object.assign(known, way.additions);
    const slot = /^with:([^:]+):(\d+)/.exec(option);
    const printed = slot ? faceOf(slot[1] ?? "")?.slots?.[Number(slot[2])]?.adds : undefined;
    const alike = Object.keys(known).find((one) => kindOf(one) === kindOf(option));
    return known[option] ?? printed ?? (alike === undefined ? null : (known[alike] ?? null));
  }

  /** The answers up to where a line of the job may suffer. */
  get body(): string[] {
    const { added } = this;
    return this.adding(added) ? [...this.first, ...added, DONE] : [...this.first, ...added];
  }

  /** Lines of my job that may suffer by it, the dearest first. */
  get lines(): Suffering[] {
    const next = this.course.next(this.body);
    if (next?.kind !== "pick" || next.prompt !== "choose-demotion") return [];
    const open = heirOf(this.props().view, this.props().view.you)?.job?.lines.filter((line) => !line.covered) ?? [];
    return next.options
      .filter((option) => option !== DECLINE)
      .map((option) => {
        const [symbol = "", amount] = wordsIn(option);
        return { option, symbol, amount: Number(amount ?? open.find((line) => line.symbol === symbol)?.salary ?? 0) };
      })
      .sort((a, b) => b.amount - a.amount);
  }

  /** The line that suffers: the dearest, unless somebody says otherwise; null is none. */
  get suffers(): string | null {
    const { lines } = this;
    if (this.line === null || !lines.length) return null;
    return lines.find((one) => one.option === this.line)?.option ?? lines[0]?.option ?? null;
  }

  /** All answers, as they would be sent. */
  get whole(): string[] {
    return this.lines.length ? [...this.body, this.suffers ?? DECLINE] : this.body;
  }

  /** It is known what comes of it, and it stands. */
  get isReady(): boolean {
    const told = this.course.told(this.whole);
    return told !== null && !told.refused;
  }

  /** Money before and after, by any way. */
  money(way: string | null = this.way): { before: number; after: number } | null {
    const you = this.props().view.you ?? "";
    const answers = way === this.way ? this.whole : [...(way === null ? [] : [way]), ...this.body.slice(1)];
    const told = answers.length ? this.course.told(answers) : null;
    if (!told || told.refused) return null;
    const now = heirOf(this.props().view, you)?.money ?? 0;
    return this.course.figure("money", [you], answers) ?? { before: now, after: now };
  }

  /** The actions it takes; below zero, those it gives. */
  get discs(): number {
    const change = this.course.figure("actions", [this.props().view.you ?? ""], this.whole);
    return change ? change.before - change.after : 0;
  }

  /** With that line the job is gone. */
  get isSacking(): boolean {
    const you = this.props().view.you ?? "";
    return (this.course.told(this.whole)?.events ?? []).some(
      ({ line }) => line.event === "sacked" && line.seat === you,
    );
  }

  /** What the rules know of a way. */
  waysOf(option: string): Play | Deed | null {
    const { yours } = readingOf(this.props().view);
    return [...(yours?.plays ?? []), ...(yours?.deeds ?? [])].find((one) => one.option === option) ?? null;
  }

  // -- what is done on it

  choosesWay(way: string): void {
    [this.way, this.picked] = [way, null];
    if (this.subject && verbIn(way) === "wed") this.subject = { ...this.subject, cards: wordsIn(way) };
    else if (this.subject && verbIn(way) === "play")
      this.subject = { ...this.subject, cards: wordsIn(way).slice(0, 1) };
  }

  toggle(option: string): void {
    const { added } = this;
    const at = added.findLastIndex((one) => kindOf(one) === kindOf(option));
    const on = added.includes(option);
    if (on) this.picked = added.filter((_, index) => index !== at);
    else if (verbIn(option) === "tokens" && at >= 0) this.picked = added.with(at, option);
    else this.picked = [...added, option];
  }

  letSuffer(line: string | null): void {
    this.line = line;
  }

  override send(): void {
    if (this.isReady) this.course.send(this.whole);
  }

  override letGo(): void {
    this.clear();
  }

  override clear(): void {
    super.clear();
    [this.held, this.kinds, this.picked, this.line] = [null, [], null, undefined];
    if (!this.isDeclared) [this.subject, this.way] = [null, null];
  }

  /** Do something with a card that lies on my board: at once, or on a paper where there is more to say. */
  doDeed(ways: string[]): void {
    const [first = ""] = ways;
    const deed = this.waysOf(first);
    const more = ways.some((way) => Object.keys(this.waysOf(way)?.additions ?? {}).length > 0);
    this.clear();
    if (ways.length === 1 && !more) this.give(first);
    else {
      this.subject = {
        cards: [deed?.card ?? wordsIn(first)[0] ?? ""],
        place: (deed && "place" in deed ? deed.place : wordsIn(first)[1]) ?? null,
        ways,
      };
      this.way = ways.at(-1) ?? first;
    }
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

  /** The way in which exactly these wedding cards are played. */
  private wedding(cards: string[]): string | null {
    const alike = (option: string) =>
      wordsIn(option).length === cards.length && cards.every((card) => wordsIn(option).includes(card));
    if (cards.length === 1)
      return this.question.options.find((option) => option.startsWith(`play:${cards[0] ?? ""}:`)) ?? null;
    return this.question.options.find((option) => verbIn(option) === "wed" && alike(option)) ?? null;
  }

  /** Wedding cards of my hand, with whether each is in the set, and the way that has it in or out of it. */
  get guests(): { card: string; on: boolean; way: string }[] {
    const set = this.subject?.cards ?? [];
    if (!set.length || !faceOf(set[0] ?? "")?.wedding || this.isDeclared) return [];
    const held = [...new Set(tableOf(this.props().view).yours.hand ?? [])].filter((card) => faceOf(card)?.wedding);
    return held.flatMap((card) => {
      const on = set.includes(card);
      const way = this.wedding(on ? set.filter((one) => one !== card) : [...set, card]);
      return way === null ? [] : [{ card, on, way }];
    });
  }

  invite(way: string): void {
    const { subject } = this;
    if (!subject) return;
    const ways = subject.ways.filter((one) => verbIn(one) !== "wed");
    this.subject = { ...subject, ways: verbIn(way) === "wed" ? [...ways, way] : ways };
    if (verbIn(way) === "play" && !ways.includes(way)) this.subject = { ...this.subject, ways: [way] };
    this.choosesWay(way);
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
