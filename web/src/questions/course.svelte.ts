/**
 * A choice of several answers made on one paper: each of them answers the question the one before leads to, as the
 * server foresees it. Nothing is sent before the whole is; then they are sent one after the other.
 */
import { SvelteMap } from "svelte/reactivity";
import type { Question, Told } from "$lib/server/types";
import type { AskAhead } from "./foresight.svelte";

/** Sends answers in a row: the first to a question, each other to the one that follows. */
export type SendAll = (answers: unknown[]) => void;

/** A figure that changes. */
export interface Change {
  before: number;
  after: number;
}

export class Course {
  /** What has been answered on the paper so far. */
  answers = $state.raw<unknown[]>([]);
  private readonly known = new SvelteMap<string, Told>();
  private readonly asked = new Set<string>();

  constructor(
    readonly question: Question,
    private readonly ask: AskAhead,
    private readonly give: SendAll,
  ) {}

  /** What these answers in a row would bring, by default those so far; null while it is not known. */
  told(answers: unknown[] = this.answers): Told | null {
    if (!answers.length) return null;
    const key = JSON.stringify(answers);
    const told = this.known.get(key) ?? null;
    if (!told && !this.asked.has(key)) void this.fetch(key, answers);
    return told;
  }

  /** The question they lead to; null where the choice is whole, or as long as nobody knows. */
  next(answers: unknown[] = this.answers): Question | null {
    if (!answers.length) return this.question;
    return (this.told(answers)?.next as Question | null | undefined) ?? null;
  }

  /** They can be sent as they are: known to stand, and nothing more is asked. */
  isWhole(answers: unknown[] = this.answers): boolean {
    const told = this.told(answers);
    return told !== null && !told.refused && !told.next;
  }

  /** What a figure of somebody, or of the whole table, comes to; null where it stays, or is not certain. */
  figure(name: string, of: string[], answers: unknown[] = this.answers): Change | null {
    const found = this.told(answers)?.figures.find(
      (one) => one.certain && one.figure === name && of.every((word, at) => one.of[at] === word),
    );
    const after = found?.after[0];
    return typeof found?.before === "number" && typeof after === "number" ? { before: found.before, after } : null;
  }

  /** Send all of them, one after the other. */
  send(answers: unknown[] = this.answers): void {
    this.give(answers);
  }

  private async fetch(key: string, answers: unknown[]): Promise<void> {
    this.asked.add(key);
    const [told] = (await this.ask(this.question.id, answers)) ?? [];
    if (told) this.known.set(key, told);
    else this.asked.delete(key);
  }
}
