import { withNode } from './shared/with-node.mjs'

// `npm start`: installs, builds and starts the product, skipping what is up to date.
await withNode(import.meta.url, async () => {
  const { installPackages } = await import('./shared/install-packages.mjs')
  const { buildWeb } = await import('./shared/build-web.mjs')
  await installPackages()
  await buildWeb()
  // Runs in this process, so signals and output are the server's.
  await import('../apps/server/src/main.ts')
})
