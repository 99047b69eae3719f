/**
 * Portraits: who sits at a table, composed of parts by name.
 *
 * A room has more silhouettes (hair and hat, the clothes under them) than a table has seats. A name prefers one of
 * them, of those that go with it; where two prefer the same, the later seat takes the next that is free, so that no
 * two at a table look alike even as shadows. Everything inside the outline is chosen by the name alone.
 */
import {
  BEARDS,
  BROWS,
  CLOTHES,
  EYES,
  HAIR,
  HAIRS,
  HATS,
  LENSES,
  LINES,
  MOUTHS,
  NECK,
  NOSES,
  SHADE,
  SKINS,
  ears,
  headPath,
  type Head,
} from "./parts";

type Eyes = keyof typeof EYES;
type Brows = keyof typeof BROWS;
type Nose = keyof typeof NOSES;
type Mouth = keyof typeof MOUTHS;
type Beard = keyof typeof BEARDS;
type Lens = keyof typeof LENSES;
type Clothes = keyof typeof CLOTHES;

/** Who could sit in a room: an outline, and what may be drawn inside it. */
export interface Silhouette {
  hair: string;
  hat: string;
  clothes: Clothes;
  beards: readonly Beard[];
  mouths: readonly Mouth[];
  lenses: readonly Lens[];
  heads: readonly Head[];
  eyes?: readonly Eyes[];
  /** Colours of hair by number, if not every one. */
  hairs?: readonly number[];
  ears?: boolean;
}

const HARD: readonly Mouth[] = ["smirk", "flat", "sour", "mild"];
const SOFT: readonly Mouth[] = ["full", "bow", "mild"];
const GREY = [5, 6];

const REPUBLIC: readonly Silhouette[] = [
  {
    hair: "bob",
    hat: "none",
    clothes: "pearls",
    beards: ["none"],
    mouths: SOFT,
    lenses: ["pointed", "none", "half"],
    heads: ["oval", "heart"],
    hairs: [0, 2, 5, 6],
  },
  {
    hair: "bald",
    hat: "none",
    clothes: "bowtie",
    beards: ["walrus", "curled"],
    mouths: HARD,
    lenses: ["none"],
    heads: ["broad", "square"],
    ears: true,
  },
  {
    hair: "curls",
    hat: "none",
    clothes: "scarf",
    beards: ["none"],
    mouths: ["full", "bow"],
    lenses: ["none", "half"],
    heads: ["oval"],
  },
  {
    hair: "slick",
    hat: "none",
    clothes: "tie",
    beards: ["thin", "goatee"],
    mouths: ["smirk", "flat"],
    lenses: ["none"],
    heads: ["narrow"],
    hairs: [0, 1, 2],
    ears: true,
  },
  {
    hair: "bun",
    hat: "pencil",
    clothes: "collar",
    beards: ["none"],
    mouths: ["mild", "bow"],
    lenses: ["round"],
    heads: ["heart"],
    ears: true,
  },
  {
    hair: "cropped",
    hat: "none",
    clothes: "tie",
    beards: ["full"],
    mouths: HARD,
    lenses: ["none", "round"],
    heads: ["square", "oval"],
    ears: true,
  },
  {
    hair: "tuft",
    hat: "none",
    clothes: "collar",
    beards: ["none", "thin"],
    mouths: ["grin", "mild"],
    lenses: ["round", "none"],
    heads: ["narrow", "heart"],
    ears: true,
  },
  {
    hair: "long",
    hat: "none",
    clothes: "collar",
    beards: ["none"],
    mouths: SOFT,
    lenses: ["none", "pointed"],
    heads: ["oval", "heart"],
  },
  {
    hair: "plaits",
    hat: "none",
    clothes: "bowtie",
    beards: ["none"],
    mouths: SOFT,
    lenses: ["round", "none"],
    heads: ["heart"],
  },
];

const EMPIRE: readonly Silhouette[] = [
  {
    hair: "wig",
    hat: "none",
    clothes: "ruff",
    beards: ["none"],
    mouths: ["bow"],
    lenses: ["none"],
    heads: ["oval"],
    eyes: ["heavy", "sly"],
  },
  {
    hair: "shoulder",
    hat: "crown",
    clothes: "fins",
    beards: ["none"],
    mouths: ["gilt", "full"],
    lenses: ["none"],
    heads: ["heart"],
    eyes: ["lashes"],
    hairs: [0, 1, 6],
  },
  {
    hair: "none",
    hat: "bicorne",
    clothes: "uniform",
    beards: ["whiskers"],
    mouths: ["sour", "flat"],
    lenses: ["none", "patch"],
    heads: ["broad"],
    hairs: GREY,
    ears: true,
  },
  {
    hair: "none",
    hat: "hood",
    clothes: "robe",
    beards: ["none"],
    mouths: ["flat"],
    lenses: ["mask"],
    heads: ["heart"],
  },
  {
    hair: "none",
    hat: "astrologer",
    clothes: "robe",
    beards: ["forked"],
    mouths: ["mild"],
    lenses: ["none"],
    heads: ["heart"],
    eyes: ["round", "heavy"],
    hairs: GREY,
  },
  {
    hair: "slick",
    hat: "halo",
    clothes: "robe",
    beards: ["goatee", "thin"],
    mouths: ["smirk", "flat"],
    lenses: ["none"],
    heads: ["narrow"],
    ears: true,
  },
  {
    hair: "none",
    hat: "turban",
    clothes: "ruff",
    beards: ["full", "curled"],
    mouths: HARD,
    lenses: ["none", "monocle"],
    heads: ["square"],
    ears: true,
  },
  {
    hair: "bun",
    hat: "none",
    clothes: "fins",
    beards: ["none"],
    mouths: ["gilt", "bow"],
    lenses: ["none"],
    heads: ["oval"],
    eyes: ["lashes", "heavy"],
  },
];

const JUNTA: readonly Silhouette[] = [
  {
    hair: "none",
    hat: "cap",
    clothes: "uniform",
    beards: ["none", "walrus"],
    mouths: ["sour", "flat"],
    lenses: ["dark"],
    heads: ["square"],
    ears: true,
  },
  {
    hair: "none",
    hat: "beret",
    clothes: "fatigues",
    beards: ["full"],
    mouths: ["flat"],
    lenses: ["patch", "none"],
    heads: ["square", "oval"],
    ears: true,
  },
  {
    hair: "shoulder",
    hat: "sidecap",
    clothes: "uniform",
    beards: ["none"],
    mouths: ["full"],
    lenses: ["none"],
    heads: ["heart"],
    eyes: ["lashes"],
  },
  {
    hair: "long",
    hat: "cap",
    clothes: "fatigues",
    beards: ["none"],
    mouths: ["full", "bow"],
    lenses: ["none", "dark"],
    heads: ["oval"],
    eyes: ["lashes"],
  },
  {
    hair: "slick",
    hat: "none",
    clothes: "uniform",
    beards: ["thin", "curled"],
    mouths: ["smirk"],
    lenses: ["none", "monocle"],
    heads: ["narrow"],
    hairs: [0, 1, 5],
    ears: true,
  },
  {
    hair: "none",
    hat: "sombrero",
    clothes: "tie",
    beards: ["curled", "walrus"],
    mouths: HARD,
    lenses: ["none"],
    heads: ["broad"],
    ears: true,
  },
  {
    hair: "none",
    hat: "helmet",
    clothes: "fatigues",
    beards: ["none", "thin"],
    mouths: ["flat", "grin"],
    lenses: ["round", "none"],
    heads: ["broad"],
    ears: true,
  },
  {
    hair: "none",
    hat: "bicorne",
    clothes: "uniform",
    beards: ["whiskers"],
    mouths: ["sour"],
    lenses: ["none", "monocle"],
    heads: ["square"],
    hairs: GREY,
    ears: true,
  },
];

const LAST_WILL: readonly Silhouette[] = [
  {
    hair: "none",
    hat: "tophat",
    clothes: "cravat",
    beards: ["curled"],
    mouths: ["flat"],
    lenses: ["monocle"],
    heads: ["heart"],
    ears: true,
  },
  {
    hair: "bun",
    hat: "bonnet",
    clothes: "lace",
    beards: ["none"],
    mouths: ["bow"],
    lenses: ["half"],
    heads: ["oval"],
    hairs: GREY,
  },
  {
    hair: "parted",
    hat: "boater",
    clothes: "blazer",
    beards: ["none"],
    mouths: ["grin"],
    lenses: ["none"],
    heads: ["oval"],
    eyes: ["round"],
    ears: true,
  },
  {
    hair: "cropped",
    hat: "none",
    clothes: "cravat",
    beards: ["goatee", "whiskers"],
    mouths: ["mild", "smirk"],
    lenses: ["monocle"],
    heads: ["oval"],
    ears: true,
  },
  {
    hair: "none",
    hat: "bowler",
    clothes: "bowtie",
    beards: ["walrus", "none"],
    mouths: HARD,
    lenses: ["none", "round"],
    heads: ["broad"],
    ears: true,
  },
  {
    hair: "shoulder",
    hat: "widebrim",
    clothes: "lace",
    beards: ["none"],
    mouths: ["full", "bow"],
    lenses: ["none"],
    heads: ["heart"],
    eyes: ["lashes"],
  },
  {
    hair: "curls",
    hat: "none",
    clothes: "lace",
    beards: ["none"],
    mouths: ["full"],
    lenses: ["none", "half"],
    heads: ["oval"],
    eyes: ["lashes"],
  },
  {
    hair: "bald",
    hat: "none",
    clothes: "cravat",
    beards: ["whiskers", "full"],
    mouths: ["sour"],
    lenses: ["half", "none"],
    heads: ["square"],
    hairs: GREY,
    ears: true,
  },
];

export type Company = "republic" | "empire" | "junta" | "last-will";
export const COMPANIES: Record<Company, readonly Silhouette[]> = {
  republic: REPUBLIC,
  empire: EMPIRE,
  junta: JUNTA,
  "last-will": LAST_WILL,
};

/** The company that gathers in a room: `final-decrees-empire` is the Empire's; everybody else dresses as in the Republic. */
export function companyOf(room: string): Company {
  if (room.includes("empire")) return "empire";
  if (room.startsWith("junta")) return "junta";
  if (room.startsWith("last-will")) return "last-will";
  return "republic";
}

const CLOTH = ["#5a4636", "#26303f", "#3b2a5e", "#2f6b5a", "#c0563c", "#1f5a3c", "#5c6b3f", "#223a52"];
const TRIM = ["#1b5633", "#b3302b", "#e5b03a", "#174478", "#7c1d1b", "#d8b25e", "#3f9a8c"];
const UNIFORM = ["#5c6b3f", "#4d5a3a", "#d9cba6", "#1d3a4a", "#35506b"];
const COURT = ["#223a52", "#4a2140", "#1d2230", "#3a2a63", "#1d3a4a"];
const HAT: Record<Company, readonly string[]> = {
  republic: ["#26303f"],
  empire: ["#1b2733", "#2a3040", "#3a2a63", "#5a1f4e"],
  junta: ["#6a7a48", "#35506b", "#a3272a", "#d9cba6"],
  "last-will": ["#2a1826", "#5a1f4e", "#26303f"],
};
const BAND = ["#7c1d1b", "#174478", "#dd86a4", "#8a1c2b", "#2f8f7f"];
const IRIS = ["#2a1b16", "#2e6b4a", "#3d7ec2", "#3a2418"];

/** A small generator: the same name has the same face on every screen. */
function chance(name: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of name.normalize("NFC").toLocaleLowerCase("en"))
    state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x100000000;
  };
}

function one<T>(next: () => number, from: readonly T[]): T {
  return from[Math.floor(next() * from.length)] as T;
}

/** Carla wears no beard, Bruno has one or shows his ears, but wears no bun; other names go with everything. */
function suits(kind: Silhouette, name: string): boolean {
  const bearded = kind.hair !== "bun" && (kind.ears === true || kind.beards.some((beard) => beard !== "none"));
  if (/a$/i.test(name)) return !bearded;
  return bearded || !/o$/i.test(name);
}

/** Which silhouette each of these people has, in the order of their seats: all different. */
export function seated(company: Company, names: readonly string[]): number[] {
  const shapes = COMPANIES[company];
  const size = shapes.length;
  const taken = new Set<number>();
  return names.map((name) => {
    const first = Math.floor(chance(name)() * size);
    const all = shapes.map((_, index) => (first + index) % size);
    const free = all.filter((at) => taken.size >= size || !taken.has(at));
    const at = free.find((one) => suits(shapes[one] as Silhouette, name)) ?? free[0] ?? first;
    taken.add(at);
    return at;
  });
}

export interface Portrait {
  /** What is drawn, back to front, with the colours filled in. */
  back: string;
  /** The outline of the head. */
  head: string;
  skin: string;
  /** Drawn inside the head. */
  shade: string;
  front: string;
  /** A hat reaches high: the whole figure is drawn smaller. */
  tall: boolean;
}

/** The portrait of somebody with this name and silhouette. */
export function portrait(company: Company, name: string, silhouette: number): Portrait {
  const shapes = COMPANIES[company];
  const kind = shapes[silhouette % shapes.length] as Silhouette;
  const next = chance(`${name}/face`);
  const head = one(next, kind.heads);
  const skin = one(next, SKINS);
  const hair = HAIRS[kind.hairs ? one(next, kind.hairs) : Math.floor(next() * HAIRS.length)] as (typeof HAIRS)[number];
  const military = kind.clothes === "uniform" || kind.clothes === "fatigues";
  const colours: Record<string, string> = {
    ...skin,
    ...hair,
    cloth: one(next, company === "empire" ? COURT : military ? UNIFORM : CLOTH),
    trim: one(next, TRIM),
    hat: one(next, HAT[company]),
    band: one(next, BAND),
    iris: one(next, IRIS),
  };
  const eyes = one(next, kind.eyes ?? (["heavy", "lashes", "round", "sly", "small"] as const));
  const beard = one(next, kind.beards);
  const lens = one(next, kind.lenses);
  const brows = one(next, Object.keys(BROWS) as Brows[]);
  const nose = one(next, Object.keys(NOSES) as Nose[]);
  const mouth = one(next, kind.mouths);
  const mark = one(next, ["none", "none", "forehead", "cheeks", "mole", "freckles"] as const);
  const hat = HATS[kind.hat] ?? HATS.none;
  const tress = HAIR[kind.hair] ?? {};
  const masked = lens === "mask" || lens === "dark";
  const neckOver = kind.clothes === "fins";
  const painted = (part: string) => part.replace(/\{(\w+)\}/g, (_, colour: string) => colours[colour] ?? "#000");
  return {
    back: painted(
      (hat?.back ?? "") +
        (tress.back ?? "") +
        (neckOver ? CLOTHES[kind.clothes] + NECK : NECK + CLOTHES[kind.clothes]) +
        (kind.ears ? ears(head) : ""),
    ),
    head: headPath(head),
    skin: skin.skin,
    shade: painted(SHADE),
    front: painted(
      LINES[mark] +
        (masked ? "" : EYES[eyes]) +
        (masked ? "" : BROWS[brows]) +
        NOSES[nose] +
        (beard === "forked" ? "" : MOUTHS[mouth]) +
        BEARDS[beard] +
        (tress.front ?? "") +
        LENSES[lens] +
        (hat?.front ?? ""),
    ),
    tall: (hat?.tall ?? false) || kind.hair === "wig" || kind.hair === "bun",
  };
}
