import { fieldTypes } from '../packages/fields/src/index.ts'
import { prove } from '../packages/proving/src/prove.ts'
import { largerForm } from '../packages/proving/src/testing/larger-forms.ts'
import { createOracle, differences } from './proving/z3-oracle.mjs'
import { printMachine, printTable } from './shared/report.mjs'

// The prover beside an SMT solver on larger random forms: `node bench/prover-and-z3.mjs 1000 [FIRST]`. Exits with 1
// when they disagree.
const [forms = 200, first = 1] = process.argv.slice(2).map(Number)
const context = { fieldTypes, patterns: null }

printMachine('The prover beside the solver z3')
const judge = await createOracle()
const counts = { never: 0, always: 0, sometimes: 0, undecided: 0, notSendable: 0, gaveUp: 0 }
let fields = 0
let wrong = 0
for (let seed = first; seed < first + forms; seed += 1) {
  const schema = largerForm(seed)
  const proofs = prove(schema, context).fields
  const verdicts = await judge(schema)
  const found = differences(verdicts, proofs)
  wrong += found.length
  for (const one of found) console.log(`form ${seed}: ${one}`)
  fields += proofs.length
  for (const { shown, sendable } of proofs) {
    counts[shown] += 1
    if (sendable === false) counts.notSendable += 1
  }
  counts.gaveUp += verdicts.filter((one) => one.shown === null || one.sendable === null).length
}
printTable([
  { what: 'forms', measured: String(forms), goal: '1000' },
  { what: 'fields', measured: String(fields), goal: '' },
  { what: 'disagreements', measured: String(wrong), goal: '0' },
  { what: 'shown never', measured: String(counts.never), goal: '' },
  { what: 'shown always', measured: String(counts.always), goal: '' },
  { what: 'undecided by the prover', measured: String(counts.undecided), goal: '' },
  { what: 'not sendable', measured: String(counts.notSendable), goal: '' },
  { what: 'fields that the solver gave up on', measured: String(counts.gaveUp), goal: '' },
])
process.exit(wrong === 0 ? 0 : 1)
