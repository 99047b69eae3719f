/** What a card does besides spending, as a sentence of pictograms and a few words. */
import type { CardFace, Effect } from "./table";

/** A word, symbols, an amount of pounds with what it is of, discs (struck where they are saved), or a sign. */
export type Bit =
  | { text: string }
  | { symbols: string[] }
  | { pounds: string; of?: string }
  | { discs: number; struck?: boolean; plus?: boolean }
  | { sign: string };

export interface Privilege {
  bits: Bit[];
  /** When and how often, in words. */
  note: string;
}

type Say = (message: string, facts?: Record<string, number | string>) => string;
const HOUSES = 3;

function often(effect: Effect, say: Say): string {
  return effect.times ? say("board-times", { times: effect.times }) : "";
}

/** The types a privilege is about; all houses, or everything, go without saying. */
function types(effect: Effect): Bit[] {
  return effect.types?.length && effect.types.length < HOUSES + 1 ? [{ symbols: effect.types }] : [];
}

function add(effect: Effect, say: Say): Privilege {
  const pounds = { pounds: `+£${effect.amount}` };
  const on = effect.on ?? [];
  if (on.includes("self")) return { bits: [{ symbols: effect.per ?? [] }, pounds], note: say("board-each-token") };
  if (on.includes("buy"))
    return {
      bits: [
        { ...pounds, of: say("board-buy") },
        { pounds: `−£${effect.amount}`, of: say("board-sell") },
      ],
      note: "",
    };
  if (on.includes("maintain")) return { bits: [{ sign: "upkeep" }, ...types(effect), pounds], note: "" };
  const note = on.includes("opera")
    ? "board-also-opera"
    : on.includes("expense")
      ? "board-event-or-expense"
      : "board-each-time";
  return {
    bits: [{ symbols: effect.symbols ?? [] }, pounds],
    note: say(note),
  };
}

function waive(effect: Effect, say: Say): Privilege {
  const note = often(effect, say);
  if (effect.verb === "white")
    return { bits: [{ text: say("board-an-event") }, { discs: effect.actions ?? 1, struck: true }], note };
  if (effect.verb === "sell") return { bits: [{ text: say("board-sell") }, { discs: 1, struck: true }], note };
  return { bits: [{ sign: "upkeep" }, ...types(effect), { discs: 1, struck: true }], note };
}

function spend(effect: Effect, say: Say): Privilege {
  const pounds = { pounds: `£${effect.amount}` };
  if (!effect.per?.length) return { bits: [pounds], note: often(effect, say) };
  return { bits: [pounds, { text: say("board-per") }, { symbols: effect.per }], note: say("board-on-farms") };
}

function feed(effect: Effect, say: Say): Privilege {
  const pounds = { pounds: `+£${effect.amount}` };
  return { bits: [{ symbols: effect.symbols ?? [] }, pounds], note: say(`board-feed-${effect.as ?? "played"}`) };
}

const SAID: Record<Effect["word"], (effect: Effect, say: Say) => Privilege> = {
  add,
  waive,
  spend,
  feed,
  action: (effect, say) => ({
    bits: [{ pounds: `£${effect.pay}` }, { text: say("board-for") }, { discs: effect.gain ?? 1, plus: true }],
    note: often(effect, say),
  }),
  lower: (effect, say) => ({ bits: [{ text: say("board-lower") }], note: often(effect, say) }),
  draw: (effect, say) => ({
    bits: [{ text: say("board-draw-keep", { cards: effect.cards ?? 0, keep: effect.keep ?? 0 }) }],
    note: often(effect, say),
  }),
  sale: (_, say) => ({ bits: [], note: say("board-then-sell") }),
  fall: (effect, say) => ({ bits: [], note: say("board-falls-with-company", { spaces: effect.spaces ?? 0 }) }),
  stock: (effect, say) => ({ bits: [{ text: say("board-comes-with") }, { symbols: [effect.kind ?? ""] }], note: "" }),
};

/** All that a card does besides spending. */
export function privilegesOf(face: CardFace, say: Say): Privilege[] {
  return (face.effects ?? []).map((effect) => SAID[effect.word](effect, say));
}
