import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { breakpointsInCss } from './breakpoints-in-css.ts'
import { chunkGroups } from './chunk-groups.ts'

const server = 'http://localhost:3000'

export default defineConfig(({ command }) => ({
  plugins: [breakpointsInCss, reactRouter()],
  // Whoever builds the app for others has no React developer tools to greet.
  define: command === 'build' ? { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } : {},
  build: {
    // Browsers that take this app preload modules by themselves.
    modulePreload: { polyfill: false },
    // Everything comes from a file of its own, so that the content security policy needs no data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Each page brings the list of every route's files along: what routes share goes without a name there.
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  // Workers fetch what they need when they need it: each reader of documents is a file of its own.
  worker: { format: 'es' },
  server: {
    port: 5173,
    // '/f' alone would take /forms along.
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
