import { withNode } from './shared/with-node.mjs'

// `npm run figures`: size and structure of the source. `npm run figures -- ../other-checkout --json` measures
// another checkout, so that a change is compared by one script.
await withNode(import.meta.url, async () => {
  const { existsSync } = await import('node:fs')
  const { join, resolve } = await import('node:path')
  const { parseArgs } = await import('node:util')
  const { root } = await import('./shared/root.mjs')
  const { giveUp } = await import('./shared/run.mjs')
  const { measure } = await import('./figures/measure.ts')
  const { printFigures } = await import('./figures/print.ts')

  const { values, positionals } = parseArgs({
    options: { json: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const checkout = positionals[0] === undefined ? root : resolve(positionals[0])
  if (!existsSync(join(checkout, 'packages'))) giveUp(`${checkout} is not a Ramiform checkout.`)

  const figures = measure(checkout)
  if (values.json) console.log(JSON.stringify(figures, null, 2))
  else printFigures(figures)
})
