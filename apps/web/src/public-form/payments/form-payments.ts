import type { Answer } from '@ramiform/core/answers'
import type { Filling } from '@ramiform/core/filling/filling'
import type { Payments } from '@ramiform/fields/payments'

/** Payments of a whole form while it is filled in. */
export interface FormPayments extends Payments {
  /** Subscribes to the answers, since the amount depends on them. */
  follow(filling: Filling): void
  /**
   * Every completed payment by field id, including those of hidden fields, so that the server knows about all of
   * them.
   */
  made(): Readonly<Record<string, Answer>>
  /** Clears all payments after the answers were accepted. The next submission pays separately. */
  forget(): void
}
