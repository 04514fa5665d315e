import { withNode } from './shared/with-node.mjs'

// `npm run reconcile`: payments that succeeded and that no submission has; ends with 1 if there is one.
await withNode(import.meta.url, async () => {
  const { installPackages } = await import('./shared/install-packages.mjs')
  await installPackages()
  await import('../apps/server/src/reconcile-payments.ts')
})
