export { default as Stage } from "./Board.svelte";
