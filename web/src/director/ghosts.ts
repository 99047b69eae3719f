/** What moves is a likeness: things themselves stay where the page has laid them, and are only hidden meanwhile. */
import type { Box, Found } from "./places";

const MARKS = [
  "id",
  "data-thing",
  "data-person",
  "data-zone",
  "data-target",
  "data-option",
  "role",
  "tabindex",
  "name",
  "for",
];

/**
 * Take away whatever an element is found by. A drawing keeps its names: its parts are clipped and filled by them, also
 * when what it is a likeness of has gone.
 */
export function unmarked(node: Element): Element {
  for (const name of MARKS) if (name !== "id" || !(node instanceof SVGElement)) node.removeAttribute(name);
  for (const { name } of [...node.attributes]) if (name.startsWith("aria-")) node.removeAttribute(name);
  return node;
}

/**
 * A likeness of an element, as large as it is on the screen, at the corner of the window. It stands among empty
 * likenesses of what it lies in, so that their colours and rules hold for it as well.
 */
export function likeness({ element, box }: Found): HTMLElement {
  const drawn = element instanceof SVGElement ? (element.ownerSVGElement ?? element) : element;
  const copy = unmarked(drawn.cloneNode(true) as Element) as HTMLElement | SVGElement;
  for (const part of copy.querySelectorAll("*")) unmarked(part);
  const width = drawn instanceof HTMLElement ? drawn.offsetWidth || box.width : box.width;
  const height = drawn instanceof HTMLElement ? drawn.offsetHeight || box.height : box.height;
  // Those it lies in are drawn larger or smaller here as well.
  const zoom = drawn.currentCSSZoom ?? 1;
  Object.assign(copy.style, {
    position: "static",
    inset: "auto",
    margin: "0",
    width: `${width}px`,
    height: `${height}px`,
    transform: `scale(${box.width / width / zoom}, ${box.height / height / zoom})`,
    transformOrigin: "0 0",
    transition: "none",
    animation: "none",
    boxSizing: "border-box",
  });
  let inner: Element = copy;
  for (let around = drawn.parentElement; around && around !== document.body; around = around.parentElement) {
    const shell = unmarked(around.cloneNode(false) as Element) as HTMLElement;
    shell.style.setProperty("display", "contents", "important");
    shell.append(inner);
    inner = shell;
  }
  const ghost = token("likeness", box);
  ghost.append(inner);
  return ghost;
}

/** A token of our own. */
export function token(look: string, size: { width: number; height: number }): HTMLElement {
  const node = document.createElement("div");
  node.className = `director-ghost director-${look}`;
  node.style.width = `${size.width}px`;
  node.style.height = `${size.height}px`;
  return node;
}

const SIZES: Record<string, [width: number, height: number]> = {
  card: [116, 150],
  paper: [74, 46],
  face: [46, 46],
  blame: [20, 22],
  money: [34, 20],
  votes: [22, 14],
  cards: [26, 37],
  units: [20, 20],
  die: [34, 34],
  stamp: [64, 78],
  mark: [58, 58],
  seal: [40, 40],
  boy: [22, 30],
  carpet: [58, 18],
};

/** A token by its look. */
export function tokenOf(look: string): HTMLElement {
  const [width, height] = SIZES[look] ?? [40, 40];
  return token(SIZES[look] ? look : "paper", { width, height });
}

/** A card with a back and, for those who know it, a face. */
export function cardToken(face: ((at: HTMLElement) => void) | null): HTMLElement {
  const card = tokenOf("card");
  const turning = document.createElement("div");
  turning.className = "turning";
  const back = document.createElement("i");
  back.className = "back";
  turning.append(back);
  if (face) {
    const front = document.createElement("b");
    front.className = "front";
    face(front);
    for (const part of front.querySelectorAll("*")) unmarked(part);
    turning.append(front);
  }
  card.append(turning);
  return card;
}

/** The six faces of a die, as where its dots are in a grid of three by three. */
const DOTS = [[], [4], [2, 6], [2, 4, 6], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/** Have a die show a number. */
export function showDie(die: HTMLElement, number: number): void {
  die.replaceChildren(
    ...Array.from({ length: 9 }, (_, at) => {
      const spot = document.createElement("i");
      if (DOTS[number]?.includes(at)) spot.className = "dot";
      return spot;
    }),
  );
}

/** Lay a ghost so that it covers a box with its middle in the box's, scaled. */
export function laid(ghost: { width: number; height: number }, to: Box, scale: number, lift = 0): string {
  const x = to.x + to.width / 2 - ghost.width / 2;
  const y = to.y + to.height / 2 - ghost.height / 2 - lift;
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})`;
}
