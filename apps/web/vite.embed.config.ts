import { defineConfig } from 'vite'

// /embed.js: one classic script without imports, for other sites.
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist/public-form/embed',
    target: 'es2020',
    modulePreload: false,
    rolldownOptions: {
      input: 'src/embed/embed.ts',
      output: { format: 'iife', entryFileNames: 'embed.js' },
    },
  },
})
