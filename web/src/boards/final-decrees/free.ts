/** Where the floor is free: for a notice, a plant, a planet. */
import { covered, type Box, type Floor } from "./layout";

function overlap(a: Box, b: Box): boolean {
  return a.x + a.width > b.x && b.x + b.width > a.x && a.y + a.height > b.y && b.y + b.height > a.y;
}

/** Everything that lies on the floor, with a little air around it. */
export function taken(floor: Floor, air = 14): Box[] {
  const wider = (box: Box): Box => ({
    x: box.x - air,
    y: box.y - air,
    width: box.width + 2 * air,
    height: box.height + 2 * air + 6,
  });
  return [...floor.desks.map(wider), ...floor.carpets.flatMap((carpet) => covered(carpet).map(wider))];
}

/** A free place of this size, as far right and up as there is one. */
export function freePlace(
  used: readonly Box[],
  size: { width: number; height: number },
  room: { width: number; height: number },
): Box | null {
  const edge = 16;
  const step = 12;
  for (let y = edge; y + size.height <= room.height - edge; y += step)
    for (let x = room.width - edge - size.width; x >= edge; x -= step) {
      const box = { x, y, ...size };
      if (!used.some((one) => overlap(one, box))) return box;
    }
  return null;
}

/** Corners and edges that are free for something as large. */
export function freeCorners(
  used: readonly Box[],
  size: number,
  room: { width: number; height: number },
): { x: number; y: number; size: number }[] {
  const edge = 14;
  const [right, bottom] = [room.width - edge - size, room.height - edge - size];
  const corners = [
    [right, bottom],
    [edge, edge],
    [right, edge],
    [edge, bottom],
  ] as const;
  return corners
    .filter(([x, y]) => !used.some((one) => overlap(one, { x, y, width: size, height: size })))
    .map(([x, y]) => ({ x, y, size }));
}
