import { createFilling } from '../packages/core/src/filling/filling.ts'
import { computeValues } from '../packages/core/src/values/compute-values.ts'
import { liveValues } from '../packages/core/src/values/live-values.ts'
import { fieldTypes } from '../packages/fields/src/index.ts'
import { printMachine, printTable } from './shared/report.mjs'

// 1,000 calculated values over 1,000 number fields: the time of one changed answer, and the time in which the server
// computes all values of a submission. Budget: 1 ms for a change, also in the last three rows, where it reaches every
// value: it changes 1,000 of them, one after another or at once. The figure is the median of the quietest of five blocks,
// since other programs slow down some blocks. `node bench/values.mjs`

const count = 1_000
const budgetMs = 1
const [blocks, perBlock] = [5, 200]
const answer = (id) => ({ kind: 'answer', id })
const number = (value) => ({ kind: 'number', value })
const at = (index) => `f${index % count}`

const forms = {
  'a price for each field': (index) => ({ kind: 'product', of: [answer(at(index)), number(12.5)] }),
  'sums of ten fields': (index) => ({
    kind: 'sum',
    of: Array.from({ length: 10 }, (_, step) => answer(at(index * 7 + step))),
  }),
  'points that depend on an answer': (index) => ({
    kind: 'if',
    when: { dependsOn: at(index), condition: 'greater_than', value: '500' },
    yes: { kind: 'product', of: [answer(at(index + 1)), number(2)] },
    no: answer(at(index + 1)),
  }),
  'all read one field': (index) => ({ kind: 'sum', of: [answer('f0'), answer(at(index))] }),
  'all read one price': (index) => ({ kind: 'product', of: [answer('f0'), answer(at(index))] }),
  'each reads the one before': (index) =>
    index === 0 ? answer('f0') : { kind: 'sum', of: [answer(`v${index - 1}`), answer(at(index))] },
}

printMachine(`${count.toLocaleString('en')} values over ${count.toLocaleString('en')} fields`)
const rows = Object.entries(forms).map(([form, formulaOf], index) => {
  const numbers = Array.from({ length: count }, (_, position) => position)
  const schema = {
    fields: numbers.map((one) => ({ id: at(one), type: 'number', label: at(one) })),
    settings: {},
    values: numbers.map((one) => ({
      ...{ id: `v${one}`, name: `v${one}`, type: 'number' },
      formula: formulaOf(one),
    })),
  }
  const filling = createFilling(schema, { fieldTypes, patterns: null })
  liveValues(filling, schema, fieldTypes)
  const answers = Object.fromEntries(numbers.map((one) => [at(one), `${one}.25`]))
  for (const [id, text] of Object.entries(answers)) filling.setAnswer(id, text)
  const reachesAll = index > 2
  const changes = Array.from({ length: blocks * perBlock }, (_, round) => {
    const id = reachesAll ? 'f0' : at(round * 37)
    const begun = performance.now()
    filling.setAnswer(id, `${round + 5}.5`)
    return performance.now() - begun
  })
  const medians = Array.from({ length: blocks }, (_, block) =>
    quantile(changes.slice(block * perBlock, (block + 1) * perBlock), 0.5),
  )
  const begun = performance.now()
  computeValues(schema, answers, fieldTypes)
  const server = performance.now() - begun
  const median = Math.min(...medians)
  return {
    form,
    'change, median ms': median.toFixed(3),
    '95th percentile': quantile(changes, 0.95).toFixed(3),
    budget: budgetMs,
    'all on the server, ms': server.toFixed(1),
    isKept: median <= budgetMs,
  }
})
printTable(rows.map(({ isKept: _, ...row }) => row))
process.exit(rows.every(({ isKept }) => isKept) ? 0 : 1)

function quantile(times, share) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN
}
