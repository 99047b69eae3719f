/** Blame as stains: blots that pile up, each always in its own place and shape. */

export interface Blot {
  path: string;
  x: number;
  y: number;
  turn: number;
  size: number;
}

/** More than so many are not drawn one by one: by then everything is stained. */
export const MOST = 24;

/** A small generator: the same stain has the same blots on every screen. */
function chance(seed: number): () => number {
  let state = seed | 1;
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
    state = Math.imul(state ^ (state >>> 12), 0x297a2d39);
    state ^= state >>> 15;
    return (state >>> 0) / 0x100000000;
  };
}

function seedOf(name: string): number {
  let seed = 0x811c9dc5;
  for (const letter of name) seed = Math.imul(seed ^ letter.charCodeAt(0), 0x01000193);
  return seed;
}

/** An uneven round outline about the origin. */
function outline(next: () => number): string {
  const corners = 11;
  const radii = Array.from({ length: corners }, () => 0.8 + next() * 0.3);
  const at = (index: number, stretch = 1) => {
    const radius = (radii[index % corners] as number) * stretch;
    const angle = (index / corners) * 2 * Math.PI;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const;
  };
  const between = (index: number) => {
    const [ax, ay] = at(index);
    const [bx, by] = at(index + 1);
    return `${((ax + bx) / 2).toFixed(2)} ${((ay + by) / 2).toFixed(2)}`;
  };
  let path = `M${between(0)}`;
  for (let index = 1; index <= corners; index++) {
    const [x, y] = at(index, 1.1);
    path += `Q${x.toFixed(2)} ${y.toFixed(2)} ${between(index)}`;
  }
  return `${path}Z`;
}

/**
 * The blots of so much blame on the thing of this name, spread evenly over its surface: places in hundredths of it,
 * sizes in hundredths of the largest blot.
 */
export function blots(name: string, blame: number): Blot[] {
  const next = chance(seedOf(name));
  const [across, down] = [next(), next()];
  return Array.from({ length: Math.min(blame, MOST) }, (_, index) => ({
    path: outline(next),
    x: ((across + index * 0.7548776662) % 1) * 100,
    y: ((down + index * 0.5698402909) % 1) * 100,
    turn: next() * 360,
    size: 42 + next() * next() * 58,
  }));
}
