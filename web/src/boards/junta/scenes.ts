/**
 * Which scene the stage shows: by the question being answered, else by what lies on the table, else by the phase.
 *
 * A scene is a folder in `scenes/` with a `Scene.svelte`; what few see or only late is brought when it is wanted
 * (`Later.svelte`). A question that is asked in any phase (a card, a deal) leaves
 * the stage as it is.
 */
import type { Component } from "svelte";
import type { BoardProps } from "../board";
import Bank from "./scenes/bank/Scene.svelte";
import Budget from "./scenes/budget/Scene.svelte";
import Chamber from "./scenes/chamber/Scene.svelte";
import Coup from "./scenes/coup/Scene.svelte";
import Exile from "./scenes/exile/Later.svelte";
import Government from "./scenes/government/Scene.svelte";
import Night from "./scenes/night/Scene.svelte";
import Rest from "./scenes/rest/Scene.svelte";
import Sides from "./scenes/sides/Later.svelte";
import Wall from "./scenes/wall/Later.svelte";
import { paperOf, readingOf, tableOf } from "./table";

export type SceneName =
  "chamber" | "government" | "budget" | "night" | "bank" | "exile" | "coup" | "sides" | "wall" | "rest";

/** The scene of each question; `here`: it is answered in whatever scene is on. */
export const SCENE_OF_PROMPT: Record<string, SceneName | "here"> = {
  nominate: "chamber",
  vote: "chamber",
  "stand-or-refuse": "chamber",
  "break-tie": "chamber",
  "react-P2": "chamber",
  "react-V12": "chamber",
  "react-VR": "chamber",
  appoint: "government",
  cousin: "government",
  "resign-now": "night",
  "budget-piles": "budget",
  "budget-sums": "budget",
  "keep-note": "budget",
  "force-budget": "budget",
  "react-P4R": "budget",
  "choose-location": "night",
  "declare-attempts": "night",
  burgled: "night",
  "react-P6R": "night",
  "bank-business": "bank",
  "return-home": "exile",
  "confirm-return": "exile",
  "kill-returner": "exile",
  "grant-conduct": "exile",
  "react-EXR": "exile",
  "start-coup": "coup",
  movement: "coup",
  "cousin-moves": "coup",
  "move-units": "coup",
  "helicopter-flight": "coup",
  "land-unit": "coup",
  "place-unit": "coup",
  "place-units": "coup",
  "bribe-units": "coup",
  "police-reaction": "coup",
  "declare-fire": "coup",
  bombard: "coup",
  "order-battles": "coup",
  volley: "coup",
  "choose-losses": "coup",
  "let-stay": "coup",
  retreat: "coup",
  "let-in": "coup",
  "agree-outcome": "coup",
  "choose-side": "sides",
  "junta-vote": "wall",
  "junta-tie": "wall",
  "firing-squad": "wall",
  "react-P9R": "wall",
  pay: "here",
  "discard-excess": "here",
  "discard-cash": "here",
  "lose-influence": "here",
  "play-any": "here",
  "play-or-pass": "here",
  "may-resign": "here",
  "may-return": "here",
  "may-flee": "here",
  "propose-outcome": "here",
  "make-offer": "here",
  "answer-offer": "here",
  "withdraw-offer": "here",
};

/** The scene of each phase of the year, while nothing else is decided. */
export const SCENE_OF_PHASE: Record<string, SceneName> = {
  draw: "rest",
  government: "government",
  aid: "budget",
  budget: "budget",
  locations: "night",
  attempts: "night",
  bank: "bank",
  coup: "coup",
  aftermath: "wall",
};

const SCENES: Record<SceneName, Component> = {
  chamber: Chamber,
  government: Government,
  budget: Budget,
  night: Night,
  bank: Bank,
  exile: Exile,
  coup: Coup,
  sides: Sides,
  wall: Wall,
  rest: Rest,
};

/** The scene a view is in. */
export function sceneOf(seen: Pick<BoardProps, "view" | "question">): SceneName {
  const asked = SCENE_OF_PROMPT[seen.question?.prompt ?? ""];
  if (asked !== undefined && asked !== "here") return asked;
  const table = tableOf(seen.view);
  const reading = readingOf(seen.view);
  if (paperOf(table, "ballot") || paperOf(table, "election")) return "chamber";
  if (reading.sides) return "sides";
  if (table.facts.coup !== null) return "coup";
  if (paperOf(table, "attempts")) return "night";
  return SCENE_OF_PHASE[reading.year?.phases[table.facts.phase - 1] ?? ""] ?? "rest";
}

/** The hand is folded to titles there, unless the plan has room enough above a whole one. */
export function isLow(seen: Pick<BoardProps, "view" | "question" | "room">): boolean {
  // The stage changes with its window, and then this is asked again.
  const roomy = seen.room.width > 0 && window.innerWidth >= 1360 && window.innerHeight >= 840;
  return !roomy && ["coup", "sides", "wall"].includes(sceneOf(seen));
}

/** The component of a scene. */
export function componentOf(scene: SceneName): Component {
  return SCENES[scene];
}
