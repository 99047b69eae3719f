/** Options in an order a person can read: by verb, then by the first thing they are about. */
import type { Seen } from "$lib/server/types";
import { objectsOf, verbOf } from "./targets";

export interface Choice {
  option: string;
  /** The whole sentence. */
  label: string;
  /** What is left of it beside its row's heading. */
  brief: string;
  /** Where a paper should go next. */
  next: boolean;
}

export interface Row {
  heading: string;
  choices: Choice[];
}

const FEW = 3;

/** How many words all of these begin with; at least one word of each is left over. */
export function commonWords(labels: string[]): number {
  const words = labels.map((label) => label.split(" "));
  const shortest = Math.min(...words.map((each) => each.length));
  let count = 0;
  while (count < shortest - 1 && words.every((each) => each[count] === words[0]?.[count])) count++;
  return count;
}

/** The step each paper waits for. */
export function nextSteps(table: Seen): Record<string, string> {
  const steps: Record<string, string> = {};
  for (const paper of table.papers) {
    const path = Array.isArray(paper.steps) ? (paper.steps as string[]) : [];
    const next = path[Number(paper.stamps ?? 0)];
    if (next !== undefined) steps[String(paper.id)] = next;
  }
  return steps;
}

/** Plain choices first, alone; then a row for each verb and thing with several choices. */
export function rowsOf(options: string[], say: (option: string) => string, next: Record<string, string> = {}): Row[] {
  const choice = (option: string): Choice => {
    const label = say(option);
    const [thing = "", where = ""] = objectsOf(option);
    return { option, label, brief: label, next: next[thing] !== undefined && next[thing] === where };
  };
  const groups = new Map<string, string[]>();
  for (const option of options) {
    const verb = verbOf(option);
    const sameVerb = options.filter((other) => verbOf(other) === verb && verb !== "");
    const [first = ""] = objectsOf(option);
    const alike = sameVerb.filter((other) => objectsOf(other)[0] === first);
    const key = verb === "" || sameVerb.length <= FEW ? "" : alike.length > 1 ? `${verb}:${first}` : `${verb}:`;
    groups.set(key, [...(groups.get(key) ?? []), option]);
  }
  const rows: Row[] = [];
  for (const [key, members] of groups) {
    const choices = members.map(choice);
    if (key === "" || choices.length === 1) rows.push({ heading: "", choices });
    else rows.push(briefly(choices));
  }
  return rows;
}

/** The words they share become the heading. */
function briefly(choices: Choice[]): Row {
  const labels = choices.map((each) => each.label);
  const count = commonWords(labels);
  const heading = labels[0]?.split(" ").slice(0, count).join(" ") ?? "";
  return {
    heading,
    choices: choices.map((each) => ({ ...each, brief: each.label.split(" ").slice(count).join(" ") })),
  };
}
