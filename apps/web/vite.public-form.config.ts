import { defineConfig, type Plugin } from 'vite'

/** Vite's own way to load a later part brings a kilobyte that looks for styles to go with it; ours has none. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load(id) {
    if (!id.includes('vite/preload-helper')) return null
    return 'export const __vitePreload = (load) => load()'
  },
}

/** In a visitor's browser Preact stands in for React: 20 kB of script instead of 79 (decision 178). */
const preact = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  react: 'preact/compat',
}

// The public form: a script for browsers, and with --ssr the module with which the server renders it.
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
    // The server and the script bring parts of one stylesheet: both builds must write it alike.
    cssTarget: 'esnext',
    modulePreload: false,
    rolldownOptions: {
      // Our own modules only declare: what a part does not use need not travel with it.
      treeshake: {
        moduleSideEffects: [{ test: /\/packages\/[a-z]+\/src\/.*\.tsx?$/, sideEffects: false }],
      },
      ...(isSsrBuild ? { output: { codeSplitting: false } } : {}),
      input: isSsrBuild
        ? 'src/public-form/entry-server.tsx'
        : [
            'src/public-form/entry-client.tsx',
            // Named to frames only.
            'src/public-form/framed/framed.ts',
            // Only brings the files of the fonts along; no page loads it.
            'src/public-form/font-faces.ts',
          ],
    },
    ...(isSsrBuild ? { ssr: true, target: 'node22', minify: false } : {}),
  },
  // The server has no React of its own: everything it needs is in the one file.
  ssr: { noExternal: true },
}))
