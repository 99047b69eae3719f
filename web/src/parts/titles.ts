/** What is played at a table. */
import { editionOf } from "$lib/table/seating";
import { t } from "$lib/talk/language.svelte";

/** The game, and the edition if it has some: `Final Decrees, The Empire`. */
export function titleOf(game: string, options: Record<string, unknown>): string {
  const edition = editionOf(options);
  return edition ? `${t(`home-${game}`)}, ${t(`edition-${edition}`)}` : t(`home-${game}`);
}
