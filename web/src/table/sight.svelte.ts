/** Which part of a stage that pans is in sight, in its own pixels: a chart of the whole may show it. */
import type { Box } from "./panning";

export const inSight = $state<{ box: Box }>({ box: { x: 0, y: 0, width: 0, height: 0 } });
