import { t } from "$lib/talk/language.svelte";

/** A chair at the table one sits down at, as it is shown. */
export interface Chair {
  seat: string;
  kind: "person" | "bot" | "invited" | "open";
  name: string;
  face: string;
  title: string;
  /** The line below the title. */
  below: string;
  ready?: boolean;
  away?: boolean;
  /** Pressing it sits down. */
  join?: boolean;
}

/** Who shall sit in a chair: what its paper is answered with. */
export type Wish =
  { kind: "friend"; name: string } | { kind: "bot"; level: string; temper?: string } | { kind: "open" };

/** A bot as the server is asked for it: its level and, unless it is to be drawn, its temperament. */
export const botOf = (wish: { level: string; temper?: string }): string =>
  wish.temper ? `${wish.level}:${wish.temper}` : wish.level;

/** What a bot is, in words: how much it thinks, and what it is like. */
export function natureOf(level: string | null | undefined, temper?: string): string {
  const bot = t("chair-bot", { level: t(`level-${level ?? ""}`) });
  return temper ? `${bot}, ${t(`temper-${temper}`)}: ${t(`temper-${temper}`, {}, "help")}` : bot;
}
