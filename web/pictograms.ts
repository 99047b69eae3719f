/**
 * Pictograms of game-icons.net, only those that are used.
 *
 * `import scales from "pictogram:scales"` is the drawing of one of them. A board's `pictures.json?pictograms` is the
 * file itself with all drawings it names beside it; every card of the game's content must have its picture there, and
 * every pictogram its author in `src/pictures/authors.json`: what is missing stops the build, by name. What we have
 * drawn ourselves lies in `drawings/` beside that file, and goes before a pictogram of the same name.
 */
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { lightened } from "./lighter.ts";

const NAMED = "pictogram:";
const LISTED = "?pictograms";
const here = dirname(fileURLToPath(import.meta.url));
const GAMES = join(here, "../src/palazzo/games");
const AUTHORS = join(here, "src/pictures/authors.json");

type Drawings = Record<string, { body: string }>;

let all: Drawings | null = null;

function drawings(): Drawings {
  all ??= (createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as { icons: Drawings }).icons;
  return all;
}

/** Everybody credited, by pictogram. */
export function authors(): Map<string, string> {
  const credited = JSON.parse(readFileSync(AUTHORS, "utf8")) as Record<string, string[]>;
  return new Map(Object.entries(credited).flatMap(([author, names]) => names.map((name) => [name, author] as const)));
}

/** The drawing of a pictogram, on a field of 512 by 512. */
export function drawing(name: string, where: string): string {
  const found = drawings()[name];
  if (!found) throw new Error(`${where}: there is no pictogram "${name}".`);
  if (!authors().has(name)) throw new Error(`${where}: nobody is credited for the pictogram "${name}".`);
  return lightened(found.body);
}

/** The drawing of our own beside a file of pictures, scaled to a field of 512 across; nothing if there is none. */
export function ownDrawing(name: string, folder: string): string | null {
  const file = join(folder, "drawings", `${name}.svg`);
  if (!existsSync(file)) return null;
  const found = /<svg[^>]*viewBox="0 0 ([\d.]+) [\d.]+"[^>]*>([\s\S]*)<\/svg>/.exec(readFileSync(file, "utf8"));
  if (!found) throw new Error(`${file}: a drawing has a viewBox that begins at 0 0.`);
  const body = (found[2] as string).replace(/\s*\n\s*/g, "");
  const scale = 512 / Number(found[1]);
  return scale === 1 ? body : `<g transform="scale(${Number(scale.toFixed(4))})">${body}</g>`;
}

/** What a file of pictures says: for each thing of each kind, its pictograms, by edition or once for all. */
export interface Pictures {
  /** Which kinds of things of the game's content must have a picture here: `{"cards": "cards.toml"}`. */
  content: Record<string, string>;
  editions: string[];
  [kind: string]: unknown;
}

/** Pictograms: `"scales"`, or where, how large and in which ink it stands in a vignette of 120 by 72. */
export type Placed = string | { icon: string; x?: number; y?: number; size?: number; turn?: number; ink?: string };

/** Words of a picture that name no pictogram. */
const NO_PICTOGRAM = ["tone", "ground", "ink"];

/** The ids of the tables of a content file, in order. */
export function idsIn(toml: string): string[] {
  return [...toml.matchAll(/^\[\[[\w-]+\]\]\s*(?:#.*\s*)*id = "([^"]+)"/gm)].map((match) => match[1] as string);
}

/** The faults of a file of pictures: what it should draw and does not. */
export function missing(pictures: Pictures, ids: Record<string, string[]>): string[] {
  const faults: string[] = [];
  for (const [kind, wanted] of Object.entries(ids)) {
    const drawn = (pictures[kind] ?? {}) as Record<string, Record<string, unknown>>;
    for (const id of wanted)
      for (const edition of pictures.editions) {
        const placed = drawn[id]?.[edition];
        if (!placed || (Array.isArray(placed) && !placed.length))
          faults.push(`${kind}: ${id} has no picture (${edition})`);
      }
    for (const id of Object.keys(drawn)) if (!wanted.includes(id)) faults.push(`${kind}: there is no ${id}`);
  }
  return faults;
}

/** All pictograms a file of pictures names, with where. */
export function named(pictures: Pictures): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (value: unknown, path: string): void => {
    if (typeof value === "string") found.set(value, path);
    else if (Array.isArray(value)) for (const one of value) walk(one, path);
    else if (value && typeof value === "object")
      for (const [key, one] of Object.entries(value))
        if (!NO_PICTOGRAM.includes(key) && typeof one !== "number") walk(one, `${path}.${key}`);
  };
  for (const [kind, things] of Object.entries(pictures))
    if (!["content", "editions", "tones"].includes(kind)) walk(things, kind);
  return found;
}

function readPictures(file: string, where: string): Pictures {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Pictures;
  } catch (fault) {
    throw new Error(`${where}: ${(fault as Error).message}`);
  }
}

function listed(file: string): string {
  const game = basename(dirname(file));
  const where = `web/src/boards/${game}/pictures.json`;
  const pictures = readPictures(file, where);
  const content = join(GAMES, game.replaceAll("-", "_"), "content");
  const ids: Record<string, string[]> = {};
  for (const [kind, name] of Object.entries(pictures.content)) {
    const source = join(content, name);
    if (!existsSync(source)) throw new Error(`${where}: there is no ${name} to draw.`);
    ids[kind] = idsIn(readFileSync(source, "utf8"));
  }
  const faults = missing(pictures, ids);
  if (faults.length) throw new Error(`${where}: ${faults.join("; ")}.`);
  const icons = Object.fromEntries(
    [...named(pictures)].map(([name, place]) => [
      name,
      ownDrawing(name, dirname(file)) ?? drawing(name, `${where}, ${place}`),
    ]),
  );
  const { content: _content, ...kept } = pictures;
  return `export const pictures = ${JSON.stringify(kept)};\nexport const icons = ${JSON.stringify(icons)};\n`;
}

export function pictograms(): Plugin {
  return {
    name: "pictograms",
    enforce: "pre",
    resolveId(id) {
      return id.startsWith(NAMED) ? `\0${id}` : null;
    },
    load(id) {
      if (id.startsWith(`\0${NAMED}`)) {
        const name = id.slice(NAMED.length + 1);
        return `export default ${JSON.stringify(drawing(name, "a component"))};`;
      }
      if (!id.endsWith(LISTED)) return null;
      const file = id.slice(0, -LISTED.length);
      this.addWatchFile(file);
      return listed(file);
    },
  };
}
