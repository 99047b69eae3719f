/** What choices would bring, as the server foresees it: asked for once a question and option, and kept. */
import { SvelteMap } from "svelte/reactivity";
import type { Told } from "$lib/server/types";
import { Spoken, type Fact, type Facts } from "$lib/talk/texts";
import { figure as shown, type Voice } from "$lib/talk/voice";

type ToldFigure = Told["figures"][number];
type ToldEvent = Told["events"][number];

/** One figure that changes, in words: "blame", "7", "6". */
export interface Figure {
  /** What the rules call it. */
  figure: string;
  /** Whose it is, where it is another's. */
  whose: string;
  label: string;
  before: string;
  after: string;
  /** It is mine, or the table's. */
  own: boolean;
  /** What it is a figure of. */
  of: string[];
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

/** Asks the server what answers in a row would bring, or each option of a question; it can do no more than that. */
export type AskAhead = (question: string, answers: unknown[] | null) => Promise<Told[] | null>;

/** The question now answered, and the version of the view it stands in. */
export interface Asked {
  id: string;
  version: number;
  /** Its options, if one of them is picked. */
  options: string[];
}

export class Foresight {
  private readonly known = new SvelteMap<string, Foreseen>();
  private readonly raw = new Map<string, Told>();
  private readonly asked = new Set<string>();

  constructor(
    private readonly question: () => Asked | null = () => null,
    private readonly ask: AskAhead | null = null,
    private readonly texts: () => Voice | null = () => null,
    private readonly you: () => string | null = () => null,
  ) {}

  /** What this option brings; null while it is not known, or where nothing can be said. All options are asked at once. */
  of(option: string): Foreseen | null {
    const question = this.question();
    if (!question || !this.ask) return null;
    const key = keyOf(question, option);
    if (!this.asked.has(keyOf(question, null))) void this.fetch(question, question.options, null);
    return this.known.get(key) ?? null;
  }

  /** The same as the server told it, for a stage that draws it. */
  told(option: string): Told | null {
    const question = this.question();
    return question && this.of(option) ? (this.raw.get(keyOf(question, option)) ?? null) : null;
  }

  /** The same of an answer made of several parts. */
  ofAnswer(value: unknown): Foreseen | null {
    const question = this.question();
    if (!question || !this.ask) return null;
    const key = keyOf(question, value);
    if (!this.asked.has(key)) void this.fetch(question, [value], [value]);
    return this.known.get(key) ?? null;
  }

  private async fetch(question: Asked, values: unknown[], answers: unknown[] | null): Promise<void> {
    const key = keyOf(question, answers === null ? null : values[0]);
    this.asked.add(key);
    const told = await this.ask?.(question.id, answers);
    const texts = this.texts();
    if (!told) this.asked.delete(key);
    else if (texts)
      told.forEach((one, index) => {
        this.raw.set(keyOf(question, values[index]), one);
        this.known.set(keyOf(question, values[index]), inWords(one, texts, this.you() ?? ""));
      });
  }
}

function keyOf(question: Asked, value: unknown): string {
  return `${question.version} ${question.id} ${JSON.stringify(value)}`;
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
  const refused = told.refused ? [told.refused.detail] : [];
  const certain = part(told, true);
  const perhaps = part(told, false);
  const silent = ![certain, perhaps].some((one) => one.figures.length + one.sentences.length) && !told.unopposed;
  return {
    certain: {
      ...certain,
      sentences: [...refused, ...certain.sentences, ...(told.refused ? [] : after(told, texts, silent))],
    },
    perhaps,
    unopposed: told.unopposed ? part(told.unopposed, false) : { figures: [], sentences: [] },
  };
}

/** What comes then: the next question of the same choice, the end, or nothing at once. */
function after(told: Told, texts: Voice, silent: boolean): string[] {
  if (told.next) return [texts.say("foreseen-next", { text: texts.say(told.next.prompt, told.next.facts as Facts) })];
  if (told.over) return [texts.say("foreseen-over")];
  return silent ? [texts.say("foreseen-nothing")] : [];
}

function isOwn(one: ToldFigure, you: string): boolean {
  return !one.of.length || one.of[0] === you;
}

function figureOf(one: ToldFigure, texts: Voice, you: string): Figure {
  const of = one.of.filter((each) => each !== you).map((each) => texts.called(each));
  // Where things are counted, none of them is nought.
  const counts = [one.before, ...one.after].some((value) => typeof value === "number");
  const [before, after] = counts ? [one.before ?? 0, one.after.map((value) => value ?? 0)] : [one.before, one.after];
  const name = texts.first([`figure-${one.figure}`]) ?? one.figure.replaceAll("-", " ");
  return {
    figure: one.figure,
    whose: of.join(", "),
    label: [...of, name].join(", "),
    before: amount(one.figure, before, texts),
    after: afterwards({ ...one, before, after }, texts),
    own: isOwn(one, you),
    of: one.of,
  };
}

/** A value of a figure as it is said. */
function amount(figure: string, value: unknown, texts: Voice): string {
  if (value === null || value === undefined || (Array.isArray(value) && !value.length)) return "–";
  if (typeof value === "boolean") return texts.say(value ? "foreseen-yes" : "foreseen-no");
  if (Array.isArray(value)) return value.map((one) => texts.called(one as Fact)).join(", ");
  if (typeof value === "number") {
    const said = texts.say(`figure-${figure}`, { value: Math.abs(value) }, "amount");
    return said ? `${value < 0 ? "−" : ""}${said}` : shown(value);
  }
  return texts.called(value as Fact);
}

/** What a figure comes to: one value, a range of numbers, or several words. That it may stay, "perhaps" says. */
function afterwards(one: ToldFigure, texts: Voice): string {
  const changed = one.after.filter((value) => JSON.stringify(value) !== JSON.stringify(one.before));
  const said = (changed.length ? changed : one.after).map((value) => new Spoken(amount(one.figure, value, texts)));
  const [least = new Spoken("–"), ...others] = said;
  if (others.length && one.after.every((value) => typeof value === "number"))
    return texts.say("foreseen-range", { least, most: others.at(-1) ?? least });
  return others.reduce((text, other) => texts.say("foreseen-or", { text, other }), least.words);
}
