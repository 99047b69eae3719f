/** What somebody holds that only they see. */
import { isEmpty, isRecord } from "$lib/parts/values";
import type { Voice } from "$lib/talk/voice";

type Held = Record<string, unknown>;

/** Cards are shown as cards: they have texts. Notes and the like are tallied. */
function areCards(things: unknown, texts: Voice): things is string[] {
  return (
    Array.isArray(things) &&
    things.length > 0 &&
    things.every((one) => typeof one === "string" && texts.cardText(one) !== "")
  );
}

/** All cards held, in the order they lie. */
export function cardsOf(yours: Held, texts: Voice): string[] {
  return Object.values(yours).flatMap((things) => (areCards(things, texts) ? things : []));
}

/** Everything else, with its name; of what one asks for, also that there is none. */
export function secretsOf(yours: Held, texts: Voice): { name: string; label: string; value: unknown; none: string }[] {
  return Object.entries(yours).flatMap(([name, value]) => {
    if (name === "hand" || areCards(value, texts)) return [];
    const bare = isEmpty(value) || (isRecord(value) && !Object.keys(value).length);
    const none = texts.say(`yours-${name}`, {}, "none");
    return bare && none === "" ? [] : [{ name, label: texts.yours(name), value, none: bare ? none : "" }];
  });
}
