/** A match that waits, in words: what it asks, how one stands, who offers something. */
import type { MyMatch } from "$lib/server/types";
import { editionOf } from "$lib/table/seating";
import { speech, t } from "$lib/talk/language.svelte";
import type { Facts } from "$lib/talk/texts";
import { stretch } from "./times";

export interface Told {
  /** What is asked, in one sentence; empty, if nothing is. */
  asked: string;
  /** How one stands, in figures. */
  standing: string;
  /** Who offers a deal. */
  offers: string;
}

/** What a turn says: in the words of its game, which are fetched for it. */
export async function told(turn: MyMatch): Promise<Told> {
  const { table, figures } = turn;
  const names = table.seats.map((seat) => seat.name || seat.seat);
  const voice = await speech.game(table.game, editionOf(table.options));
  const texts = voice.with(names, { ...table.options, ...figures } as Facts);
  const standing = `standing-${table.game}`;
  const who = [...new Set(turn.offers)].map((seat) => nameOf(turn, seat));
  return {
    asked: turn.prompt ? texts.say(turn.prompt, turn.facts as Facts) : "",
    standing: speech.house?.has(standing) ? t(standing, figures) : "",
    offers: who.length ? t("turn-offers", { who, count: who.length }) : "",
  };
}

export function nameOf(turn: MyMatch, seat: string): string {
  return turn.table.seats.find((one) => one.seat === seat)?.name || seat;
}

/** How much time is left, or since when the match waits. */
export function timeOf(turn: MyMatch, now: number): { text: string; hurry: boolean } {
  if (turn.until !== null) {
    const left = turn.until - now;
    return { text: t("turn-left", { time: stretch(left) }), hurry: left < 3600 };
  }
  return { text: t(turn.yours ? "turn-waited" : "turn-waits", { time: stretch(now - turn.since) }), hurry: false };
}
