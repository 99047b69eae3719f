import type { Game } from "$lib/server/types";

type Options = Game["options"];

/** The options that make a difference at a table of so many seats, in their order: one that does not counts as its
 * default for those that depend on it, as on the server. */
export function mattering(all: Options, chosen: Record<string, unknown>, seats: number): [string, Options[string]][] {
  const known: Record<string, unknown> = { seats };
  for (const [name, option] of Object.entries(all)) known[name] = chosen[name] ?? option.default;
  return Object.entries(all).filter(([name, { where, default: usual }]) => {
    const matters =
      !where.length || where.some((like) => Object.entries(like).every(([one, values]) => values.includes(known[one])));
    if (!matters) known[name] = usual;
    return matters;
  });
}
