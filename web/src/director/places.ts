/** Where things are: the frame marks zones, people and things, and the director finds them by their marks. */

const SEAT = /^s\d$/;
/** Where a thing is looked for first; what lies beside the table (log, talk, deals) is only named there. */
const FOR_THINGS = ["stage", "hand", "ribbon", "people", "prompt", "sheet"];
const FOR_PEOPLE = ["people", "stage", "ribbon"];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Found {
  element: HTMLElement | SVGElement;
  box: Box;
}

/** The places of a page, as far as they can be seen. */
export class Places {
  constructor(
    private readonly root: ParentNode,
    private readonly you: () => string | null,
  ) {}

  /** The first of some places that is to be seen; if none is, the first whose whole is. */
  find(places: string | null): Found | null {
    const named = places?.split("|").map((one) => one.trim()) ?? [];
    return first(named, (one) => this.exactly(one)) ?? first(named, (one) => this.wholeOf(one));
  }

  /** The same, or the middle of the stage. */
  somewhere(places: string | null): Found | null {
    return this.find(places) ?? this.zone("stage");
  }

  /** What pans in its window, where a stage does. */
  panned(): Element | null {
    return this.root.querySelector("[data-pan] > *");
  }

  zone(name: string): Found | null {
    return seen(this.root.querySelector(`[data-zone="${CSS.escape(name)}"]`));
  }

  private exactly(name: string): Found | null {
    const [zone, id] = name.includes("/") ? (name.split("/", 2) as [string, string]) : ["", name];
    return id.startsWith("zone:") ? this.zone(id.slice(5)) : this.marked(id, zone);
  }

  /** What a part is a part of: "blame:NAV" of NAV, my hand of the zone it lies in, everyone else's of them. */
  private wholeOf(name: string): Found | null {
    const colon = name.indexOf(":");
    if (colon < 0 || name.startsWith("zone:")) return null;
    const whole = name.slice(colon + 1);
    if (name.startsWith("hand:") && whole === this.you()) return this.zone("hand") ?? this.zone("sheet");
    return this.exactly(whole) ?? this.wholeOf(whole);
  }

  private marked(id: string, zone: string): Found | null {
    const mark = SEAT.test(id) ? "person" : "thing";
    const order = zone ? [zone] : mark === "person" ? FOR_PEOPLE : FOR_THINGS;
    let best: Found | null = null;
    let rank = order.length + 1;
    const named = CSS.escape(id);
    for (const element of this.root.querySelectorAll(`[data-${mark}="${named}"], [data-part="${named}"]`)) {
      const at = element.closest("[data-zone]")?.getAttribute("data-zone") ?? "";
      const place = order.indexOf(at);
      const mine = place >= 0 ? place : zone || at === "side" ? order.length + 1 : order.length;
      if (mine >= rank) continue;
      const found = seen(element);
      if (found) [best, rank] = [found, mine];
    }
    return best;
  }
}

function first<T>(names: string[], find: (name: string) => T | null): T | null {
  for (const name of names) {
    const found = find(name);
    if (found !== null) return found;
  }
  return null;
}

/** An element with its box, if it is laid out at all; one that lies outside its zone is met at the zone's edge. */
function seen(element: Element | null): Found | null {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  if (!width || !height) return null;
  const zone = element.parentElement?.closest("[data-zone]")?.getBoundingClientRect();
  const around = zone ?? new DOMRect(0, 0, innerWidth, innerHeight);
  return {
    element,
    box: {
      x: within(x, width, around.left, around.right),
      y: within(y, height, around.top, around.bottom),
      width,
      height,
    },
  };
}

/** Where something of this length begins, if at least its middle is to lie in between. */
function within(at: number, length: number, from: number, to: number): number {
  return Math.min(Math.max(at, from - length / 2), Math.max(from, to - length / 2));
}

/** The middle of a box. */
export function middle(box: Box): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
