import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

const server = 'http://localhost:3000'

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // Everything comes from a file of its own, so that the content security policy needs no data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What most screens share is one file instead of dozens: fewer requests, and it compresses better.
        codeSplitting: { groups: [{ name: 'shared', minShareCount: 8 }] },
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
      '/images': server,
    },
  },
})
