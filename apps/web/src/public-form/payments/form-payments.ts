import type { Answer } from '@ramiform/core/answers'
import type { Filling } from '@ramiform/core/filling/filling'
import type { Inputs } from '@ramiform/fields/inputs'
import type { Payments } from '@ramiform/fields/payments'

/** The payments of a whole form, while it is filled in. */
export interface FormPayments extends Payments {
  /** the input of payment fields, with what pays in this form */
  readonly inputs: Pick<Required<Inputs>, 'payment'>
  /** What is paid depends on what is answered here. */
  follow(filling: Filling): void
  /** Every payment that was made, also for a question that no longer shows: the server is to know of it. */
  made(): Readonly<Record<string, Answer>>
  /** After the answers were accepted: what comes next is paid for itself. */
  forget(): void
}
