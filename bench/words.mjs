import { existsSync, readFileSync } from 'node:fs'
import { withNode } from '../scripts/shared/with-node.mjs'

// Scores of the Logic Chat and of descriptions on sets that the code is not tuned on: `node bench/words.mjs [SET]
// [--all]`. SET is 1 to 21, of which 19 to 21 have sentences only; `--all` prints every difference.
await withNode(import.meta.url, async () => {
  const { scoreSentences } = await import('./words/score-sentences.mjs')
  const { scoreDescriptions } = await import('./words/score-descriptions.mjs')
  const all = process.argv.includes('--all')
  const set = process.argv[2]?.match(/^\d+$/)?.[0] ?? '1'
  const fileOf = (name) => new URL(`words/${name}-${set}.txt`, import.meta.url)
  scoreSentences(readFileSync(fileOf('sentences'), 'utf8'), all)
  const descriptions = fileOf('descriptions')
  if (existsSync(descriptions)) scoreDescriptions(readFileSync(descriptions, 'utf8'), all)
})
