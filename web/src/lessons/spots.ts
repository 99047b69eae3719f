/** Where on the page the usher points, and where he and what he says find room. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** How a beat is laid out: what he says, he himself if there is room, and where his finger is. */
export interface Spot {
  say: Box;
  usher: Box | null;
}

const MARGIN = 12;
/** So far from what it points at a finger stops. */
const BESIDE = 8;
const PAD = 6;
/** Parts of the frame in which something is to be found: lit as a whole only where nothing in them is. */
const PARTS = ["hand", "prompt", "stage", "people", "side", "ribbon"];
/** What lies over the table with buttons in it: the finger stays outside. */
const OVER = "[data-ways], [data-offer-notice]";
const ZONES: Record<string, string[]> = {
  hand: ["hand"],
  prompt: ["prompt", "sheet"],
  stage: ["stage"],
  people: ["people"],
  side: ["side"],
  ribbon: ["ribbon"],
};

/** The elements of a thing, seat or part of the frame that can be seen now, seats among the people first, things on the stage. */
export function seen(point: string, page: ParentNode = document): HTMLElement[] {
  const id = CSS.escape(point);
  const zones = ZONES[point];
  const selectors = zones
    ? zones.map((zone) => `[data-zone=${zone}]`)
    : [
        `[data-zone=people] [data-person="${id}"]`,
        `[data-zone=stage] [data-thing="${id}"]`,
        `[data-zone=hand] :is([data-thing="${id}"], [data-part="${id}"])`,
        `[data-thing="${id}"]`,
        `[data-person="${id}"]`,
        `[data-mark="${id}"]`,
        `[data-part="${id}"]`,
        `[data-word="${id}"]`,
      ];
  // A paper that lies on the table comes before the place where papers are kept.
  if (point === "side") selectors.splice(0, 1, "[data-offer-notice]", ...selectors, "[data-side-sheet]");
  return firstSeen(selectors, page);
}

function firstSeen(selectors: string[], page: ParentNode): HTMLElement[] {
  for (const selector of selectors) {
    const found = [...page.querySelectorAll<HTMLElement>(selector)].filter(isSeen);
    if (found.length) return found.slice(0, 1);
  }
  return [];
}

/**
 * What is to be pressed next to give this answer: the way in a menu or on a paper that is open, else the first thing it
 * names that can be touched now, else its button, else what puts a paper about something else away.
 */
export function nextTo(option: string, page: ParentNode = document): HTMLElement[] {
  const quoted = CSS.escape(option);
  const [verb = "", ...words] = option.split(":");
  const open = (id: string): string[] => {
    const thing = `:is([data-thing="${CSS.escape(id)}"], [data-person="${CSS.escape(id)}"])[data-target=open]`;
    return [`[data-zone=stage] ${thing}`, `[data-zone=hand] ${thing}`, `[data-zone=people] ${thing}`, thing];
  };
  /** A paper from which this answer can be sent; any other has to be put back first. */
  const leads = `:is(:not([data-sends]), [data-sends~="${quoted}"])`;
  return firstSeen(
    [
      `[data-ways] [data-option="${quoted}"]`,
      `[data-ways] [data-verb="${CSS.escape(verb)}"]`,
      `#choices [data-option="${quoted}"]`,
      `:is(dialog[open], [data-deal]) [data-option="${quoted}"]:not(:disabled)`,
      `[data-way-to="${quoted}"]`,
      `[data-choice="${quoted}"]:not([aria-checked=true], :disabled)`,
      `[data-play]${leads} [data-send]:not(:disabled)`,
      `[data-zone=stage] [data-option="${quoted}"]`,
      `[data-arrow="${CSS.escape(words.join(":"))}"][data-target=open]`,
      ...(words.length ? words : [verb]).flatMap(open),
      ...open(verb),
      `#bar [data-option="${quoted}"]`,
      `[data-play]:not(${leads}) [data-let-go]:not(:disabled)`,
    ],
    page,
  );
}

/** The button of an open paper that will send this answer, where the paper has yet to learn what comes of it. */
export function comes(option: string, page: ParentNode = document): HTMLElement[] {
  const paper = `[data-play]:is(:not([data-sends]), [data-sends~="${CSS.escape(option)}"])`;
  return firstSeen([`${paper} [data-send]:disabled`], page);
}

/** Where the question asked is about something else: the card itself, or the list of all choices, where all stands. */
export function elsewhere(option: string, page: ParentNode = document): HTMLElement[] {
  const held = option.split(":").map((word) => `[data-zone=hand] [data-thing="${CSS.escape(word)}"]`);
  return firstSeen([...held, "#choices [data-opening]", "#bar [data-opening]", "#bar [data-all]"], page);
}

/** The button that sends an answer of several parts, once it is whole. */
export function sends(page: ParentNode = document): HTMLElement[] {
  const enabled = "[data-send]:not(:disabled)";
  return firstSeen([`[data-play] ${enabled}`, `[data-paper] ${enabled}`, `#bar ${enabled}`], page);
}

/** Two answers are the same: what is chosen in any order, empty places or none. */
export function same(value: unknown, wanted: unknown): boolean {
  if (Array.isArray(value) && Array.isArray(wanted))
    return value.map(String).sort().join("\n") === wanted.map(String).sort().join("\n");
  if (!isTable(value) || !isTable(wanted)) return value === wanted;
  return [...new Set([...Object.keys(value), ...Object.keys(wanted)])].every((place) =>
    same(value[place] || [], wanted[place] || []),
  );
}

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * What is lit in a beat: what is to be pressed first, then what is spoken of; the parts of the frame only where nothing
 * in them leads on, or an answer is made of several things there (`parts`).
 */
export function lit(next: HTMLElement[], points: string[], parts = false, page: ParentNode = document): HTMLElement[] {
  const named = points
    .filter((point) => parts || !next.length || !PARTS.includes(point))
    .flatMap((point) => seen(point, page));
  // Beside things in it a part of the frame is only named for a telephone, which may not show them.
  const told = named.filter((one) => !one.dataset.zone || !named.some((other) => other !== one && one.contains(other)));
  const around = next.flatMap((one) => one.closest<HTMLElement>(`${OVER}, [data-play]`) ?? []);
  return [...new Set([...next, ...around, ...told])].slice(0, 5);
}

/** What can be touched in a part of the frame that is lit as a whole, or lies there: as little of it is covered as can be. */
export function within(element: HTMLElement): Box[] {
  const found = (selector: string): HTMLElement[] =>
    [...element.querySelectorAll<HTMLElement>(selector)].filter(isSeen);
  const open = found("[data-target=open]");
  return (open.length ? open : found("[data-thing]:not(:has([data-thing]))")).map((one) => one.getBoundingClientRect());
}

/** A list that scrolls shows what is to be pressed. */
export function reveal(element: HTMLElement): void {
  const list = element.closest<HTMLElement>("#choices");
  if (!list) return;
  const [box, around] = [element.getBoundingClientRect(), list.getBoundingClientRect()];
  if (box.top < around.top || box.bottom > around.bottom) element.scrollIntoView({ block: "nearest" });
}

/** A thing with whatever of it hangs over its edge: a person's name, what lies on a desk, the ink at its corner. */
export function whole(element: HTMLElement): Box {
  const stands = "overhangs" in element.dataset ? null : element.parentElement;
  const beside = stands?.matches("[data-whole]")
    ? stands.querySelectorAll<HTMLElement>(":scope > [data-overhangs]")
    : [];
  const boxes = [element, ...element.querySelectorAll<HTMLElement>("[data-thing], [data-overhangs]"), ...beside]
    .map((one) => one.getBoundingClientRect())
    .filter((box) => box.width > 0);
  const x = Math.min(...boxes.map((box) => box.left));
  const y = Math.min(...boxes.map((box) => box.top));
  return inSight(element, {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.right)) - x,
    height: Math.max(...boxes.map((box) => box.bottom)) - y,
  });
}

/** What of a box in a part of the frame is in sight: neither beyond its edge nor under a telephone's sheet. */
export function inSight(element: HTMLElement, box: Box = element.getBoundingClientRect()): Box {
  let { x, y, width, height } = box;
  const [right, bottom] = [x + width, y + height];
  const zone = element.parentElement?.closest<HTMLElement>("[data-zone=hand], [data-pan]")?.getBoundingClientRect();
  const sheet = element.closest("#bar, dialog, [data-ways]") ? null : document.querySelector("[data-zone=sheet]");
  const end = Math.min(bottom, zone?.bottom ?? bottom, sheet?.getBoundingClientRect().top ?? bottom);
  y = Math.max(y, zone?.top ?? y);
  x = Math.max(x, zone?.left ?? x);
  width = Math.max(0, Math.min(right, zone?.right ?? right) - x);
  height = Math.max(0, end - y);
  return { x, y, width, height };
}

function isSeen(element: HTMLElement): boolean {
  if (!element.checkVisibility()) return false;
  const box = inSight(element);
  if (box.width < 4 || box.height < 4) return false;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x > 0 && y > 0 && x < innerWidth && y < innerHeight;
}

/** A box with a little room around it, inside the window. */
export function padded(box: Box, window: Size): Box {
  const x = Math.max(2, box.x - PAD);
  const y = Math.max(2, box.y - PAD);
  return {
    x,
    y,
    width: Math.min(window.width - 2, box.x + box.width + PAD) - x,
    height: Math.min(window.height - 2, box.y + box.height + PAD) - y,
  };
}

/** How much of each other two boxes cover. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** So much of the window a hole may take up before covering some of it matters little. */
const LARGE = 0.22;
const IN_THE_WAY = 60;
/** What he speaks of matters more than what only lies there. */
const SHOWN = 4;
/** What it costs if his arm goes behind his own words, and what a change of place costs. */
const BEHIND = 600;
const MOVING = 300;
/** So near beside him a thing is pointed at badly. */
const NEAR = 190;

/** The straight way from one point to another goes through a box. */
export function passes(from: { x: number; y: number }, to: { x: number; y: number }, box: Box): boolean {
  for (let step = 0; step <= 40; step++) {
    const [x, y] = [from.x + ((to.x - from.x) * step) / 40, from.y + ((to.y - from.y) * step) / 40];
    if (x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height) return true;
  }
  return false;
}

/**
 * Where what he says, of this size, covers nothing he points at, and least of all what is to be pressed. With room at
 * a side he stands below it, where his arm is free; else the words stand alone, above, below or beside. He stays where
 * he is, if he can.
 */
export function laid(
  say: Size,
  usher: Size,
  holes: Box[],
  clear: Box[],
  buttons: Box[],
  window: Size,
  foot: number,
  before: Spot | null = null,
  /** Things in what is lit as a whole. */
  kept: Box[] = [],
  /** The first hole is what is to be pressed: there nothing may lie. */
  pressed = false,
): Spot {
  const floor = Math.min(
    window.height - foot,
    ...clear.filter((box) => box.width > window.width * 0.9 && box.y > MARGIN * 4).map((box) => box.y),
  );
  const fits: { spot: Spot; cost: number }[] = [];
  const weight = (hole: Box, index: number): number => {
    if (pressed && index === 0) return IN_THE_WAY;
    return hole.width * hole.height > LARGE * window.width * window.height ? 0.1 : SHOWN;
  };
  const covered = (box: Box, reached: Box[]): number =>
    holes.reduce((sum, hole, index) => sum + overlap(box, hole) * weight(hole, index), 0) +
    kept.reduce((sum, one) => sum + overlap(box, one), 0) +
    reached.reduce((sum, one) => sum + overlap(box, one) * IN_THE_WAY, 0);
  const add = (spot: Spot, cost: number): void => {
    // He himself lets presses through: he only must not hide a button.
    const hidden = covered(spot.say, clear) + (spot.usher ? covered(spot.usher, buttons) : 0);
    const moved = before && (before.say.x !== spot.say.x || Boolean(before.usher) !== Boolean(spot.usher));
    fits.push({ spot, cost: cost + hidden + (moved ? MOVING : 0) });
  };
  const [hole] = holes;
  const aim = hole && { x: hole.x + hole.width / 2, y: hole.y + hole.height / 2 };
  if (usher.height)
    for (const share of [0.78, 0.22, 0.5]) {
      const centre = window.width * share;
      const x = Math.min(Math.max(centre - say.width / 2, MARGIN), window.width - say.width - MARGIN);
      const stands = { x: centre - usher.width / 2, y: window.height - usher.height, ...usher };
      const spoken = { x, y: stands.y - say.height - 20, ...say };
      if (spoken.y < MARGIN) continue;
      // Of his own drawing, only head and shoulders cover anything.
      const body = { ...stands, x: stands.x + usher.width * 0.26, width: usher.width * 0.48 };
      let cost = share === 0.5 ? 400 : 0;
      if (aim && passes(shoulder(stands), aim, spoken)) cost += BEHIND;
      if (hole && centre > hole.x - NEAR && centre < hole.x + hole.width + NEAR) cost += NEAR;
      if (aim) cost += Math.abs(centre - aim.x) / 50;
      add({ say: spoken, usher: body }, cost);
    }
  const left = (window.width - say.width) / 2;
  const columns = [left, window.width - say.width - MARGIN, MARGIN];
  const lowest = floor - say.height - MARGIN;
  const heights = [lowest, MARGIN * 5, (floor - say.height) / 2, MARGIN];
  if (hole) heights.push(...[hole.y + hole.height + MARGIN, hole.y - say.height - MARGIN].filter((y) => y <= lowest));
  for (const [index, x] of columns.entries())
    for (const y of heights)
      add({ say: { x, y: Math.max(MARGIN, y), ...say }, usher: null }, 900 + index * 20 + (y === MARGIN ? 40 : 0));
  fits.sort((one, other) => one.cost - other.cost);
  const best = fits[0];
  return best ? best.spot : { say: { x: left, y: MARGIN, ...say }, usher: null };
}

/** What lies over the table around a button, if anything does. */
export function over(button: HTMLElement | undefined): HTMLElement | null {
  return button?.closest<HTMLElement>(OVER) ?? null;
}

/** Where a finger that comes straight for the middle of a hole stops: just outside the box around it; nowhere, if it begins in there. */
export function reach(
  from: { x: number; y: number },
  hole: Box,
  around: Box,
): { x: number; y: number; length: number } | null {
  const to = { x: hole.x + hole.width / 2, y: hole.y + hole.height / 2 };
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const enters = (at: number, by: number, low: number, high: number): number =>
    Math.abs(by) < 0.01 ? (at >= low && at <= high ? 0 : Infinity) : Math.min((low - at) / by, (high - at) / by);
  const share = Math.max(
    enters(from.x, dx, around.x - BESIDE, around.x + around.width + BESIDE),
    enters(from.y, dy, around.y - BESIDE, around.y + around.height + BESIDE),
  );
  if (share <= 0 || share >= 1) return null;
  return { x: from.x + dx * share, y: from.y + dy * share, length: Math.hypot(dx, dy) * share };
}

/** Where his arm begins. */
export function shoulder(usher: Box): { x: number; y: number } {
  return { x: usher.x + usher.width / 2, y: usher.y + usher.height * 0.86 };
}

/** What is said, in pieces: plain, and what is marked. There are no other marks. */
export function pieces(said: string): { text: string; mark: "" | "b" | "em" }[] {
  const found: { text: string; mark: "" | "b" | "em" }[] = [];
  for (const part of said.split(/(<b>.*?<\/b>|<em>.*?<\/em>)/)) {
    const marked = /^<(b|em)>(.*)<\/\1>$/.exec(part);
    if (marked) found.push({ text: marked[2] ?? "", mark: marked[1] as "b" | "em" });
    else if (part) found.push({ text: part, mark: "" });
  }
  return found;
}
