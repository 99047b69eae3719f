/** What a card is good for, in a few words: said where one chooses what to keep, and what to fetch. */
import type { BoardProps } from "../board";
import { faceOf, type Effect } from "./table";

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
      return (face?.effects ?? []).map((effect) => helpOf(effect, texts)).join(" ");
  }
}

/** What a helper does for me. */
function helpOf(effect: Effect, texts: BoardProps["texts"]): string {
  const { symbols, per, types = [], ...figures } = effect;
  const named = (words: string[]) => words.map((one) => texts.short(one)).join(texts.say("board-or"));
  return texts.say(`estate-helps-${helps(effect)}`, {
    amount: 0,
    pay: 0,
    times: 1,
    cards: 0,
    keep: 0,
    ...figures,
    symbols: named(per ?? symbols ?? []),
    types: named(types),
    count: types.length,
  });
}

/** The message for it: what its word is about makes a difference. */
function helps({ word, on = [], per, verb }: Effect): string {
  if (word === "waive") return `waive-${verb}`;
  if (word === "spend") return per?.length ? "tokens" : "spend";
  if (word !== "add") return word;
  return on.includes("maintain") ? "maintain" : on.includes("buy") ? "trade" : "add";
}
