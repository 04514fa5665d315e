import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { useIsInBrowser } from '../../site/use-is-in-browser.ts'

const ProblemBar = lazy(() => import('./ProblemBar.tsx'))

/** Where a sign-in that failed ends: `/?error=` (spec section 8). */
export function SignInProblem() {
  const [search, setSearch] = useSearchParams()
  // The page was written out before anybody failed to sign in.
  const error = useIsInBrowser() ? search.get('error') : null
  if (error === null || error === '') return null
  return (
    <Suspense>
      <ProblemBar error={error} onDismiss={() => setSearch({}, { replace: true })} />
    </Suspense>
  )
}
