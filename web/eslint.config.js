// What a type checker does not see: forgotten promises, unused names, unsafe spots of Svelte. Layout is prettier's.
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import config from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "public/", "*.js", "src/**/*.gen.ts"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: [".svelte"] } },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig: config } },
  },
  {
    rules: {
      "no-undef": "off", // TypeScript says it better
      "svelte/no-unused-props": "off", // what fills a slot is given all that the slot gives
      "svelte/prefer-svelte-reactivity": "off", // caches and sets that nothing watches
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
);
