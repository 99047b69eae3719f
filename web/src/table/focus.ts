/** Where the keyboard goes in the bar. */

function shown(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility());
}

/** The first thing that answers the question; where nothing is asked, the sentence that says why. */
export function barStart(): HTMLElement | undefined {
  return shown("#bar .answers button:enabled") ?? shown("#bar .ask");
}
