/** Banknotes by name (`2M`): what they are worth, and ways to deal them out. */

/** The millions a note is worth. */
export function worthOf(note: string): number {
  return Number.parseInt(note, 10) || 0;
}

/** What some notes add up to. */
export function sumOf(notes: readonly string[]): number {
  return notes.reduce((sum, note) => sum + worthOf(note), 0);
}

/** A sum as it is written everywhere. */
export function millions(amount: number): string {
  return `${amount} M`;
}

/** The most valuable first. */
export function largestFirst(notes: readonly string[]): string[] {
  return [...notes].sort((a, b) => worthOf(b) - worthOf(a));
}

/** These notes without those. */
export function without(notes: readonly string[], taken: readonly string[]): string[] {
  const left = [...notes];
  for (const note of taken) {
    const at = left.indexOf(note);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Each of these places gets one note, the largest first, as far as they go. */
export function oneEach(notes: readonly string[], places: readonly string[]): Record<string, string[]> {
  const sorted = largestFirst(notes);
  return Object.fromEntries(
    places.flatMap((place, index) => (sorted[index] === undefined ? [] : [[place, [sorted[index]]]])),
  );
}

/** Notes for sums as they were before: the largest sum first, never more than it was, as near as the notes allow. */
export function forSums(
  notes: readonly string[],
  places: readonly string[],
  sums: Readonly<Record<string, number>>,
): Record<string, string[]> {
  let left = largestFirst(notes);
  const dealt: Record<string, string[]> = {};
  for (const place of [...places].sort((a, b) => (sums[b] ?? 0) - (sums[a] ?? 0))) {
    let wanted = sums[place] ?? 0;
    const pile: string[] = [];
    for (const note of left) {
      if (worthOf(note) > wanted) continue;
      pile.push(note);
      wanted -= worthOf(note);
    }
    left = without(left, pile);
    if (pile.length) dealt[place] = pile;
  }
  return dealt;
}

/** Where each of these notes lies, of notes that look alike the first first; nothing for one that is left. */
export function whereabouts(
  notes: readonly string[],
  placed: Readonly<Record<string, readonly string[]>>,
): (string | null)[] {
  const lying = Object.entries(placed).flatMap(([place, pile]) => pile.map((note) => ({ place, note })));
  return notes.map((note) => {
    const at = lying.findIndex((one) => one.note === note);
    return at < 0 ? null : (lying.splice(at, 1)[0]?.place ?? null);
  });
}
