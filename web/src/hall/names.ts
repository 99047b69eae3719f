/** Names and faces the usher proposes to who has none. */
import { companyOf, seated } from "$lib/look/faces/faces";

const NAMES = [
  "Agata", "Amilcare", "Beatrice", "Clelia", "Cosimo", "Dafne", "Diomira", "Ermanno", "Fosca", "Gaspare", "Ginevra",
  "Iolanda", "Leandro", "Ludovica", "Marta", "Nestore", "Olimpia", "Ottavio", "Perla", "Quirino", "Rosalba", "Saverio",
  "Tullia", "Ubaldo", "Virginia", "Zeno",
]; // prettier-ignore

/** Another name than this. */
export function anotherName(now: string): string {
  const others = NAMES.filter((name) => name !== now);
  return others[Math.floor(Math.random() * others.length)] ?? "Zeno";
}

/** So many faces, no two of the same outline; which ones, a number decides. */
export function someFaces(count: number, from: number): string[] {
  const found: string[] = [];
  const outlines = new Set<number>();
  for (let number = from; found.length < count && number < from + 500; number++) {
    const face = `face-${number}`;
    const outline = seated(companyOf(""), [face])[0] ?? 0;
    if (outlines.has(outline)) continue;
    outlines.add(outline);
    found.push(face);
  }
  return found;
}
