/** The pictures of Final Decrees, as its file names them: cards, ministries, powers, decrees, signs. */
import type { Picture, Placed, Tone } from "$lib/cards/picture";
import { icons, pictures } from "./pictures.json?pictograms";

export type Edition = "republic" | "empire";

interface Drawn {
  tone: string;
  republic: readonly Placed[];
  empire: readonly Placed[];
}

const TONES = pictures.tones as unknown as Record<Edition, Record<string, Tone>>;

/** The colours of the five decrees' stamps. */
export const DECREE_TONES: Record<string, string> = {
  blue: "#2d609e",
  purple: "#7d55a8",
  red: "#b3302b",
  green: "#2f7a4a",
  ochre: "#a9791b",
};

/** The edition a view is of. */
export function editionOf(options: Record<string, unknown>): Edition {
  return options.edition === "empire" ? "empire" : "republic";
}

const cards = pictures.cards as unknown as Record<string, Drawn>;

/** It is a card of this game. */
export function isCard(word: string): boolean {
  return word in cards;
}

/** The picture of a card. */
export function cardPicture(card: string, edition: Edition): Picture {
  const drawn = cards[card] ?? (cards.C31 as Drawn);
  return {
    placed: drawn[edition],
    icons,
    tone: TONES[edition][drawn.tone] ?? (TONES[edition].reaction as Tone),
    ground: edition === "empire" ? "stars" : "rays",
  };
}

/** It is played out of turn. */
export function isReaction(card: string): boolean {
  return cards[card]?.tone === "reaction";
}

const ministries = pictures.ministries as Record<string, Record<Edition, string>>;
const decrees = pictures.decrees as Record<string, Record<Edition, string> & { tone: string }>;
const powers = pictures.powers as Record<string, string>;
const signs = pictures.signs as Record<string, string>;

/** The drawing of a ministry's emblem. */
export function ministryIcon(ministry: string, edition: Edition): string {
  return icons[ministries[ministry]?.[edition] ?? ""] ?? "";
}

/** The drawing of a decree, and the colour of its stamp. */
export function decreeIcon(decree: string, edition: Edition): string {
  return icons[decrees[decree]?.[edition] ?? ""] ?? "";
}

export function decreeColour(decree: string): string {
  return DECREE_TONES[decrees[decree]?.tone ?? ""] ?? "#4a4248";
}

/** The drawing of what a ministry can do. */
export function powerIcon(ministry: string): string {
  return icons[powers[ministry] ?? ""] ?? "";
}

/** Another drawing of the board. */
export function sign(name: string): string {
  return icons[signs[name] ?? ""] ?? "";
}
