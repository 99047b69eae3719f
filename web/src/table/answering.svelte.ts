/** What I am asked, the answer in the making, and what becomes of it once it is sent. */
import { untrack } from "svelte";
import type { Board } from "$lib/boards";
import type { BoardProps } from "$lib/boards/board";
import { draftFor, PickDraft, type Draft } from "$lib/questions/answers.svelte";
import { Presses } from "$lib/questions/presses";
import type { Live } from "$lib/server/live.svelte";
import type { Problem, Question, View } from "$lib/server/types";

/** The table as it is now. */
export interface Asking {
  live: () => Live;
  view: () => View;
  board: () => Board | null;
  /** The stage has not come to what is due yet, and it is not said before. */
  early: () => boolean;
  /** What the board is given. */
  given: () => BoardProps;
}

export class Answering {
  /** The question I turned to myself, beside what is due. */
  turned = $state<string | null>(null);
  /** Why my last answer did not stand, in words, */
  why = $state("");
  /** and as the server said it. */
  refused = $state.raw<Problem | null>(null);
  /** How long the log was when I last did something. */
  since = $state<number | null>(null);
  /** Which presses are meant for what is asked now. */
  readonly presses = new Presses();
  /** While several answers are sent in a row, the paper they were made on stays. */
  private sending = $state.raw<Draft | null>(null);
  /** What could be taken back I gave myself: what the table passed for me would only be passed again. */
  private mine = $state(false);
  /** What was laid out for the question that is due: a card played by the way does not sweep it off. */
  private laid: { asked: string; own: Board["draft"]; draft: Draft | null } | null = null;

  constructor(private readonly at: Asking) {
    this.mine = at.view().undo;
    $effect(() => {
      void this.asked;
      this.presses.asked(performance.now());
      this.why = "";
    });
    $effect(() => {
      // What an usher refused is forgotten once he goes on, or has gone.
      void this.beat;
      this.why = "";
    });
    $effect(() => {
      if (!at.view().undo && !at.live().busy) this.mine = false;
    });
  }

  /** How far a lesson has come, where one is given here. */
  private readonly beat = $derived.by((): number | null => this.at.live().table?.lesson?.beat ?? null);
  /** What the table waits for from me. */
  readonly due = $derived.by((): Question | null => this.at.view().questions.find((one) => one.due) ?? null);
  /** What I am asked: what I turned to, or what is due. */
  readonly question = $derived.by((): Question | null => {
    const chosen = this.at.view().questions.find((one) => one.id === this.turned);
    return chosen ?? (this.at.early() ? null : this.due);
  });
  /** The question as it is written: as long as this stays the same, so does the draft, whatever else changes. */
  readonly asked = $derived.by((): string => JSON.stringify(this.question));
  private readonly fresh = $derived.by((): Draft | null => {
    const one = JSON.parse(this.asked) as Question | null;
    const board = this.at.board();
    const waits = one !== null && (board?.waits?.(one) ?? false);
    return untrack(() => (one ? this.resumed(one, board?.draft, waits) : null));
  });
  /** The answer in the making. */
  readonly draft = $derived.by((): Draft | null => this.sending ?? this.fresh);
  /** What the answer in the making is to. */
  readonly about = $derived.by((): Question | null => this.sending?.question ?? this.question);
  /** An answer is on its way. */
  readonly busy = $derived.by((): boolean => this.at.live().busy > 0 || this.sending !== null);
  /** My last answer may be taken back. */
  readonly back = $derived.by((): boolean => this.at.view().undo && this.mine);

  private resumed(one: Question, own: Board["draft"], waits: boolean): Draft | null {
    const { asked } = this;
    if (this.laid?.asked === asked && this.laid.own === own) return this.laid.draft;
    const draft = this.begun(one, own, waits);
    if (one.due && !(draft instanceof PickDraft)) this.laid = { asked, own, draft };
    return draft;
  }

  private begun(one: Question, own: Board["draft"], waits: boolean): Draft | null {
    const means = {
      give: (value: unknown) => this.presses.meant && void this.give(one.id, value),
      giveAll: (answers: unknown[]) => this.presses.meant && void this.giveAll(one, answers),
      ahead: (id: string, answers: unknown[] | null) => this.at.live().foresee(id, answers),
    };
    return own?.(one, means, this.at.given) ?? draftFor(one, means.give, waits);
  }

  /** Turn to another question, or back to what is due. */
  turn(question: Question | null): void {
    this.turned = question?.id ?? null;
  }

  /** Send an answer; the problem, if it does not stand. */
  async give(id: string, value: unknown): Promise<Problem | null> {
    this.why = "";
    this.laid = null;
    const [lines, before] = [this.at.view().log.length, this.mine];
    this.mine = true;
    const problem = await this.at.live().answer(id, value);
    this.refused = problem;
    if (problem) [this.why, this.mine] = [this.saidByUsher(problem) ? "" : problem.detail, before];
    else [this.turned, this.since] = [null, lines];
    return problem;
  }

  /** A kind word for a wrong deed comes from himself: the prompt need not say it too. */
  private saidByUsher(problem: Problem): boolean {
    return problem.reason === "lesson-waits" && this.at.live().table?.lesson?.waits === "deed";
  }

  /** Give answers in a row: each but the first to the question the one before leads to. */
  private async giveAll(one: Question, answers: unknown[]): Promise<void> {
    this.sending = this.fresh;
    let asked: Question | null = one;
    let problem: Problem | null = null;
    for (const [number, value] of answers.entries()) {
      if (number > 0) asked = await this.following(asked.id);
      if (!asked || (asked.kind === "pick" && !asked.options.includes(String(value)))) break;
      problem = await this.give(asked.id, value);
      if (problem) break;
    }
    if (asked && !problem) await this.following(asked.id);
    this.sending = null;
  }

  /** The question I am asked after this one; nothing, if it is somebody else's turn. */
  private following(id: string): Promise<Question | null> {
    return new Promise((found) => {
      const stop = $effect.root(() => {
        $effect(() => {
          const next = this.due;
          // What has a single answer is not for a person: it answers itself.
          if (next?.id === id || next?.single) return;
          found(next);
          queueMicrotask(() => stop());
        });
      });
    });
  }

  /** Take the last answer back. */
  async undo(): Promise<void> {
    this.why = (await this.at.live().undo())?.detail ?? "";
  }

  /** Pass from now on whenever one of these is asked; and now, if it is. */
  async pass(prompts: string[]): Promise<void> {
    this.why = (await this.at.live().pass(prompts))?.detail ?? "";
    const { due } = this;
    const quiet = due?.kind === "pick" && prompts.includes(due.prompt) ? due.options[0] : undefined;
    if (due && quiet !== undefined && !this.why) await this.give(due.id, quiet);
  }
}
