import { withNode } from './shared/with-node.mjs'

// `node scripts/site-images.mjs`: draws the link preview image and the icons of the web manifest into
// apps/web/public. Run it after changing the logo or the claim, and commit the files.
await withNode(import.meta.url, async () => {
  const { installPackages } = await import('./shared/install-packages.mjs')
  const { findChromium } = await import('./shared/find-programs.mjs')
  const { giveUp } = await import('./shared/run.mjs')
  await installPackages()
  const chromium = await findChromium({ install: true })
  if (chromium.missing) giveUp(`No pictures: ${chromium.missing}`)
  const { drawSiteImages } = await import('./site-images/draw.ts')
  for (const file of await drawSiteImages(chromium.path)) console.log(file)
})
