import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { root } from '../scripts/shared/root.mjs'
import { withNode } from '../scripts/shared/with-node.mjs'
import { printMachine, printTable } from './shared/report.mjs'

// Time to read the descriptions of `bench/words/`, here and in other checkouts of this repository, which take turns:
// `node bench/description-speed.mjs [CHECKOUT...]`. Each needs its packages, and reads in a process of its own: in a
// shared one, the code of one checkout slows down the others. The shortest time of a description counts little of the
// machine's load; the median round is what a server would see.

const rounds = 12

await withNode(import.meta.url, async () => {
  const [first, checkout] = process.argv.slice(2)
  if (first === '--read') return readOnRequest(checkout)
  const readers = [root, ...process.argv.slice(2)].map((checkout) => ({
    checkout,
    process: fork(fileURLToPath(import.meta.url), ['--read', checkout]),
    rounds: [],
  }))
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const reader of readers) {
        reader.process.send('read')
        const [times] = await once(reader.process, 'message')
        reader.rounds.push(times)
      }
  } finally {
    for (const reader of readers) reader.process.kill()
  }
  const mean = (times) => times.reduce((sum, one) => sum + one, 0) / times.length
  const figures = readers.map(({ rounds }) => ({
    shortest: mean(rounds[0].map((_, at) => Math.min(...rounds.map((times) => times[at])))),
    median: rounds.map(mean).toSorted((a, b) => a - b)[rounds.length >> 1],
  }))
  printMachine(`Descriptions: ${readers[0].rounds[0].length}, ${rounds} rounds`)
  printTable(
    readers.map(({ checkout }, at) => ({
      checkout,
      'shortest, ms each': figures[at].shortest.toFixed(3),
      'times here': (figures[at].shortest / figures[0].shortest).toFixed(2),
      'median round, ms each': figures[at].median.toFixed(3),
      'times here ': (figures[at].median / figures[0].median).toFixed(2),
    })),
  )
})

/** Reads all descriptions with the code of a checkout whenever the parent asks for it. */
async function readOnRequest(checkout) {
  const { readDescriptions } = await import('./words/score-descriptions.mjs')
  const file = 'packages/language/src/descriptions/recognize-description.ts'
  const { recognizeDescription } = await import(pathToFileURL(resolve(checkout, file)).href)
  const folder = new URL('words/', import.meta.url)
  const texts = readdirSync(folder)
    .filter((name) => name.startsWith('descriptions-'))
    .flatMap((name) => readDescriptions(readFileSync(new URL(name, folder), 'utf8')))
    .map(({ text }) => text)
  let count = 0
  process.on('message', () => {
    const times = texts.map((text) => {
      const start = performance.now()
      recognizeDescription(text, () => `field_${count++}`)
      return performance.now() - start
    })
    process.send(times)
  })
}
