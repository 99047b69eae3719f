/** The few figures of a person that matter at a glance; the whole file opens at a press. */
import { isEmpty } from "$lib/parts/values";
import type { Voice } from "$lib/talk/voice";
import type { Fact } from "$lib/talk/texts";

const FEW = 4;

/** Numbers, words and short lists, in the order the view tells them. */
export function figuresOf(
  person: Record<string, unknown>,
  texts: Voice,
): { name: string; label: string; said: string }[] {
  const found = Object.entries(person).flatMap(([name, value]) => {
    if (name === "seat" || isEmpty(value) || typeof value === "boolean" || value === 0) return [];
    const phrase = texts.phrase("person", name, value as Fact);
    if (phrase !== null) return phrase ? [{ name, label: "", said: phrase }] : [];
    if (typeof value === "number") return [{ name, label: texts.heading(name), said: String(texts.name(value)) }];
    if (typeof value === "string") return [{ name, label: "", said: texts.short(value) }];
    if (Array.isArray(value) && value.length <= 2 && value.every((one) => typeof one === "string"))
      return [{ name, label: "", said: value.map((one) => texts.short(String(one))).join(", ") }];
    return [];
  });
  return found.slice(0, FEW);
}

/** The word a field explains itself by, if the game has a sentence for it. */
export function wordOf(texts: Voice, name: string): string | undefined {
  return texts.has(`explains-${name}`) ? name : undefined;
}
