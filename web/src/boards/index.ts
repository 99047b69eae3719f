/**
 * The boards there are, each a chunk of its own, loaded when somebody sits down to it.
 *
 * A folder named after a game with a `Board.svelte` in it is that game's board; every other game is laid out on the
 * plain table.
 */
import type { BoardModule } from "./board";

const found = import.meta.glob<BoardModule>("./*/Board.svelte");

/** The board of a game. */
export function boardOf(game: string): Promise<BoardModule> {
  const load = found[`./${game}/Board.svelte`] ?? found["./plain/Board.svelte"];
  if (!load) throw new Error("There is no plain table.");
  return load();
}
