/** A round table seen from above: where its chairs stand. */

export interface Spot {
  /** From the middle of the table, to the right and down, in radii of the table. */
  x: number;
  y: number;
  /** How far the chair is turned, in degrees: its back is away from the table. */
  turn: number;
}

/**
 * Where so many chairs stand, clockwise, the first at the foot of the table; `between` turns an even number of them by
 * half a place, so that none stands straight above or below.
 */
export function spots(count: number, away: number, between = false): Spot[] {
  const first = between && count % 2 === 0 ? 180 - 180 / count : 180;
  return Array.from({ length: count }, (_, index) => {
    const turn = first + (360 / count) * index;
    const angle = (turn * Math.PI) / 180;
    return { x: away * Math.sin(angle), y: -away * Math.cos(angle), turn };
  });
}
