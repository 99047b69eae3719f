/** How a family stands just now, in a word or two: dead, away, rebel or loyal, what they voted, what they have sent. */
import type { BoardProps } from "../board";
import { paperOf, readingOf, tableOf, type Family } from "./table";

export interface Band {
  /** rebel, leader, loyal, tone-dead, exile, busy. */
  tone: string;
  text: string;
  /** On a telephone, where a sign would not do. */
  brief: string;
  /** A state of `pictures.json`. */
  sign: string;
  /** What explains it, if anything. */
  word?: string;
}

/** The band across a family's plate, or none. */
export function bandOf(seen: Pick<BoardProps, "view" | "texts">, family: Family): Band | null {
  const { texts } = seen;
  const table = tableOf(seen.view);
  const { facts } = table;
  const { seat } = family;
  if (!family.alive) return { tone: "tone-dead", text: texts.say("board-dead"), brief: "", sign: "dead", word: "dead" };
  if (family.exile !== null)
    return {
      tone: "exile",
      text: texts.say("board-in-exile", { space: texts.short(family.exile) }),
      brief: "✈",
      sign: "",
      word: "exile",
    };
  const ballot = paperOf(table, "ballot");
  if (ballot) return voted(seen, seat, ballot.casts ?? []);
  if (facts.coup !== null || facts.verdict) return side(seen, seat);
  const sent = readingOf(seen.view).attempts?.filter((one) => one.seat === seat).length ?? 0;
  if (facts.phase === 6 && sent)
    return { tone: "busy", text: texts.say("board-telegrams", { count: sent }), brief: `✉${sent}`, sign: "" };
  const { why, for: asked } = seen.view.waiting;
  const doing = asked.length > 1 && asked.includes(seat) ? texts.first([`board-${why}`]) : null;
  if (doing !== null) {
    // Whether others have answered in secret nobody is told.
    const done = seat === seen.view.you && seen.view.questions.some((one) => "answer" in one);
    if (done) return { tone: "settled", text: texts.say("board-has-chosen"), brief: "✓", sign: "" };
    return { tone: "busy", text: doing, brief: "…", sign: "" };
  }
  const order = readingOf(seen.view).order;
  if (order?.now === seat) return { tone: "busy", text: texts.say(`board-now-${order.what}`), brief: "…", sign: "" };
  return null;
}

function side(seen: Pick<BoardProps, "view" | "texts">, seat: string): Band {
  const { facts } = tableOf(seen.view);
  const sides = readingOf(seen.view).sides;
  const rebel = sides ? sides.rebels.includes(seat) : facts.rebels.includes(seat);
  if (sides && sides.to_speak.includes(seat))
    return { tone: "busy", text: seen.texts.say("board-to-speak"), brief: "?", sign: "" };
  if (rebel && facts.leader === seat)
    return { tone: "leader", text: seen.texts.say("board-rebel-leader"), brief: "", sign: "rebels", word: "rebel" };
  if (rebel) return { tone: "rebel", text: seen.texts.say("board-rebel"), brief: "", sign: "rebels", word: "rebel" };
  return { tone: "loyal", text: seen.texts.say("board-loyal"), brief: "", sign: "president", word: "loyal" };
}

function voted(
  seen: Pick<BoardProps, "view" | "texts">,
  seat: string,
  casts: [string, string, string, number][],
): Band | null {
  const mine = casts.filter(([by]) => by === seat);
  const sums = new Map<string, number>();
  for (const [, , choice, votes] of mine) sums.set(choice, (sums.get(choice) ?? 0) + votes);
  if (sums.size) {
    const text = [...sums].map(([choice, votes]) => `${seen.texts.called(choice)} ${votes}`).join(", ");
    return { tone: "busy", text, brief: [...sums.values()].join("+"), sign: "", word: "votes" };
  }
  const order = readingOf(seen.view).order;
  return order?.now === seat
    ? { tone: "busy", text: seen.texts.say("board-now-vote"), brief: "…", sign: "votes" }
    : null;
}
