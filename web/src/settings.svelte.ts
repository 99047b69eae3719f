/** How somebody likes the house: kept in this browser, and with their identity at the server, in all browsers alike. */
import { api } from "$lib/server/api";
import type { PersonSettings } from "$lib/server/types";

export const THEMES = ["auto", "light", "dark"] as const;
export const PACES = ["calm", "brisk", "at-once"] as const;
export const SIZES = [100, 112, 125] as const;
/** All windows. */
export const ALL = "*";

const KEPT = "palazzo-settings";
const USUAL_SIZE = 16;
const USUAL: PersonSettings = {
  pace: "brisk",
  sound: true,
  theme: "auto",
  text_size: 100,
  always_ask: [],
  never_ask: [],
};

/** What was kept, as far as it makes sense. */
export function read(text: string | null): PersonSettings {
  let found: Partial<Record<keyof PersonSettings, unknown>> = {};
  try {
    found = (JSON.parse(text ?? "{}") ?? {}) as typeof found;
  } catch {
    return { ...USUAL };
  }
  const words = (value: unknown) => (Array.isArray(value) ? value.filter((one) => typeof one === "string") : []);
  return {
    pace: PACES.find((one) => one === found.pace) ?? USUAL.pace,
    theme: THEMES.find((one) => one === found.theme) ?? USUAL.theme,
    sound: typeof found.sound === "boolean" ? found.sound : USUAL.sound,
    text_size: SIZES.find((one) => one === found.text_size) ?? USUAL.text_size,
    always_ask: words(found.always_ask),
    never_ask: words(found.never_ask),
  };
}

class Settings {
  wishes = $state.raw<PersonSettings>({ ...USUAL });
  private night: MediaQueryList | null = null;

  /** Read what was kept here, and make the page look so. */
  begin(): void {
    this.wishes = read(localStorage.getItem(KEPT));
    this.night = window.matchMedia("(prefers-color-scheme: dark)");
    this.night.addEventListener("change", () => this.show());
    this.show();
  }

  /** Somebody is known here: what they wish is kept with them. */
  async fetch(): Promise<void> {
    this.take(await api.settings());
  }

  /** Wish for something else from now on. */
  async wish(part: Partial<PersonSettings>, known: boolean): Promise<void> {
    this.take({ ...this.wishes, ...part });
    if (known) this.take(await api.keepSettings(this.wishes));
  }

  private take(wishes: PersonSettings): void {
    this.wishes = wishes;
    localStorage.setItem(KEPT, JSON.stringify(wishes));
    this.show();
  }

  private show(): void {
    const { theme, text_size: size } = this.wishes;
    const root = document.documentElement;
    const dark = theme === "dark" || (theme !== "light" && this.night?.matches === true);
    root.dataset.theme = dark ? "dark" : "light";
    root.style.fontSize = `${((size ?? 100) * USUAL_SIZE) / 100}px`;
  }
}

export const settings = new Settings();
