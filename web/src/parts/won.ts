/** Who won a match, in a line: as its game says it, where the house has words of that game. */
import type { Table } from "$lib/server/types";
import { speech, t } from "$lib/talk/language.svelte";
import { namesOf } from "./ended";

type Result = Pick<NonNullable<Table["result"]>, "winners" | "scores">;

/** A score as it is written: pounds have their sign before them. */
function figureOf(game: string, score: number): string {
  const pounds = game === "last-will" ? "£" : "";
  return `${score < 0 ? "−" : ""}${pounds}${Math.abs(score)}`;
}

/** Who won, and with what; or that the match was closed before its end. */
export function wonBy(game: string, names: string[], result: Result | null): string {
  const first = result?.winners[0];
  if (!result || !first) return t("closed-early");
  const message = `archive-${game}`;
  const facts = {
    winners: namesOf(names, result.winners, t("gone")),
    count: result.winners.length,
    score: figureOf(game, result.scores[Number(first.slice(1))] ?? 0),
  };
  return speech.house?.has(message) ? t(message, facts) : t("won-by", facts);
}
