import type { FieldTypes } from '@ramiform/core/field-type'
import type { FindingsContext } from '@ramiform/core/findings/find-problems'
import type { PatternEngine } from '@ramiform/core/validation/problem'

/** Handed in by the caller, so that the prover judges answers as the form itself does. */
export interface ProvingContext extends FindingsContext {
  readonly fieldTypes: FieldTypes
  /** null: answers to fields with a pattern stay uncertain */
  readonly patterns: PatternEngine | null
  /** combinations of answers that are computed for a value (decision 636); tests try few */
  readonly mostCombinations?: number
}
