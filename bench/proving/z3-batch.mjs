import { fieldTypes } from '../../packages/fields/src/index.ts'
import { prove } from '../../packages/proving/src/prove.ts'
import { largerForm } from '../../packages/proving/src/testing/larger-forms.ts'
import { createOracle, differences } from './z3-oracle.mjs'

// Child process of bench/prover-and-z3.mjs: `z3-batch.mjs FIRST COUNT`. Sends one result per form to the parent.

const [first, count] = process.argv.slice(2).map(Number)
const context = { fieldTypes, patterns: null }
const judge = await createOracle()

for (let seed = first; seed < first + count; seed += 1) {
  const schema = largerForm(seed)
  const proofs = prove(schema, context).fields
  const verdicts = await judge(schema)
  const shown = (what) => proofs.filter((proof) => proof.shown === what).length
  process.send({
    seed,
    differences: differences(verdicts, proofs),
    fields: proofs.length,
    never: shown('never'),
    always: shown('always'),
    undecided: shown('undecided'),
    notSendable: proofs.filter(({ sendable }) => sendable === false).length,
    gaveUp: verdicts.filter((one) => one.shown === null || one.sendable === null).length,
  })
}
process.disconnect()
// The threads of the solver keep the process alive.
process.exit(0)
