import { templateCategories } from '@ramiform/text-to-form/generators/templates/categories'
import { Link, useLoaderData, useSearchParams } from 'react-router'
import { PageHead } from '../../site/PageHead.tsx'
import { useIsInBrowser } from '../../site/use-is-in-browser.ts'
import { HowToUse } from './HowToUse.tsx'
import { listTemplates } from './listed-templates.ts'
import { TemplateCard } from './TemplateCard.tsx'
import { TemplateFilters } from './TemplateFilters.tsx'
import styles from './TemplatesPage.module.css'
import { isListed, noFilter, readFilter } from './template-filter.ts'

/** Runs only while the site is built. */
export function loader() {
  return { templates: listTemplates() }
}

/** What each category is for, in a sentence. */
const purposes: Readonly<Record<(typeof templateCategories)[number], string>> = {
  Support: 'Ask for what helps to solve the problem, and for nothing else.',
  Survey: 'Hear what people think, and why.',
  Assessment: 'Let each answer decide how hard the next question is.',
  'Lead Gen': 'Bring every enquiry to the person who can answer it.',
  Onboarding: 'Learn what somebody needs before the first day.',
  Recommendation: 'Lead people to what fits them.',
}

/** The templates by category and difficulty (spec section 2). */
export default function TemplatesPage() {
  const { templates } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  // The prerendered page knows no search: what it shows must be the first thing that the browser draws too.
  const filter = useIsInBrowser() ? readFilter(search) : noFilter
  const listed = templates.filter((template) => isListed(template, filter))
  const categories = templateCategories.filter((category) =>
    listed.some((template) => template.category === category),
  )
  return (
    <>
      <PageHead
        title="Form templates that branch"
        description="Twelve forms with their logic built in: support, surveys, assessments, leads, onboarding and recommendations. Take one, change the words, share the link."
        path="/templates"
      />
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>Templates</h1>
          <p>
            Twelve whole forms, logic included. The drawing on each shows its questions: those on
            the stem are always asked, those on a branch only after an answer.
          </p>
        </header>
        <TemplateFilters filter={filter} />
        <p className={styles.count} role="status">
          {countText(listed.length, templates.length)}
        </p>
        {listed.length === 0 && (
          <p className={styles.none}>
            {`No template in ${filter.category} is ${filter.difficulty}.`}{' '}
            <Link to="." preventScrollReset>
              Clear filters
            </Link>
          </p>
        )}
        {categories.map((category) => (
          <section key={category} className={styles.category} aria-labelledby={idOf(category)}>
            <div>
              <h2 id={idOf(category)}>{category}</h2>
              <p>{purposes[category]}</p>
            </div>
            <ul>
              {listed
                .filter((template) => template.category === category)
                .map((template) => (
                  <li key={template.slug}>
                    <TemplateCard template={template} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
        <HowToUse />
      </div>
    </>
  )
}

const idOf = (category: string) => `category-${category.toLowerCase().replace(' ', '-')}`

function countText(listed: number, all: number): string {
  if (listed === all) return `${all} templates`
  return listed === 1 ? '1 template' : `${listed} templates`
}
