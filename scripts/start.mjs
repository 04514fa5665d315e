import { withNode } from './shared/with-node.mjs'

// `npm start`: a running product from a bare clone. Whatever is already there is not made again.
await withNode(import.meta.url, async () => {
  const { installPackages } = await import('./shared/install-packages.mjs')
  const { buildWeb } = await import('./shared/build-web.mjs')
  await installPackages()
  await buildWeb()
  // In this very process: its signals and its output are the server's own.
  await import('../apps/server/src/main.ts')
})
