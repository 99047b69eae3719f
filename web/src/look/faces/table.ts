/** Who sits at the table around a face: its room, and the names in the order of the seats. */
import { getContext, hasContext, setContext } from "svelte";

export interface Gathering {
  room: string;
  names: readonly string[];
}

const TABLE = Symbol("company");

/** Let every face below find who sits here. */
export function offerCompany(gathering: () => Gathering): void {
  setContext(TABLE, gathering);
}

/** Who sits here, if a table is around. */
export function company(): (() => Gathering) | undefined {
  return hasContext(TABLE) ? getContext<() => Gathering>(TABLE) : undefined;
}
