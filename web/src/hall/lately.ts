/** How somebody played a game last, so that they can again. */
import { t } from "$lib/talk/language.svelte";
import { lengthOf, range } from "./times";
import type { Game, MyTables, NewTable, Table } from "$lib/server/types";

export type Settings = Pick<NewTable, "game" | "seats"> & {
  options: Record<string, unknown>;
  level: string;
};

/** My tables of a game, the latest first. */
export function mineOf(mine: MyTables | null, game: string): Table[] {
  const all = [...(mine?.playing ?? []), ...(mine?.waiting ?? []), ...(mine?.over ?? [])];
  return all
    .filter((table) => table.game === game && table.you !== null)
    .sort((one, other) => other.created - one.created);
}

/** Who plays if nobody says. */
const USUAL = "clerk";

/** What is played at once: as the last time against bots alone, else the usual. */
export function atOnce(game: Game, mine: MyTables | null, levels: readonly string[]): Settings {
  const last = mineOf(mine, game.id).find((table) =>
    table.seats.every((seat) => seat.seat === table.you || seat.bot !== null),
  );
  const usual = game.seats[Math.floor(game.seats.length / 2)] ?? game.seats[0] ?? 2;
  return {
    game: game.id,
    seats: last?.seats.length ?? usual,
    options: last?.options ?? {},
    level: last?.seats.find((seat) => seat.bot)?.bot ?? (levels.includes(USUAL) ? USUAL : (levels[0] ?? USUAL)),
  };
}

/** The game I sat down to last, else the first of the house. */
export function latest(games: readonly Game[], mine: MyTables | null): Game | undefined {
  const last = games
    .map((game) => ({ game, created: mineOf(mine, game.id)[0]?.created ?? 0 }))
    .sort((one, other) => other.created - one.created)[0];
  return last?.game;
}

/** In a word how it is played at once: against how many, and how long. */
export function howOf(games: readonly Game[], { game: id, seats, options, level }: Settings): string {
  const game = games.find((one) => one.id === id);
  const length = game && lengthOf(game, seats, options);
  return t("play-now-how", {
    bots: seats - 1,
    level: t(`level-${level}`),
    length: length ? range(length.alone) : "–",
  });
}

/** A table where nobody is expected to be here at the same time. */
export function byCorrespondence(table: Pick<Table, "clock">): boolean {
  return table.clock.kind !== "none" && table.clock.seconds >= 3600;
}
