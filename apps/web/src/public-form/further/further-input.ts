import type { Filling } from '@ramiform/core/filling/filling'
import type { Inputs } from '@ramiform/fields/inputs'
import type { FormBodyProps } from '@ramiform/renderer'
import type { ComponentType } from 'react'
import type { FormPayments } from '../payments/form-payments.ts'
import type { FormUploads } from '../uploads/form-uploads.ts'

/** What one script of this folder adds to a form. */
export interface FurtherInput {
  readonly inputs?: Partial<Inputs>
  readonly uploads?: FormUploads
  readonly payments?: FormPayments
  /** Connects a form that has started with what is around it, such as its payments and the address. */
  readonly bring?: (filling: Filling) => void
  /** The form's body with more around it, such as its sections. */
  readonly wrap?: (Body: ComponentType<FormBodyProps>) => ComponentType<FormBodyProps>
}
