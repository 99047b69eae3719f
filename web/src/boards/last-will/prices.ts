/** What the tiles of the market make of properties and fortunes, as the rules read it off the table. */
import type { View } from "$lib/server/types";
import type { Tiles } from "./marketing.svelte";
import { heirOf, readingOf, tableOf, type Holding } from "./table";

/** A modifier as its tile is written. */
export const written = (amount: number): string => (amount < 0 ? String(amount) : `+${amount}`);

/** The tiles as they lie. */
export function tilesNow(view: View): Tiles {
  return Object.fromEntries(
    Object.entries(tableOf(view).facts.market).map(([type, amount]) => [type, written(amount)]),
  );
}

/** What a property is worth now and under other tiles, as the cheapest of its types. */
export function change(
  view: View,
  prices: Record<string, number>,
  types: string[],
  tiles: Tiles,
): { from: number; to: number } {
  const before = tilesNow(view);
  const under = (of: Tiles) => Math.min(...types.map((type) => prices[of[type] ?? ""] ?? 0));
  return { from: under(before), to: under(tiles) };
}

/** The types a property may be sold as. */
export const typesSold = (holding: Holding): string[] => Object.keys(holding.sales ?? {});

/** Somebody's properties, what they come to and the fortune in all, now and under other tiles. */
export function worthUnder(
  view: View,
  seat: string,
  tiles: Tiles,
): { houses: Holding[]; from: number; to: number; worth: number; after: number } {
  const houses = (readingOf(view).estates?.[seat] ?? []).filter((one) => one.under);
  const changes = houses.map((one) => change(view, one.under ?? {}, typesSold(one), tiles));
  const from = changes.reduce((sum, one) => sum + one.from, 0);
  const to = changes.reduce((sum, one) => sum + one.to, 0);
  const worth = heirOf(view, seat)?.worth ?? 0;
  return { houses, from, to, worth, after: worth + to - from };
}
