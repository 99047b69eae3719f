/** The track of a replay: one box for each turn, with its steps and its flags; and the address of a step. */
import type { ReplayInfo } from "$lib/server/types";
import { CHAPTERS, flagOf, type Flag } from "./flags";

export interface Chapter {
  /** The number of the turn, round or year. */
  turn: number;
  /** What part of it, where it has parts: a phase. */
  part: string;
  /** Whose turn it is, if anybody's. */
  seat: string | null;
  /** The first and the last step. */
  first: number;
  last: number;
  flags: { flag: Flag; step: number; line: number }[];
}

/** The boxes of a match; before the first turn there is one of its own. */
export function chaptersOf(replay: Pick<ReplayInfo, "game" | "log" | "steps">): Chapter[] {
  const begins = CHAPTERS[replay.game] ?? ["turn-begins", "round-begins"];
  const found: Chapter[] = [{ turn: 0, part: "", seat: null, first: 0, last: replay.steps, flags: [] }];
  replay.log.forEach((line, number) => {
    let chapter = found.at(-1) as Chapter;
    if (begins.includes(line.event)) {
      const seat = typeof line.facts.seat === "string" ? line.facts.seat : null;
      const part = String(line.facts.phase ?? "");
      const next = { turn: line.turn, part, seat, first: line.step, last: replay.steps, flags: [] };
      if (chapter.first === line.step) found.pop();
      else chapter.last = line.step - 1;
      found.push(next);
      chapter = next;
    }
    const flag = flagOf(replay.game, line.event);
    if (flag) chapter.flags.push({ flag, step: line.step, line: number });
  });
  return found;
}

/** In which box a step lies. */
export function chapterAt(chapters: Chapter[], step: number): number {
  return Math.max(
    0,
    chapters.findLastIndex((chapter) => chapter.first <= step),
  );
}

/** What an address says: the step, or the beginning of a turn, and through whose eyes. */
export function placeOf(search: string, chapters: Chapter[], replay: Pick<ReplayInfo, "steps" | "seats">) {
  const words = new URLSearchParams(search);
  const eyes = words.get("as") ?? "";
  const known = ["open", ...replay.seats].includes(eyes) ? eyes : "spectator";
  const turn = Number(words.get("turn"));
  const named = words.get("step");
  const first = words.has("turn") ? chapters.find((chapter) => chapter.turn === turn)?.first : undefined;
  const step = named !== null && /^\d+$/.test(named) ? Number(named) : (first ?? 0);
  return { step: Math.min(step, replay.steps), eyes: known };
}

/** The address of a step: it names turn, step and eyes. */
export function addressOf(step: number, eyes: string, chapters: Chapter[]): string {
  const turn = chapters[chapterAt(chapters, step)]?.turn ?? 0;
  return `?turn=${turn}&step=${step}${eyes === "spectator" ? "" : `&as=${eyes}`}`;
}

/** What a replay shows first, and then plays: what decided the match is seen happening. */
export function opened(step: number, moments: { step: number }[]): { shown: number; played: number | null } {
  const decisive = step > 0 && moments.some((one) => one.step === step);
  return decisive ? { shown: step - 1, played: step } : { shown: step, played: null };
}
