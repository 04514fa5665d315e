import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { ClosingCall } from '../layout/ClosingCall.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { useIsInBrowser } from '../layout/use-is-in-browser.ts'
import { Demo } from './Demo.tsx'
import { Features } from './features/Features.tsx'
import { Hero } from './Hero.tsx'
import { UseCases } from './UseCases.tsx'

export default function LandingPage() {
  return (
    <>
      <PageHead
        title="Ramiform: forms that branch with every answer"
        description="An open-source form builder with conditional logic. Draw the logic as branches, share one link, and read every answer in one place. No coding."
        path="/"
      />
      <SignInProblem />
      <Hero />
      <Features />
      <UseCases />
      <Demo />
      <ClosingCall
        title={['Ask less.', 'Learn more.']}
        text="Build your first form now. The free plan stays free, and paid plans have no limit on forms."
      />
    </>
  )
}

const ProblemBar = lazy(() => import('./ProblemBar.tsx'))

/** Shows a failed sign-in: `/?error=` (spec section 8). */
function SignInProblem() {
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
