/** What the prompt says while units are sent, fire, fall. */
import type { BoardProps, Said } from "../../../board";
import { AssignDraft, NumberDraft, PickDraft, SubsetDraft } from "$lib/questions/answers.svelte";
import { millions } from "../../notes";
import { readingOf, tableOf } from "../../table";
import { Orders } from "./orders.svelte";

/** The sentence and the button of an order in the making; nothing where the question says it all. */
export function saysOfTheCoup(seen: BoardProps): Said | null {
  const { question, targets, texts } = seen;
  if (question?.prompt === "choose-side") return saysOfSides(seen);
  if (question?.prompt === "bombard") return saysOfGun(seen);
  const send = texts.first([`board-send-${question?.prompt ?? ""}`]);
  const more = texts.first([`board-more-${question?.prompt ?? ""}`]);
  if (!question || (send === null && more === null)) return null;
  const said: Said = { ...(send === null ? {} : { send }), ...(more === null ? {} : { more }) };
  // What is taken up says by itself what it brings.
  if (targets instanceof PickDraft && targets.begun)
    return question.prompt === "land-unit" && targets.value !== null
      ? { send: texts.say("board-send-land", { space: targets.value.split(":").pop() ?? "" }) }
      : null;
  if (["movement", "start-coup"].includes(question.prompt) && question.kind === "pick") {
    const here = question.prompt === "movement" ? { ...said, more: moreOfMovement(seen, question.options) } : said;
    const [end] = question.options;
    // On glass two answers have room in the sheet; the rest is pressed where it stands.
    return end === undefined || (seen.room.small && question.options.length < 3) ? here : { ...here, only: end };
  }
  if (targets instanceof AssignDraft && question.prompt === "move-units" && targets.begun) {
    const { space = "" } = (question.facts ?? {}) as { space?: string };
    const going = Object.entries(targets.value);
    const words = going.map(([to, units]) => texts.say("board-marches", { count: units.length, space: to }));
    const ask = texts.say("board-out-of", { space, marches: words });
    const stake = meant(
      seen,
      going.map(([to]) => to),
    );
    return stake === null ? { ...said, ask } : { ...said, ask, more: stake };
  }
  if (targets instanceof AssignDraft && question.prompt === "police-reaction") {
    const count = Object.values(targets.value).flat().length;
    return { ...said, send: texts.say("board-send-police", { count }) };
  }
  if (targets instanceof NumberDraft && question.prompt === "bribe-units") {
    const price = readingOf(seen.view).yours?.bribes?.[targets.number - 1] ?? 0;
    return { ...said, send: texts.say("board-send-bribe", { count: targets.number, sum: millions(price) }) };
  }
  if (targets instanceof SubsetDraft && question.prompt === "declare-fire") {
    const rebellious = readingOf(seen.view).yours?.rebellious ?? [];
    const shots = targets.chosen.length ? targets.chosen.map((index) => targets.options[index] ?? "") : targets.options;
    return {
      ...said,
      ...(targets.chosen.length ? { send: texts.say("board-send-fire", { count: targets.chosen.length }) } : {}),
      ...(shots.every((shot) => !rebellious.includes(shot))
        ? {}
        : { more: texts.say("board-more-declare-fire-rebel") }),
    };
  }
  if (targets instanceof AssignDraft && question.prompt === "volley")
    return { ...said, ...saysOfVolley(seen, targets) };
  if (targets instanceof SubsetDraft && question.prompt === "choose-losses")
    return { ...said, ...saysOfLosses(seen, targets) };
  return said;
}

/** Whom the gun would hit with how many dice, and whether that makes a rebel: it cannot be taken back. */
function saysOfGun(seen: BoardProps): Said {
  const { question, targets, texts, view } = seen;
  const { yours, guns } = readingOf(view);
  const rebellious = yours?.rebellious ?? [];
  const options = question?.kind === "pick" ? question.options : [];
  const aim = targets instanceof PickDraft ? targets.value : null;
  const [, space, seat] = aim?.split(":") ?? [];
  if (aim === null || space === undefined || seat === undefined) {
    const all = options.every((option) => option === "hold-fire" || rebellious.includes(option));
    return { more: texts.say(all ? "board-more-bombard-rebel" : "board-more-bombard") };
  }
  const { gun = "" } = (question?.facts ?? {}) as { gun?: string };
  const units = tableOf(view).places.find((place) => place.id === space)?.units ?? [];
  return {
    ask: texts.say("board-gun-ask", { gun, seat, space }),
    more: texts.say("board-gun-stake", {
      dice: guns?.find((one) => one.gun === gun)?.dice ?? 0,
      count: units.filter((one) => one.by === seat).reduce((sum, one) => sum + one.count, 0),
      rebel: Number(rebellious.includes(aim)),
    }),
    send: texts.say("board-send-gun"),
  };
}

/** Where there is one enemy and everybody fires: how many dice stand against how many. */
function saysOfVolley({ view, texts, question }: BoardProps, volley: AssignDraft): Partial<Said> {
  const [enemy, other] = volley.question.places;
  const { battle } = readingOf(view);
  if (enemy === undefined || other !== undefined || !battle) return {};
  const rebel = readingOf(view).yours?.rebellious?.includes(enemy) ?? false;
  const more = texts.say(rebel ? "board-more-volley-rebel" : "board-more-volley-one");
  if (volley.count(enemy) < volley.question.items.length) return { more };
  const dice = (seat: string | null) => battle.armies.find((army) => army.seat === seat)?.dice ?? 0;
  const facts = { ...question?.facts, other: enemy, mine: dice(view.you), theirs: dice(enemy) };
  return { ask: texts.say("board-volley-ask", facts), more };
}

/** Who falls, and with how many dice the next wave finds both sides. */
function saysOfLosses({ view, texts }: BoardProps, losses: SubsetDraft): Partial<Said> {
  const { least } = losses.question;
  const count = losses.chosen.length;
  if (count !== least) return { more: texts.say("board-chosen-of", { count, wanted: least }) };
  const units = losses.chosen.flatMap((index) => losses.options[index] ?? []);
  const ask = texts.say("board-losses-ask", { count, units });
  const armies = readingOf(view).battle?.armies ?? [];
  const mine = armies.find((army) => army.seat === view.you)?.next;
  if (mine === undefined || mine === null) return { ask, more: texts.say("board-chosen-of", { count, wanted: least }) };
  const theirs = armies.reduce((sum, army) => sum + (army.seat === view.you ? 0 : (army.next ?? 0)), 0);
  return { ask, more: texts.say("board-losses-next", { mine, theirs }) };
}

/** What either word would make of the seats of power. */
function saysOfSides(seen: BoardProps): Said | null {
  const { sides } = readingOf(seen.view);
  // On glass the flags have it, and the sheet leaves the wall below them in sight.
  if (!sides || seen.room.small) return null;
  const [rebels, president] = [sides.under.rebels?.length ?? 0, sides.under.president?.length ?? 0];
  return { more: seen.texts.say("board-side-stake", { rebels, president }) };
}

/** What a movement may still bring: a march, a card, or nothing. */
function moreOfMovement(seen: BoardProps, options: readonly string[]): string {
  const verbs = options.map((option) => option.split(":")[0]);
  const { facts, places } = tableOf(seen.view);
  const mine = places.flatMap((place) => place.units).filter((units) => units.by === seen.view.you);
  const held = mine.some((units) => facts.frozen.includes(units.kind) && !units.moved);
  const still = ["move", "land", "play"].find((verb) => verbs.includes(verb));
  const left = still === "move" ? "" : held ? "-held" : still ? `-${still}` : "-done";
  return seen.texts.say(`board-more-movement${left}`);
}

/** What a march to these places would mean: whom it meets with how many dice, and the seats of power afterwards. */
function meant(seen: BoardProps, places: string[]): string | null {
  const [place] = places;
  if (place === undefined || places.length > 1) return null;
  const orders = new Orders(() => seen);
  const { texts } = seen;
  const theirs = Object.entries(readingOf(seen.view).dice?.[place] ?? {}).filter(([seat]) => seat !== seen.view.you);
  const mine = orders.diceAt(place);
  const powers = orders.powersAt(place);
  const said: string[] = [];
  if (theirs.length && mine !== null)
    said.push(
      texts.say("board-would-meet", {
        seats: theirs.map(([seat]) => seat),
        mine,
        theirs: theirs.reduce((sum, [, dice]) => sum + dice, 0),
      }),
    );
  if (powers !== null) said.push(texts.say("board-would-hold", { count: powers }));
  return said.length ? said.join(" ") : null;
}
