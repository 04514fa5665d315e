import type { Delivery } from '@ramiform/contract/deliveries'
import { isRetryable } from './delivery-words.ts'

/** Failed deliveries before all others. The order is otherwise the same. */
export function failuresFirst(deliveries: readonly Delivery[]): readonly Delivery[] {
  const rank = (one: Delivery) => (one.state === 'parked' ? 0 : isRetryable(one) ? 1 : 2)
  return deliveries.toSorted((one, other) => rank(one) - rank(other))
}
