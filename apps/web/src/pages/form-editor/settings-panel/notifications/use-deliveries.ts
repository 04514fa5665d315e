import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { useEditorState } from '../../../../editing/editor-context.tsx'
import {
  deliveriesInterval,
  deliveriesKey,
  useDeliveryCall,
} from '../../../../forms/deliveries/use-delivery-call.ts'

const pageSize = 10

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
    refetchInterval: ({ state }) =>
      deliveriesInterval(state.data?.pages.flatMap(({ deliveries }) => deliveries) ?? []),
  })
}

/** Sends a test to the saved address. */
export function useSendTest() {
  const id = useEditorState(({ facts }) => facts.id)
  return useDeliveryCall(id, (kind: 'webhook' | 'email') =>
    call('sendTest', { params: { id }, body: { kind } }),
  )
}
