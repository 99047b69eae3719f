/** The choreographies there are: one file beside each game's board, and the kernel's own for deals and promises. */
import type { LogLine } from "$lib/server/types";
import { plain, script, type Choreography, type Played } from "./choreography";
import deals from "./deals.json";

const found = import.meta.glob<{ default: Choreography }>("../boards/*/choreography.json");

/** What is played for an event of a game. */
export type Script = (line: LogLine) => Played[][];

function by(choreography: Choreography): Script {
  return (line) => {
    const event = String((line as { event?: unknown }).event);
    const movements = Object.hasOwn(choreography, event) ? choreography[event] : undefined;
    const played = movements ? script(movements, line) : [];
    return played.length ? played : plain(line);
  };
}

/** What is played until the game's own has come. */
export const ordinary: Script = by(deals as Choreography);

/** What is played at a game; at one the house knows nothing of, whatever an event names lights up. */
export async function scriptOf(game: string): Promise<Script> {
  const load = found[`../boards/${game}/choreography.json`];
  return load ? by({ ...(deals as Choreography), ...(await load()).default }) : ordinary;
}
