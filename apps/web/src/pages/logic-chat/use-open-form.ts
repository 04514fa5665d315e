import type { Form } from '@ramiform/core/form'
import { useQuery } from '@tanstack/react-query'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { formQuery } from '../../api/queries.ts'
import { useSession } from '../../session/use-session.ts'

/** Loading state of the form in the URL. */
export type OpenForm =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'signed-out' }
  /** deleted, owned by another user, or never existed; deliberately the same (decision 18) */
  | { readonly kind: 'missing' }
  | { readonly kind: 'trouble'; readonly message: string; readonly retry: () => void }
  | { readonly kind: 'open'; readonly form: Form }

/** statuses for an id without a form of this owner, including malformed ids */
const notThere = [400, 404, 422]

export function useOpenForm(id: string | null): OpenForm {
  const { user, isPending } = useSession()
  const { data, error, refetch } = useQuery({
    ...formQuery(id ?? ''),
    enabled: id !== null && user !== null,
    refetchOnMount: 'always',
  })
  if (id === null) return { kind: 'none' }
  if (isPending) return { kind: 'loading' }
  if (user === null) return { kind: 'signed-out' }
  if (error instanceof ApiError && notThere.includes(error.status)) return { kind: 'missing' }
  if (data !== undefined) return { kind: 'open', form: data }
  return error === null
    ? { kind: 'loading' }
    : { kind: 'trouble', message: messageOf(error), retry: () => void refetch() }
}
