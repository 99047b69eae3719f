/** What a scene does with the height it has beyond what it needs: a strip of plans first, then larger pictures. */

/** The height of a scene in the lowest window it is laid out for. */
const LOWEST = 414;
const STRIP = 34;
const MOST = 70;

/** Of a scene so high: whether a strip has room above its cards, and what each of two rows of cards gains. */
export function spare(height: number, wants: { strip: boolean } = { strip: false }): { strip: boolean; extra: number } {
  const strip = wants.strip && height >= LOWEST + STRIP;
  const left = height - LOWEST - (strip ? STRIP : 0);
  return { strip, extra: Math.max(0, Math.min(MOST, Math.floor(left / 2))) };
}
