import type { Page, Route } from 'playwright-core'
import type { WindowName } from './browser.ts'
import type { MadeFormName } from './made-forms.ts'

/** A screen in one of its states, and the way there. */
export interface Screen {
  /** the screen, and after a hyphen its state */
  readonly name: string
  /** the form it is about */
  readonly form?: MadeFormName
  /** after the form's address where it is about one */
  readonly path: string
  /** while the owner has no forms yet */
  readonly first?: boolean
  /** the public form, not the owner's */
  readonly isVisitors?: boolean
  /** another state of a screen that is checked already: photographed only */
  readonly onlyPhotographed?: boolean
  /** what the server is made to answer */
  readonly meanwhile?: (page: Page) => Promise<unknown>
  readonly before?: (page: Page, window: WindowName) => Promise<unknown>
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const press = (name: string | RegExp) => (page: Page) => button(page, name).first().click()
const key = (name: string) => async (page: Page) => {
  await page.locator('[data-canvas], main').first().waitFor()
  await page.keyboard.press(name)
}
const select = (label: string) => press(`Edit ${label}`)

const editor = (name: string, before?: Screen['before'], more: Partial<Screen> = {}): Screen => ({
  name: `editor-${name}`,
  form: 'typical',
  path: '/edit',
  ...(before && { before }),
  ...more,
})
const settings = (section: string): Screen =>
  editor(`settings-${section.toLowerCase()}`, async (page) => {
    await key('s')(page)
    await page.getByRole('dialog').locator('nav').getByText(section, { exact: true }).click()
  })

/** Every screen that the owner of forms sees, empty, typical, full and in trouble. */
export const ownerScreens: readonly Screen[] = [
  { name: 'dashboard-empty', path: '/dashboard', first: true },
  { name: 'dashboard-typical', path: '/dashboard', form: 'draft' },
  {
    name: 'dashboard-full',
    path: '/dashboard',
    form: 'draft',
    meanwhile: (page) => page.route('**/api/forms', multiplied),
  },
  { name: 'dashboard-no-match', path: '/dashboard?q=zebra', form: 'draft' },
  {
    name: 'dashboard-error',
    path: '/dashboard',
    meanwhile: refusing('**/api/forms'),
    before: (page) => button(page, 'Try again').waitFor(),
  },
  {
    name: 'dashboard-delete',
    path: '/dashboard',
    form: 'draft',
    before: async (page) => {
      await press(/^More actions/)(page)
      await page.getByRole('menuitem', { name: /^Delete/ }).click()
    },
  },
  {
    name: 'dashboard-sort',
    path: '/dashboard',
    form: 'draft',
    onlyPhotographed: true,
    before: press(/^Sort by/),
  },
  { name: 'dashboard-keys', path: '/dashboard', form: 'draft', before: key('?') },
  { name: 'dashboard-embed', path: '/dashboard', form: 'typical', before: press('Embed') },
  { name: 'dashboard-menu', path: '/dashboard', before: press(/Menu|owner/) },
  editor('empty', undefined, { form: 'empty' }),
  editor('typical'),
  editor('full', undefined, { form: 'full' }),
  editor('selected', select('Lunch')),
  editor('logic', async (page, window) => {
    await select('Lunch')(page)
    if (window === 'phone') await press('Logic')(page)
  }),
  editor('form-menu', press(/^Form menu/)),
  editor('embed', async (page) => {
    await press(/^Form menu/)(page)
    await page.getByRole('menuitem', { name: 'Embed Guide' }).click()
    await page.getByRole('dialog', { name: 'Embed Guide' }).waitFor()
  }),
  settings('General'),
  settings('Style'),
  editor('preview', key('p')),
  editor('history', async (page) => {
    await select('Lunch')(page)
    await page.getByRole('textbox', { name: 'Label' }).first().fill('Lunch on the day')
    await page.keyboard.press('Escape')
    await page.keyboard.press('h')
  }),
  editor('versions', key('v')),
  editor('commands', key('Control+k')),
  editor('shortcuts', key('?')),
  editor('import', key('i')),
  editor(
    'not-saved',
    async (page) => {
      await page.getByLabel('Form name').first().fill('Winter workshop, second day')
      await page.keyboard.press('Control+s')
      await page.waitForTimeout(500)
    },
    { meanwhile: refusing('**/api/forms/*', 'PUT'), onlyPhotographed: true },
  ),
  { name: 'flow-typical', form: 'typical', path: '/edit?view=flow' },
  { name: 'flow-full', form: 'full', path: '/edit?view=flow', onlyPhotographed: true },
  { name: 'flow-empty', form: 'empty', path: '/edit?view=flow', onlyPhotographed: true },
  { name: 'preview-typical', form: 'typical', path: '' },
  { name: 'preview-empty', form: 'empty', path: '', onlyPhotographed: true },
  { name: 'preview-full', form: 'full', path: '', onlyPhotographed: true },
  { name: 'submissions-empty', form: 'unanswered', path: '/submissions' },
  { name: 'submissions-draft', form: 'draft', path: '/submissions', onlyPhotographed: true },
  { name: 'submissions-typical', form: 'typical', path: '/submissions' },
  {
    name: 'submissions-details',
    form: 'typical',
    path: '/submissions',
    before: press(/^View Details/),
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
    name: 'submissions-error',
    form: 'typical',
    path: '/submissions',
    onlyPhotographed: true,
    meanwhile: refusing('**/submissions?*'),
    before: (page) => button(page, 'Try again').first().waitFor(),
  },
  summary('typical', 'typical'),
  { ...summary('full', 'busy'), onlyPhotographed: true },
  { ...summary('empty', 'unanswered'), onlyPhotographed: true },
  { name: 'not-found', path: '/nothing-here' },
]

function summary(state: string, form: MadeFormName): Screen {
  return {
    name: `summary-${state}`,
    form,
    path: '/submissions',
    before: async (page) => {
      await page.getByRole('tab', { name: 'Summary' }).click()
      await page.waitForTimeout(400)
    },
  }
}

/** The server is away, for as long as the page is there. */
function refusing(address: string, method = 'GET') {
  return (page: Page) =>
    page.route(address, (route) =>
      route.request().method() === method
        ? route.fulfill({ status: 503, json: { error: 'The server is being restarted.' } })
        : route.fallback(),
    )
}

/** A thousand forms out of those that are there. */
export async function multiplied(route: Route): Promise<void> {
  const answer = (await (await route.fetch()).json()) as { forms: { id: string; name: string }[] }
  const forms = Array.from({ length: 1_000 }, (_, at) => {
    const form = answer.forms[at % answer.forms.length]
    return { ...form, id: `${form?.id}-${at}`, name: `${form?.name} ${at + 1}` }
  })
  await route.fulfill({ json: { forms } })
}
