/** Deals in words, and offers in the making. */
import type { Deal, Offer } from "$lib/server/types";
import type { Voice } from "$lib/talk/voice";

export type Goods = Record<string, number>;
export interface Pledge {
  by: string;
  to: string;
  promise: string;
  [particular: string]: string | number;
}

/** What passes between two people: most often between you and a partner. */
export interface Side {
  one: string;
  other: string;
  /** From one to the other, and back. */
  give: Goods;
  get: Goods;
  pledges: Pledge[];
}

export interface OfferValue {
  terms?: { from: string; to: string; goods: Goods }[];
  promises?: Pledge[];
  counters?: string;
}

/** An amount of something, as blame or money is: no card, and nothing that stands somewhere. */
export function isPlain(good: string): boolean {
  return !/^[A-Z]/.test(good) && !good.includes(":");
}

/** `2 blame`, `Holorecording`, `2 × Holorecording`. */
export function amountOf(good: string, amount: number, texts: Voice): string {
  const name = texts.called(good);
  if (good === good.toLowerCase()) return `${amount} ${name}`;
  return amount === 1 ? name : `${amount} × ${name}`;
}

export function goodsIn(goods: Goods, texts: Voice): string {
  return Object.entries(goods)
    .map(([good, amount]) => amountOf(good, amount, texts))
    .join(", ");
}

/** What a deal says, line by line. */
export function linesOf(deal: Pick<Deal, "terms" | "promises"> | OfferValue, texts: Voice): string[] {
  const terms = (deal.terms ?? []).map((term) =>
    texts.say("deal-term", { giver: term.from, taker: term.to, goods: goodsIn(term.goods, texts) }),
  );
  return [...terms, ...(deal.promises ?? []).map((promise) => texts.pledge(promise))];
}

/** Nothing yet, between these two. */
export function between(one: string, other: string): Side {
  return { one, other, give: {}, get: {}, pledges: [] };
}

/** These two, whoever is named first. */
export function isBetween(side: Side, one: string, other: string): boolean {
  return (side.one === one && side.other === other) || (side.one === other && side.other === one);
}

/** Pairs of others in an offer about whom nothing is said yet: a deal may also let two of them give each other. */
export function pairsLeft(me: string, sides: Side[]): [string, string][] {
  const others = sides.filter((side) => side.one === me).map((side) => side.other);
  return others
    .flatMap((one, index) => others.slice(index + 1).map((other): [string, string] => [one, other]))
    .filter(([one, other]) => !sides.some((side) => isBetween(side, one, other)));
}

/** A deal as a draft of an answer to it: you with each party, and those who would give each other something. */
export function draftOf(deal: Pick<Deal, "parties" | "terms" | "promises">, me: string, partners: string[]): Side[] {
  const parties = deal.parties.filter((party) => party !== me && partners.includes(party));
  const mine = parties.map((party) => sideOf(deal, me, party));
  const theirs = pairsLeft(me, mine).map(([one, other]) => sideOf(deal, one, other));
  return [...mine, ...theirs.filter((side) => !isBare(side))];
}

function sideOf(deal: Pick<Deal, "terms" | "promises">, one: string, other: string): Side {
  const pledges = (deal.promises as Pledge[]).filter(
    (pledge) => (pledge.by === one && pledge.to === other) || (pledge.by === other && pledge.to === one),
  );
  return { one, other, give: sum(deal, one, other), get: sum(deal, other, one), pledges };
}

function sum(deal: Pick<Deal, "terms">, from: string, to: string): Goods {
  const goods: Goods = {};
  for (const term of deal.terms)
    if (term.from === from && term.to === to)
      for (const [good, amount] of Object.entries(term.goods)) goods[good] = (goods[good] ?? 0) + amount;
  return goods;
}

function isBare(side: Side): boolean {
  return !Object.keys(side.give).length && !Object.keys(side.get).length && !side.pledges.length;
}

/** Two drafts say the same. */
export function isSame(one: Side[], other: Side[]): boolean {
  const said = (sides: Side[]) => {
    const { terms = [], promises = [] } = offerOf(sides, null) ?? {};
    const sorted = (goods: Goods) => Object.entries(goods).sort(([a], [b]) => (a < b ? -1 : 1));
    const lines = [
      ...terms.map((term) => JSON.stringify([term.from, term.to, sorted(term.goods)])),
      ...promises.map((pledge) => JSON.stringify(Object.entries(pledge).sort(([a], [b]) => (a < b ? -1 : 1)))),
    ];
    return lines.sort().join();
  };
  return said(one) === said(other);
}

/** The offer as the server wants it; nothing, while it says nothing. */
export function offerOf(sides: Side[], counters: string | null): OfferValue | null {
  const some = (goods: Goods) => Object.fromEntries(Object.entries(goods).filter(([, amount]) => amount > 0));
  const terms = sides
    .flatMap(({ one, other, give, get }) => [
      { from: one, to: other, goods: some(give) },
      { from: other, to: one, goods: some(get) },
    ])
    .filter((term) => Object.keys(term.goods).length);
  const promises = sides.flatMap((side) => side.pledges);
  if (!terms.length && !promises.length) return null;
  return {
    ...(terms.length && { terms }),
    ...(promises.length && { promises }),
    ...(counters !== null && { counters }),
  };
}

/** Each particular of a promise within what the question allows, at first. */
export function firstParticulars(question: Offer, promise: string): Record<string, string | number> {
  const domain = question.promises[promise] ?? {};
  return Object.fromEntries(
    Object.entries(domain).map(([name, choices]) => [name, (choices[0] as string | number) ?? ""]),
  );
}
