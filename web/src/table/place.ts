/** Where a small paper stands that is about something on the table: beside it, never over it, always in the window. */

export interface Spot {
  left: number;
  top: number;
  /** On which side of the thing it stands. */
  side: "right" | "left" | "below" | "above" | "over";
}

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 10;
const EDGE = 6;

/**
 * The box of a thing a paper stands beside, with what must stay readable: of one in the hand the prompt above it, of one
 * that lies on something (`data-bearer`) the whole width of that.
 */
export function boxOf(thing: HTMLElement): Area {
  const box = thing.getBoundingClientRect();
  const bearer = thing.parentElement?.closest("[data-bearer]")?.getBoundingClientRect();
  if (bearer) return { x: bearer.x, y: box.y, width: bearer.width, height: box.height };
  const prompt = thing.closest("[data-zone=hand]") ? document.querySelector("[data-zone=prompt]") : null;
  const above = prompt?.getBoundingClientRect();
  if (!above?.height || above.top >= box.top) return box;
  return { x: box.x, y: above.top, width: box.width, height: box.bottom - above.top };
}

/** The first side with room enough, of those asked for; else as near as the window lets it be. */
export function beside(
  thing: Area,
  paper: { width: number; height: number },
  window: Area,
  sides: ("right" | "left" | "below" | "above")[] = ["right", "left", "above", "below"],
): Spot {
  const right = window.x + window.width - EDGE;
  const bottom = window.y + window.height - EDGE;
  const inX = (x: number) => Math.max(window.x + EDGE, Math.min(x, right - paper.width));
  const inY = (y: number) => Math.max(window.y + EDGE, Math.min(y, bottom - paper.height));
  const middleX = inX(thing.x + thing.width / 2 - paper.width / 2);
  const middleY = inY(thing.y + thing.height / 2 - paper.height / 2);
  const spots: Record<string, Spot & { fits: boolean }> = {
    right: {
      side: "right",
      left: thing.x + thing.width + GAP,
      top: middleY,
      fits: thing.x + thing.width + GAP + paper.width <= right,
    },
    left: {
      side: "left",
      left: thing.x - GAP - paper.width,
      top: middleY,
      fits: thing.x - GAP - paper.width >= window.x + EDGE,
    },
    below: {
      side: "below",
      left: middleX,
      top: thing.y + thing.height + GAP,
      fits: thing.y + thing.height + GAP + paper.height <= bottom,
    },
    above: {
      side: "above",
      left: middleX,
      top: thing.y - GAP - paper.height,
      fits: thing.y - GAP - paper.height >= window.y + EDGE,
    },
  };
  for (const side of sides) {
    const spot = spots[side];
    if (spot?.fits) return { left: spot.left, top: spot.top, side: spot.side };
  }
  return { left: middleX, top: middleY, side: "over" };
}
