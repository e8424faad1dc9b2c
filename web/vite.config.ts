import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Screens that are loaded when they are wanted; their sentences (`?host` has `web-host-...`) come with them. */
const LATER = ["host", "replay", "analysis", "records", "learn"];

const ENGLISH = new URL("../src/fogg/words/en.ftl", import.meta.url).pathname;
const entriesOf = (text: string) => text.split(/^(?=[a-z])/m);
const keyOf = (entry: string) => entry.split("=", 1)[0]!.trim();

/** Sentences that only the terminal says are left out of the page; what a language lacks is said in English. */
const catalogue = {
  name: "catalogue",
  enforce: "pre" as const,
  transform(text: string, id: string) {
    const [path, part] = id.split("?");
    if (!path?.endsWith(".ftl")) return null;
    const screen = (entry: string) => LATER.find((name) => entry.startsWith(`web-${name}-`));
    const wanted = (entry: string) => screen(entry) === (part || undefined) && !entry.startsWith("terminal-");
    const own = entriesOf(text);
    const known = new Set(own.map(keyOf));
    const english = path.endsWith("/words/de.ftl") ? entriesOf(readFileSync(ENGLISH, "utf-8")).slice(1) : [];
    const entries = [...own, ...english.filter((entry) => !known.has(keyOf(entry)))].filter(wanted);
    const bare = entries.map((entry) => entry.replace(/^#.*\n/gm, "")).join("");
    return { code: `export default ${JSON.stringify(bare)};`, map: null };
  },
};

export default defineConfig({
  plugins: [catalogue, svelte()],
  resolve: { conditions: ["browser"] },
  build: {
    outDir: "../src/fogg/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rollupOptions: {
      input: { index: "index.html", sw: "src/app/worker.ts" },
      output: { entryFileNames: (chunk: { name: string }) => (chunk.name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  server: { fs: { allow: [".."] } },
  test: { include: ["tests/**/*.test.ts"], environment: "node", testTimeout: 120_000 },
});
