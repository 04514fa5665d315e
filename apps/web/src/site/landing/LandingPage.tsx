import { lazy, Suspense } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { classNames } from '../../ui/class-names.ts'
import { ClosingCall } from '../layout/ClosingCall.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { useIsInBrowser } from '../layout/use-is-in-browser.ts'

import claims from './Claims.module.css'
import comparison from './comparison/Comparison.module.css'
import demo from './Demo.module.css'
import editorPicture from './features/editor-picture.module.css'
import features from './features/Features.module.css'
import pictures from './features/pictures.module.css'
import windows from './features/window.module.css'
import { Hero } from './Hero.tsx'
import { Html } from './Html.tsx'
import openSource from './OpenSource.module.css'
import prices from './Prices.module.css'
import section from './Section.module.css'
import { staticSections } from './static-sections.server.tsx'
import useCases from './UseCases.module.css'

/** Runs at build time only. The fallback page of the app asks for `/`, too, and would carry the sections in vain. */
export function loader({ request }: LoaderFunctionArgs) {
  return request.headers.has('X-React-Router-SPA-Mode') ? null : staticSections()
}

export default function LandingPage() {
  const html = useLoaderData<typeof loader>()
  if (html === null) return null
  return (
    <>
      <PageHead
        title="Ramiform: forms that branch with every answer"
        description="An open-source form builder with conditional logic. Draw the logic as branches, share one link, and read every answer in one place. No coding."
        path="/"
      />
      <SignInProblem />
      <Hero />
      <Html html={html.claims} label="What is different" className={claims.around} />
      <Html
        id="features"
        html={html.features}
        label="Features"
        className={classNames(
          section.section,
          features.features,
          windows.windows,
          editorPicture.editors,
          pictures.pictures,
        )}
      />
      <Html
        html={html.useCases}
        label="Use cases"
        className={section.section}
        ground={useCases.ground}
      />
      <Html html={html.demo} label="Demo" className={classNames(section.section, demo.around)} />
      <Html
        id="compare"
        html={html.comparison}
        label="Comparison"
        className={section.section}
        ground={comparison.ground}
      />
      <Html html={html.openSource} label="Open source" className={openSource.around} />
      <Html html={html.prices} label="Prices" className={prices.prices} />
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
