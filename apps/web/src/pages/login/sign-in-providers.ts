import type { ResponseOf } from '@ramiform/contract/calls'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export type SignInProvider = ResponseOf<'signInProviders'>['providers'][number]

export const providersQuery = queryOptions({
  queryKey: ['sign-in providers'],
  queryFn: async ({ signal }) => (await call('signInProviders', { signal })).providers,
})

/** The code of the link that the server prints when it starts; undefined if the URL has none. */
export function printedCode(search: string): string | undefined {
  const code = new URLSearchParams(search).get('code')
  return code !== null && /^[A-Za-z0-9-]{4,16}$/.test(code) ? code : undefined
}
