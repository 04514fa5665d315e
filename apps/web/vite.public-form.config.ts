import { defineConfig, type Plugin } from 'vite'

/** Vite's dynamic import helper adds a kilobyte to load style sheets, which our parts don't have. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load(id) {
    if (!id.includes('vite/preload-helper')) return null
    return 'export const __vitePreload = (load) => load()'
  },
}

/** Visitors get Preact instead of React: 20 kB of script instead of 79 (decision 178). */
const preact = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  react: 'preact/compat',
}

// The public form: a script for browsers, and with --ssr the module that renders it on the server.
export default defineConfig(({ isSsrBuild }) => ({
  base: '/f-assets/',
  publicDir: false,
  plugins: [plainImports],
  resolve: {
    alias: {
      'url-parse': `${import.meta.dirname}/src/public-form/uploads/url-parse.ts`,
      ...(isSsrBuild ? {} : preact),
    },
  },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    outDir: isSsrBuild ? 'dist/public-form/server' : 'dist/public-form/client',
    manifest: !isSsrBuild,
    cssMinify: true,
    // Server and script use parts of one style sheet, so both builds must generate equal class names.
    cssTarget: 'esnext',
    modulePreload: false,
    rolldownOptions: {
      // Our modules have no side effects, so unused parts are dropped.
      treeshake: {
        moduleSideEffects: [{ test: /\/packages\/[a-z]+\/src\/.*\.tsx?$/, sideEffects: false }],
      },
      output: {
        codeSplitting: isSsrBuild
          ? false
          : // The script of every form in two files, with what other scripts share with them. Otherwise Rolldown splits
            // it as soon as two other scripts share a module of it. The first one runs while the second one loads.
            {
              groups: [
                { name: 'first', test: /entry-client\.ts$/, priority: 2 },
                { name: 'form', test: /take-over\.tsx$/, priority: 1 },
              ],
            },
      },
      input: isSsrBuild
        ? 'src/public-form/entry-server.tsx'
        : [
            'src/public-form/entry-client.ts',
            // An entry, so that the manifest names it for the server, which preloads it.
            'src/public-form/take-over.tsx',
            // Only frames load it.
            'src/public-form/framed/framed.ts',
            // Only adds the font files; no page loads it.
            'src/public-form/font-faces.ts',
          ],
    },
    ...(isSsrBuild
      ? { ssr: true, target: 'node22', minify: false }
      : // Half a kilobyte less than Vite's own minifier (decision 460).
        { minify: 'terser', terserOptions: { compress: { passes: 3 } } }),
  },
  // The server has no React, so the file includes everything.
  ssr: { noExternal: true },
}))
