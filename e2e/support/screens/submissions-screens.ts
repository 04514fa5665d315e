import type { Page } from 'playwright-core'
import type { MadeFormName } from '../made-forms.ts'
import { someDeliveries } from '../some-deliveries.ts'
import { someHeld, somePartials } from '../some-entries.ts'
import { button, opens, press, refusing, type Screen } from './screen.ts'

const unfold = (name: RegExp) => (page: Page) => page.getByRole('heading', { name }).first().click()

/** Submissions in all views, and their summary. */
export const submissionsScreens: readonly Screen[] = [
  { name: 'submissions-empty', form: 'unanswered', path: '/submissions' },
  { name: 'submissions-draft', form: 'draft', path: '/submissions', onlyPhotographed: true },
  { name: 'submissions-typical', form: 'typical', path: '/submissions' },
  {
    name: 'submissions-details',
    form: 'typical',
    path: '/submissions?view=cards',
    before: press(/^View Details/),
  },
  {
    name: 'submissions-cards-beside-one',
    form: 'typical',
    path: '/submissions?view=cards',
    onlyPhotographed: true,
    before: async (page) => {
      await press(/^View Details/)(page)
      await page.getByRole('link', { name: 'Open', exact: true }).click()
    },
  },
  {
    name: 'submissions-table-selected',
    form: 'typical',
    path: '/submissions',
    onlyPhotographed: true,
    before: async (page) => {
      await page.locator('[data-id], [data-row-toggle]').first().focus()
      for (const press of ['x', 'Shift+ArrowDown']) await page.keyboard.press(press)
    },
  },
  {
    name: 'submissions-selected',
    form: 'typical',
    path: '/submissions?view=cards',
    before: async (page) => {
      await page.locator('[data-row-toggle]').first().focus()
      await page.keyboard.press('x')
      await page.keyboard.press('Shift+ArrowDown')
    },
  },
  { name: 'submissions-full', form: 'busy', path: '/submissions', onlyPhotographed: true },
  {
    name: 'submissions-no-match',
    form: 'typical',
    path: '/submissions',
    onlyPhotographed: true,
    before: (page) => page.getByRole('searchbox').fill('zebra'),
  },
  {
    name: 'submissions-filter',
    form: 'typical',
    path: '/submissions',
    before: async (page) => {
      await page.locator('[data-id], [data-row-toggle]').first().waitFor()
      await press('Filter')(page)
      await page.getByText('Show submissions where').waitFor()
    },
  },
  {
    name: 'submissions-period',
    form: 'typical',
    path: '/submissions?when=2026-01-01_2099-12-31',
    before: opens(press(/^1 Jan/)),
  },
  {
    name: 'submissions-export',
    form: 'typical',
    path: '/submissions',
    before: opens(press('More ways to export')),
  },
  {
    name: 'submissions-columns',
    form: 'typical',
    path: '/submissions?view=table',
    before: async (page, window) => {
      // A phone has no table.
      if (window === 'desktop') await opens(press('Columns'))(page, window)
    },
  },
  {
    name: 'submissions-one',
    form: 'typical',
    path: '/submissions',
    meanwhile: (page) =>
      page.route('**/deliveries?*', (route) => route.fulfill({ json: someDeliveries() })),
    before: async (page, window) => {
      if (window === 'phone') {
        await press(/^View Details/)(page)
        await page.getByRole('link', { name: 'Open', exact: true }).click()
      } else {
        await page.keyboard.press('j')
        await page.keyboard.press('Enter')
      }
      await page.getByRole('article', { name: /^Submission of/ }).waitFor()
    },
  },
  {
    name: 'submissions-partial',
    form: 'typical',
    path: '/submissions?tab=partial',
    onlyPhotographed: true,
    meanwhile: (page) =>
      page.route('**/partials?*', (route) => route.fulfill({ json: somePartials() })),
  },
  {
    name: 'submissions-partial-unfolded',
    form: 'typical',
    path: '/submissions?tab=partial',
    onlyPhotographed: true,
    meanwhile: (page) =>
      page.route('**/partials?*', (route) => route.fulfill({ json: somePartials() })),
    before: async (page) => {
      await unfold(/^Not answered yet/)(page)
      await unfold(/^Not asked so far/)(page)
    },
  },
  {
    name: 'submissions-held',
    form: 'typical',
    path: '/submissions?tab=held',
    onlyPhotographed: true,
    meanwhile: (page) => page.route('**/held?*', (route) => route.fulfill({ json: someHeld() })),
  },
  {
    name: 'submissions-held-unfolded',
    form: 'typical',
    path: '/submissions?tab=held',
    onlyPhotographed: true,
    meanwhile: (page) => page.route('**/held?*', (route) => route.fulfill({ json: someHeld() })),
    before: unfold(/^Not asked of this person/),
  },
  { name: 'submissions-held-empty', form: 'typical', path: '/submissions?tab=held' },
  {
    name: 'submissions-error',
    form: 'typical',
    path: '/submissions',
    onlyPhotographed: true,
    meanwhile: refusing('**/api/**/submissions?*'),
    before: (page) => button(page, 'Try again').first().waitFor(),
  },
  summary('typical', 'typical'),
  summary('full', 'busy'),
  { ...summary('empty', 'unanswered'), onlyPhotographed: true },
]

function summary(state: string, form: MadeFormName): Screen {
  return {
    name: `summary-${state}`,
    form,
    path: '/submissions',
    before: async (page) => {
      await page.getByRole('button', { name: 'Summary' }).click()
      await page.getByRole('button', { name: 'Summary', pressed: true }).waitFor()
    },
  }
}
