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

  /** The first of some places that is to be seen. */
  find(places: string | null): Found | null {
    for (const one of places?.split("|") ?? []) {
      const found = this.named(one.trim());
      if (found) return found;
    }
    return null;
  }

  /** The same, or the middle of the stage. */
  somewhere(places: string | null): Found | null {
    return this.find(places) ?? this.zone("stage");
  }

  zone(name: string): Found | null {
    return seen(this.root.querySelector(`[data-zone="${CSS.escape(name)}"]`));
  }

  private named(name: string): Found | null {
    const [zone, id] = name.includes("/") ? (name.split("/", 2) as [string, string]) : ["", name];
    if (id.startsWith("zone:")) return this.zone(id.slice(5));
    const marked = this.marked(id, zone);
    if (marked) return marked;
    const colon = id.indexOf(":");
    if (colon < 0) return null;
    const whole = id.slice(colon + 1);
    if (id.startsWith("hand:") && whole === this.you()) return this.zone("hand") ?? this.zone("sheet");
    return this.named(zone ? `${zone}/${whole}` : whole);
  }

  private marked(id: string, zone: string): Found | null {
    const mark = SEAT.test(id) ? "person" : "thing";
    const order = zone ? [zone] : mark === "person" ? FOR_PEOPLE : FOR_THINGS;
    let best: Found | null = null;
    let rank = order.length + 1;
    for (const element of this.root.querySelectorAll(`[data-${mark}="${CSS.escape(id)}"]`)) {
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

/** An element with its box, if any of it is in the window. */
function seen(element: Element | null): Found | null {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  const inside = width > 0 && height > 0 && x < innerWidth && y < innerHeight && x + width > 0 && y + height > 0;
  return inside ? { element, box: { x, y, width, height } } : null;
}

/** The middle of a box. */
export function middle(box: Box): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
