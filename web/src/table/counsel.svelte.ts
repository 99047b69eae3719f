/** What a clerk would do, for as long as the same is asked. */
import type { Advice, Problem } from "$lib/server/types";

type Ask = (question: string) => Promise<Advice | Problem | null>;

export class Counsel {
  advice = $state.raw<Advice | null>(null);
  why = $state("");
  busy = $state(false);

  constructor(private readonly ask: Ask) {}

  /** Something else is asked: what was advised is over. */
  forget(): void {
    [this.advice, this.why] = [null, ""];
  }

  /** Ask a clerk about a question; once more, and it is put away. */
  async about(question: string): Promise<void> {
    if (this.advice?.question === question) return this.forget();
    if (this.busy) return;
    this.busy = true;
    const found = await this.ask(question);
    this.busy = false;
    if (!found) return;
    if ("says" in found) [this.advice, this.why] = [found, ""];
    else this.why = found.detail ?? "";
  }
}

/** The words of an answer: what it names of the things and people on the table. */
export function wordsOf(answer: unknown): string[] {
  if (typeof answer === "string") return [...new Set([answer, ...answer.split(":").reverse()])];
  if (Array.isArray(answer)) return [...new Set(answer.flatMap(wordsOf))];
  if (answer !== null && typeof answer === "object")
    return Object.entries(answer)
      .filter(([, what]) => (Array.isArray(what) ? what.length > 0 : Boolean(what)))
      .flatMap(([where, what]) => [where, ...wordsOf(what)]);
  return [];
}
