import { existsSync, readFileSync } from 'node:fs'
import { withNode } from '../scripts/shared/with-node.mjs'

// Scores of the Logic Chat and of descriptions on sets that the code is not tuned on: `node bench/words.mjs [SET]
// [--all]`. SET is 1 to 24; 19 to 21 and 24 have sentences only, 22 and 23 descriptions only. `--all` prints every
// difference.
await withNode(import.meta.url, async () => {
  const { scoreSentences } = await import('./words/score-sentences.mjs')
  const { scoreDescriptions } = await import('./words/score-descriptions.mjs')
  const all = process.argv.includes('--all')
  const set = process.argv[2]?.match(/^\d+$/)?.[0] ?? '1'
  const fileOf = (name) => new URL(`words/${name}-${set}.txt`, import.meta.url)
  const scores = [
    ['sentences', scoreSentences],
    ['descriptions', scoreDescriptions],
  ].filter(([name]) => existsSync(fileOf(name)))
  if (scores.length === 0) throw new Error(`There is no set ${set}.`)
  for (const [name, score] of scores) score(readFileSync(fileOf(name), 'utf8'), all)
})
