/** What the prompt says of a plan or an errand that is chosen and waits to be sent: what it brings, in figures. */
import type { Question } from "$lib/server/types";
import type { BoardProps, Said } from "../board";
import type { Facts } from "$lib/talk/texts";
import { PickDraft, SplitDraft, SubsetDraft } from "$lib/questions/answers.svelte";
import { bringsOf } from "./bringing";
import { pounds, pricesOf } from "./card/figures";
import { DiscardDraft } from "./drafts.svelte";
import { ArrangeDraft, SwapDraft } from "./marketing.svelte";
import { PlayDraft } from "./playing.svelte";
import { worthUnder } from "./prices";
import { faceOf, heirOf, isLastRound, kept, litLines, OPERA, readingOf, tableOf, type CardFace } from "./table";

/** In my turn everything but its end is pressed on my board and in my hand, however little there is. */
const ENDS: Said = { only: "end", undone: true };

/** Before anything is touched the prompt says where to begin. */
const HINTED = ["choose-will", "bar-plan", "choose-plan", "choose-errand", "choose-action", "choose-demotion"];

const isHinted = ({ prompt, facts }: Question): boolean => HINTED.includes(prompt) && facts.actions !== 0;

/** The words of the prompt; nothing where the question says enough. */
export function says(seen: BoardProps): Said | null {
  const draft = seen.targets;
  if (draft instanceof ArrangeDraft || draft instanceof SwapDraft)
    return { more: ofMarket(seen, draft), send: seen.texts.say("board-so-be-it") };
  if (draft instanceof SubsetDraft) return ofCards(seen, draft);
  if (draft instanceof SplitDraft && draft.question.prompt === "name-decks")
    return {
      more: seen.texts.say("board-says-drawn"),
      send: seen.texts.say("board-draw-these", { count: draft.total }),
    };
  if (draft instanceof PickDraft && draft.value === null && isHinted(draft.question))
    return draft.question.prompt === "choose-action" && (seen.room.small || hasActed(seen))
      ? ofTurn(seen, draft)
      : hint(seen, draft);
  // Nothing costs nothing: what is left to do is to end the turn, or to throw something off the board.
  if (draft instanceof PickDraft && draft.question.prompt === "choose-action" && draft.question.facts.actions === 0)
    return { only: "end", ...atEnd(seen, draft) };
  if (!(draft instanceof PickDraft) || draft.value === null) return null;
  const option = draft.value;
  switch (draft.question.prompt) {
    case "choose-plan":
      return ofPlan(seen, option.slice(option.indexOf(":") + 1));
    case "bar-plan":
      return { send: shortly(seen, "board-bar-it") };
    case "choose-will":
      return { send: seen.texts.say("board-propose-it") };
    case "choose-errand":
      return ofErrand(seen, option);
    default:
      return null;
  }
}

/** With no action left: that the turn ends by itself, or that nobody acts again after it. */
function atEnd(seen: BoardProps, draft: PickDraft): Said {
  if (draft instanceof PlayDraft && draft.ending)
    return { ask: seen.texts.say("board-ends-itself"), more: seen.texts.say("board-ends-unless") };
  return isLastRound(seen.view) ? { more: lastTurn(seen) } : {};
}

/** What stands on a button; on a telephone, where several stand in a row, as briefly as can be. */
const shortly = (seen: BoardProps, message: string, facts: Facts = {}): string =>
  seen.texts.say(message, facts, seen.room.small ? "short" : undefined);

/** Where to begin; in the last turn of all, that it is the last. */
const hint = (seen: BoardProps, draft: PickDraft): Said => ({
  ...(draft.question.prompt === "choose-action" ? ENDS : {}),
  more:
    draft.question.prompt === "choose-action" && isLastRound(seen.view)
      ? lastTurn(seen)
      : seen.texts.say(`board-hint-${draft.question.prompt}`, { left: openLines(seen) }),
});

/** Nobody acts again after this round: why. */
function lastTurn({ view, texts }: BoardProps): string {
  const bankrupt = tableOf(view).people.filter((heir) => heir.bankrupt && heir.seat !== view.you);
  return texts.say("board-last-turn", { seats: bankrupt.map((heir) => heir.seat) });
}

/** Something has been done in my turn: how is known, and what takes it back wants its room. */
function hasActed({ view }: BoardProps): boolean {
  const log = view.log as unknown as { event: string; seat?: string }[];
  const begins = log.findLastIndex((line) => line.event === "turn-begins" && line.seat === view.you);
  return log.slice(begins + 1).some((line) => line.seat === view.you);
}

/** My turn in two short lines: actions, then money and where to begin; a telephone has no room for more. */
function ofTurn(seen: BoardProps, draft: PickDraft): Said {
  const { actions, money, debt } = draft.question.facts as { actions: number; money: number; debt: number };
  return {
    ...ENDS,
    ask: seen.texts.say("board-ask-action", { actions }),
    more: isLastRound(seen.view)
      ? lastTurn(seen)
      : seen.texts.say("board-touch-action", { sum: pounds(debt ? -debt : money) }),
  };
}

/** Lines of my job that still pay. */
const openLines = ({ view }: BoardProps): number =>
  heirOf(view, view.you)?.job?.lines.filter((line) => !line.covered).length ?? 0;

/** What everyone is worth once the tiles lie so, of those whom it touches; before, where to begin. */
function ofMarket(seen: BoardProps, draft: ArrangeDraft | SwapDraft): string {
  const worths = seen.view.seats.map((seat) => ({ seat, ...worthUnder(seen.view, seat, draft.tiles) }));
  const changed = worths.filter((one) => one.worth !== one.after);
  if (!changed.length) return seen.texts.say("board-hint-market");
  const told = changed.map(({ seat, worth, after }) =>
    seen.texts.say(seat === seen.view.you ? "board-market-worth-yours" : "board-market-worth", {
      seat,
      before: pounds(worth),
      after: pounds(after),
    }),
  );
  return `${told.join(", ")}.`;
}

/** Cards that are kept or let go: what I have in hand afterwards, by name. */
function ofCards(seen: BoardProps, draft: SubsetDraft): Said {
  const cards = kept(draft).map((card) => seen.texts.called(card));
  const out = draft.question.prompt === "discard-surplus";
  const last = out && isLastRound(seen.view);
  return {
    more: last
      ? seen.texts.say(draft instanceof DiscardDraft && draft.ending ? "board-says-last-goes" : "board-says-last-round")
      : seen.texts.say(out ? "board-says-remain" : "board-says-kept", { cards }),
    send: seen.texts.say(out ? "board-discard-these" : "board-keep-these", { count: draft.chosen.length }),
  };
}

function ofPlan(seen: BoardProps, id: string): Said {
  const plan = tableOf(seen.view).papers.find((paper) => paper.id === id);
  if (!plan) return {};
  const { position, cards, boys, actions } = plan;
  const ahead = readingOf(seen.view).outlook?.[id];
  const order = ahead?.perhaps.length
    ? seen.texts.say("board-before-perhaps", { before: ahead.before, perhaps: ahead.perhaps })
    : seen.texts.say("board-before", { before: ahead?.before ?? [] });
  return {
    more: `${seen.texts.say("board-plan-gives", { position, cards, boys, actions })} ${order}`,
    send: shortly(seen, "board-take-plan", { position }),
  };
}

/** What is certain of it, as figures: "money £67 → £65". */
function figures(seen: BoardProps, option: string): string {
  const boys = seen.texts.first(["figure-boys"]);
  const cards = seen.texts.first(["figure-cards"]);
  const shown = (seen.foresight.of(option)?.certain.figures ?? []).filter(
    (one) => one.label !== boys && one.label !== cards,
  );
  return shown.map((one) => `${one.label} ${one.before} → ${one.after}`).join(", ");
}

function ofErrand(seen: BoardProps, option: string): Said {
  const [verb = "", , card] = option.split(":");
  if (option === "home") return {};
  const more: string[] = [];
  if (verb === "fetch" && card) more.push(...ofCard(seen, card), figures(seen, option));
  else if (option === "opera") more.push(`${seen.texts.option(option)}:`, ...ofOpera(seen));
  // Of the double door, what lies behind the half that is chosen.
  else more.push(`${seen.texts.option(option.replace(/^combined:/, ""))}.`, figures(seen, option));
  // What is chosen, and what it costs or spends, stand where the question stood: two lines hold it all.
  const told = more.filter(Boolean);
  const head = told[0]?.endsWith(":") ? 2 : 1;
  return {
    ask: told.slice(0, head).join(" "),
    more: told.slice(head).join(" "),
    send: seen.texts.say("board-send-him"),
  };
}

/** The opera: what it costs me now, and the line of my job it may cover. */
function ofOpera(seen: BoardProps): string[] {
  const me = heirOf(seen.view, seen.view.you);
  if (!me) return [];
  const open = !me.demoted && me.job?.lines.some((line) => line.symbol === "theatre" && !line.covered);
  return [`${pounds(me.money)} → ${pounds(me.money - OPERA)}.`, ...(open ? mayCover(seen, "theatre") : [])];
}

/** A card on offer: what it costs today, what it is good for later, and which line of my job it could cover. */
function ofCard(seen: BoardProps, card: string): string[] {
  const face = faceOf(card);
  const [line] = litLines(seen.view, card);
  return [
    `${seen.texts.called(card)}:`,
    ...(face ? later(seen, card, face) : []),
    ...(line === undefined ? [] : mayCover(seen, line)),
  ];
}

function later(seen: BoardProps, card: string, face: CardFace): string[] {
  const either = (sums: number[]) => [...new Set(sums)].map((sum) => `£${sum}`).join(seen.texts.say("board-or"));
  if (face.kind === "property") {
    const prices = pricesOf(face, tableOf(seen.view).facts.market, null, null).map((price) => price.sum);
    return [seen.texts.say("board-costs-today", { sums: either(prices) }), bringsOf(seen, card)];
  }
  const sums = face.modes?.map((mode) => mode.spend).filter(Boolean) ?? (face.spend ? [face.spend] : []);
  if (!sums.length) return [face.kind === "event" ? "" : bringsOf(seen, card)];
  return [seen.texts.say(face.kind === "expense" ? "board-later-each" : "board-later", { sums: either(sums) })];
}

/** A line of my job that may be covered, with what I am paid then. */
function mayCover(seen: BoardProps, symbol: string): string[] {
  const job = heirOf(seen.view, seen.view.you)?.job;
  const line = job?.lines.find((one) => one.symbol === symbol && !one.covered);
  if (!job || !line) return [];
  return [seen.texts.say("board-may-cover", { symbol, before: job.salary, after: job.salary - line.salary })];
}
