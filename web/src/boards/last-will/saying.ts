/** What the prompt says of a plan or an errand that is chosen and waits to be sent: what it brings, in figures. */
import type { Question } from "$lib/server/types";
import type { BoardProps, Said } from "../board";
import { PickDraft, SplitDraft, SubsetDraft } from "$lib/questions/answers.svelte";
import { pounds } from "./card/figures";
import { ArrangeDraft, SwapDraft } from "./marketing.svelte";
import { worthUnder } from "./prices";
import { faceOf, heirOf, isLastRound, kept, litLines, readingOf, tableOf } from "./table";

/** Before anything is touched the prompt says where to begin. */
const HINTED = ["choose-will", "choose-plan", "choose-errand", "choose-action", "choose-demotion"];

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
    return seen.room.small && draft.question.prompt === "choose-action" ? ofTurn(seen, draft) : hint(seen, draft);
  // Nothing costs nothing: what is left to do is to end the turn, or to throw something off the board.
  if (draft instanceof PickDraft && draft.question.prompt === "choose-action" && draft.question.facts.actions === 0)
    return { only: "end" };
  if (!(draft instanceof PickDraft) || draft.value === null) return null;
  const option = draft.value;
  switch (draft.question.prompt) {
    case "choose-plan":
      return ofPlan(seen, option.slice(option.indexOf(":") + 1));
    case "bar-plan":
      return { send: seen.texts.say("board-bar-it") };
    case "choose-will":
      return { send: seen.texts.say("board-propose-it") };
    case "choose-errand":
      return ofErrand(seen, option);
    default:
      return null;
  }
}

/** Where to begin. */
const hint = (seen: BoardProps, draft: PickDraft): Said => ({
  more: seen.texts.say(`board-hint-${draft.question.prompt}`, { left: openLines(seen) }),
});

/** My turn in two short lines: actions, then money and where to begin; a telephone has no room for more. */
function ofTurn(seen: BoardProps, draft: PickDraft): Said {
  const { actions, money, debt } = draft.question.facts as { actions: number; money: number; debt: number };
  return {
    ask: seen.texts.say("board-ask-action", { actions }),
    more: seen.texts.say("board-touch-action", { sum: pounds(debt ? -debt : money) }),
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
    seen.texts.say("board-market-worth", { seat, before: pounds(worth), after: pounds(after) }),
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
      ? seen.texts.say("board-says-last-round")
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
    send: seen.texts.say("board-take-plan", { position }),
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
  const more = [figures(seen, option)];
  if (verb === "fetch" && card) more.unshift(...ofCard(seen, card));
  else if (option === "home") return {};
  // Of the double door, what lies behind the half that is chosen.
  else more.unshift(`${seen.texts.option(option.replace(/^combined:/, ""))}.`);
  return { more: more.filter(Boolean).join(" "), send: seen.texts.say("board-send-him") };
}

/** A card on offer: what it would spend later, and which line of my job it could cover. */
function ofCard(seen: BoardProps, card: string): string[] {
  const face = faceOf(card);
  const me = heirOf(seen.view, seen.view.you);
  const said = [`${seen.texts.called(card)}:`];
  const sums = face?.modes?.map((mode) => mode.spend).filter(Boolean) ?? (face?.spend ? [face.spend] : []);
  if (sums.length)
    said.push(
      seen.texts.say(face?.kind === "expense" ? "board-later-each" : "board-later", {
        sums: sums.map((sum) => `£${sum}`),
      }),
    );
  const [line] = litLines(seen.view, card);
  const covered = me?.job?.lines.find((one) => one.symbol === line && !one.covered);
  if (me?.job && covered)
    said.push(
      seen.texts.say("board-may-cover", {
        symbol: covered.symbol,
        before: me.job.salary,
        after: me.job.salary - covered.salary,
      }),
    );
  return said;
}
