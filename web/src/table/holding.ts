/** What somebody holds that only they see. */
import { isEmpty, isRecord } from "$lib/parts/values";
import type { Voice } from "$lib/talk/voice";

type Held = Record<string, unknown>;

/** Cards are shown as cards: what lies in the hand, and whatever has a text. Notes and the like are tallied. */
function areCards(name: string, things: unknown, texts: Voice): things is string[] {
  return (
    Array.isArray(things) &&
    things.length > 0 &&
    things.every((one) => typeof one === "string" && (name === "hand" || texts.cardText(one) !== ""))
  );
}

/** All cards held, in the order they lie. */
export function cardsOf(yours: Held, texts: Voice): string[] {
  return Object.entries(yours).flatMap(([name, things]) => (areCards(name, things, texts) ? things : []));
}

/** Everything else, with its name; of what one asks for, also that there is none. */
export function secretsOf(yours: Held, texts: Voice): { name: string; label: string; value: unknown; none: string }[] {
  return Object.entries(yours).flatMap(([name, value]) => {
    if (name === "hand" || areCards(name, value, texts)) return [];
    const bare = isEmpty(value) || (isRecord(value) && !Object.keys(value).length);
    const none = texts.say(`yours-${name}`, {}, "none");
    return bare && none === "" ? [] : [{ name, label: texts.yours(name), value, none: bare ? none : "" }];
  });
}
