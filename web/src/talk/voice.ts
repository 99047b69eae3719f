/** The texts of a table, with the headings, short names, card and rule texts a page wants. */
import type { FluentBundle } from "@fluent/bundle";
import { Texts, inWords, type Fact, type Facts } from "./texts";

/** A number below zero, as a word. */
const BELOW = /^-\d+$/;

/** A number as a page shows it, with a minus and not a hyphen below zero. */
export function figure(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

export class Voice extends Texts {
  constructor(
    bundle: FluentBundle,
    language: string,
    readonly game = "",
    edition = "",
    names: string[] = [],
  ) {
    super(bundle, language, edition, names);
  }

  /** As everywhere; numbers below zero as a page shows them. */
  override name(word: Fact): string | number {
    if (typeof word === "number" && word < 0) return figure(word);
    if (typeof word === "string" && BELOW.test(word)) return figure(Number(word));
    return super.name(word);
  }

  /** The same texts with others at the table, and what is known of it: its options and facts. */
  with(names: string[], known: Facts = {}): Voice {
    const voice = new Voice(this.bundle, this.language, this.game, this.edition, names);
    voice.known = known;
    return voice;
  }

  /** The first of these messages that there is. */
  first(messages: string[], facts: Facts = {}): string | null {
    const found = messages.find((message) => this.has(message));
    return found === undefined ? null : this.say(found, facts);
  }

  /** What the game is called: in all editions the same. */
  title(): string {
    return this.first(["game-title"]) ?? inWords(this.game);
  }

  /** The game in a sentence. */
  blurb(): string {
    return this.first([`game-blurb-${this.edition}`, "game-blurb"]) ?? "";
  }

  /** The name of a word of the game, as text. */
  called(word: Fact): string {
    return String(this.name(word));
  }

  /** A name that fits in a narrow place. */
  short(word: string): string {
    return this.say(word, {}, "short") || this.plain(word);
  }

  /** The heading of a column; a game may have its own. */
  heading(name: string): string {
    return this.first([`${this.game}-column-${name}`, `column-${name}`, `word-${name}`]) ?? this.plain(name);
  }

  /** What a blank to be filled in is called: some words of a game have a name of their own, as one of its choices. */
  label(name: string): string {
    return this.first([`word-${name}`]) ?? this.plain(name);
  }

  /** What a field of a person, place or paper says by itself: nothing, or null if it is shown under its heading. */
  phrase(of: string, name: string, value: Fact): string | null {
    return this.first([`${this.game}-${of}-says-${name}`], { value });
  }

  /** A name that wants no facts: some words of a game are also the names of its events. */
  plain(word: string): string {
    const errors: Error[] = [];
    const pattern = this.pattern(word);
    const said = pattern === null ? this.called(word) : this.bundle.formatPattern(pattern, {}, errors);
    return errors.length || said === word ? word.replaceAll("_", " ") : said;
  }

  /** What something that only you see is called. */
  yours(name: string): string {
    return this.first([`yours-${name}`]) ?? this.heading(name);
  }

  /** One of the facts of the whole table; nothing, if there is nothing to say. */
  fact(name: string, value: Fact): string {
    if (value === null || (Array.isArray(value) && !value.length)) return "";
    if (this.has(`fact-${name}`)) return this.say(`fact-${name}`, { value: this.signed(value) });
    return `${this.heading(name)}: ${String(this.spoken({ value }).value)}`;
  }

  /** Numbers that may be below zero carry their sign: `Farm +1, Villa −3`. */
  private signed(value: Fact): Fact {
    if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
    const pairs = Object.entries(value);
    if (!pairs.some(([, number]) => typeof number === "number" && number < 0)) return value;
    const sign = (number: Fact) => (Number(number) < 0 ? "" : "+") + figure(Number(number));
    return pairs.map(([name, number]) => `${this.called(name)} ${sign(number)}`).join(", ");
  }

  /** What is written on a card, or what a place's special action does. */
  cardText(card: string): string {
    return this.say(card, {}, "text") || this.say(`special-${card}`, {}, "text");
  }

  /** A thing as a word that explains itself, by its own name or a part of it: `office:interior` is `interior`. */
  word(thing: string): { name: string; text: string } | null {
    const parts = thing.split(":");
    const found = [parts.join("-"), parts[0], parts.at(-1)].find((word) => this.has(`explains-${word}`));
    if (found === undefined) return null;
    return { name: this.say(`explains-${found}`, {}, "word"), text: this.say(`explains-${found}`) };
  }

  /** The wit of a card. */
  flavour(card: string): string {
    return this.say(card, {}, "flavour");
  }

  /** A promise as a sentence. */
  pledge(promise: Record<string, unknown>): string {
    const { promise: name, fate: _fate, id: _id, ...facts } = promise as Record<string, Fact>;
    const message = `pledge-${String(name)}`;
    if (this.has(message)) return this.say(message, facts);
    const words = Object.entries(facts).filter(([key]) => key !== "by" && key !== "to");
    const rest = words.map(([, value]) => this.called(value)).join(" ");
    return `${this.called(facts.by ?? null)} → ${this.called(facts.to ?? null)}: ${this.called(name ?? null)} ${rest}`.trim();
  }
}
