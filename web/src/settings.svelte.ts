/** How somebody likes the house: kept in this browser, and with their name at the server where it keeps such things. */

export const THEMES = ["system", "light", "dark"] as const;
export const SIZES = ["normal", "large", "largest"] as const;
export const PACES = ["calm", "brisk", "at-once"] as const;

export interface Wishes {
  theme: (typeof THEMES)[number];
  size: (typeof SIZES)[number];
  pace: (typeof PACES)[number];
  /** Sounds of what happens on the stage. */
  sound: boolean;
  /** Prompts one wants to be asked always, though only one answer is left. */
  ask: string[];
}

const KEPT = "palazzo-settings";
const PIXELS = { normal: "16px", large: "18px", largest: "20px" };
const USUAL: Wishes = { theme: "system", size: "normal", pace: "calm", sound: true, ask: [] };

/** What was kept, as far as it makes sense. */
export function read(text: string | null): Wishes {
  try {
    const found = JSON.parse(text ?? "{}") as Partial<Record<keyof Wishes, unknown>>;
    const one = <T extends string>(value: unknown, all: readonly T[], usual: T): T =>
      all.find((name) => name === value) ?? usual;
    return {
      theme: one(found.theme, THEMES, USUAL.theme),
      size: one(found.size, SIZES, USUAL.size),
      pace: one(found.pace, PACES, USUAL.pace),
      sound: typeof found.sound === "boolean" ? found.sound : USUAL.sound,
      ask: Array.isArray(found.ask) ? found.ask.filter((name) => typeof name === "string") : [],
    };
  } catch {
    return { ...USUAL };
  }
}

class Settings {
  wishes = $state<Wishes>({ ...USUAL });
  private night: MediaQueryList | null = null;

  /** Read what was kept, and make the page look so. */
  begin(): void {
    this.wishes = read(localStorage.getItem(KEPT));
    this.night = window.matchMedia("(prefers-color-scheme: dark)");
    this.night.addEventListener("change", () => this.show());
    this.show();
  }

  /** Wish for something else from now on. */
  wish(part: Partial<Wishes>): void {
    this.wishes = { ...this.wishes, ...part };
    localStorage.setItem(KEPT, JSON.stringify(this.wishes));
    this.show();
  }

  private show(): void {
    const { theme, size } = this.wishes;
    const root = document.documentElement;
    root.dataset.theme = theme === "system" ? (this.night?.matches ? "dark" : "light") : theme;
    root.style.fontSize = PIXELS[size];
  }
}

export const settings = new Settings();
