/** A government in the making: who would have which office, and what the question still wants. */
import { AssignDraft } from "$lib/questions/answers.svelte";
import type { BoardProps } from "../../../board";
import { familyOf, readingOf, tableOf } from "../../table";

/** The draft of the appointments. */
export function appointments(seen: BoardProps): AssignDraft | null {
  return seen.question?.prompt === "appoint" && seen.targets instanceof AssignDraft ? seen.targets : null;
}

/** How a frame stands to the plaque that is taken up: it may hang there, in another's place, or not, and why. */
export type Fit = "free" | "swap" | "rival" | "here" | "none";

/** Whether a plaque may hang under a portrait. */
export function fit(draft: AssignDraft, office: string | null, seat: string): Fit {
  if (office === null) return "none";
  if (draft.placed[seat]?.includes(office)) return "here";
  if (!draft.accepts(office, seat)) return "rival";
  return draft.full(seat) ? "swap" : "free";
}

/** The brigade that keeps another from hanging there. */
export function rivalAt(draft: AssignDraft, office: string, seat: string): string | null {
  return draft.placed[seat]?.find((other) => other !== office && draft.question.rivals.includes(other)) ?? null;
}

/** How many plaques may hang there in the end: of as many as there are, each other family wants its own. */
export function most(draft: AssignDraft, seat: string): number {
  const { items, places, room } = draft.question;
  const others = places.reduce((sum, place) => sum + (place === seat ? 0 : (room[place]?.[0] ?? 0)), 0);
  return Math.min(room[seat]?.[1] ?? items.length, items.length - others);
}

/** The three rules beside the tray: which hold, which still wait, which are broken. */
export function rules(draft: AssignDraft): { rule: string; state: "kept" | "waits" | "broken" }[] {
  const { places, room, rivals } = draft.question;
  const has = (seat: string) => draft.placed[seat]?.length ?? 0;
  const within = places.every((seat) => has(seat) >= (room[seat]?.[0] ?? 0) && has(seat) <= (room[seat]?.[1] ?? 9));
  const twice = places.some((seat) => (draft.placed[seat] ?? []).filter((one) => rivals.includes(one)).length > 1);
  return [
    { rule: "one-or-two", state: within ? "kept" : "waits" },
    { rule: "one-brigade", state: twice ? "broken" : "kept" },
    { rule: "all-given", state: draft.loose.length ? "waits" : "kept" },
  ];
}

/** Who has no office yet. */
export function wanting(draft: AssignDraft): string[] {
  return draft.question.places.filter(
    (seat) => (draft.placed[seat]?.length ?? 0) < (draft.question.room[seat]?.[0] ?? 0),
  );
}

/** The others, as they hang on the wall, with the offices they have; those just given hang until they are sworn in. */
export function portraits(
  seen: BoardProps,
  given: Readonly<Record<string, string[]>> = {},
): { seat: string; offices: string[]; own: number }[] {
  const table = tableOf(seen.view);
  const draft = appointments(seen);
  const vacant = table.people.every((one) => !one.offices.length);
  const seats = draft ? draft.question.places : seen.view.seats.filter((seat) => seat !== table.facts.president);
  return seats.map((seat) => {
    const votes = readingOf(seen.view).votes?.find((one) => one.seat === seat);
    const own = (votes?.parts ?? [])
      .filter((part) => part.block !== "office")
      .reduce((sum, part) => sum + part.votes, 0);
    const held = vacant ? given[seat] : familyOf(table, seat)?.offices;
    return { seat, offices: (draft ? draft.placed[seat] : held) ?? [], own };
  });
}

/** Everybody has just what they have there. */
export function isAs(draft: AssignDraft, table: Record<string, string[]>): boolean {
  const told = (offices: string[] | undefined) => [...(offices ?? [])].sort().join();
  return draft.question.places.every((seat) => told(draft.placed[seat]) === told(table[seat]));
}

/** As the question proposes it: last year's government, where that is lawful. */
export function lastYear(draft: AssignDraft): Record<string, string[]> {
  return ((draft.question as { likely?: Record<string, string[]> }).likely ?? {}) as Record<string, string[]>;
}
