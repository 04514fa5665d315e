import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { breakpointsInCss } from './breakpoints-in-css.ts'
import { chunkGroups } from './chunk-groups.ts'
import { cssLayers } from './css-layers.ts'

const server = 'http://localhost:3000'

export default defineConfig(({ command }) => ({
  plugins: [breakpointsInCss, cssLayers, reactRouter()],
  // Removes React's message about developer tools from builds.
  define: command === 'build' ? { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } : {},
  build: {
    // Supported browsers preload modules natively.
    modulePreload: { polyfill: false },
    // Inlines no assets, so the content security policy needs no `data:` URLs.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Short names, because each page lists the files of every route.
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  // Workers load document readers on demand, as separate files.
  worker: { format: 'es' },
  server: {
    port: 5173,
    // '/f' alone would match /forms, too.
    proxy: {
      '/api': server,
      '/oidc': server,
      '^/f/': server,
      '/f-assets': server,
      '/embed.js': server,
      '/images': server,
      '/newsletter': server,
    },
  },
}))
