/** What every part of a board reaches for, without handing it down from part to part. */
import { getContext, setContext } from "svelte";
import type { BoardProps } from "./board";

const BOARD = Symbol("board");

/** Let the parts of a board find what the board was given. */
export function offerBoard(props: () => BoardProps): void {
  setContext(BOARD, props);
}

/** What the board was given, as it is now. */
export function board(): () => BoardProps {
  return getContext<() => BoardProps>(BOARD);
}

/** Press a thing: a target is touched, anything else is looked at. */
export function press(props: BoardProps, thing: string): void {
  if (props.targets && props.targets.of(thing) !== "closed") props.targets.touch(thing);
  else props.inspect(thing);
}

/** The classes of a thing as it stands to the question. */
export function standing(props: BoardProps, thing: string): string {
  const state = props.targets?.of(thing) ?? "closed";
  const mark = props.marked.includes(thing) ? " marked" : "";
  return (state === "closed" ? "" : `target-${state}`) + mark;
}
