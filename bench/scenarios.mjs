import fc from 'fast-check'
import { fieldTypes } from '../packages/fields/src/index.ts'
import { formTemplates } from '../packages/formats/src/templates/index.ts'
import { createPatternEngine } from '../packages/patterns/src/index.ts'
import { generateScenarios } from '../packages/proving/src/scenarios/generate-scenarios.ts'
import { mutationScore } from '../packages/proving/src/scenarios/mutation-score.ts'
import { runScenario } from '../packages/proving/src/scenarios/run-scenario.ts'
import { longForm } from '../packages/proving/src/testing/large-forms.ts'
import { randomForm } from '../packages/proving/src/testing/random-forms.ts'
import { printMachine, printTable } from './shared/report.mjs'

// How many planted mistakes generated scenarios find, and how long generating and running them takes.

const context = { fieldTypes, patterns: createPatternEngine() }

let count = 0
const templates = formTemplates.map((template) =>
  template.schema(() => {
    count += 1
    return `field_${count}`
  }),
)

printMachine('What generated scenarios find')
const sums = [
  { forms: '12 templates', ...sumOf(templates) },
  { forms: '200 random forms', ...sumOf(fc.sample(randomForm, { numRuns: 200, seed: 17 })) },
]
const all = sums.reduce((one, other) => ({
  forms: 'all',
  scenarios: one.scenarios + other.scenarios,
  found: one.found + other.found,
  missed: one.missed + other.missed,
  'no effect': one['no effect'] + other['no effect'],
}))
printTable(
  [...sums, all].map((sum) => {
    const percent = (100 * sum.found) / (sum.found + sum.missed)
    return { ...sum, 'score (goal: 95 %)': `${percent.toFixed(2)} %` }
  }),
)
console.log()

printTable(
  [100, 300, 1_000].map((size) => {
    const form = longForm(size)
    const generated = timed(() => generateScenarios(form, context))
    const { scenarios, covered, rules } = generated.result
    const run = timed(() => scenarios.map((one) => runScenario(form, one)))
    return {
      fields: size,
      scenarios: scenarios.length,
      'rules covered': `${covered} of ${rules}`,
      generated: `${generated.ms.toFixed(0)} ms`,
      'all run': `${run.ms.toFixed(1)} ms`,
    }
  }),
)

function sumOf(forms) {
  const sum = { scenarios: 0, found: 0, missed: 0, 'no effect': 0 }
  for (const form of forms) {
    const { scenarios } = generateScenarios(form, context)
    const score = mutationScore(form, scenarios, context)
    sum.scenarios += scenarios.length
    sum.found += score.found
    sum.missed += score.missed.length
    sum['no effect'] += score.equivalent
  }
  return sum
}

function timed(act) {
  const start = performance.now()
  const result = act()
  return { ms: performance.now() - start, result }
}
