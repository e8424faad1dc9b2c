import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Sentences that only the terminal says are left out of the page; those for hosts (`?host`) come with their screen. */
const catalogue = {
  name: "catalogue",
  enforce: "pre" as const,
  transform(text: string, id: string) {
    const [path, part] = id.split("?");
    if (!path?.endsWith(".ftl")) return null;
    const wanted = (entry: string) => entry.startsWith("web-host-") === (part === "host") && !entry.startsWith("terminal-");
    const entries = text.split(/^(?=[a-z])/m).filter(wanted);
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
  },
  server: { fs: { allow: [".."] } },
  test: { include: ["tests/**/*.test.ts"], environment: "node", testTimeout: 120_000 },
});
