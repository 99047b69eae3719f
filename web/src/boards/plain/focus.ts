/** What a question is about: the things it offers to be touched on the plain table, each once. */
import { objectsOf, verbOf } from "$lib/questions/targets";
import type { Question, View } from "$lib/server/types";
import { isRecord, type Entry } from "$lib/parts/values";

export interface Focus {
  /** Places and papers that can be touched, with all their facts. */
  places: Entry[];
  papers: Entry[];
  /** Everything else: a name to press. */
  others: string[];
}

/** Things in one's hand and people are touched where they are; the rest is brought before one's eyes. */
export function focusOf(question: Question | null, view: View): Focus {
  const { places, papers, yours } = view.table;
  const ids = new Set([...places, ...papers].map((entry) => String(entry.id)));
  const things = new Set(question ? thingsOf(question, ids) : []);
  const asked = (entry: Entry) => things.has(String(entry.id));
  const shown = { places: places.filter(asked), papers: papers.filter(asked) };
  const elsewhere = new Set<unknown>([
    ...view.seats,
    ...Object.values(yours ?? {}).flatMap((held) => (Array.isArray(held) ? held : [])),
    ...shown.places.flatMap(Object.values),
    ...shown.papers.flatMap(Object.values),
  ]);
  return { ...shown, others: [...things].filter((thing) => !elsewhere.has(thing)) };
}

/** What begins an answer, or completes it; the quiet answer stands in the prompt. A verb may be a place's name. */
function thingsOf(question: Question, ids: Set<string>): string[] {
  if (question.kind !== "pick" && question.kind !== "subset") return [];
  const [quiet] = question.options;
  const spoken = (option: string) =>
    !(question.kind === "pick" && option === quiet && verbOf(option) === "" && !ids.has(option));
  const things = question.options
    .filter(spoken)
    .flatMap((option) => [...objectsOf(option), ...(ids.has(verbOf(option)) ? [verbOf(option)] : [])]);
  return [...new Set(things)].filter((thing) => thing !== "");
}

/** Facts of the question that name something to be read: the card it is about, the paper, the place. */
export function aboutOf(question: Question | null): string[] {
  if (!question || !isRecord(question.facts)) return [];
  return Object.values(question.facts)
    .flat()
    .filter((fact): fact is string => typeof fact === "string" && fact !== "");
}
