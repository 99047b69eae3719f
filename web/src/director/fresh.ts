/** Which lines of a log are new: those nobody has been shown yet, whatever way the log came. */
import type { LogLine } from "$lib/server/types";

const same = (one: LogLine | undefined, other: LogLine | undefined): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** How many lines two logs have in common from their beginning: answers may have been taken back. */
export function inCommon(before: LogLine[], after: LogLine[]): number {
  let common = Math.min(before.length, after.length);
  while (common > 0 && !same(before[common - 1], after[common - 1])) common--;
  return common;
}

/** The lines of a log that were not in the log before. */
export function freshLines(before: LogLine[], after: LogLine[]): LogLine[] {
  const common = inCommon(before, after);
  return after.slice(common).filter((line, at) => !same(before[common + at], line));
}

/**
 * The lines since somebody last did something, as far as the log tells: what it says of them at its very end, such as
 * that their turn has begun, is what they have come for, and no deed of theirs.
 */
export function sinceActed(log: LogLine[], you: string | null, most: number): LogLine[] {
  if (you === null) return [];
  const isMine = (line: LogLine): boolean => (line as { seat?: unknown }).seat === you;
  const others = log.findLastIndex((line) => !isMine(line));
  const last = log.slice(0, others + 1).findLastIndex(isMine);
  return last < 0 ? [] : log.slice(last + 1).slice(-most);
}
