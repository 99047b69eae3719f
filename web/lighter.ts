/**
 * Drawings that weigh less: every point of a path is put on a grid of 256 by 256, which no eye can tell at the size of
 * a card. Points are rounded where they lie, not step by step, so that errors do not add up.
 */

/** How far the lines of the grid lie apart: pictograms are drawn on 512 by 512. */
const GRID = 2;

/** How many numbers a command takes, and which of them are across (x) or down (y); others stay as they are. */
const SHAPES: Record<string, string> = {
  m: "xy",
  l: "xy",
  t: "xy",
  h: "x",
  v: "y",
  c: "xyxyxy",
  s: "xyxy",
  q: "xyxy",
  a: "---..xy",
};
const PART = /([a-zA-Z])([^a-zA-Z]*)/g;
/** A line that leads nowhere once it lies on the grid; smooth curves after it would take another bend without it. */
const NOWHERE = /(?:l0 0|[hv]0)(?=[a-rA-RzZu-y]|$)/g;
const NUMBER = /[+-]?(?:\d*\.\d+|\d+)(?:e[+-]?\d+)?/g;

/** The same path on the grid; one that is written in another way than these is left as it is. */
export function lighter(path: string): string {
  let written = "";
  // Where the pen is, and where it is as written; where the present figure began.
  const pen = { x: 0, y: 0 };
  const put = { x: 0, y: 0 };
  const begun = { pen: { x: 0, y: 0 }, put: { x: 0, y: 0 } };
  for (const [, command = "", rest = ""] of path.matchAll(PART)) {
    const kind = command.toLowerCase();
    if (kind === "z") {
      written += command;
      Object.assign(pen, begun.pen);
      Object.assign(put, begun.put);
      continue;
    }
    const shape = SHAPES[kind];
    const numbers = (rest.match(NUMBER) ?? []).map(Number);
    if (!shape || !numbers.length || numbers.length % shape.length) return path;
    const relative = command === kind;
    written += command;
    let last = "";
    for (let at = 0; at < numbers.length; at += shape.length) {
      const [from, to] = [{ ...pen }, { ...put }];
      for (const [place, axis] of [...shape].entries()) {
        const number = numbers[at + place] as number;
        let value = number;
        if (axis === "x" || axis === "y") {
          const exact = relative ? from[axis] + number : number;
          const round = Math.round(exact / GRID) * GRID;
          value = relative ? round - to[axis] : round;
          [pen[axis], put[axis]] = [exact, round];
        } else if (axis === ".") {
          if (number !== 0 && number !== 1) return path;
        } else value = Math.round(number * 10) / 10;
        const said = String(value === 0 ? 0 : value);
        written += (last === "" || said.startsWith("-") ? "" : " ") + said;
        last = said;
      }
      if (kind === "m" && at === 0) [begun.pen, begun.put] = [{ ...pen }, { ...put }];
    }
  }
  return written.replaceAll(NOWHERE, "");
}

/** A drawing whose paths are lighter. */
export function lightened(body: string): string {
  return body.replaceAll(/ d="([^"]+)"/g, (_, path: string) => ` d="${lighter(path)}"`);
}
