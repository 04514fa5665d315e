import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isPassing, isSignedOut } from '../api/api-error.ts'

/** tried again after 1 and 2 seconds */
const retries = 2

/** What was read from the server, kept for the life of the page. `onSignedOut` hears of every 401. */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (isSignedOut(error)) onSignedOut()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { retry: (failures, error) => isPassing(error) && failures < retries },
      // Without a connection a press fails at once and says so. It must not wait unseen and act when nobody expects it.
      mutations: { networkMode: 'always' },
    },
  })
}
