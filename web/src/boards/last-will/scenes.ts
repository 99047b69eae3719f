/**
 * Which scene stands on the stage: by what is asked, else by the phase. One table: every prompt of the game has its
 * scene, and a test names those that have none.
 */
import type { Component } from "svelte";
import Actions from "./scenes/Actions.svelte";
import Decks from "./scenes/Decks.svelte";
import Errands from "./scenes/Errands.svelte";
import Keep from "./scenes/Keep.svelte";
import Market from "./scenes/Market.svelte";
import Plans from "./scenes/Plans.svelte";
import Wills from "./scenes/Wills.svelte";

export interface Scene {
  Scene: Component;
  /** It answers its question itself, of whatever kind: no paper of the frame is laid on the stage. */
  answers?: boolean;
  /** My own board lies in it, and need not lie at the foot. */
  estate?: boolean;
}

/** By the prompt of the question; what is asked in the middle of a play, or of a job, leaves the scene of the phase. */
export const BY_PROMPT: Readonly<Record<string, Scene>> = {
  "choose-will": { Scene: Wills },
  "agree-will": { Scene: Wills },
  "bar-plan": { Scene: Plans },
  "choose-plan": { Scene: Plans },
  "name-decks": { Scene: Decks, answers: true },
  "choose-errand": { Scene: Errands },
  "arrange-market": { Scene: Market, answers: true },
  "swap-market": { Scene: Market },
  "keep-first-cards": { Scene: Keep, answers: true },
  "keep-drawn": { Scene: Keep, answers: true },
  "discard-surplus": { Scene: Keep, answers: true },
  "choose-action": { Scene: Actions, estate: true },
  "card-sale": { Scene: Actions, estate: true },
  "choose-demotion": { Scene: Actions, estate: true },
};

/** What is asked in the middle of something: the scene of the phase stays, and its things answer it. */
export const STAYS: readonly string[] = ["declare-play", "declare-sale"];

/** By the phase, while nothing is asked of me. */
export const BY_PHASE: Readonly<Record<string, Scene>> = {
  preparation: { Scene: Wills },
  planning: { Scene: Plans },
  errands: { Scene: Errands },
  actions: { Scene: Actions, estate: true },
  end: { Scene: Actions, estate: true },
};

/** The scene of a question, or of the phase. */
export function sceneOf(prompt: string | null, phase: string): Scene {
  const asked = prompt === null ? undefined : BY_PROMPT[prompt];
  return asked ?? BY_PHASE[phase] ?? { Scene: Errands };
}

/** The scene of this question answers it. */
export function answeredOnStage(prompt: string): boolean {
  return BY_PROMPT[prompt]?.answers ?? false;
}
