/** The pictures of Final Decrees, as its file names them: cards, ministries, powers, decrees, signs. */
import type { Picture, Placed, Tone } from "$lib/cards/picture";
import { icons, pictures } from "./pictures.json?pictograms";

export type Edition = "republic" | "empire";

interface Drawn {
  tone: string;
  republic: readonly Placed[];
  empire: readonly Placed[];
}

const TONES: Record<Edition, Record<string, Tone>> = {
  republic: {
    personal: { ink: "#7c1d1b", accent: "#b3302b", ground: "#f3d9c9" },
    ministry: { ink: "#173d6e", accent: "#2d609e", ground: "#d5e0ef" },
    decree: { ink: "#1b5633", accent: "#3d8a55", ground: "#dcead9" },
    posts: { ink: "#4a2c70", accent: "#7d55a8", ground: "#e6dcf0" },
    arrows: { ink: "#6b4a05", accent: "#a9791b", ground: "#f5e7c2" },
    cards: { ink: "#0c5559", accent: "#23888a", ground: "#d5ebe8" },
    reaction: { ink: "#221c22", accent: "#4a4248", ground: "#d9d3cb" },
    immediate: { ink: "#6d0f14", accent: "#b3261e", ground: "#efc7bd" },
  },
  empire: {
    personal: { ink: "#f3ead6", accent: "#e98a77", ground: "#3a1a1c" },
    ministry: { ink: "#f3ead6", accent: "#86b5e2", ground: "#172a40" },
    decree: { ink: "#f3ead6", accent: "#6fd0bd", ground: "#17332b" },
    posts: { ink: "#f3ead6", accent: "#bfa2dc", ground: "#2a2040" },
    arrows: { ink: "#fbeebf", accent: "#e0bb62", ground: "#33290f" },
    cards: { ink: "#f3ead6", accent: "#6fd0bd", ground: "#12353a" },
    reaction: { ink: "#f3ead6", accent: "#b9b6a5", ground: "#1c1d24" },
    immediate: { ink: "#ffd9cf", accent: "#ff8f7d", ground: "#40100f" },
  },
};

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
