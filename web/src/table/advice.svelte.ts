/** What a clerk would do, for as long as the same is asked. */
import type { Advice, Problem } from "$lib/server/types";
import type { Voice } from "$lib/talk/voice";

type Ask = (question: string) => Promise<Advice | Problem | null>;

export class Adviser {
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

/** An answer as a person would say it: a choice, several things, what goes where; nothing, where nothing is given. */
export function inWords(answer: unknown, texts: Pick<Voice, "option" | "called">): string {
  if (typeof answer === "string") return texts.option(answer);
  if (Array.isArray(answer)) return counted(answer, texts);
  if (answer === null || typeof answer !== "object") return String(answer);
  return Object.entries(answer)
    .map(([where, what]) => [
      texts.called(where),
      Array.isArray(what) ? counted(what, texts) : what ? String(what) : "",
    ])
    .filter(([, what]) => what)
    .map(([where, what]) => `${what} → ${where}`)
    .join("; ");
}

/** Things by name, equal ones with their number. */
function counted(things: unknown[], texts: Pick<Voice, "option" | "called">): string {
  const words = things.map((one) =>
    String(one).includes(":") ? texts.option(String(one)) : texts.called(String(one)),
  );
  return [...new Set(words)]
    .map((word) => {
      const count = words.filter((one) => one === word).length;
      return count > 1 ? `${count} × ${word}` : word;
    })
    .join(", ");
}
