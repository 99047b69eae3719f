/** The pictures of Last Will, as its file names them: cards and signs; and the colours of the symbols. */
import type { Ground, Picture, Placed, Tone } from "$lib/cards/picture";
import { icons, pictures } from "./pictures.json?pictograms";

interface Drawn {
  tone: string;
  ground: Ground;
  will: readonly Placed[];
}
const cards = pictures.cards as unknown as Record<string, Drawn>;
const tones = pictures.tones as unknown as Record<string, Tone>;
const signs = pictures.signs as Record<string, string>;

/** The picture of a card. */
export function cardPicture(card: string): Picture {
  const drawn = cards[card] ?? (cards.W01 as Drawn);
  return { placed: drawn.will, icons, tone: tones[drawn.tone] ?? (tones.helper as Tone), ground: drawn.ground };
}

/** The drawing of a symbol or of another sign of the board. */
export function sign(name: string): string {
  return icons[signs[name] ?? ""] ?? "";
}

const COMPANIONS = ["dog", "horse", "guest", "chef"];

/** The colour of a symbol: companions share one. */
export function colourOf(symbol: string): string {
  return tones[COMPANIONS.includes(symbol) ? "companion" : symbol]?.accent ?? "#37414f";
}

/** The colour of the backs of a deck. */
export function deckColour(deck: string): string {
  return { event: "#7a2540", helper: "#37414f", property: "#2c5f49", companion: "#1f6767" }[deck] ?? "#5a1f4e";
}

/** The sign on the backs of a deck. */
export function deckSign(deck: string): string {
  return { event: "theatre", helper: "helper", property: "villa", companion: "dog", wild: "wild" }[deck] ?? "crown";
}
