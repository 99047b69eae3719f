/** What every part of a board reaches for, without handing it down from part to part. */
import { getContext, setContext } from "svelte";
import { Foresight } from "$lib/questions/foresight.svelte";
import type { View } from "$lib/server/types";
import type { Voice } from "$lib/talk/voice";
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

/** What a board is given where nothing is asked: in a replay, after the end. */
export function quiet(view: View, texts: Voice, rest: Partial<BoardProps> = {}): BoardProps {
  return {
    view,
    texts,
    table: null,
    question: null,
    targets: null,
    foresight: new Foresight(),
    inspect: () => undefined,
    goTo: () => undefined,
    fresh: [],
    marked: [],
    reducedMotion: true,
    playing: false,
    room: { width: 0, height: 0, small: false },
    busy: false,
    list: () => undefined,
    ...rest,
  };
}

/** What the frame reads off an element that stands for a thing of the game. */
export interface Mark {
  "data-thing"?: string;
  "data-person"?: string;
  "data-target"?: "open" | "chosen";
  "data-marked"?: "";
  "data-agent"?: "";
  "aria-pressed"?: boolean;
}

/**
 * Make an element a thing: `<button type="button" {...thing(seen, "D2")}>`. The frame then does everything: a press
 * touches it, opens the menu of what can be done with it, or says why nothing can; a drag carries it to another thing;
 * pointing at it, the focus on it, a long press show it at reading size. Where it is only a word (`still`) it is no
 * target: each thing is one once.
 */
export function thing(props: BoardProps, id: string, { still = false } = {}): Mark {
  return { "data-thing": id, ...standing(props, id, still) };
}

/** The same of a seat, where its face stands. */
export function person(props: BoardProps, seat: string, { still = false } = {}): Mark {
  return { "data-person": seat, ...standing(props, seat, still) };
}

function standing(props: BoardProps, id: string, still: boolean): Mark {
  const state = still ? "closed" : (props.targets?.of(id) ?? "closed");
  const mark: Mark = {};
  if (state !== "closed") {
    mark["data-target"] = state;
    mark["aria-pressed"] = state === "chosen";
  }
  if (props.marked.includes(id)) mark["data-marked"] = "";
  return mark;
}

/** One of several copies of a card in the hand: as many of them count as chosen as were chosen. */
export function heldCard(props: BoardProps, card: string, copy: number, { still = false } = {}): Mark {
  const mark = thing(props, card, { still });
  if (!mark["data-target"]) return mark;
  const chosen = mark["data-target"] === "chosen" || copy < (props.targets?.count(card) ?? 0);
  return { ...mark, "data-target": chosen ? "chosen" : "open", "aria-pressed": chosen };
}

/** Press a thing: a target is touched, anything else is looked at. */
export function press(props: BoardProps, id: string): void {
  if (props.targets && props.targets.of(id) !== "closed") props.targets.touch(id);
  else props.inspect(id);
}

/** The classes of a thing as it stands to the question. */
export function classes(props: BoardProps, id: string): string {
  const state = props.targets?.of(id) ?? "closed";
  const mark = props.marked.includes(id) ? " marked" : "";
  return (state === "closed" ? "" : `target-${state}`) + mark;
}
