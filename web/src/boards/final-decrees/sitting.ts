/** Where people sit and papers lie: as the table says, or as an answer in the making would have it. */
import { AssignDraft } from "$lib/questions/answers.svelte";
import type { Targets } from "$lib/questions/targets";
import type { DecreesTable } from "./table";

/** What was given out just now lies as it was laid until the table has become so: nothing jumps back meanwhile. */
export class Lately {
  private laid: { draft: AssignDraft; on: unknown } | null = null;

  /** The answer in the making; or the one just given, as long as the table it was made on is still shown. */
  draftOf(targets: Targets | null, on: unknown, playing: boolean): Targets | null {
    if (targets instanceof AssignDraft) this.laid = { draft: targets, on };
    else if (targets !== null || !playing || this.laid?.on !== on) this.laid = null;
    return targets ?? this.laid?.draft ?? null;
  }
}

/** The posts being given out just now, if any are. */
export function posts(targets: Targets | null, table: DecreesTable): AssignDraft | null {
  if (!(targets instanceof AssignDraft)) return null;
  const seats = new Set(table.people.map((person) => person.seat));
  return targets.question.items.every((item) => seats.has(item)) ? targets : null;
}

/** The decrees being sent somewhere just now, if any are. */
export function papers(targets: Targets | null, table: DecreesTable): AssignDraft | null {
  if (!(targets instanceof AssignDraft)) return null;
  const decrees = new Set(table.papers.map((paper) => paper.id));
  return targets.question.items.every((item) => decrees.has(item)) ? targets : null;
}

/** Where a decree lies, or would. */
export function lies(decree: string, at: string | null, draft: AssignDraft | null): string | null {
  return draft?.placeOf(decree) ?? at;
}

/** Who sits at a ministry's desk, and whether they would be new there. */
export function sitter(
  ministry: { id: string; director: string | null },
  draft: AssignDraft | null,
): { seat: string | null; moved: boolean } {
  if (!draft || !draft.question.places.includes(ministry.id)) return { seat: ministry.director, moved: false };
  const seat = draft.placed[ministry.id]?.[0] ?? null;
  return { seat, moved: seat !== null && seat !== ministry.director };
}

/** Their face stands on the stage. */
export function isOnStage(seat: string, directs: string | null, draft: AssignDraft | null): boolean {
  return draft ? draft.placeOf(seat) !== null : directs !== null;
}
