/** What stands out in a match: flags on the track of a replay, and marks on the chart of the front page. */
import broken from "pictogram:broken-heart";
import bankrupt from "pictogram:top-hat";
import bank from "pictogram:bank";
import coup from "pictogram:star-flag";
import crown from "pictogram:laurel-crown";
import deal from "pictogram:shaking-hands";
import enacted from "pictogram:stamper";
import killed from "pictogram:pistol-gun";
import lens from "pictogram:magnifying-glass";
import sacked from "pictogram:boots";
import stagnation from "pictogram:greek-temple";
import type { ReplayInfo } from "$lib/server/types";

export interface Flag {
  /** The drawing on it. */
  drawing: string;
  tone: "good" | "bad" | "calm";
  /** It stands on the chart too: across it, or on the line of the seat it befell. */
  chart?: "across" | "on-line";
}

/** Of every game: what was agreed, and whose word was broken. */
const COMMON: Record<string, Flag> = {
  "deal-struck": { drawing: deal, tone: "good" },
  "promise-broken": { drawing: broken, tone: "bad" },
};

/** By game and event. */
export const FLAGS: Record<string, Record<string, Flag>> = {
  "final-decrees": {
    enacted: { drawing: enacted, tone: "good", chart: "across" },
    stagnation: { drawing: stagnation, tone: "bad", chart: "across" },
    investigates: { drawing: lens, tone: "calm" },
  },
  junta: {
    inaugurated: { drawing: crown, tone: "good", chart: "across" },
    coup: { drawing: coup, tone: "bad", chart: "across" },
    killed: { drawing: killed, tone: "bad" },
    banking: { drawing: bank, tone: "calm" },
  },
  "last-will": {
    sacked: { drawing: sacked, tone: "bad", chart: "on-line" },
    "goes-bankrupt": { drawing: bankrupt, tone: "good", chart: "across" },
  },
};

/** The events with which a new box of the track begins. */
export const CHAPTERS: Record<string, readonly string[]> = {
  "final-decrees": ["turn-begins"],
  junta: ["phase", "coup-phase"],
  "last-will": ["round-begins", "turn-begins"],
};

/** The flag of an event, if it has any. */
export function flagOf(game: string, event: string): Flag | undefined {
  return FLAGS[game]?.[event] ?? COMMON[event];
}

export interface Mark extends Flag {
  turn: number;
  /** What happened, as the log has it. */
  line: { event: string };
  /** Whom it befell, if it stands on a line. */
  seat: string;
}

/** What is marked on a chart: across it, or on the lines. */
export function marksOf(replay: Pick<ReplayInfo, "game" | "log">, where: Flag["chart"]): Mark[] {
  return replay.log.flatMap((line) => {
    const flag = flagOf(replay.game, line.event);
    if (!flag || flag.chart !== where) return [];
    const { turn, event, facts } = line;
    return [{ ...flag, turn, line: { ...facts, event }, seat: String(facts.seat ?? "") }];
  });
}
