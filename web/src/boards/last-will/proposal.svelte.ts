/**
 * What lies on the paper of a play: a card of the hand or a verb of the estate, how, in what company, and which line of
 * the job suffers. It is foreseen as a whole, and sent as one answer after the other.
 */
import { PickDraft, type Means } from "$lib/questions/answers.svelte";
import { Course } from "$lib/questions/course.svelte";
import type { Pick } from "$lib/server/types";
import type { BoardProps } from "../board";
import {
  BACK,
  DECLARING,
  DECLINE,
  DONE,
  isWild,
  kindOf,
  ORDER,
  verbIn,
  wordsIn,
  type Addition,
  type Subject,
  type Suffering,
} from "./plays";
import { faceOf, heirOf, readingOf, tableOf, type Deed, type Play } from "./table";

/** A play as it is proposed; what touching things does to it is its draft's. */
export class Proposal extends PickDraft {
  readonly course: Course;
  subject = $state.raw<Subject | null>(null);
  /** The way chosen; nothing where the play itself was declared before. */
  way = $state<string | null>(null);
  /** What goes along, once somebody has chosen; before, whatever fits. */
  protected picked = $state.raw<string[] | null>(null);
  /** The line that suffers; undefined as long as nobody has said. */
  private line = $state<string | null | undefined>(undefined);

  constructor(
    question: Pick,
    means: Means,
    protected readonly props: () => BoardProps,
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
    [this.picked, this.line] = [null, undefined];
    if (!this.isDeclared) [this.subject, this.way] = [null, null];
  }

  // -- weddings

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
}
