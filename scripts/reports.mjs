import { withNode } from './shared/with-node.mjs'

// `npm run reports`: lists reports about forms of the last 90 days.
await withNode(import.meta.url, async () => {
  const { installPackages } = await import('./shared/install-packages.mjs')
  await installPackages()
  await import('../apps/server/src/print-reports.ts')
})
