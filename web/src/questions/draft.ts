/** What an answer in the making is, whatever the kind of question. */
import type { Question } from "$lib/server/types";
import type { SendAll } from "./course.svelte";
import type { Fault } from "./faults";
import type { AskAhead } from "./foresight.svelte";
import type { Standing, Targets, Way } from "./targets";

export type Send = (value: unknown) => void;

/** What a draft begins with: what was answered before, or the likely answer the game proposes. */
export function firstOf(question: Question): unknown {
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

/** What most kinds have in common: nothing is aimed at, dragged or asked about in a menu, and a choice is a touch. */
export abstract class PlainDraft implements Draft {
  abstract readonly question: Question;
  abstract readonly options: string[];
  abstract readonly value: unknown;
  abstract readonly fault: Fault;
  abstract readonly begun: boolean;
  protected abstract readonly give: Send;
  readonly ways: Way[] = [];

  get aiming(): boolean {
    return false;
  }

  abstract of(thing: string): Standing;
  abstract count(thing: string): number;
  abstract touch(thing: string, copy?: number): void;
  abstract clear(): void;

  accepts(_thing: string, _on: string): boolean {
    return false;
  }

  drop(_thing: string, _on: string): void {}

  go(): void {}

  letGo(): void {}

  choose(option: string): void {
    this.touch(option);
  }

  send(): void {
    if (!this.fault) this.give(this.value);
  }
}
