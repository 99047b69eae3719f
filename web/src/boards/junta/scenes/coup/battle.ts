/** The battle, or the bombardment, that is to be seen on its card. */
import type { BoardProps } from "../../../board";
import { readingOf, tableOf, type Army, type Shot } from "../../table";

export interface Fight {
  space: string;
  /** Nothing for a bombardment. */
  wave: number | null;
  waves: number;
  armies: Army[];
  shots: Shot[];
  beaten: string[];
  toCome: number;
  gun: string | null;
}

/** The fight under way, my own army first. */
export function battleOn(seen: Pick<BoardProps, "view">): Fight | null {
  const { battle, bombarded } = readingOf(seen.view);
  const { you } = seen.view;
  const mineFirst = (armies: Army[]) => [...armies].sort((a, b) => Number(b.seat === you) - Number(a.seat === you));
  if (bombarded) {
    const table = tableOf(seen.view);
    const place = table.places.find((one) => one.id === bombarded.space);
    const units = (place?.units ?? [])
      .filter((one) => one.by === bombarded.other)
      .flatMap((one) => Array.from({ length: one.count }, () => one.kind));
    const { gun, seat, space, other, dice, hits } = bombarded;
    const army = { lost: 0, must_fire: false };
    return {
      space,
      wave: null,
      waves: 0,
      armies: [
        { ...army, seat: other, units, dice: 0, hits },
        { ...army, seat, units: [gun], dice: dice.length, hits: 0 },
      ],
      shots: [{ seat, space, other, dice, units: [], gun }],
      beaten: [],
      toCome: 0,
      gun,
    };
  }
  if (!battle) return null;
  const { space, wave, waves, shots, beaten, to_come } = battle;
  return { space, wave, waves, armies: mineFirst(battle.armies), shots, beaten, toCome: to_come.length, gun: null };
}
