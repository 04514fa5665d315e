import { type ComponentType, useRef, useState } from 'react'
import { Link, useLoaderData, useSearchParams } from 'react-router'
import { FormShapeDrawing } from '../../ui/FormShapeDrawing.tsx'
import { GetStarted } from '../layout/GetStarted.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { useSiteSession } from '../layout/site-session.ts'
import { useIsInBrowser } from '../layout/use-is-in-browser.ts'
import { type ListedTemplate, listTemplates } from './listed-templates.ts'
import { TemplateCard } from './TemplateCard.tsx'
import { TemplateFilters } from './TemplateFilters.tsx'
import styles from './TemplatesPage.module.css'
import type { TryTemplateProps } from './TryTemplate.tsx'
import { isListed, noFilter, readFilter } from './template-filter.ts'
import { UseTemplate } from './UseTemplate.tsx'

/** Runs at build time only. */
export function loader() {
  return { templates: listTemplates() }
}

/** The templates by category and difficulty (spec section 2). */
export default function TemplatesPage() {
  const { templates } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  // The prerendered page has no search, and the first render must match it.
  const filter = useIsInBrowser() ? readFilter(search) : noFilter
  const { tryIt, tried, panel, failed } = useTrying()
  const listed = templates.filter((template) => isListed(template, filter))
  return (
    <>
      <PageHead
        title="Form templates with conditional logic"
        description="Twelve form templates with conditional logic for support, surveys, assessments, leads, onboarding and recommendations."
        path="/templates"
      />
      <div className={styles.page} data-trying={tried === null ? undefined : true}>
        <div className={styles.catalog}>
          <header className={styles.head}>
            <h1>Templates</h1>
            <p>
              Twelve complete forms with conditional logic. Each drawing shows the questions:
              everyone sees those on the stem, and those on a branch depend on an answer.
            </p>
          </header>
          <TemplateFilters filter={filter} />
          <p className={styles.count} role="status">
            {countText(listed.length, templates.length)}
          </p>
          {listed.length === 0 && (
            <p className={styles.none}>
              {`There are no ${filter.difficulty} templates in ${filter.category}.`}{' '}
              <Link to="." preventScrollReset>
                Clear filters
              </Link>
            </p>
          )}
          <ul className={styles.grid} aria-label="Templates">
            {listed.map((template) => (
              <li key={template.slug}>
                <TemplateCard
                  template={template}
                  isTried={template.slug === tried}
                  onTry={() => tryIt(template)}
                />
              </li>
            ))}
          </ul>
          {failed && (
            <p className={styles.failed} role="alert">
              This template could not be loaded. Check your connection and try again.
            </p>
          )}
          <HowToUse />
        </div>
        {panel}
      </div>
    </>
  )
}

function countText(listed: number, all: number): string {
  if (listed === all) return `${all} templates`
  return listed === 1 ? '1 template' : `${listed} templates`
}

/** The panel for trying a template. Its code and the templates load with the first one. */
function useTrying() {
  const [Panel, setPanel] = useState<ComponentType<TryTemplateProps> | null>(null)
  const [tried, setTried] = useState<ListedTemplate | null>(null)
  const [failed, setFailed] = useState(false)
  const opener = useRef<Element | null>(null)

  function tryIt(template: ListedTemplate) {
    opener.current = document.activeElement
    setFailed(false)
    setTried(template)
    if (Panel !== null) return
    import('./TryTemplate.tsx').then(
      (m) => setPanel(() => m.TryTemplate),
      (failure) => {
        console.warn(failure)
        setTried(null)
        setFailed(true)
      },
    )
  }
  const panel = Panel !== null && tried !== null && (
    <Panel
      key={tried.slug}
      template={tried}
      draw={(reached) => <FormShapeDrawing shape={tried.shape} reached={reached} />}
      action={<UseTemplate template={tried} variant="primary" size="md" />}
      onClose={() => {
        setTried(null)
        if (opener.current instanceof HTMLElement) opener.current.focus()
      }}
    />
  )
  return { tryIt, tried: panel ? (tried?.slug ?? null) : null, panel, failed }
}

/** How to use a template: from its card, or in the generator on the dashboard. */
function HowToUse() {
  const { user } = useSiteSession()
  return (
    <section className={styles.use} aria-labelledby="how-to-use">
      <div>
        <h2 id="how-to-use">Use a template</h2>
        <p>
          Press Use it on a template. You get the whole form with its logic, and can change
          anything. New Form on your dashboard has the templates too.
        </p>
      </div>
      <GetStarted size="lg">
        {user === null ? 'Sign in to use a template' : 'Go to your dashboard'}
      </GetStarted>
    </section>
  )
}
