import type { FormSchema } from '@ramiform/core/form'
import type { ProofFinding } from './proof-finding.ts'
import type { FieldProof } from './prove-fields.ts'
import { createProver } from './prover.ts'
import type { ProvingContext } from './proving-context.ts'

export interface Proof {
  /** in form order */
  readonly fields: readonly FieldProof[]
  /** errors first, then warnings and hints, each in form order */
  readonly findings: readonly ProofFinding[]
}

/** Everything that can be proved about the logic of a form. Gives the same result for the same form, always. */
export function prove(schema: FormSchema, context: ProvingContext): Proof {
  return createProver(context).prove(schema)
}
