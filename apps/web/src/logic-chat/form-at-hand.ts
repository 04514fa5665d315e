import type { Conditional } from '@ramiform/core/conditions/condition'
import type { FormSchema } from '@ramiform/core/form'

/** The form that a conversation is about, and the ways to change it. */
export interface FormAtHand {
  readonly name: string
  readonly schema: FormSchema
  /** Replaces the logic of a field; null removes it. */
  readonly setLogic: (fieldId: string, conditional: Conditional | null) => Promise<LogicOutcome>
  /** where rules can be added while this form must not be changed here, and why */
  readonly elsewhere?: { readonly why: string; readonly label: string; readonly to: string }
}

/** Result of changing the logic of a field. */
export type LogicOutcome =
  | { readonly kind: 'done' }
  /** the form was saved elsewhere since it was loaded (decision 19) */
  | { readonly kind: 'newer'; readonly load: () => void }
  | { readonly kind: 'failed'; readonly message: string; readonly isSignedOut?: boolean }
