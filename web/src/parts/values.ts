/** How values of a view are laid out where no board knows better. */

export type Entry = Record<string, unknown>;

/** What names a record, first found first. */
const NAMES = ["id", "card", "kind", "symbol", "stack", "seat", "place"];

export function isRecord(value: unknown): value is Entry {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A word of the game: it has a name, and can be touched. Numbers and prose are not. */
export function isWord(value: string): boolean {
  return /^[\p{L}\p{N}_-]+$/u.test(value) && !/^[+-]?\d+$/.test(value);
}

/** What a record is called. */
export function headline(entry: Entry): string | null {
  for (const name of NAMES) if (typeof entry[name] === "string" && entry[name] !== "") return entry[name];
  return null;
}

/** What else it says: nothing empty, nothing that is none, and of yes and no only the yes. */
export function particulars(entry: Entry): [string, unknown][] {
  const name = NAMES.find((one) => typeof entry[one] === "string" && entry[one] !== "");
  const none = (value: unknown) => Array.isArray(value) && value.every((one) => one === null);
  const tells = (value: unknown) => value !== false && value !== 0 && !none(value) && !isEmpty(value);
  return Object.entries(entry).filter(([key, value]) => key !== name && !(name && key === "count") && tells(value));
}

/** Equal values side by side are counted once. */
export function tallied(values: unknown[]): [unknown, number][] {
  const found: [unknown, number, string][] = [];
  for (const value of values) {
    const text = JSON.stringify(value);
    const same = found.find((one) => one[2] === text);
    if (same && typeof value === "string") same[1]++;
    else found.push([value, 1, text]);
  }
  return found.map(([value, count]) => [value, count]);
}

/** A value says nothing. A no among yeses says something. */
export function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === "" || (Array.isArray(value) && !value.length);
}

/** The fields entries share that say something of at least one of them. */
export function tellingFields(entries: Entry[], leave: string[]): string[] {
  const fields = [...new Set(entries.flatMap((entry) => Object.keys(entry)))];
  const tells = (value: unknown) =>
    !isEmpty(value) && value !== false && !(isRecord(value) && !Object.keys(value).length);
  return fields.filter((name) => !leave.includes(name) && entries.some((entry) => tells(entry[name])));
}
