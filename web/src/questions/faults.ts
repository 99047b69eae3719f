/**
 * Why an answer does not stand, by the bounds of its question: the same sentences the server would refuse it with.
 * Whether the game allows it, only the server knows.
 */
import type { Assign, NumberQuestion, Order, Question, Split, Subset } from "$lib/server/types";
import type { Facts } from "$lib/talk/texts";

export type Fault = [message: string, facts: Facts] | null;

const count = (things: string[], thing: string) => things.filter((one) => one === thing).length;

export function subsetFault(question: Subset, value: string[]): Fault {
  const { least, most, options, worth, total } = question;
  if (value.length < least || value.length > most) return ["want-count", { least, most, count: value.length }];
  for (const item of value)
    if (count(value, item) > count(options, item)) return ["too-many-of", { value: item, most: count(options, item) }];
  if (worth && total !== undefined) {
    const paid = value.reduce((sum, item) => sum + (worth[item] ?? 0), 0);
    if (paid < total) return ["want-worth", { total, paid }];
  }
  return null;
}

export function numberFault(question: NumberQuestion, value: number): Fault {
  const { least, most } = question;
  if (Number.isInteger(value) && value >= least && value <= most) return null;
  return ["want-number", { value: Number.isNaN(value) ? "–" : String(value), least, most }];
}

export function splitFault(question: Split, value: Record<string, number>): Fault {
  const { places, caps, least, most, now } = question;
  let total = 0;
  for (const [index, place] of places.entries()) {
    const amount = value[place] ?? 0;
    const cap = caps[index] ?? 0;
    if (!Number.isInteger(amount) || amount < 0 || amount > cap)
      return ["want-amount-at", { place, value: String(amount), most: cap }];
    total += amount;
  }
  if (total < least || total > most) return ["want-total", { least, most, total }];
  if (now && places.every((place) => (value[place] ?? 0) === (now[place] ?? 0))) return ["changes-nothing", {}];
  return null;
}

export function assignFault(question: Assign, value: Record<string, string[]>): Fault {
  const { places, least, most, room, barred, rivals, spread, now } = question;
  const placed: string[] = [];
  for (const place of places) {
    const items = value[place] ?? [];
    for (const item of items) if (barred[item]?.includes(place)) return ["barred-at", { value: item, place }];
    if (items.filter((item) => rivals.includes(item)).length > 1) return ["rivals-at", { place, rivals }];
    placed.push(...items);
  }
  if (placed.length < least || placed.length > most) return ["want-count", { least, most, count: placed.length }];
  const used = places.filter((place) => value[place]?.length).length;
  if (spread !== undefined && used > spread) return ["want-fewer-places", { most: spread }];
  for (const [place, [low = 0, high = Infinity]] of Object.entries(room)) {
    const there = value[place]?.length ?? 0;
    if (there < low || there > high) return ["want-count-at", { place, least: low, most: high, count: there }];
  }
  const sorted = (items: string[] | undefined) => [...(items ?? [])].sort().join();
  if (now && places.every((place) => sorted(value[place]) === sorted(now[place]))) return ["changes-nothing", {}];
  return null;
}

export function orderFault(question: Order, value: string[]): Fault {
  const whole = [...value].sort().join() === [...question.items].sort().join();
  return whole ? null : ["want-order", { items: question.items }];
}

export type Kind = Question["kind"];
