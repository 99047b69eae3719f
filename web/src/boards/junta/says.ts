/** What the prompt says of an answer in the making, scene by scene. */
import type { BoardProps, Said } from "../board";
import type { Question } from "$lib/server/types";
import { saysOfNotes } from "./laid/says";
import { saysOfTheBank } from "./scenes/bank/says";
import { saysOfTheBudget } from "./scenes/budget/says";
import { saysOfTheChamber } from "./scenes/chamber/says";
import { saysOfTheCoup } from "./scenes/coup/says";
import { saysOfTheGovernment } from "./scenes/government/says";
import { saysOfTheNight } from "./scenes/night/says";
import { isPlay, tableOf } from "./table";

const WAITING = ["choose-location", "declare-attempts", "keep-note", "bombard"];

/** What cannot be taken back is not sent by the last touch, but from the prompt. */
export function waits(question: Question): boolean {
  return WAITING.includes(question.prompt);
}

const SCENES = [
  saysOfTheCoup,
  saysOfTheChamber,
  saysOfTheGovernment,
  saysOfTheBudget,
  saysOfTheNight,
  saysOfTheBank,
  saysOfNotes,
];

/** Where cards may be played, they glow in the hand: the one button is to let it pass. */
function onlyPass({ question, room, view }: BoardProps): Said | null {
  if (question?.kind !== "pick" || question.options[0] !== "pass") return null;
  const hand = tableOf(view).yours.hand ?? [];
  if (!question.options.slice(1).every((option) => hand.some((card) => isPlay(option, card)))) return null;
  return room.small && question.options.length < 3 ? null : { only: "pass" };
}

/** The first scene that has something to say. */
export function says(seen: BoardProps): Said | null {
  const pass = onlyPass(seen);
  for (const scene of SCENES) {
    const said = scene(seen);
    if (said) return { ...pass, ...said };
  }
  return pass;
}
