import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { useIsInBrowser } from '../layout/use-is-in-browser.ts'

const ProblemBar = lazy(() => import('./ProblemBar.tsx'))

/** Shows a failed sign-in: `/?error=` (spec section 8). */
export function SignInProblem() {
  const [search, setSearch] = useSearchParams()
  // The prerendered page has no query.
  const error = useIsInBrowser() ? search.get('error') : null
  if (error === null || error === '') return null
  return (
    <Suspense>
      <ProblemBar error={error} onDismiss={() => setSearch({}, { replace: true })} />
    </Suspense>
  )
}
