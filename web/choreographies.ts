/** Refuses to build with a choreography that names what is not there. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { faultsOf, type Declared } from "./src/director/choreography.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const read = (path: string): unknown => JSON.parse(readFileSync(here(path), "utf-8"));

export function choreographies(): Plugin {
  return {
    name: "choreographies",
    apply: "build",
    buildStart() {
      const declared = read("./src/generated/events.json") as Record<string, Declared>;
      const files = readdirSync(here("./src/boards")).map((game) => [`./src/boards/${game}/choreography.json`, game]);
      const faults = [["./src/director/deals.json", "kernel"], ...files].flatMap(([file = "", game = ""]) =>
        existsSync(here(file)) ? faultsOf(file, read(file), declared[game] ?? {}) : [],
      );
      if (faults.length) this.error(faults.join("\n"));
    },
  };
}
