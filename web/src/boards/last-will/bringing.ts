/** What a card is good for, in a few words: said where one chooses what to keep, and what to fetch. */
import type { BoardProps } from "../board";
import { faceOf } from "./table";

/** What it spends, keeps or does; nothing of what is no card. */
export function bringsOf({ texts }: BoardProps, card: string): string {
  const face = faceOf(card);
  const track = face?.track ?? [];
  switch (face?.kind) {
    case undefined:
      return "";
    case "property":
      return texts.say(track.length > 1 ? "estate-keep-house" : "estate-keep-farm", {
        upkeep: face?.upkeep ?? 0,
        last: track.at(-1) ?? 0,
      });
    case "expense":
      return texts.say("estate-keep-expense", { amount: face?.spend ?? 0 });
    case "event":
      return texts.say("estate-keep-event", { amount: Math.max(...(face?.modes ?? []).map((mode) => mode.spend)) });
    case "companion":
      return texts.say("estate-keep-companion");
    default:
      return texts.say("estate-keep-helper");
  }
}
