import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../scripts/shared/root.mjs'
import { withNode } from '../scripts/shared/with-node.mjs'
import { printMachine, printTable } from './shared/report.mjs'

// Time to read the descriptions of `bench/words/`, here and in other checkouts of this repository, which take turns:
// `node bench/description-speed.mjs [CHECKOUT...]`. Each needs its packages. The time of a description is its shortest
// of several, so that the load of the machine counts little.

const rounds = 12

await withNode(import.meta.url, async () => {
  const { readDescriptions } = await import('./words/score-descriptions.mjs')
  const folder = new URL('words/', import.meta.url)
  const texts = readdirSync(folder)
    .filter((name) => name.startsWith('descriptions-'))
    .flatMap((name) => readDescriptions(readFileSync(new URL(name, folder), 'utf8')))
    .map(({ text }) => text)
  const readers = await Promise.all(
    [root, ...process.argv.slice(2)].map(async (checkout) => {
      const file = 'packages/language/src/descriptions/recognize-description.ts'
      const { recognizeDescription } = await import(pathToFileURL(resolve(checkout, file)).href)
      return { checkout, read: recognizeDescription, best: texts.map(() => Infinity) }
    }),
  )
  let count = 0
  for (let round = 0; round < rounds; round += 1)
    for (const { read, best } of readers)
      for (const [at, text] of texts.entries()) {
        const start = performance.now()
        read(text, () => `field_${count++}`)
        best[at] = Math.min(best[at], performance.now() - start)
      }
  const means = readers.map(({ best }) => best.reduce((sum, one) => sum + one, 0) / best.length)
  printMachine(`Descriptions: ${texts.length}, best of ${rounds} rounds`)
  printTable(
    readers.map(({ checkout }, at) => ({
      checkout,
      'ms each': means[at].toFixed(3),
      'times here': (means[at] / means[0]).toFixed(2),
    })),
  )
})
