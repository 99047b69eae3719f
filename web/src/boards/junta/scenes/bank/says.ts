/** What the prompt says at the counter. */
import type { BoardProps, Said } from "../../../board";
import { SubsetDraft } from "$lib/questions/answers.svelte";
import { isHere, tableOf } from "../../table";
import { business } from "./business";

/** Who stands at the counter, for all that is open. */
export function customersOf(seen: BoardProps): string[] {
  const { people } = tableOf(seen.view);
  return people.filter((one) => one.location === "bank" && isHere(one)).map((one) => one.seat);
}

export function saysOfTheBank(seen: BoardProps): Said | null {
  if (seen.question?.prompt !== "bank-business" || !(seen.targets instanceof SubsetDraft)) return null;
  const { texts, view } = seen;
  const done = business(seen.targets);
  const others = customersOf(seen).filter((seat) => seat !== view.you);
  return {
    ask: texts.say("board-bank-ask", {
      way: done.way,
      sum: Math.abs(done.net),
      before: done.before.account,
      after: done.after.account,
      pocket: done.after.cash,
    }),
    more: texts.say("board-bank-others", { seats: others, count: others.length }),
    send: texts.say(done.moved.length ? "board-bank-sign" : "board-bank-not-today"),
  };
}
