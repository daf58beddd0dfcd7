import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const api = process.env.PARLOUR_API ?? "http://127.0.0.1:1893";
const page = process.env.PARLOUR_PAGE ?? "../src/parlour/server/page";

/** A compressed neighbour for every file that gains by it, so that the server compresses nothing. */
function compressed(): Plugin {
  let out = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved: (config) => void (out = resolve(config.root, config.build.outDir)),
    closeBundle() {
      for (const entry of readdirSync(out, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(js|css|svg|html|webmanifest)$/.test(entry.name)) continue;
        const file = join(entry.parentPath, entry.name);
        const bytes = readFileSync(file);
        if (bytes.length < 1000) continue;
        writeFileSync(`${file}.br`, brotliCompressSync(bytes));
        writeFileSync(`${file}.gz`, gzipSync(bytes));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), svelteTesting({ autoCleanup: false }), compressed()],
  build: {
    outDir: page,
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // the page's policy allows no data: scripts or fonts
    chunkSizeWarningLimit: 400,
  },
  server: {
    fs: { allow: [".."] }, // the catalogs lie with the Python package
    proxy: { "/api": { target: api, ws: true, changeOrigin: true, headers: { origin: api } } },
  },
  test: {
    environment: "./testing/browserless.ts", // a file that needs a document asks: // @vitest-environment jsdom
    setupFiles: ["./testing/cleared.ts"],
    include: ["src/**/*.test.ts"],
    testTimeout: 120_000, // the machine may be busy
  },
});
