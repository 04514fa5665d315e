import type { Delivery } from '@ramiform/contract/deliveries'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useToast } from '../../ui/Toast.tsx'

/** Poll intervals with and without pending deliveries, in milliseconds. */
const soonMs = 1_000
const laterMs = 10_000

/** Cache key prefix of all lists of a form's deliveries. */
export const deliveriesKey = (formId: string) => ['form', formId, 'deliveries'] as const

/** Milliseconds until the shown deliveries are read again. */
export function deliveriesInterval(shown: readonly Delivery[]): number {
  const now = Date.now()
  return shown.some((delivery) => isUnderWay(delivery, now)) ? soonMs : laterMs
}

function isUnderWay({ state, nextTryAt }: Delivery, now: number): boolean {
  return state === 'sending' || (nextTryAt !== null && Date.parse(nextTryAt) <= now + soonMs)
}

/** Retries one delivery at once. */
export function useRetry(formId: string) {
  return useDeliveryCall(formId, (deliveryId: string) =>
    call('retryDelivery', { params: { id: formId, deliveryId } }),
  )
}

/** A call that changes deliveries. The shown lists follow it. */
export function useDeliveryCall<Input>(formId: string, ask: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: ask,
    onError: (error) => toast(messageOf(error), { kind: 'failed' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: deliveriesKey(formId) }),
  })
}
