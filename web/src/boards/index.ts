/**
 * The boards there are, each a chunk of its own, loaded when somebody sits down to it.
 *
 * A folder named after a game with an `index.ts` in it is that game's board; what it leaves out, and every other game,
 * is laid out as on the plain table.
 */
import type { BoardModule } from "./board";

const found = import.meta.glob<BoardModule>("./*/index.ts");

type Parts = "Stage" | "Ribbon" | "Person" | "Me" | "HandSide";
/** All parts of a board. */
export type Board = BoardModule & Required<Pick<BoardModule, Parts>>;

/** The board of a game. */
export async function boardOf(game: string): Promise<Board> {
  const plain = found["./plain/index.ts"];
  if (!plain) throw new Error("There is no plain table.");
  const [common, own] = await Promise.all([plain(), (found[`./${game}/index.ts`] ?? plain)()]);
  return { ...common, ...own } as Board;
}
