/** What is drawn on a card: one to three pictograms on the ground of the room. */

/** A pictogram by name, or where and how large it stands on a field of 120 by 72; its ink, if it is not the usual. */
export type Placed = string | { icon: string; x?: number; y?: number; size?: number; turn?: number; ink?: string };

/** Colours of a card: its letters, its lesser ink, the ground of its picture. */
export interface Tone {
  ink: string;
  accent: string;
  ground: string;
}

/** What lies behind the pictograms: rays, a star chart, a dusk over the sea, a wallpaper; and the scenery of a print shop. */
export type Ground = "rays" | "stars" | "dusk" | "paper" | Scenery;

/** Fine beams, a laid table, a road, a meadow, a ruled sky by day or night, water, a curtain, green baize, lozenges. */
export type Scenery =
  "beams" | "table" | "road" | "meadow" | "sky" | "night" | "water" | "curtain" | "green-table" | "harlequin";
export const SCENERY: readonly string[] = [
  "beams",
  "table",
  "road",
  "meadow",
  "sky",
  "night",
  "water",
  "curtain",
  "green-table",
  "harlequin",
];

export interface Picture {
  placed: readonly Placed[];
  /** The drawings by name, on a field of 512 by 512. */
  icons: Readonly<Record<string, string>>;
  tone: Tone;
  ground: Ground;
}

export interface Spot {
  icon: string;
  x: number;
  y: number;
  size: number;
  turn: number;
  /** `ink`, `accent`, `gold`, or a colour. */
  ink?: string;
}

/** Where pictograms stand that say nothing of it themselves, by how many there are. */
const SPOTS: readonly (readonly [x: number, y: number, size: number][])[] = [
  [],
  [[32, 6, 56]],
  [
    [12, 8, 52],
    [62, 11, 46],
  ],
  [
    [6, 12, 42],
    [42, 6, 38],
    [76, 16, 38],
  ],
];

/** Where each pictogram of a picture stands. */
export function spots(placed: readonly Placed[]): Spot[] {
  const usual = SPOTS[Math.min(placed.length, SPOTS.length - 1)] ?? [];
  return placed.map((one, index) => {
    const [x, y, size] = usual[index % usual.length] ?? [32, 6, 56];
    const given = typeof one === "string" ? { icon: one } : one;
    return { x, y, size, turn: 0, ...given };
  });
}

/** Fine beams from below the middle, as an engraver cuts them. */
export function beams(): string {
  return Array.from({ length: 31 }, (_, beam) => {
    const turn = (Math.PI * (beam - 15)) / 32;
    const at = (far: number) => `${(60 + far * Math.sin(turn)).toFixed(1)} ${(74 - far * Math.cos(turn)).toFixed(1)}`;
    return `M${at(26)}L${at(140)}`;
  }).join("");
}

/** Horizontal strokes from above down to a line. */
export function strokes(to: number, apart = 6): string {
  return Array.from({ length: Math.floor(to / apart) }, (_, stroke) => `M0 ${4 + stroke * apart}h120`).join("");
}

/** Three lines of waves, from a line down. */
export function waves(from: number): string {
  return [0, 6, 12].map((by) => `M${by / 1.5 - 8} ${from + by}${"q5 -4 10 0t10 0".repeat(7)}`).join("");
}

/** Lozenges over the whole field, those of one of three colours. */
export function lozenges(colour: number): string {
  let path = "";
  for (let row = 0; row < 7; row++)
    for (let column = 0; column < 11; column++)
      if ((column + row + (row % 2)) % 3 === colour)
        path += `M${column * 13 - 4 + (row % 2) * 6.5} ${row * 13 - 6.5}l6.5 6.5-6.5 6.5-6.5-6.5Z`;
  return path;
}

/** Seven rays from below the middle. */
export function rays(): string {
  const at = (turn: number) => `${(60 + 120 * Math.cos(turn)).toFixed(1)} ${(60 - 120 * Math.sin(turn)).toFixed(1)}`;
  return Array.from({ length: 7 }, (_, ray) => {
    const turn = Math.PI - (ray * 2 * Math.PI) / 14 - (ray > 0 ? ray * 0.01 : 0);
    return `M60 60L${at(turn)}L${at(turn - 0.224)}Z`;
  }).join("");
}

/** Stars that are always the same for the same name. */
export function stars(name: string, count = 16): { x: number; y: number; r: number }[] {
  let state = 7;
  for (const letter of name) state = (Math.imul(state, 31) + letter.charCodeAt(0)) >>> 0;
  const next = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 0x100000000;
  return Array.from({ length: count }, () => ({
    x: Math.round(next() * 120),
    y: Math.round(next() * 72),
    r: Math.round((0.5 + next()) * 10) / 10,
  }));
}

/** What a hand card has for its title, across and down, and its usual size of type. */
const [ACROSS, DOWN, USUAL, LEAST] = [110, 48, 14.5, 11];

/** How many lines words take that are so many signs wide. */
function linesOf(words: string[], signs: number): number {
  let lines = 1;
  let used = 0;
  for (const word of words) {
    if (used && used + 1 + word.length > signs) {
      lines++;
      used = word.length;
    } else used += (used ? 1 : 0) + word.length;
  }
  return lines;
}

/** The size of type at which a title fits on a hand card; a sign is so many times its height wide. */
export function fitted(title: string, sign: number): number {
  const words = title.split(" ");
  for (let size = USUAL; size > LEAST; size -= 0.5) {
    const signs = Math.floor(ACROSS / (size * sign));
    if (words.every((word) => word.length <= signs) && linesOf(words, signs) * size <= DOWN) return size;
  }
  return LEAST;
}
