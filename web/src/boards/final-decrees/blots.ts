/** Blame as ink: one blot that grows with the number, which stands inside it. */

export interface Drop {
  x: number;
  y: number;
  rx: number;
  ry: number;
  turn: number;
}

/** A small generator: the same blot looks the same on every screen. */
function chance(name: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193);
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x100000000;
  };
}

/** The outline of a blot about the middle of a field from -50 to 50. */
export function outline(name: string): string {
  const next = chance(name);
  const corners = 10;
  const points = Array.from({ length: corners }, (_, index) => {
    const radius = 29 + next() * 7;
    const angle = (index / corners) * 2 * Math.PI;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const;
  });
  const at = (index: number) => points[index % corners] as readonly [number, number];
  const between = (index: number) =>
    `${((at(index)[0] + at(index + 1)[0]) / 2).toFixed(1)} ${((at(index)[1] + at(index + 1)[1]) / 2).toFixed(1)}`;
  let path = `M${between(corners - 1)}`;
  for (let index = 0; index < corners; index++)
    path += `Q${(at(index)[0] * 1.1).toFixed(1)} ${(at(index)[1] * 1.1).toFixed(1)} ${between(index)}`;
  return `${path}Z`;
}

/** The drops that flew off: more blame, more of them. */
export function drops(name: string, blame: number): Drop[] {
  const next = chance(`${name}/drops`);
  return Array.from({ length: Math.min(9, Math.max(1, Math.ceil(blame * 0.8))) }, () => {
    const angle = next() * 2 * Math.PI;
    const far = 38 + next() * 9;
    const size = 3.6 + next() * 4.6;
    return {
      x: Math.round(Math.cos(angle) * far * 10) / 10,
      y: Math.round(Math.sin(angle) * far * 10) / 10,
      rx: Math.round(size * 10) / 10,
      ry: Math.round(size * 7.4) / 10,
      turn: Math.round((angle * 180) / Math.PI),
    };
  });
}

/** How large the blot of so much blame is drawn on a desk: 36 pixels and more. */
export function blotSize(blame: number): number {
  return Math.min(56, 37 + 2 * blame);
}
