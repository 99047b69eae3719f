/** What the street shows of a night: what is being chosen, who slept where, and what is being ordered. */
import type { BoardProps } from "../../../board";
import { PickDraft } from "$lib/questions/answers.svelte";
import { objectsOf, verbOf } from "$lib/questions/targets";
import { readingOf, tableOf, type Attempt } from "../../table";
import { PLACES } from "./houses";

/** The order being written: as far as it is touched. */
export interface Order {
  weapon: string | null;
  victim: string | null;
  place: string | null;
  /** It wants no door: burglars go to the house of their victim. */
  doorless: boolean;
}

/** Nothing, unless attempts are being declared. */
export function orderOf(seen: BoardProps): Order | null {
  if (seen.question?.prompt !== "declare-attempts" || !(seen.targets instanceof PickDraft)) return null;
  const { touched, options } = seen.targets;
  const begun = touched.length > 0;
  const only = begun && options.length === 1 ? objectsOf(options[0] ?? "") : [];
  const named = (words: readonly string[]) => [...touched, ...only].find((one) => words.includes(one)) ?? null;
  return {
    weapon: named(weaponsOf(seen)),
    victim: named(tableOf(seen.view).people.map((one) => one.seat)),
    place: named(PLACES),
    doorless: begun && options.every((option) => verbOf(option) === "burgle"),
  };
}

/** By what means I may try it now. */
export function weaponsOf(seen: BoardProps): string[] {
  const { question } = seen;
  if (question?.kind !== "pick" || question.prompt !== "declare-attempts") return [];
  return [...new Set(question.options.filter((one) => verbOf(one) !== "").map((one) => objectsOf(one)[0] ?? ""))];
}

/** Whom I may try it on now. */
export function victimsOf(seen: BoardProps): string[] {
  const { question } = seen;
  if (question?.kind !== "pick" || question.prompt !== "declare-attempts") return [];
  return [...new Set(question.options.filter((one) => verbOf(one) !== "").map((one) => objectsOf(one)[1] ?? ""))];
}

/** Where I sleep tonight, as I am choosing it, have chosen it, or as it lies on the table. */
export function myBed(seen: BoardProps): { place: string; settled: boolean } | null {
  const asked = seen.view.questions.find((one) => one.prompt === "choose-location");
  if (asked && seen.question?.prompt === "choose-location" && seen.targets instanceof PickDraft) {
    const place = seen.targets.value;
    if (place !== null) return { place: objectsOf(place)[0] ?? "", settled: false };
  }
  const answered = (asked as { answer?: unknown } | undefined)?.answer;
  if (typeof answered === "string") return { place: objectsOf(answered)[0] ?? "", settled: true };
  const lying = tableOf(seen.view).yours.location;
  return lying ? { place: lying, settled: true } : null;
}

/** The years in which somebody slept there, before this one. */
export function nightsAt(seen: BoardProps, seat: string | null, place: string): number[] {
  const { year } = tableOf(seen.view).facts;
  const nights = Object.entries(readingOf(seen.view).nights ?? {});
  return nights.flatMap(([one, beds]) =>
    seat !== null && Number(one) < year && beds[seat] === place ? [Number(one)] : [],
  );
}

/** Of how many nights before this one it is known where somebody slept. */
export function nightsOf(seen: BoardProps, seat: string): number {
  return PLACES.reduce((sum, place) => sum + nightsAt(seen, seat, place).length, 0);
}

/** Who slept there last night. */
export function lastNightAt(seen: BoardProps, place: string): string[] {
  const beds = readingOf(seen.view).nights?.[String(tableOf(seen.view).facts.year - 1)] ?? {};
  return Object.keys(beds).filter((seat) => beds[seat] === place);
}

/** The attempts of this night, in their order; the one whose turn it is has `now`. */
export function telegramsOf(seen: BoardProps): (Attempt & { number: number; now: boolean })[] {
  const table = tableOf(seen.view);
  const attempts = readingOf(seen.view).attempts ?? [];
  const next =
    table.facts.locations_shown && table.facts.phase === 6 ? attempts.findIndex((one) => one.fate === null) : -1;
  return attempts.map((one, index) => ({ ...one, number: index + 1, now: index === next }));
}

/** Who is found where and who was found dead, as far as it has been told: the table itself lies so only afterwards. */
export function foundTonight(seen: Pick<BoardProps, "view">): { beds: Record<string, string>; dead: string[] } {
  const { facts, people } = tableOf(seen.view);
  const dead = people.filter((one) => !one.alive).map((one) => one.seat);
  if (facts.locations_shown) {
    const beds = people.flatMap(({ seat, location, exile }) => (location && exile === null ? [[seat, location]] : []));
    return { beds: Object.fromEntries(beds) as Record<string, string>, dead };
  }
  const { log } = seen.view;
  const opened = log.findLastIndex(({ event }) => event === "locations");
  const later = log.slice(opened + 1);
  if (opened < 0 || later.some(({ event, phase }) => event === "phase" && Number(phase) <= facts.phase))
    return { beds: {}, dead };
  const killed = later.flatMap(({ event, seat }) => (event === "killed" ? [String(seat)] : []));
  return { beds: log[opened]?.locations as Record<string, string>, dead: [...dead, ...killed] };
}
