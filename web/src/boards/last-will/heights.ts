/** What a scene does with the height it has beyond what it needs, or lacks: a strip of plans first, then the pictures. */

/** The height of a scene in the lowest window it is laid out for. */
const LOWEST = 414;
const STRIP = 34;
const MOST = 70;
/** What each row gives up where there is less, as beside the usher of a lesson. */
const LEAST = -22;

/** Of a scene so high: whether a strip has room above its cards, and what each of two rows of cards gains. */
export function spare(height: number, wants: { strip: boolean } = { strip: false }): { strip: boolean; extra: number } {
  const strip = wants.strip && height >= LOWEST + STRIP;
  const left = height - LOWEST - (strip ? STRIP : 0);
  return { strip, extra: Math.max(LEAST, Math.min(MOST, Math.floor(left / 2))) };
}
