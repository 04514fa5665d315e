import type { AnswerRules } from '@ramiform/core/field-type'
import type { FurtherKindName } from './index.ts'
import type { Input } from './inputs.tsx'

/** Script of one further kind, which only pages with such a field load (decision 361). */
export interface FurtherKind {
  readonly type: FurtherKindName
  readonly Input: Input
  readonly rules: AnswerRules
  /** Role of inputs with several controls, as in `groupRoles`. */
  readonly role?: 'group' | 'radiogroup'
}
