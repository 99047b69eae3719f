/** A view changes: new values at paths, nothing in place, so that whoever looks sees what moved. */
import type { Change, LogLine, View } from "./types";

type Key = string | number;
type Node = Record<Key, unknown> | unknown[];

/** The same tree with another value at a path; without a value, what is there is removed. */
export function patched<T>(tree: T, path: Key[], value: { now: unknown } | null): T {
  const [key, ...rest] = path;
  if (key === undefined) return (value?.now ?? null) as T;
  const copy = (Array.isArray(tree) ? [...tree] : { ...(tree as object) }) as Node;
  const at = copy as Record<Key, unknown>;
  if (rest.length) at[key] = patched(at[key], rest, value);
  else if (value) at[key] = value.now;
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else delete at[key];
  return copy as T;
}

/** The view after a change. */
export function changed(view: View, change: Change): View {
  let next = view;
  for (const [path, ...value] of change.patch)
    next = patched(next, path as Key[], value.length ? { now: value[0] } : null);
  return { ...next, log: [...view.log.slice(0, change.kept), ...(change.log as LogLine[])] };
}
