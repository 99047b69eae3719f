/** What the prompt says of a night in the making. */
import type { BoardProps, Said } from "../../../board";
import { FLAGS } from "./embassies";
import { sumOf } from "../../notes";
import { readingOf, tableOf } from "../../table";
import { myBed, orderOf, weaponsOf } from "./night";

export function saysOfTheNight(seen: BoardProps): Said | null {
  const prompt = seen.question?.prompt;
  if (prompt === "choose-location") return ofTheBed(seen);
  return prompt === "declare-attempts" ? ofTheOrder(seen) : null;
}

function ofTheBed(seen: BoardProps): Said | null {
  const bed = myBed(seen);
  const { texts, view } = seen;
  const { yours, facts } = tableOf(view);
  if (bed === null || bed.settled) return null;
  if (bed.place in FLAGS)
    return {
      ask: texts.say("board-flee-ask", { space: bed.place }),
      more: texts.say("board-flee-more"),
      send: texts.say("board-flee-send"),
    };
  const cash = sumOf(yours.cash ?? []);
  return {
    ask: texts.say("board-sleep-ask", { location: bed.place }),
    more: texts.say(bed.place === "bank" ? "board-sleep-bank" : "board-sleep-more", {
      sum: cash,
      bank: facts.bank,
      location: bed.place,
    }),
    send: texts.say("board-sleep-send"),
  };
}

function ofTheOrder(seen: BoardProps): Said | null {
  const order = orderOf(seen);
  const { texts } = seen;
  if (!order?.weapon) return weaponsOf(seen).length ? null : { more: texts.say("board-order-nothing") };
  const { costs, chances } = readingOf(seen.view).yours ?? {};
  const [cost, chance] = [costs?.[order.weapon] ?? 0, chances?.[order.weapon]];
  if (!order.victim) return { more: texts.say("board-order-whom") };
  if (order.doorless)
    return {
      ask: texts.say("board-order-burgle", { means: order.weapon, seat: order.victim }),
      more: texts.say("board-order-burgle-more", { seat: order.victim }),
      send: texts.say("board-order-send", { cost }),
    };
  if (!order.place) return { more: texts.say("board-order-where") };
  return {
    ask: texts.say("board-order-ask", { means: order.weapon, seat: order.victim, location: order.place }),
    more: chance
      ? texts.say("board-order-die", {
          seat: order.victim,
          cost,
          chance: chance.of_six,
          turns: Number(chance.backfires),
        })
      : texts.say("board-order-more", { seat: order.victim, cost }),
    send: texts.say("board-order-send", { cost }),
  };
}
