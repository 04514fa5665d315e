import type { Conditional } from '@ramiform/core/conditions/condition'
import type { FormSchema } from '@ramiform/core/form'

/** The form that a conversation is about, and what it can do there. */
export interface FormAtHand {
  readonly name: string
  readonly schema: FormSchema
  /** Gives a field other logic; with null takes it away. */
  readonly setLogic: (fieldId: string, conditional: Conditional | null) => Promise<LogicOutcome>
  /** where rules go while they must not go in here, and why */
  readonly elsewhere?: { readonly why: string; readonly label: string; readonly to: string }
}

/** What became of giving a field other logic. */
export type LogicOutcome =
  | { readonly kind: 'done' }
  /** the form was saved elsewhere since it was read (decision 19) */
  | { readonly kind: 'newer'; readonly load: () => void }
  | { readonly kind: 'failed'; readonly message: string; readonly isSignedOut?: boolean }
