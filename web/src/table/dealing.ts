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

/** What passes between you and one partner. */
export interface Side {
  partner: string;
  give: Goods;
  get: Goods;
  pledges: Pledge[];
}

export interface OfferValue {
  terms?: { from: string; to: string; goods: Goods }[];
  promises?: Pledge[];
  counters?: string;
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

/** The offer as the server wants it; nothing, while it says nothing. */
export function offerOf(me: string, sides: Side[], counters: string | null): OfferValue | null {
  const some = (goods: Goods) => Object.fromEntries(Object.entries(goods).filter(([, amount]) => amount > 0));
  const terms = sides
    .flatMap(({ partner, give, get }) => [
      { from: me, to: partner, goods: some(give) },
      { from: partner, to: me, goods: some(get) },
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
