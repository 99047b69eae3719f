/** The reader's language, the client's own messages in it, and the messages of games as they are needed. */
import type { FluentBundle } from "@fluent/bundle";
import { api } from "$lib/server/api";
import { bundleOf } from "./texts";
import { Voice } from "./voice";

export const LANGUAGES = ["en", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

const own = import.meta.glob<string>("../../locale/*.ftl", { query: "?raw", import: "default" });
const KEPT = "palazzo-language";

/** The language somebody chose here before, or their browser's, if we speak it. */
function wanted(): Language {
  const kept = localStorage.getItem(KEPT) ?? navigator.language.slice(0, 2);
  return LANGUAGES.find((language) => language === kept) ?? "en";
}

class Speech {
  language = $state<Language>("en");
  /** The house's own voice, once loaded. */
  house = $state.raw<Voice | null>(null);
  private own = "";
  private readonly games = new Map<string, Promise<FluentBundle>>();

  /** Speak this language from now on. */
  async speak(language: Language = wanted()): Promise<void> {
    const load = own[`../../locale/${language}.ftl`];
    if (!load) return;
    this.own = await load();
    this.house = new Voice(bundleOf(language, [this.own]), language);
    this.language = language;
    localStorage.setItem(KEPT, language);
    document.documentElement.lang = language;
  }

  /** The voice of a game in an edition, in the language now spoken. */
  async game(game: string, edition: string): Promise<Voice> {
    const language = this.language;
    const key = `${language}/${game}`;
    const own = this.own;
    let bundle = this.games.get(key);
    if (!bundle) {
      bundle = api.texts(language, game).then((file) => bundleOf(language, [file, own]));
      this.games.set(key, bundle);
      bundle.catch(() => this.games.delete(key));
    }
    return new Voice(await bundle, language, game, edition);
  }
}

export const speech = new Speech();

/** A message of the house. */
export function t(
  message: string,
  facts: Record<string, string | number | boolean | string[]> = {},
  part = "",
): string {
  return speech.house?.say(message, facts, part) ?? "";
}
