import type { FormSchema } from '@ramiform/core/form'
import { type Proof, prove } from './prove.ts'
import type { ProvingContext } from './proving-context.ts'

export interface ProverOptions {
  /** ids of the fields that were edited last */
  readonly first?: readonly string[]
}

/** Proves one form again and again while it is edited. */
export interface Prover {
  /** The same as `prove`, for the form as it is now. */
  prove(schema: FormSchema, options?: ProverOptions): Proof
}

/** A prover that keeps the proof of the last form. */
export function createProver(context: ProvingContext): Prover {
  let last: { readonly key: string; readonly proof: Proof } | null = null
  return {
    prove(schema) {
      const key = JSON.stringify(schema)
      if (last?.key !== key) last = { key, proof: prove(schema, context) }
      return last.proof
    },
  }
}
