import type { FormSchema } from '@ramiform/core/form'
import { createProver, type Proof } from './prover.ts'
import type { ProvingContext } from './proving-context.ts'

/** Everything that can be proved about the logic of a form. Gives the same result for the same form, always. */
export function prove(schema: FormSchema, context: ProvingContext): Proof {
  return createProver(context).prove(schema)
}
