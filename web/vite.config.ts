/// <reference types="vitest/config" />
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { choreographies } from "./choreographies.ts";
import { pictograms } from "./pictograms.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [pictograms(), svelte(), choreographies()],
  resolve: { alias: { $lib: here("./src") } },
  build: {
    outDir: process.env.PALAZZO_STATIC ?? here("../src/palazzo/server/static"),
    emptyOutDir: true,
    // Strict content security: nothing inlined, nothing fetched from elsewhere.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: "assets.json",
    target: "es2022",
    // Whoever types `make play` wants to play, not to read how long each step of the build took.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    proxy: { "/api": { target: process.env.PALAZZO_SERVER ?? "http://127.0.0.1:8000", ws: true } },
  },
  // A busy machine may take its time.
  test: { include: ["tests/**/*.test.ts"], environment: "node", testTimeout: 60_000, hookTimeout: 60_000 },
});
