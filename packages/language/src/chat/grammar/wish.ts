import type { Field } from '@ramiform/core/field'
import type { Meaning } from '../meaning/meaning.ts'

/** One field, and when it shows. */
export interface Wish {
  readonly field: Field
  readonly shownWhen: Meaning
}
