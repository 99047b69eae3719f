/** What choices would bring, as the server foresees it: asked for once a question and option, and kept. */
import { SvelteMap } from "svelte/reactivity";
import type { Fact, Facts } from "$lib/talk/texts";
import { figure as shown, type Voice } from "$lib/talk/voice";

/** A figure that would change, as the server tells it. */
export interface ToldFigure {
  figure: string;
  of: string[];
  before: unknown;
  after: unknown[];
  certain: boolean;
}
export interface ToldEvent {
  line: Record<string, unknown>;
  certain: boolean;
  worlds: number;
}
/** What an answer would bring, as the server tells it. */
export interface Told {
  refused: { reason: string; facts: Facts } | null;
  events: ToldEvent[];
  figures: ToldFigure[];
  unopposed: { events: ToldEvent[]; figures: ToldFigure[] } | null;
  over: boolean;
  worlds: number;
}

/** One figure that changes, in words: "blame", "7", "6". */
export interface Figure {
  label: string;
  before: string;
  after: string;
}
export interface Part {
  figures: Figure[];
  sentences: string[];
}
/** What one choice would bring: told apart into what is certain, what is only possible, and what comes unopposed. */
export interface Foreseen {
  certain: Part;
  perhaps: Part;
  unopposed: Part;
}

/** Asks the server what an answer would bring; it can do no more than that. */
export type AskAhead = (question: string, option: string) => Promise<Told | null>;

export class Foresight {
  private readonly known = new SvelteMap<string, Foreseen | null>();
  private readonly asked = new Set<string>();

  constructor(
    private readonly question: () => { id: string; version: number } | null = () => null,
    private readonly ask: AskAhead | null = null,
    private readonly texts: () => Voice | null = () => null,
    private readonly you: () => string | null = () => null,
  ) {}

  /** What this option brings; null while it is not known, or where nothing can be said. */
  of(option: string): Foreseen | null {
    const question = this.question();
    if (!question || !this.ask) return null;
    const key = `${question.version} ${question.id} ${option}`;
    if (!this.asked.has(key)) void this.fetch(key, question.id, option);
    return this.known.get(key) ?? null;
  }

  private async fetch(key: string, question: string, option: string): Promise<void> {
    this.asked.add(key);
    const told = await this.ask?.(question, option);
    const texts = this.texts();
    if (told && texts) this.known.set(key, inWords(told, texts, this.you() ?? ""));
  }
}

/** What the server told, in words: my own figures before those of others. */
export function inWords(told: Told, texts: Voice, you: string): Foreseen {
  const part = (from: { events: ToldEvent[]; figures: ToldFigure[] }, certain: boolean): Part => ({
    figures: from.figures
      .filter((one) => one.certain === certain)
      .sort((a, b) => Number(!isOwn(a, you)) - Number(!isOwn(b, you)))
      .map((one) => figureOf(one, texts, you)),
    // A sentence that came in some worlds only speaks of what is merely imagined.
    sentences: from.events
      .filter((one) => one.certain === certain && one.worlds === told.worlds)
      .map((one) => texts.event(one.line as { event: string })),
  });
  const refused = told.refused ? [texts.say(told.refused.reason, told.refused.facts)] : [];
  const over = told.over ? [texts.say("foreseen-over")] : [];
  const certain = part(told, true);
  return {
    certain: { ...certain, sentences: [...refused, ...certain.sentences, ...over] },
    perhaps: part(told, false),
    unopposed: told.unopposed ? part(told.unopposed, false) : { figures: [], sentences: [] },
  };
}

function isOwn(one: ToldFigure, you: string): boolean {
  return !one.of.length || one.of[0] === you;
}

function figureOf(one: ToldFigure, texts: Voice, you: string): Figure {
  const of = one.of.filter((each) => each !== you).map((each) => texts.called(each));
  const name = texts.first([`figure-${one.figure}`]) ?? one.figure.replaceAll("-", " ");
  return {
    label: [...of, name].join(", "),
    before: amount(one.figure, one.before, texts),
    after: afterwards(one, texts),
  };
}

/** A value of a figure as it is said. */
function amount(figure: string, value: unknown, texts: Voice): string {
  if (value === null || value === undefined || (Array.isArray(value) && !value.length)) return "–";
  if (typeof value === "boolean") return texts.say(value ? "foreseen-yes" : "foreseen-no");
  if (Array.isArray(value)) return value.map((one) => texts.called(one as Fact)).join(", ");
  if (typeof value === "number") return texts.say(`figure-${figure}`, { value }, "amount") || shown(value);
  return texts.called(value as Fact);
}

/** What a figure comes to: one value, a range of numbers, or several words. */
function afterwards(one: ToldFigure, texts: Voice): string {
  const said = one.after.map((value) => amount(one.figure, value, texts));
  const [least = "–", ...others] = said;
  if (others.length && one.after.every((value) => typeof value === "number"))
    return texts.say("foreseen-range", { least, most: others.at(-1) ?? least });
  return others.reduce((text, other) => texts.say("foreseen-or", { text, other }), least);
}
