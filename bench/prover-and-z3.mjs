import { fork } from 'node:child_process'
import { peer } from './shared/peers.mjs'
import { printMachine, printTable } from './shared/report.mjs'

// The prover beside an SMT solver on larger random forms: `node bench/prover-and-z3.mjs 1000 [FIRST]`. Exits with 1
// when they disagree, or when fewer than all forms were compared.
const [forms = 200, first = 1] = process.argv.slice(2).map(Number)
/** The solver never returns memory, and its WebAssembly ends with an error after about 100 forms. */
const formsPerProcess = 20

printMachine('The prover beside the solver z3')
peer('z3-solver')
const figures = ['fields', 'never', 'always', 'undecided', 'notSendable', 'gaveUp']
const total = Object.fromEntries(figures.map((figure) => [figure, 0]))
const end = first + forms
let compared = 0
let wrong = 0
let next = first
/** The form that ended the solver; it is tried again alone, in the fresh memory of a new process. */
let again = null
while (next < end) {
  const count = again === next ? 1 : Math.min(formsPerProcess, end - next)
  const code = await compare(next, count, (result) => {
    for (const figure of figures) total[figure] += result[figure]
    for (const one of result.differences) console.log(`form ${result.seed}: ${one}`)
    wrong += result.differences.length
    compared += 1
    next = result.seed + 1
  })
  if (code !== 0) {
    console.log(`form ${next}: the solver ended with code ${code}`)
    // A form that ends it twice is left out.
    if (again === next) next += 1
    else again = next
  }
  console.log(`${next - first} of ${forms} forms, ${wrong} disagreements`)
}
printTable([
  { what: 'forms compared', measured: `${compared} of ${forms}`, goal: '1000' },
  { what: 'fields', measured: String(total.fields), goal: '' },
  { what: 'disagreements', measured: String(wrong), goal: '0' },
  { what: 'shown never', measured: String(total.never), goal: '' },
  { what: 'shown always', measured: String(total.always), goal: '' },
  { what: 'undecided by the prover', measured: String(total.undecided), goal: '' },
  { what: 'not sendable', measured: String(total.notSendable), goal: '' },
  { what: 'fields that the solver gave up on', measured: String(total.gaveUp), goal: '' },
])
process.exit(wrong === 0 && compared === forms ? 0 : 1)

/** Compares forms in a process of their own. @returns its exit code; a signal counts as 1 */
function compare(seed, count, onResult) {
  const batch = fork(new URL('./proving/z3-batch.mjs', import.meta.url), [seed, count], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  batch.on('message', onResult)
  return new Promise((resolve) => batch.on('close', (code) => resolve(code ?? 1)))
}
