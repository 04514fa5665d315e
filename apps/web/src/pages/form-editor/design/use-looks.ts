import type { KeptLook } from '@ramiform/contract/calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { messageOf } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { keptLooksQuery } from '../../../api/queries.ts'
import { useToast } from '../../../ui/Toast.tsx'
import { type Look, looks } from './looks.ts'

/** The built-in looks, then those that the account keeps. Without a connection, the built-in ones. */
export function useLooks(): readonly Look[] {
  const { data } = useQuery(keptLooksQuery)
  return useMemo(() => [...looks, ...(data ?? [])], [data])
}

type NamedStyle = Pick<KeptLook, 'name' | 'style'>

/** Keeps and deletes looks of the account. */
export function useKeptLooks() {
  const queries = useQueryClient()
  const toast = useToast()
  const settled = {
    onSettled: () => queries.invalidateQueries(keptLooksQuery),
    onError: (error: Error) => toast(messageOf(error), { kind: 'failed' }),
  }
  const keep = useMutation({
    ...settled,
    mutationFn: (body: NamedStyle) => call('keepLook', { body }),
  })
  const remove = useMutation({
    ...settled,
    mutationFn: ({ id }: Look) => call('deleteLook', { params: { lookId: id } }),
    onSuccess: (_done, { name, style }) =>
      toast('Look deleted', { undo: () => keep.mutate({ name, style }) }),
  })
  return { keep, remove }
}
