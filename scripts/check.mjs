import { withNode } from './shared/with-node.mjs'

// `npm run check`: format and lint, types, import rules, unused code. Lists what failed and why.
await withNode(import.meta.url, async () => {
  const { installPackages } = await import('./shared/install-packages.mjs')
  const { runChecks } = await import('./shared/checks.mjs')
  await installPackages()
  const failed = await runChecks()
  if (failed.length > 0) {
    console.error(`Failed: ${failed.join(', ')}`)
    process.exit(1)
  }
})
