/** What a choice brings, in the few words that fit on a desk: whose blame changes, and how. */
import type { BoardProps } from "../board";
import type { Figure } from "$lib/questions/foresight.svelte";
import { verbOf, type Way } from "$lib/questions/targets";
import { readingOf, tableOf } from "./table";

/** What goes without saying: that an action is spent, where a decree lies then, who is ahead; or is said otherwise. */
export const QUIET: readonly string[] = ["actions", "lies", "rank", "stamps", "cards", "enacted"];
const FEW = 2;

/**
 * The figures a desk shows of an option: blame before everything else, whose it becomes before where it lies, also what
 * comes only if nobody reacts; of a decree sent on, that it relieves nobody. The desk itself it need not name.
 */
export function shortly(seen: BoardProps, option: string, desk = ""): (Figure & { perhaps?: boolean })[] {
  const brings = seen.foresight.of(option);
  if (!brings) return [];
  const told = brings.certain.figures.filter((one) => !QUIET.includes(one.figure));
  const unopposed = brings.unopposed.figures.map((one) => ({ ...one, perhaps: true }));
  for (const found of [people(told), people(unopposed), office(seen, told, desk), office(seen, unopposed, desk)])
    if (found.length) return found;
  if (verbOf(option) === "forward")
    return [
      { figure: "", whose: "", label: seen.texts.say("board-no-relief"), before: "", after: "", own: true, of: [] },
    ];
  return told.slice(0, 1);
}

/** People's blame that changes, by their names. */
function people<T extends Figure>(figures: readonly T[]): T[] {
  const found = figures.filter((one) => one.figure === "blame").slice(0, FEW);
  return found.map((one) => ({ ...one, label: one.whose || one.label }));
}

/** A desk's blame that changes: this one's, else the first's, by its name. */
function office<T extends Figure>({ texts }: BoardProps, figures: readonly T[], desk: string): T[] {
  const found = figures.filter((one) => one.figure === "office-blame");
  const name = texts.say("figure-office-blame");
  const here = found.filter((one) => one.of.includes(desk)).map((one) => ({ ...one, label: name }));
  return (here.length ? here : found).slice(0, 1);
}

/** What a way with a decree leads to, beside its figures: where a stamped one goes then, or who takes blame off. */
export function waysBring(seen: BoardProps, way: Way, thing: string): string {
  const decree = tableOf(seen.view).papers.find((paper) => paper.id === thing);
  const ahead = readingOf(seen.view).decrees?.find((one) => one.id === thing);
  if (!decree || !ahead) return "";
  if (way.verb === "stamp") {
    if (!ahead.last)
      return seen.texts.say("board-then", { next: seen.texts.short(decree.steps[decree.stamps + 1] ?? "") });
    const enacts = ahead.remover
      ? seen.texts.say("board-enacts", { seat: ahead.remover, amount: ahead.removes })
      : seen.texts.say("board-enacts-for-nobody", { ministry: ahead.top });
    return ahead.ends ? `${enacts} ${seen.texts.say("board-enacts-last")}` : enacts;
  }
  if (way.verb !== "forward") return "";
  const relieved = way.options.find((option) => people(seen.foresight.of(option)?.certain.figures ?? []).length);
  return relieved === undefined
    ? seen.texts.say("board-no-relief")
    : seen.texts.say("board-relief-at", { ministry: relieved.split(":").at(-1) ?? null });
}
