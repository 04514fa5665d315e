import fc from 'fast-check'
import { fieldTypes } from '../packages/fields/src/index.ts'
import { formTemplates } from '../packages/formats/src/templates/index.ts'
import { createPatternEngine } from '../packages/patterns/src/index.ts'
import { prove } from '../packages/proving/src/prove.ts'
import { createProver } from '../packages/proving/src/prover.ts'
import { disagreements, undecidedIn } from '../packages/proving/src/testing/disagreements.ts'
import { fifteenDefects } from '../packages/proving/src/testing/fifteen-defects.ts'
import {
  adversaryForm,
  connectedForm,
  longForm,
} from '../packages/proving/src/testing/large-forms.ts'
import { randomForm } from '../packages/proving/src/testing/random-forms.ts'
import { printMachine, printTable } from './shared/report.mjs'

// What the prover decides, and how quickly. `--oracle 10000` compares as many random forms with brute force.
// Budgets: all findings of 100, 1,000 and 3,000 fields in 20, 200 and 1,000 ms, one edit of
// 1,000 fields in 50 ms; an adversary's form ends within 2 s.

const context = { fieldTypes, patterns: createPatternEngine() }
const rounds = 5
const oracleAt = process.argv.indexOf('--oracle')
const oracleForms = oracleAt === -1 ? 1_000 : Number(process.argv[oracleAt + 1])

printMachine('What the prover decides, and how quickly')
// The prover is compiled while it proves its first forms, which takes longer than the forms do.
const first = timed(() => prove(longForm(100), context)).ms
const rows = [['100 fields, the first proof of a page', `${first.toFixed(0)} ms`, '']]
for (const [size, budget, length] of [
  [100, 20, 25],
  [1_000, 200, rounds],
  [3_000, 1_000, rounds],
]) {
  const times = Array.from({ length }, () => timed(() => prove(longForm(size), context)).ms)
  rows.push([`${size} fields, all findings`, `${median(times).toFixed(0)} ms`, `${budget} ms`])
}
for (const [what, schema] of [
  ['edit of 1000 fields', longForm(1_000)],
  ['edit of 1000 connected fields', connectedForm(1_000)],
]) {
  const prover = createProver(context)
  prover.prove(schema)
  const times = Array.from({ length: 9 }, (_, at) => {
    const edited = schema.fields.map((field, place) =>
      place === 100 * (at + 1) ? { ...field, required: true, label: 'Edited' } : field,
    )
    return timed(() => prover.prove({ ...schema, fields: edited })).ms
  })
  rows.push([`one ${what}, all findings`, `${median(times).toFixed(0)} ms`, '50 ms'])
}
for (const seed of [1, 2, 3]) {
  const { ms, result } = timed(() => prove(adversaryForm(200, 4.3, seed), context))
  const open = result.fields.filter(({ shown }) => shown === 'undecided').length
  rows.push([
    `adversary's form ${seed}, ${open} fields undecided`,
    `${ms.toFixed(0)} ms`,
    '2000 ms',
  ])
}
const named = fifteenDefects.filter(({ schema, code, fieldId }) =>
  prove(schema, context).findings.some(
    (finding) =>
      finding.code === code &&
      finding.fieldId === fieldId &&
      (finding.conflict.length > 0 || finding.witness !== null),
  ),
)
rows.push(['defects found with a witness or a conflict', String(named.length), '15'])
let count = 0
const nagging = formTemplates.flatMap((template) => {
  const schema = template.schema(() => {
    count += 1
    return `field_${count}`
  })
  return prove(schema, context).findings.filter(({ severity }) => severity !== 'hint')
})
rows.push(['errors and warnings on the templates', String(nagging.length), '0'])
const forms = fc.sample(randomForm, { numRuns: oracleForms, seed: 17 })
const compared = forms
  .map((form) => [form, disagreements(form)])
  .filter(([, found]) => found !== null)
const wrong = compared.filter(([, found]) => found.length > 0)
for (const [form, found] of wrong.slice(0, 3)) console.log(found.join('; '), JSON.stringify(form))
rows.push([`disagreements with brute force on ${compared.length} forms`, String(wrong.length), '0'])
const open = compared.reduce((sum, [form]) => sum + undecidedIn(form), 0)
rows.push(['fields undecided on those forms', String(open), ''])
printTable(rows.map(([what, measured, goal]) => ({ what, measured, goal })))

function timed(run) {
  const start = performance.now()
  const result = run()
  return { ms: performance.now() - start, result }
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
}
