/** The pictures of Junta, as its file names them: cards, signs. */
import type { Picture, Placed, Tone } from "$lib/cards/picture";
import { icons, pictures } from "./pictures.json?pictograms";

interface Drawn {
  tone: string;
  drawn: readonly Placed[];
}

const TONES = pictures.tones as unknown as Record<string, Tone>;
const cards = pictures.cards as unknown as Record<string, Drawn>;
const signs = pictures.signs as Record<string, string>;

/** It is a card of this game. */
export function isCard(word: string): boolean {
  return word in cards;
}

/** The picture of a card. */
export function cardPicture(card: string): Picture {
  const drawn = cards[card] ?? (cards.E13 as Drawn);
  return { placed: drawn.drawn, icons, tone: TONES[drawn.tone] as Tone, ground: "rays" };
}

/** The kind of a card: influence, vote, donation, assassin, bribe, event, or one that brings a coup its units. */
export function toneOf(card: string): string {
  return cards[card]?.tone ?? "event";
}

/** Another drawing of the board. */
export function sign(name: string): string {
  return icons[signs[name] ?? ""] ?? "";
}
