import type { PaymentsOfForm } from '@ramiform/core/findings/find-problems'
import type { FormSchema } from '@ramiform/core/form'
import type { Fix } from '@ramiform/proving/apply-fix'
import type { ListedFinding } from '@ramiform/proving/listed-finding'

/** A draft to prove. */
export interface ProofJob {
  readonly turn: number
  readonly schema: FormSchema
  readonly payments: PaymentsOfForm | undefined
  /** proves the fixes of the findings too */
  readonly withFixes: boolean
}

/** Reply of the worker. The fixes follow the findings, because each fix is proved too. */
export type ProofReply =
  | {
      readonly kind: 'proof'
      readonly turn: number
      readonly findings: readonly ListedFinding[]
      /** ids of the questions that no answers show */
      readonly neverShown: readonly string[]
      /** ids of the questions for which the search ended at its limit */
      readonly undecided: readonly string[]
    }
  | {
      readonly kind: 'fixes'
      readonly turn: number
      /** by finding key */
      readonly fixes: readonly (readonly [string, readonly Fix[]])[]
      readonly isLast: boolean
    }
  | { readonly kind: 'failed'; readonly turn: number; readonly reason: string }
