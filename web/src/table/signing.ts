/** What signing would change, seat by seat: as the server foresees it. */
import type { Told } from "$lib/server/types";

export interface Then {
  seat: string;
  figures: { figure: string; before: unknown; after: unknown[] }[];
}

/** The figures of each party that would change if everyone signed; ranks last. */
export function afterSigning(told: Told | null, parties: string[], accepts: boolean): Then[] {
  const figures = (accepts ? told?.figures : told?.unopposed?.figures) ?? [];
  return parties.map((seat) => ({
    seat,
    figures: figures
      .filter((one) => one.of.length === 1 && one.of[0] === seat)
      .sort((a, b) => Number(a.figure === "rank") - Number(b.figure === "rank")),
  }));
}
