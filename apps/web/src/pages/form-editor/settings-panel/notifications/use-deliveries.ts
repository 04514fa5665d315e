import type { Delivery } from '@ramiform/contract/deliveries'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../../../api/api-error.ts'
import { call } from '../../../../api/call.ts'
import { useEditorState } from '../../../../editing/editor-context.tsx'
import { useToast } from '../../../../ui/Toast.tsx'

const pageSize = 10
/** poll intervals with and without pending deliveries, in milliseconds */
const soonMs = 1_000
const laterMs = 10_000

const deliveriesKey = (id: string) => ['form', id, 'deliveries'] as const

/** Deliveries for submissions, newest first. The list polls while it is visible. */
export function useDeliveries() {
  const id = useEditorState(({ facts }) => facts.id)
  return useInfiniteQuery({
    queryKey: deliveriesKey(id),
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call('listDeliveries', {
        params: { id },
        query: { limit: pageSize, ...(pageParam !== undefined && { after: pageParam }) },
        signal,
      }),
    getNextPageParam: ({ nextAfter }) => nextAfter ?? undefined,
    refetchInterval: ({ state }) => {
      const shown = state.data?.pages.flatMap(({ deliveries }) => deliveries) ?? []
      return shown.some((delivery) => isUnderWay(delivery, Date.now())) ? soonMs : laterMs
    },
  })
}

function isUnderWay({ state, nextTryAt }: Delivery, now: number): boolean {
  return state === 'sending' || (nextTryAt !== null && Date.parse(nextTryAt) <= now + soonMs)
}

/** Retries one delivery at once. */
export function useRetry() {
  const id = useEditorState(({ facts }) => facts.id)
  return useDeliveryCall((deliveryId: string) =>
    call('retryDelivery', { params: { id, deliveryId } }),
  )
}

/** Sends a test to the saved address. */
export function useSendTest() {
  const id = useEditorState(({ facts }) => facts.id)
  return useDeliveryCall((kind: 'webhook' | 'email') =>
    call('sendTest', { params: { id }, body: { kind } }),
  )
}

function useDeliveryCall<Input>(ask: (input: Input) => Promise<unknown>) {
  const id = useEditorState(({ facts }) => facts.id)
  const queryClient = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: ask,
    onError: (error) => toast(messageOf(error), { kind: 'failed' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: deliveriesKey(id) }),
  })
}
