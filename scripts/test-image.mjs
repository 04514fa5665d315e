import { withNode } from './shared/with-node.mjs'

// `npm run test:image`: runs the steps of the Dockerfile in a folder, starts the server there with a read-only root as
// the user of the image, and uses it. It needs no container engine. It takes two minutes and prints what it could not do.
await withNode(import.meta.url, async () => {
  const { installPackages } = await import('./shared/install-packages.mjs')
  await installPackages()
  const { testImage } = await import('./image/test-image.mjs')
  process.exit(await testImage())
})
