import { withNode } from './shared/with-node.mjs'

// `npm run reconcile`: lists succeeded payments without a submission, and exits with 1 if there are any.
await withNode(import.meta.url, async () => {
  const { installPackages } = await import('./shared/install-packages.mjs')
  await installPackages()
  await import('../apps/server/src/reconcile-payments.ts')
})
