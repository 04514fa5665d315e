import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isPassing, isSignedOut } from '../api/api-error.ts'

/** number of retries, after 1 and 2 seconds */
const retries = 2

/** Cache of server data until the page closes. `onSignedOut` is called on every 401 response. */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (isSignedOut(error)) onSignedOut()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { retry: (failures, error) => isPassing(error) && failures < retries },
      // Without a connection a mutation must fail at once, instead of waiting and running unexpectedly later.
      mutations: { networkMode: 'always' },
    },
  })
}
