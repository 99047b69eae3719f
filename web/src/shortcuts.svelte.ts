/** Keys of one letter: a help to some, a trap for who speaks to their machine, so they can be switched off. */
const KEPT = "palazzo-keys";

class Shortcuts {
  on = $state(typeof localStorage === "undefined" || localStorage.getItem(KEPT) !== "off");

  /** Heed them from now on, or not. */
  heed(on: boolean): void {
    this.on = on;
    localStorage.setItem(KEPT, on ? "on" : "off");
  }
}

export const shortcuts = new Shortcuts();
