/** Links that are shared. */
import type { Table } from "$lib/server/types";
import { roomOf } from "$lib/table/seating";

/**
 * The link that invites to a table. What opens it stands behind `#`, where no server reads it; what is played stands
 * before that if the table is private, so that whoever gets the link is shown a fitting picture.
 */
export function linkTo(table: Table): string {
  const address = `${location.origin}/table/${encodeURIComponent(table.id)}`;
  if (!table.invitation) return address;
  return `${address}?of=${roomOf(table.game, table.options)}#invitation=${encodeURIComponent(table.invitation)}`;
}
