import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

export default defineConfig({
  base: "/",
  plugins: [svelte(), svelteTesting()],
  build: {
    // The server serves the client from inside the Python package.
    outDir: "../src/tudor/server/static",
    emptyOutDir: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // One chunk a language.
          groups: [
            {
              debugName: "languages",
              name: (id) => /locales\/(\w+)\/\w+\.ftl/.exec(id)?.[1] ?? null,
            },
          ],
        },
      },
    },
  },
  server: {
    // The phrases are read from ../src/tudor/phrases/locales.
    fs: { allow: [".."] },
    proxy: { "/api": "http://127.0.0.1:8765" },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
  },
});
