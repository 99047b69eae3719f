/** Options whose values name seats. */

/** The seats a value names, counted from 0: `s0`, `["s0", "s2"]`, `s0 s2`, `s0,s2` or the figures `02`; else nothing. */
export function seatsIn(value: unknown): number[] | null {
  const text = Array.isArray(value) ? value.join(" ") : typeof value === "string" ? value : "";
  const words = text.split(/[ ,:+-]+/).filter(Boolean);
  if (words.length && words.every((word) => /^s\d$/.test(word))) return words.map((word) => Number(word[1]));
  return /^\d+$/.test(text) ? [...text].map(Number) : null;
}

/** The values that can be meant at a table of so many seats, and the one it has, whatever it is. */
export function fitting(values: unknown[], now: unknown, seats: number, named: boolean): unknown[] {
  const fits = (value: unknown) => !named || !(seatsIn(value) ?? []).some((seat) => seat >= seats);
  const found = values.filter(fits);
  return found.some((one) => String(one) === String(now)) ? found : [...found, now];
}
