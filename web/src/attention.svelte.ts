/** "Your turn": the title and the icon say so; a sound and a notification do, if the person wants them. */
import { t } from "$lib/talk/language.svelte";

const KEPT = "palazzo-attention";

interface Wishes {
  sound: boolean;
  notify: boolean;
}

class Attention {
  wishes = $state<Wishes>({ sound: false, notify: false });
  private called = false;
  private base = "Palazzo";

  constructor() {
    if (typeof localStorage === "undefined") return;
    try {
      Object.assign(this.wishes, JSON.parse(localStorage.getItem(KEPT) ?? "{}"));
    } catch {
      localStorage.removeItem(KEPT);
    }
  }

  /** What the page is called when nobody is called. */
  title(title: string): void {
    this.base = title;
    this.show();
  }

  /** It is my turn, or no longer. */
  call(mine: boolean, what: string, table: string): void {
    if (mine && !this.called && document.hidden) {
      if (this.wishes.sound) chime();
      if (this.wishes.notify && Notification.permission === "granted")
        new Notification(t("your-turn"), { body: what, tag: `palazzo-${table}`, icon: "/icon-192.png" });
    }
    this.called = mine;
    this.show();
  }

  private show(): void {
    document.title = this.called ? `▸ ${t("your-turn")} · ${this.base}` : this.base;
    const icon = document.getElementById("favicon") as HTMLLinkElement | null;
    const href = this.called ? "/favicon-turn.svg" : "/favicon.svg";
    if (icon && icon.getAttribute("href") !== href) icon.href = href;
  }

  async wish(name: keyof Wishes, on: boolean): Promise<void> {
    if (name === "notify" && on && (await Notification.requestPermission()) !== "granted") return;
    this.wishes[name] = on;
    localStorage.setItem(KEPT, JSON.stringify(this.wishes));
    if (name === "sound" && on) chime();
  }
}

/** Two soft strokes of a desk bell. */
function chime(): void {
  const audio = new AudioContext();
  for (const [delay, pitch] of [
    [0, 880],
    [0.18, 1320],
  ] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, audio.currentTime + delay);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + delay + 0.7);
    tone.connect(volume).connect(audio.destination);
    tone.start(audio.currentTime + delay);
    tone.stop(audio.currentTime + delay + 0.75);
  }
}

export const attention = new Attention();
