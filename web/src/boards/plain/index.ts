/** The plain table: everything a view holds, laid out readably, for a game without a board of its own. */
export { default as HandSide } from "./HandSide.svelte";
export { default as Me } from "./Me.svelte";
export { default as Person } from "./Person.svelte";
export { default as Ribbon } from "./Ribbon.svelte";
export { default as Stage } from "./Stage.svelte";
