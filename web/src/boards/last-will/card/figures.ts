/** What stands on a card in figures. */
import type { CardFace, Holding, Laid } from "../table";

/** How large a card is drawn: `title` a strip, `shelf` and `low` where there is little height, `read` with its text. */
export type Size = "title" | "shelf" | "low" | "small" | "hand" | "read";

/** A sum as it is written, debts too. */
export function pounds(sum: number): string {
  return sum < 0 ? `−£${-sum}` : `£${sum}`;
}

/** What a property costs today, or brings where it lies, as one of its types. */
export interface Price {
  type: string;
  modifier: number;
  sum: number;
}

/** The prices of a property, type by type; none of any other card. */
export function pricesOf(
  face: CardFace,
  modifiers: Record<string, number>,
  laid: Laid | null,
  holding: Holding | null,
): Price[] {
  if (face.kind !== "property") return [];
  const base = laid?.value ?? face.price ?? 0;
  return face.symbols.map((type) => {
    const modifier = modifiers[type] ?? 0;
    return { type, modifier, sum: holding?.sales?.[type] ?? Math.max(0, base + modifier) };
  });
}

/** What a title says of a card: what it spends, or costs today. */
export function sumOf(face: CardFace, prices: readonly Price[]): string {
  if (face.modes) return face.modes.map((mode) => `£${mode.spend}`).join(" / ");
  if (face.kind === "expense") return `£${face.spend}`;
  return [...new Set(prices.map((price) => `£${price.sum}`))].join(" / ");
}

/** How a card is dressed: weddings are rose, wild companions harlequin. */
export function lookOf(face: CardFace | null): string {
  if (face?.wedding) return "wedding";
  return face?.symbols[0] === "wild" ? "wild" : (face?.kind ?? "event");
}
