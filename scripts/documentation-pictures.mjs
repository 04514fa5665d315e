import { withNode } from './shared/with-node.mjs'

// `node scripts/documentation-pictures.mjs`: takes screenshots for the documentation and the features page, in both
// schemes, into apps/web/src/site/articles/pictures/. To take only some: `node scripts/documentation-pictures.mjs
// editor flow`.
await withNode(import.meta.url, async () => {
  const { installPackages } = await import('./shared/install-packages.mjs')
  const { buildWeb } = await import('./shared/build-web.mjs')
  const { findChromium } = await import('./shared/find-programs.mjs')
  const { giveUp } = await import('./shared/run.mjs')
  await installPackages()
  const { makeRoom, takeDocumentationPictures } = await import(
    './screenshots/documentation-pictures.ts'
  )
  makeRoom()
  await buildWeb()
  const chromium = await findChromium({ install: true })
  if (chromium.missing) giveUp(`No pictures: ${chromium.missing}`)
  process.env.CHROMIUM = chromium.path

  const { taken, kilobytes } = await takeDocumentationPictures(process.argv.slice(2))
  console.log(`${taken} pictures; all together ${kilobytes} kB`)
})
