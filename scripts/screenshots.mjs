import { withNode } from './shared/with-node.mjs'

// `node scripts/screenshots.mjs`: takes screenshots of every screen in its states, at both window sizes and in both
// schemes, into screenshots/. To take only names with a prefix: `node scripts/screenshots.mjs dashboard editor-full`.
await withNode(import.meta.url, async () => {
  const { installPackages } = await import('./shared/install-packages.mjs')
  const { buildWeb } = await import('./shared/build-web.mjs')
  const { findChromium } = await import('./shared/find-programs.mjs')
  const { giveUp } = await import('./shared/run.mjs')
  await installPackages()
  await buildWeb()
  const chromium = await findChromium({ install: true })
  if (chromium.missing) giveUp(`No pictures: ${chromium.missing}`)
  process.env.CHROMIUM = chromium.path

  const { photograph } = await import('./screenshots/photograph.ts')
  const { taken, failed, folder } = await photograph(process.argv.slice(2))
  console.log(`${taken} pictures in ${folder}`)
  for (const { picture, reason } of failed) console.error(`Not taken: ${picture}: ${reason}`)
  if (failed.length > 0) process.exitCode = 1
})
