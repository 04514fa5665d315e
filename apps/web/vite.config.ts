import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { chunkGroups } from './chunk-groups.ts'

const server = 'http://localhost:3000'

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // Everything comes from a file of its own, so that the content security policy needs no data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
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
    },
  },
})
