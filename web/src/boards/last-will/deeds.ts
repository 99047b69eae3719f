/** What can be done with the cards of my board: verbs with their sums, each at its card. */
import type { BoardProps } from "../board";
import { readingOf, type Deed } from "./table";

/** A verb under a card: the options it stands for, what it costs or (below zero) brings, and the actions it takes. */
export interface Verb {
  verb: string;
  ways: string[];
  amount: number;
  actions: number;
}

/** By place of my board: its verbs. */
export function verbsOf(props: BoardProps): Record<string, Verb[]> {
  const { question } = props;
  if (question?.kind !== "pick") return {};
  if (question.prompt === "card-sale") return atBareValue(props, question.options);
  if (question.prompt !== "choose-action") return {};
  const found: Record<string, Verb[]> = {};
  for (const deed of readingOf(props.view).yours?.deeds ?? []) {
    if (!question.options.includes(deed.option)) continue;
    const there = (found[deed.place] ??= []);
    const same = there.find((one) => one.verb === deed.verb);
    if (same) Object.assign(same, { ways: [...same.ways, deed.option], amount: deed.amount, actions: deed.actions });
    else there.push(verbOf(deed));
  }
  return found;
}

function verbOf({ verb, option, amount, actions }: Deed): Verb {
  return { verb, ways: [option], amount, actions };
}

/** Helpers who spend for nothing but money, without any choice: in the order they lie. */
export function callsOf({ question, view }: BoardProps): Deed[] {
  if (question?.kind !== "pick" || question.prompt !== "choose-action") return [];
  const uses = (readingOf(view).yours?.deeds ?? []).filter(
    ({ verb, option }) => verb === "use" && question.options.includes(option),
  );
  return uses.filter(({ amount, place }) => amount > 0 && uses.filter((one) => one.place === place).length === 1);
}

/** A card allows a sale at what the ladder says, whatever the market does. */
function atBareValue({ view }: BoardProps, options: string[]): Record<string, Verb[]> {
  const mine = readingOf(view).estates?.[view.you ?? ""] ?? [];
  const found: Record<string, Verb[]> = {};
  for (const option of options) {
    const [verb, , place = ""] = option.split(":");
    const value = mine.find((holding) => holding.place === place)?.value ?? 0;
    if (verb === "sell-bare") found[place] = [{ verb: "sell", ways: [option], amount: -value, actions: 0 }];
  }
  return found;
}
