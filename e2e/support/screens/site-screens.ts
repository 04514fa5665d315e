import { readablePages } from '../../../apps/web/src/site/layout/site-pages.ts'
import { opens, press, type Screen, type Way } from './screen.ts'

/** Public pages, and states of some of them. */
export const siteScreens: readonly Screen[] = [
  { name: 'documentation-article', path: '/documentation/conditional-logic', isWhole: true },
  { name: 'documentation-table', path: '/documentation/configuration', isWhole: true },
  {
    name: 'documentation-search',
    path: '/documentation/webhooks',
    before: searchFor('payment'),
  },
  { name: 'blog-post', path: '/blog/not-equals-and-empty-answers', isWhole: true },
  { name: 'templates-all', path: '/templates', isWhole: true },
  {
    name: 'templates-trying',
    path: '/templates',
    before: opens(press('Try it: Event Feedback Form')),
  },
  {
    name: 'templates-filtered',
    path: '/templates?difficulty=advanced',
    onlyPhotographed: true,
  },
  {
    name: 'templates-none',
    path: '/templates?category=survey&difficulty=advanced',
    onlyPhotographed: true,
  },
  ...plainPages(),
  { name: 'not-found', path: '/nothing-here' },
  { name: 'landing-error', path: '/?error=No+authorization+code+received' },
  {
    name: 'landing-nothing',
    path: '/',
    before: async (page) => {
      await page.getByLabel('Describe your form').fill('We love what we do.')
      await press('Draw My Form')(page)
      await page.getByText('No questions found.').waitFor()
    },
  },
  {
    name: 'landing-described',
    path: '/',
    before: async (page) => {
      await press('Draw My Form')(page)
      await page.getByText('Keep This Form').waitFor()
    },
  },
]

/** All public pages, except those listed with their states. */
function plainPages(): readonly Screen[] {
  return readablePages
    .filter(({ path }) => path !== '/templates')
    .map(({ path }) => ({
      name: `site-${path.slice(1).replaceAll('/', '-') || 'landing'}`,
      path,
      isWhole: true,
    }))
}

/** Types into the search of the documentation, which needs the page's script. */
function searchFor(words: string): Way {
  return async (page) => {
    const search = page.getByRole('combobox', { name: 'Search the documentation' })
    const found = page.getByRole('option').first()
    while (!(await found.isVisible())) {
      await search.fill('')
      await search.fill(words)
      await found.waitFor({ timeout: 1_000 }).catch(() => {})
    }
  }
}
