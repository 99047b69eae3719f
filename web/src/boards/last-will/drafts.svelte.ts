/** Which questions of Last Will are answered by drafts of their own. */
import { SplitDraft, SubsetDraft, type Draft, type Means, type Send } from "$lib/questions/answers.svelte";
import type { Question, Subset } from "$lib/server/types";
import type { BoardProps } from "../board";
import { DemotionDraft } from "./demoting";
import { ErrandDraft } from "./errands";
import { ArrangeDraft, SwapDraft } from "./marketing.svelte";
import { PlayDraft } from "./playing.svelte";
import { tilesNow } from "./prices";

const PLAYS = ["choose-action", "declare-play", "declare-sale", "card-sale"];

/** Where so many are kept and no more, the one chosen first makes room for another. */
class KeepDraft extends SubsetDraft {
  protected override add(index: number): void {
    const { most } = this.question;
    this.chosen = [...this.chosen.slice(this.chosen.length >= most ? 1 : 0), index];
  }
}

/** Where so many go and no fewer, the one that has stayed longest goes for another that is to stay. */
export class DiscardDraft extends KeepDraft {
  /** Nothing hangs on it any more: the cards are about to go by themselves. */
  ending = $state(false);
  private staying: number[];

  constructor(question: Subset, give: Send) {
    super(question, give);
    this.staying = this.options.map((_, index) => index).filter((index) => !this.chosen.includes(index));
  }

  override toggle(index: number): void {
    if (!this.chosen.includes(index)) this.add(index);
    else this.keep(index);
  }

  override touch(thing: string, copy?: number): void {
    const going = this.chosen.find((index) => this.options[index] === thing);
    if (copy === undefined && this.of(thing) === "chosen" && going !== undefined) this.keep(going);
    else super.touch(thing, copy);
  }

  protected override add(index: number): void {
    super.add(index);
    const stay = this.options.map((_, at) => at).filter((at) => !this.chosen.includes(at));
    this.staying = [
      ...this.staying.filter((at) => stay.includes(at)),
      ...stay.filter((at) => !this.staying.includes(at)),
    ];
  }

  private keep(index: number): void {
    const others = this.chosen.filter((one) => one !== index);
    const [longest, ...rest] = this.staying;
    const short = others.length < this.question.least && longest !== undefined;
    this.chosen = short ? [...others, longest] : others;
    this.staying = [...(short ? rest : this.staying), index];
  }
}

/** Where all cards are taken, one more from a deck is one less from the deck most are taken from. */
class DecksDraft extends SplitDraft {
  override touch(thing: string): void {
    const others = this.options.filter((deck) => deck !== thing && this.count(deck) > 0);
    const full = this.total >= this.question.most && this.count(thing) < this.cap(thing);
    if (!full || !others.length) super.touch(thing);
    else
      this.drop(
        others.reduce((most, deck) => (this.count(deck) > this.count(most) ? deck : most)),
        thing,
      );
  }
}

/** The draft for a question; null where the frame has one. */
export function draftOf(question: Question, means: Means, props: () => BoardProps): Draft | null {
  if (question.kind === "pick" && PLAYS.includes(question.prompt)) return new PlayDraft(question, means, props);
  if (question.kind === "pick" && question.prompt === "choose-demotion") return new DemotionDraft(question, means.give);
  if (question.kind === "pick" && question.prompt === "choose-errand") return new ErrandDraft(question, means, props);
  if (question.kind === "assign" && question.prompt === "arrange-market") return new ArrangeDraft(question, means.give);
  if (question.kind === "pick" && question.prompt === "swap-market")
    return new SwapDraft(question, means.give, tilesNow(props().view));
  if (question.kind === "subset" && question.prompt === "discard-surplus")
    return new DiscardDraft(question, means.give);
  if (question.kind === "subset") return new KeepDraft(question, means.give);
  if (question.kind === "split" && question.prompt === "name-decks") return new DecksDraft(question, means.give);
  return null;
}
