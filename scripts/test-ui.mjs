import { withNode } from './shared/with-node.mjs'

// `npm run test:ui`: the component tests, in a browser. `npm run test:ui -- options` runs those whose path has that text.
await withNode(import.meta.url, async () => {
  const { installPackages } = await import('./shared/install-packages.mjs')
  const { findChromium } = await import('./shared/find-programs.mjs')
  const { giveUp, run } = await import('./shared/run.mjs')

  await installPackages()
  const chromium = await findChromium({ install: true })
  if (chromium.missing) giveUp(`Component tests did not run: ${chromium.missing}`)
  const { code } = await run('vitest', ['run', '--project=ui', ...process.argv.slice(2)], {
    env: { CHROMIUM: chromium.path },
  })
  process.exit(code)
})
