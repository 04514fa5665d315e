import { withNode } from './shared/with-node.mjs'

// `npm run operator -- COMMAND`: lists, disables and deletes accounts and forms.
await withNode(import.meta.url, async () => {
  const { installPackages } = await import('./shared/install-packages.mjs')
  await installPackages()
  await import('../apps/server/src/operator.ts')
})
