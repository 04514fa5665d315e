import type { Inputs } from '@ramiform/fields/inputs'
import type { FormPayments } from '../payments/form-payments.ts'
import type { FormUploads } from '../uploads/form-uploads.ts'

/** What one script of this folder adds to a form. */
export interface FurtherInput {
  readonly inputs: Partial<Inputs>
  readonly uploads?: FormUploads
  readonly payments?: FormPayments
}
