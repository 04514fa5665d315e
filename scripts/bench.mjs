import { withNode } from './shared/with-node.mjs'

// `npm run bench`: all benchmarks, or some by name: `npm run bench -- submissions kill`.
await withNode(import.meta.url, async () => {
  const { existsSync, readdirSync } = await import('node:fs')
  const { join } = await import('node:path')
  const { installPackages } = await import('./shared/install-packages.mjs')
  const { buildWeb } = await import('./shared/build-web.mjs')
  const { root } = await import('./shared/root.mjs')
  const { giveUp, run } = await import('./shared/run.mjs')

  const folder = join(root, 'bench')
  const all = readdirSync(folder)
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => name.slice(0, -'.mjs'.length))
  const names = process.argv.length > 2 ? process.argv.slice(2) : all
  for (const name of names) {
    if (!existsSync(join(folder, `${name}.mjs`))) {
      giveUp(`There is no measurement "${name}". There are: ${all.join(', ')}.`)
    }
  }
  await installPackages()
  await buildWeb()
  const failed = []
  for (const name of names) {
    const { code } = await run(process.execPath, ['--expose-gc', join(folder, `${name}.mjs`)])
    if (code !== 0) failed.push(name)
  }
  if (failed.length > 0) giveUp(`\nFailed: ${failed.join(', ')}`)
})
