/** What there is to learn, and how far one has come: lessons and puzzles. */
import type { components } from "../generated/schema";

export type Learning = components["schemas"]["Learning"];
export type Lesson = components["schemas"]["LessonInfo"];
export type Puzzle = components["schemas"]["PuzzleInfo"];

/** Where a lesson is given. */
export const lessonAt = (lesson: Pick<Lesson, "id">) => `/lesson/${lesson.id}`;

/** Where a puzzle is set. */
export const puzzleAt = (puzzle: Pick<Puzzle, "id">) => `/puzzle/${puzzle.id}`;

/** All there is to learn, in a language. */
export async function learning(language: string): Promise<Learning> {
  const reply = await fetch(`/api/learning?language=${language}`, { credentials: "same-origin" });
  if (!reply.ok) throw new Error(reply.statusText);
  return (await reply.json()) as Learning;
}

/** The lessons of each game. */
export function lessonsOf({ games }: Learning): Record<string, Lesson[]> {
  return Object.fromEntries(games.filter((one) => one.lessons.length).map((one) => [one.game, one.lessons]));
}

/** The lesson that comes next; the first, when all are done. */
export function nextOf(all: Lesson[]): Lesson | undefined {
  return all.find((lesson) => !lesson.done) ?? all[0];
}
