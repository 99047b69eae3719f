/** The Chamber as it stands: benches in voting order, boxes with their bricks, one's own blocks. */
import type { BoardProps } from "../../../board";
import { AssignDraft } from "$lib/questions/answers.svelte";
import { familyOf, isHere, paperOf, readingOf, tableOf, type Family, type JuntaTable } from "../../table";

/** Votes of one seat that lie in a box together; mine are only laid there until they are cast. */
export interface Brick {
  id: string;
  seat: string;
  blocks: string[];
  names: string[];
  votes: number;
  round: number;
  /** Not cast yet. */
  laid: boolean;
}

/** A choice of the ballot: yes, no, or a name; `gone` says how a name was lost. */
export interface Box {
  choice: string;
  bricks: Brick[];
  /** Cast so far. */
  votes: number;
  /** Laid there by me. */
  laid: number;
  gone: "" | "refused" | "dropped";
}

/** A seat of the hemicycle. */
export interface BenchState {
  seat: string;
  state: "" | "dead" | "exile";
  /** Votes in sight that it has left. */
  left: number;
  /** Where its votes went. */
  went: { choice: string; votes: number; lost: boolean }[];
  now: boolean;
  done: boolean;
}

/** One of my blocks: free, laid on a choice, or cast already. */
export interface OwnBlock {
  key: string;
  block: string;
  name: string;
  votes: number;
  laid: string | null;
  cast: { choice: string; round: number } | null;
  /** It comes out of my hand. */
  card: boolean;
}

/** What an answer to `vote` is made on. */
export function voteDraft(seen: BoardProps): AssignDraft | null {
  return seen.question?.prompt === "vote" && seen.targets instanceof AssignDraft ? seen.targets : null;
}

/** The offices a seat votes for, the presidency first. */
export function officesOf(table: JuntaTable, family: Family): string[] {
  const first = table.facts.president === family.seat ? ["president"] : [];
  return [...first, ...family.offices, ...family.cousin];
}

/** What a block of votes is called: an office block by its office, in short on a brick. */
export function blockName(seen: BoardProps, seat: string, block: string, nth = 0, whole = false): string {
  if (block !== "office") return seen.texts.called(block);
  const table = tableOf(seen.view);
  const family = familyOf(table, seat);
  const office = family ? officesOf(table, family)[nth] : undefined;
  if (!office) return seen.texts.called(block);
  return whole ? seen.texts.called(office) : seen.texts.short(office);
}

/** All seats in voting order, the absent ones where they would sit. */
export function seatsInOrder(seen: BoardProps): string[] {
  const { seats } = seen.view;
  const first = readingOf(seen.view).order?.seats[0] ?? tableOf(seen.view).facts.president ?? seats[0] ?? "";
  const at = Math.max(0, seats.indexOf(first));
  return [...seats.slice(at), ...seats.slice(0, at)];
}

/** The benches, from the first voter to the last. */
export function benches(seen: BoardProps): BenchState[] {
  const table = tableOf(seen.view);
  const { votes = [], order } = readingOf(seen.view);
  const ballot = paperOf(table, "ballot");
  return seatsInOrder(seen).map((seat) => {
    const family = familyOf(table, seat);
    const went = new Map<string, number>();
    for (const [voter, , choice, count] of ballot?.casts ?? [])
      if (voter === seat) went.set(choice, (went.get(choice) ?? 0) + count);
    return {
      seat,
      state: !family || isHere(family) ? "" : family.alive ? "exile" : "dead",
      left: votes.find((one) => one.seat === seat)?.sum ?? 0,
      went: [...went].map(([choice, count]) => ({
        choice,
        votes: count,
        lost: !(ballot?.choices ?? []).includes(choice),
      })),
      now: seen.view.waiting.for.includes(seat) || (order?.now === seat && !seen.view.over),
      done: order?.done.includes(seat) ?? false,
    };
  });
}

/** The boxes of the ballot under way, lost names last; with what I have laid in them. */
export function boxes(seen: BoardProps): Box[] {
  const table = tableOf(seen.view);
  const ballot = paperOf(table, "ballot");
  if (!ballot) return [];
  const reading = readingOf(seen.view).ballot;
  const first = reading?.first ?? ballot.casts?.length ?? 0;
  const choices = sorted(ballot.choices ?? []);
  const gone = [...(reading?.refused ?? []), ...(reading?.dropped ?? [])];
  const found = [...choices, ...gone].map((choice): Box => ({
    choice,
    bricks: [],
    votes: 0,
    laid: 0,
    gone: choices.includes(choice) ? "" : (reading?.refused ?? []).includes(choice) ? "refused" : "dropped",
  }));
  const offices = new Map<string, number>();
  for (const [index, [seat, block, choice, votes]] of (ballot.casts ?? []).entries()) {
    const box = found.find((one) => one.choice === choice);
    if (!box) continue;
    box.votes += votes;
    const round = index < first ? 1 : 2;
    const nth = offices.get(seat) ?? 0;
    if (block === "office") offices.set(seat, nth + 1);
    const name = blockName(seen, seat, block, nth);
    const same = box.bricks.find((one) => one.seat === seat && one.round === round);
    if (same) {
      same.votes += votes;
      same.blocks.push(block);
      same.names.push(name);
    } else
      box.bricks.push({
        id: `${seat}:${choice}:${round}`,
        seat,
        blocks: [block],
        names: [name],
        votes,
        round,
        laid: false,
      });
  }
  for (const own of ownBlocks(seen)) {
    const box = own.laid === null ? undefined : found.find((one) => one.choice === own.laid);
    if (!box) continue;
    box.laid += own.votes;
    box.bricks.push({
      id: own.key,
      seat: seen.view.you ?? "",
      blocks: [own.block],
      names: [own.name],
      votes: own.votes,
      round: ballot.round ?? 1,
      laid: true,
    });
  }
  return found;
}

/** Yes stands before No. */
export function sorted(choices: string[]): string[] {
  return choices.includes("yes") ? ["yes", "no"] : choices;
}

/** My blocks: those I can still cast, and where those went that I have cast. */
export function ownBlocks(seen: BoardProps): OwnBlock[] {
  const { you } = seen.view;
  if (!you) return [];
  const table = tableOf(seen.view);
  const reading = readingOf(seen.view);
  const ballot = paperOf(table, "ballot");
  const first = reading.ballot?.first ?? 0;
  const found: OwnBlock[] = [];
  let office = 0;
  const name = (block: string) => blockName(seen, you, block, block === "office" ? office++ : 0, true);
  for (const [index, [seat, block, choice, votes]] of (ballot?.casts ?? []).entries())
    if (seat === you)
      found.push({
        key: `cast:${index}`,
        block,
        name: name(block),
        votes,
        laid: null,
        cast: { choice, round: index < first ? 1 : 2 },
        card: false,
      });
  const draft = voteDraft(seen);
  const worth = reading.yours?.blocks ?? {};
  const parts = reading.votes?.find((one) => one.seat === you)?.parts ?? [];
  const hand = table.yours.hand ?? [];
  const left = draft ? draft.question.items : [...parts.map((part) => part.block), ...cardsOf(worth, parts)];
  const placed = draft
    ? Object.entries(draft.placed).flatMap(([choice, items]) => items.map((item) => [item, choice] as const))
    : [];
  for (const [index, block] of left.entries()) {
    const at = placed.findIndex(([item]) => item === block);
    const laid = at >= 0 ? (placed.splice(at, 1)[0]?.[1] ?? null) : null;
    found.push({
      key: `${block}:${index}`,
      block,
      name: name(block),
      votes: worth[block] ?? parts.find((part) => part.block === block)?.votes ?? 0,
      laid,
      cast: null,
      card: hand.includes(block),
    });
  }
  return found;
}

function cardsOf(worth: Record<string, number>, parts: { block: string }[]): string[] {
  return Object.keys(worth).filter((block) => !parts.some((part) => part.block === block));
}

/** Lay everything in sight on one choice, cards of the hand stay there; on none: keep everything back. */
export function layAll(draft: AssignDraft, inHand: string[], choice: string | null): void {
  const cards = [...inHand];
  const shown = draft.question.items.filter((item) => {
    const at = cards.indexOf(item);
    if (at >= 0) cards.splice(at, 1);
    return at < 0;
  });
  draft.lay(choice === null ? {} : { [choice]: shown.length ? shown : draft.question.items });
}

/** How many votes are laid on each choice, and how many stay back. */
export function laidVotes(seen: BoardProps): { on: Record<string, number>; kept: number; sum: number } {
  const on: Record<string, number> = {};
  let kept = 0;
  for (const own of ownBlocks(seen)) {
    if (own.cast) continue;
    if (own.laid === null) kept += own.votes;
    else on[own.laid] = (on[own.laid] ?? 0) + own.votes;
  }
  return { on, kept, sum: Object.values(on).reduce((sum, votes) => sum + votes, 0) };
}

/** Votes that others have in sight and have not cast. */
export function stillToCome(seen: BoardProps): number {
  return (readingOf(seen.view).votes ?? [])
    .filter((one) => one.seat !== seen.view.you)
    .reduce((sum, one) => sum + one.sum, 0);
}

/** Who named a candidate. */
export function namedBy(seen: BoardProps, name: string): string | null {
  return readingOf(seen.view).nominations?.find((one) => one.names.includes(name))?.by ?? null;
}

/** Where a bench stands on the arc: a share of the width, and pixels; what it says ends above the boxes. */
export function benchSpot(index: number, count: number): { x: number; y: number } {
  const t = count < 2 ? 0 : (index / (count - 1)) * 2 - 1;
  return { x: 0.5 + t * 0.435, y: 46 + t * t * 66 };
}
