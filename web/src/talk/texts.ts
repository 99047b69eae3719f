/** What is said to people: the conventions of `palazzo.kernel.texts`, in the browser. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Word = string | number | boolean | null;
export type Fact = Word | Fact[] | Spoken | { [key: string]: Fact };
export type Facts = Record<string, Fact>;
type Said = Record<string, FluentVariable>;
type Pattern = NonNullable<ReturnType<FluentBundle["getMessage"]>>["value"];

const WORDS = /^[\p{L}\p{N}_-]+(:[\p{L}\p{N}_-]+)*$/u;
const SEAT = /^s\d$/;
/** What the names of some messages begin with, and says nothing of what they mean. */
const AREA = /^(option|home|edition|column|word|yours|pledge|wait|game)-/;
/** The first word of an option, unless it is a thing or a seat. */
const VERB = /^(?!s\d$)[a-z][a-z-]*$/;
/** Facts that name people: clear without their own names. */
const WHOM = ["seat", "other", "seats"];
const DIGITS = /^\d+$/;
const FIGURE = /^[+-]?\d+$/;
const PARTS = ["the", "to", "of", "at", "from", "brief"];
const UNKNOWN = "Unknown variable: $";
/** Ends the name of a fact as it is, and not as it is said: what messages select by. */
const ITSELF = "_is";
/** Whose lists a language follows, where that is not said by its name: the British have no comma before `and`. */
const LIST_HABITS: Record<string, string> = { en: "en-GB" };

/** Words already as they are said: "1M" is a sum here, though a note be called so too. */
export class Spoken {
  constructor(readonly words: string) {}
}

/** All messages of some files in one language; the first to say something is heard. */
export function bundleOf(language: string, files: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of files) {
    const resource = new FluentResource(file);
    for (const message of resource.body) selectByFacts(message);
    bundle.addResource(resource);
  }
  return bundle;
}

/** Have a message select by facts as they are: `{ $why -> [first] … }`, whatever the word `first` is called. */
function selectByFacts(node: unknown): void {
  if (typeof node !== "object" || node === null) return;
  const { type, selector } = node as { type?: string; selector?: { type: string; name: string } };
  if (type === "select" && selector?.type === "var") selector.name += ITSELF;
  for (const part of Object.values(node)) selectByFacts(part);
}

/** A fact as it is, for Fluent to select by: a number, or a word. */
function itself(fact: Fact | FluentVariable): string | number {
  if (typeof fact === "boolean") return String(fact);
  return typeof fact === "number" ? fact : written(fact as Fact);
}

/** The name of a message as words, for want of the message: `contract-won` is `Contract won`. */
export function inWords(message: string): string {
  const words = message.replace(AREA, "").replace(/[-_]/g, " ");
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** A value in a text, as Python writes it. */
function written(value: Fact): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  return String(value);
}

/**
 * The voice of a table: a language, a game, and the names of those who sit there.
 *
 * Words of the game (`NAV`, `C27`, `s0`) given as facts are said by their names; a name's attributes come along, so
 * that `$ministry` brings `$ministry_to` ("to the Navy"); a list brings its `_count`, and its `_tally`
 * ("2 × Police"). A text may name words it was not given (`$NAV`, `$C31`), as rules and cards do, and whatever is
 * `known` of the table (`$burn`). An edition's own names win over the common ones. What a message selects by is the word
 * itself and not its name.
 */
export class Texts {
  known: Facts = {};
  private readonly lists: Intl.ListFormat;

  constructor(
    readonly bundle: FluentBundle,
    readonly language: string,
    readonly edition = "",
    readonly names: string[] = [],
  ) {
    this.lists = new Intl.ListFormat(LIST_HABITS[language] ?? language);
  }

  /** There is such a message. */
  has(message: string): boolean {
    return this.pattern(message) !== null;
  }

  /** A message, or a part (attribute) of it, with its facts filled in. */
  say(message: string, facts: Facts = {}, part = ""): string {
    const pattern = this.pattern(message, part);
    if (pattern === null) return part ? "" : this.unsaid(message, facts);
    const said = this.spoken(facts);
    const faults: Error[] = [];
    const text = this.bundle.formatPattern(pattern, said, faults);
    const missing = faults.filter((fault) => fault.message.startsWith(UNKNOWN));
    if (!missing.length) return text;
    for (const fault of missing) {
      const word = fault.message.slice(UNKNOWN.length);
      said[word] = this.unasked(word, said);
    }
    return this.bundle.formatPattern(pattern, said, []);
  }

  /** What nobody has written: the id of the message, and its facts by their names; of whom it speaks, first. */
  private unsaid(message: string, facts: Facts): string {
    const said = this.spoken(facts);
    const told = Object.keys(facts)
      .filter((name) => name in said)
      .map((name) =>
        WHOM.includes(name) ? String(said[name]) : `${inWords(name).toLowerCase()} ${String(said[name])}`,
      );
    return told.length ? `${inWords(message)}: ${told.join(", ")}` : inWords(message);
  }

  /** A word the text was not given: `$NAV`, or `$decree_the` of something that has no such part. */
  private unasked(word: string, said: Said): FluentVariable {
    if (word.endsWith(ITSELF)) {
      const fact = word.slice(0, -ITSELF.length);
      return itself(this.known[fact] ?? fact);
    }
    const at = word.lastIndexOf("_");
    const whole = PARTS.includes(word.slice(at + 1)) ? said[word.slice(0, at)] : undefined;
    return (this.known[word] as string | number | undefined) ?? whole ?? this.name(word);
  }

  /** The pattern of a message in this edition. */
  pattern(message: string, part = ""): Pattern {
    for (const name of [`${this.edition}-${message}`, message]) {
      const found = this.bundle.getMessage(name);
      if (found) return part ? (found.attributes[part] ?? null) : found.value;
    }
    return null;
  }

  /** Facts as they are said, with the attributes of names beside them; and as they are, to select by. */
  spoken(given: Facts): Said {
    const said: Said = {};
    let facts = given;
    if ("pledge" in facts) {
      const { pledge, particulars, ...others } = facts;
      const both = { by: facts.seat ?? null, to: facts.other ?? null };
      said.pledge = this.say(`pledge-${written(pledge ?? null)}`, { ...both, ...(particulars as Facts) });
      facts = others;
    }
    for (const [key, value] of Object.entries(facts)) {
      if (key === "text") said[key] = written(value);
      else if (value instanceof Spoken) said[key] = value.words;
      else if (Array.isArray(value)) {
        said[key] = this.listed(this.counted(value));
        said[`${key}_tally`] = this.tally(value);
        said[`${key}_count`] = value.length;
      } else if (value !== null && typeof value === "object") {
        const between = Object.values(value).some(Array.isArray) ? "; " : ", ";
        const pairs = Object.entries(value).map(([what, where]) => this.pair(what, where));
        said[key] = pairs.join(between) || "–";
        said[`${key}_count`] = pairs.length;
      } else {
        said[key] = this.name(value);
        if (typeof value === "string")
          for (const [part, text] of Object.entries(this.parts(value))) said[`${key}_${part}`] = text;
      }
    }
    for (const [key, name] of Object.entries(said))
      said[key + ITSELF] = itself(key in facts ? (facts[key] as Fact) : name);
    return said;
  }

  /** The names of things; a number that follows one tells how much of it: `Anna (3)`. */
  private counted(things: Fact[]): string[] {
    const said: string[] = [];
    things.forEach((thing, at) => {
      const amount = typeof thing === "number" && at > 0 && typeof things[at - 1] !== "number";
      if (amount) said.push(`${said.pop() ?? ""} (${thing})`);
      else said.push(String(this.name(thing)));
    });
    return said;
  }

  /** `Anna and Bruno`; the same word several times in a row is counted, `2 × Police`, and numbers are not. */
  tally(things: Fact[]): string {
    const said: string[] = [];
    for (let start = 0; start < things.length;) {
      const thing = things[start] as Fact;
      let end = start + 1;
      while (end < things.length && things[end] === thing) end++;
      const count = end - start;
      const name = String(this.name(thing));
      if (typeof thing === "string" && count > 1) said.push(`${count} × ${name}`);
      else said.push(...Array<string>(count).fill(name));
      start = end;
    }
    return this.listed(said);
  }

  /** `Anna, Bruno and Carla`, as the language has it; a dash for nobody. */
  private listed(words: string[]): string {
    return this.lists.format(words) || "–";
  }

  /** What a word of the game is called; numbers stay numbers. */
  name(word: Fact): string | number {
    if (typeof word === "boolean") return String(word);
    if (typeof word === "number") return word;
    const text = written(word);
    if (SEAT.test(text)) return this.names[Number(text[1])] ?? text;
    if (!WORDS.test(text)) return text;
    if (text.includes(":")) return this.option(text, "told");
    const pattern = this.pattern(text) ?? this.pattern(`word-${text}`);
    return pattern === null ? text : this.bundle.formatPattern(pattern, {}, []);
  }

  /** The attributes of a name: with article, with preposition, in brief. */
  parts(word: string): Record<string, string> {
    for (const name of [`${this.edition}-${word}`, word]) {
      const found = this.bundle.getMessage(name);
      if (!found) continue;
      const parts: Record<string, string> = {};
      for (const part of PARTS) {
        const pattern = found.attributes[part];
        if (pattern !== undefined) parts[part] = this.bundle.formatPattern(pattern, {}, []);
      }
      return parts;
    }
    return {};
  }

  /**
   * The label of an option: `forward:D2:NAV` is said by message `do-forward` with $a and $b, or all as $words. Within a
   * sentence it is said by the message's `.told`, where it has one.
   */
  option(option: string, part = ""): string {
    const [verb = "", ...words] = option.split(":");
    const facts: Facts = { words };
    words.forEach((word, index) => {
      facts[String.fromCharCode(97 + index)] = DIGITS.test(word) ? Number(word) : word;
    });
    if (this.has(`do-${verb}`)) return (part && this.say(`do-${verb}`, facts, part)) || this.say(`do-${verb}`, facts);
    if (words.length === 1 && (!VERB.test(verb) || this.name(verb) !== verb))
      return this.pair(verb, words[0] as string);
    return [verb, ...words].map((word) => String(this.name(word))).join(" ");
  }

  /** `Anna → Treasury`, `Treasury 3`, `Manor -2`; several things are listed: `Docks: 2 × Police, Students`. */
  pair(what: Fact, where: Fact): string {
    if (Array.isArray(where)) return `${this.name(what)}: ${this.tally(where)}`;
    const to = FIGURE.test(written(where)) ? " " : " → ";
    return `${this.name(what)}${to}${this.name(where)}`;
  }

  /** A line of the log. */
  event(line: { event: string; told?: unknown; turn?: unknown; [fact: string]: unknown }): string {
    const { event, told, turn: _turn, ...facts } = line;
    if (told && this.has(`${event}-told`)) return this.say(`${event}-told`, facts as Facts);
    return this.has(event) ? this.say(event, facts as Facts) : `${this.unsaid(event, facts as Facts)}.`;
  }
}
