/**
 * What a choreography is: for each kind of event, a few movements with where from and where to, as data.
 *
 * A word in braces is a fact of the event: `{seat}` in "hand:{seat}". A place is the id of a thing or a seat, as the
 * frame marks them; "blame:NAV" is a part of NAV and, where nothing is marked so, NAV itself; "zone:stage" is a zone of
 * the frame; "stage/s0" is s0 where it stands in that zone; "a | b" is a or, if that is not to be seen, b.
 */
import type { LogLine } from "$lib/server/types";

export type Move = "travel" | "flow" | "stamp" | "turn" | "draw" | "roll" | "pulse" | "banner";
export type Sound = "thud" | "paper" | "coins" | "ink" | "drum" | "bell" | "fanfare" | "gloom" | "dice" | "shot";

/** One movement as it is written down. */
export interface Movement {
  move: Move;
  /** Milliseconds at a calm pace. */
  ms?: number;
  /** It begins together with the one before. */
  with?: boolean;
  /** Only if this fact is there, and not nothing. */
  when?: string;
  /** Only if it is not. */
  unless?: string;
  /** Once for each entry of this list or table: `{each}`, or `{key}` and `{value}`. */
  each?: string;
  /** How many milliseconds these begin apart, where each of them is to be seen by itself. */
  apart?: number;
  /** How many milliseconds the picture stays as it is afterwards, where there is something to be read. */
  rest?: number;
  sound?: Sound;
  /** Travel, turn: the thing itself. */
  what?: string;
  /** What it looks like if it is not to be seen anywhere: a token, such as "paper", "face" or "card". */
  look?: string;
  from?: string;
  to?: string;
  /** It does not stay where it has arrived. */
  gone?: boolean;
  /** Stamp, turn, roll, pulse: where. */
  at?: string;
  /** Flow: what streams. */
  of?: "blame" | "money" | "votes" | "cards" | "units";
  /** Flow, draw: how many or how much; figures count by it. */
  amount?: string | number;
  /** Flow: how much is seen to stream, where nobody may know how much it is. */
  drops?: number;
  /** Draw: which card, for those who know. */
  card?: string;
  /** Roll: what the dice show. */
  dice?: string;
  /** Banner: the message of its headline. */
  say?: string;
  tone?: "good" | "bad" | "news";
  /** Banner: whose face. */
  who?: string;
}

export type Choreography = Record<string, Movement[]>;
/** The kinds of the facts of each event, as the games declare them. */
export type Declared = Record<string, Record<string, string>>;

/** A movement with its facts filled in. */
export interface Played {
  move: Move;
  ms: number;
  /** Milliseconds it begins after its group. */
  delay: number;
  /** Milliseconds nothing else begins afterwards. */
  rest: number;
  sound?: Sound;
  what: string | null;
  look: string;
  from: string | null;
  to: string | null;
  gone: boolean;
  at: string | null;
  of: string;
  amount: number;
  /** The amount is true: figures count by it. */
  counted: boolean;
  card: string | null;
  dice: number[];
  say: string;
  tone: string;
  who: string | null;
}

interface Kind {
  usual: number;
  least: number;
  most: number;
  needs: (keyof Movement)[];
  may: (keyof Movement)[];
}

const SHORTEST = 300;
const LONGEST = 900;
const LONGEST_BANNER = 2000;
const STAGGER = 80;
const LONGEST_STAGGER = 400;
const LONGEST_APART = 900;
const LONGEST_REST = 4000;

const kind = (usual: number, needs: (keyof Movement)[], may: (keyof Movement)[] = []): Kind => ({
  usual,
  least: SHORTEST,
  most: LONGEST,
  needs,
  may,
});

export const MOVES: Record<Move, Kind> = {
  travel: kind(550, ["to"], ["what", "look", "from", "gone"]),
  flow: kind(500, ["of"], ["from", "to", "amount", "drops"]),
  stamp: kind(400, ["at"], ["look", "tone"]),
  turn: kind(500, ["at"], ["what", "look", "gone"]),
  draw: kind(450, ["from", "to"], ["card", "amount"]),
  roll: kind(700, ["dice", "at"]),
  pulse: kind(350, ["at"], ["tone"]),
  banner: { ...kind(1600, ["say"], ["tone", "who", "what"]), least: 1100, most: LONGEST_BANNER },
};
const EVERYWHERE: (keyof Movement)[] = ["move", "ms", "with", "when", "unless", "each", "apart", "rest", "sound"];
const SOUNDS: string[] = ["thud", "paper", "coins", "ink", "drum", "bell", "fanfare", "gloom", "dice", "shot"];
const STREAMS: string[] = ["blame", "money", "votes", "cards", "units"];
const TONES: string[] = ["good", "bad", "news"];
const TEMPLATES: (keyof Movement)[] = ["what", "look", "from", "to", "at", "amount", "card", "dice", "who"];
const LISTS = ["seats", "words", "names", "numbers", "list"];
const TABLES = ["table", "number-by-name", "name-by-name", "names-by-name"];
const BLANK = /\{(\w+)\}/g;

// -- checking

/** Everything that is wrong with a choreography, each with its file and entry. */
export function faultsOf(file: string, written: unknown, declared: Declared): string[] {
  if (typeof written !== "object" || written === null || Array.isArray(written))
    return [`${file}: not a table of events`];
  return Object.entries(written as Record<string, unknown>).flatMap(([event, movements]) => {
    const facts = declared[event];
    if (!facts) return [`${file}: ${event}: no event is called so`];
    if (!Array.isArray(movements) || !movements.length) return [`${file}: ${event}: not a list of movements`];
    return (movements as unknown[]).flatMap((movement, at) =>
      faultsIn(movement, facts, at === 0).map((fault) => `${file}: ${event}, movement ${at + 1}: ${fault}`),
    );
  });
}

function faultsIn(written: unknown, facts: Record<string, string>, first: boolean): string[] {
  if (typeof written !== "object" || written === null || Array.isArray(written)) return ["not a movement"];
  const movement = written as Movement;
  const known = Object.hasOwn(MOVES, movement.move) ? MOVES[movement.move] : null;
  if (!known) return [`there is no movement ${JSON.stringify(movement.move)}`];
  const faults: string[] = [];
  const given = Object.keys(movement) as (keyof Movement)[];
  for (const name of known.needs) if (!given.includes(name)) faults.push(`${movement.move} wants "${name}"`);
  for (const name of given)
    if (![...EVERYWHERE, ...known.needs, ...known.may].includes(name))
      faults.push(`${movement.move} knows no "${name}"`);
  const ms = movement.ms ?? known.usual;
  if (typeof ms !== "number" || ms < known.least || ms > known.most)
    faults.push(`"ms" is ${String(ms)}, not from ${known.least} to ${known.most}`);
  const { apart } = movement;
  if (apart !== undefined && (!(apart > 0 && apart <= LONGEST_APART) || movement.each === undefined))
    faults.push(`"apart" wants "each", and at most ${LONGEST_APART}`);
  const { rest } = movement;
  if (rest !== undefined && !(rest > 0 && rest <= LONGEST_REST)) faults.push(`"rest" is at most ${LONGEST_REST}`);
  if (first && movement.with) faults.push(`"with" says it begins with the one before, and there is none`);
  for (const name of ["when", "unless", "each"] as const) {
    const fact = movement[name];
    if (fact !== undefined && !Object.hasOwn(facts, fact)) faults.push(`"${name}" names no fact: ${fact}`);
  }
  faults.push(...oneOf("sound", movement.sound, SOUNDS), ...oneOf("of", movement.of, STREAMS));
  faults.push(...oneOf("tone", movement.tone, TONES));
  const blanks = blanksOf(movement, facts, faults);
  for (const name of TEMPLATES)
    for (const [, blank] of String(movement[name] ?? "").matchAll(BLANK))
      if (!blanks.includes(blank ?? "")) faults.push(`"${name}" names no fact: {${blank ?? ""}}`);
  return faults;
}

function oneOf(name: string, value: string | undefined, values: string[]): string[] {
  return value === undefined || values.includes(value)
    ? []
    : [`"${name}" is ${value}, not one of ${values.join(", ")}`];
}

/** The words a movement's templates may have in braces. */
function blanksOf(movement: Movement, facts: Record<string, string>, faults: string[]): string[] {
  const names = Object.keys(facts);
  if (movement.each === undefined) return names;
  const sort = (facts[movement.each] ?? "").replace("?", "");
  if (LISTS.includes(sort)) return [...names, "each"];
  if (TABLES.includes(sort)) return [...names, "key", "value"];
  faults.push(`"each" wants a list or a table, and ${movement.each} is neither`);
  return names;
}

/** The kinds of events that have no choreography. */
export function missing(choreography: Choreography, declared: Declared): string[] {
  return Object.keys(declared).filter((event) => !Object.hasOwn(choreography, event));
}

// -- filling in

type Facts = Record<string, unknown>;

/** A template with its facts; nothing, if one of them is not known. */
export function filled(template: string, facts: Facts): string | null {
  let whole = true;
  const text = template.replace(BLANK, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined || fact === null || typeof fact === "object") whole = false;
    return String(fact);
  });
  return whole ? text : null;
}

/** Of several places those whose facts are known. */
function place(template: string | undefined, facts: Facts): string | null {
  if (template === undefined) return null;
  const known = template.split("|").map((one) => filled(one.trim(), facts));
  return known.filter((one) => one !== null).join("|") || null;
}

function isSomething(fact: unknown): boolean {
  if (fact === undefined || fact === null || fact === 0 || fact === "" || fact === false) return false;
  return typeof fact !== "object" || Object.keys(fact).length > 0;
}

/** An event as it is played: groups of movements one after the other, those of a group together. */
export function script(movements: Movement[], line: LogLine): Played[][] {
  const facts = line as Facts;
  const groups: Played[][] = [];
  let open = false;
  for (const movement of movements) {
    if (!movement.with) open = false;
    if (movement.when !== undefined && !isSomething(facts[movement.when])) continue;
    if (movement.unless !== undefined && isSomething(facts[movement.unless])) continue;
    const played = copies(movement, facts);
    if (!played.length) continue;
    const last = groups.at(-1);
    if (open && last) last.push(...played);
    else groups.push(played);
    open = true;
  }
  return groups;
}

function copies(movement: Movement, facts: Facts): Played[] {
  if (movement.each === undefined) return [play(movement, facts, 0)];
  const list = facts[movement.each];
  const entries: Facts[] = Array.isArray(list)
    ? list.map((each: unknown) => ({ each }))
    : Object.entries((list ?? {}) as Facts)
        .filter(([, value]) => value !== 0)
        .map(([key, value]) => ({ key, value }));
  const stagger = movement.apart ?? Math.min(STAGGER, LONGEST_STAGGER / Math.max(1, entries.length));
  return entries.map((entry, at) => play(movement, { ...facts, ...entry }, at * stagger));
}

function play(movement: Movement, facts: Facts, delay: number): Played {
  const number = (value: string | number | undefined, usual: number): number => {
    const found = Number(typeof value === "string" ? (filled(value, facts) ?? usual) : (value ?? usual));
    return Number.isFinite(found) ? found : usual;
  };
  return {
    move: movement.move,
    ms: movement.ms ?? MOVES[movement.move].usual,
    delay,
    rest: movement.rest ?? 0,
    ...(movement.sound ? { sound: movement.sound } : {}),
    what: place(movement.what, facts),
    look: filled(movement.look ?? "", facts) ?? "",
    from: place(movement.from, facts),
    to: place(movement.to, facts),
    gone: movement.gone ?? false,
    at: place(movement.at, facts),
    of: movement.of ?? "",
    amount: number(movement.amount, movement.drops ?? 1),
    counted: movement.amount !== undefined,
    card: movement.card === undefined ? null : filled(movement.card, facts),
    dice: diceIn(movement.dice, facts),
    say: movement.say ?? "",
    tone: movement.tone ?? "news",
    who: place(movement.who, facts),
  };
}

function diceIn(template: string | undefined, facts: Facts): number[] {
  const name = template?.slice(1, -1) ?? "";
  const fact = facts[name];
  return (Array.isArray(fact) ? fact : [fact]).filter((one): one is number => typeof one === "number");
}

/** What is played for an event nobody has written anything for: whoever and whatever it names lights up. */
export function plain(line: LogLine): Played[][] {
  const words = Object.entries(line as Facts).flatMap(([name, fact]) =>
    name === "event" || name === "told"
      ? []
      : (Array.isArray(fact) ? fact : [fact]).filter((one) => typeof one === "string"),
  ) as string[];
  const named = words.length ? [...new Set(words)].slice(0, 6) : ["zone:stage"];
  return [named.map((word, at) => play({ move: "pulse", at: word }, {}, at * STAGGER))];
}
