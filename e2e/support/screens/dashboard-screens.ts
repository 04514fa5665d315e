import type { Page, Route } from 'playwright-core'
import { askForAnswers, findAnswers, withLimitsAndAnswers } from '../some-account.ts'
import { withBin, withoutMatch } from '../some-bin.ts'
import { button, chooseTab, key, opens, press, refusing, type Screen } from './screen.ts'

const camp = `Summer camp sign-up. I need the parent's name, email and phone, the child's name and age, any allergies, and which week they want (July 6-10, July 13-17 or July 20-24). If the child has allergies, ask for details. T-shirt size: S, M, L or XL. Name and email are required.`
const tree = `Do you need a room?
├── Yes → How many nights will you stay?
└── No → How do you travel?
    ├── By car
    └── By train`

/** The list of forms, the bin, and the dialogs for a new form. */
export const dashboardScreens: readonly Screen[] = [
  { name: 'dashboard-empty', path: '/dashboard', first: true },
  { name: 'dashboard-typical', path: '/dashboard', form: 'draft' },
  {
    name: 'dashboard-full',
    path: '/dashboard',
    form: 'draft',
    meanwhile: (page) => page.route('**/api/forms', (route) => multiplied(route)),
  },
  {
    name: 'dashboard-selected',
    path: '/dashboard',
    form: 'draft',
    meanwhile: (page) => page.route('**/api/forms', (route) => multiplied(route)),
    before: async (page) => {
      // On phones the boxes show only after a long press.
      const boxes = page.getByRole('checkbox', { name: /^Select .*\d$/, includeHidden: true })
      await boxes.first().waitFor({ state: 'attached' })
      await boxes.evaluateAll((all) => {
        for (const box of all.slice(1, 3)) (box as HTMLInputElement).click()
      })
      await page.getByRole('toolbar', { name: 'Selected forms' }).waitFor()
    },
  },
  {
    name: 'dashboard-new-folder',
    path: '/dashboard',
    form: 'draft',
    before: async (page, window) => {
      // Phones show the folders in a sheet, once there are many forms.
      const folders = button(page, 'Folders and bin')
      if (await folders.isVisible()) await folders.click()
      await opens(press('New folder'))(page, window)
    },
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
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'dashboard-loading',
    path: '/dashboard',
    form: 'draft',
    isLoading: true,
    meanwhile: (page) => page.route('**/api/forms', () => {}),
  },
  {
    name: 'dashboard-folder',
    path: '/dashboard?folder=events',
    form: 'draft',
    meanwhile: inFolders,
  },
  {
    name: 'dashboard-file',
    path: '/dashboard',
    form: 'draft',
    onlyPhotographed: true,
    before: async (page) => {
      await page.locator('[data-form]').first().waitFor()
      await page.evaluate(() => {
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File([''], 'paper-form.docx'))
        const how = { dataTransfer, bubbles: true, cancelable: true }
        document.body.dispatchEvent(new DragEvent('dragover', how))
      })
      await page.getByText('Drop the file to make a form from it').waitFor()
    },
  },
  {
    name: 'dashboard-sort',
    path: '/dashboard',
    form: 'draft',
    onlyPhotographed: true,
    before: opens(press(/^Sort by/)),
  },
  { name: 'bin-empty', path: '/bin' },
  { name: 'account-typical', path: '/account', isWhole: true },
  {
    name: 'account-found',
    path: '/account',
    isWhole: true,
    meanwhile: withLimitsAndAnswers,
    before: findAnswers,
  },
  {
    name: 'account-erase',
    path: '/account',
    meanwhile: withLimitsAndAnswers,
    before: opens(async (page) => {
      await findAnswers(page)
      await press('Erase forever…')(page)
    }),
  },
  { name: 'account-delete', path: '/account', before: opens(press('Delete account…')) },
  {
    name: 'account-error',
    path: '/account',
    isWhole: true,
    meanwhile: refusing('**/api/account/respondents/read', 'POST'),
    before: async (page) => {
      await askForAnswers(page)
      await page.getByRole('alert').waitFor()
    },
  },
  { name: 'bin-full', path: '/bin', meanwhile: withBin },
  { name: 'bin-submissions', path: '/bin?tab=submissions', meanwhile: withBin },
  {
    name: 'bin-answers',
    path: '/bin?tab=submissions',
    meanwhile: withBin,
    onlyPhotographed: true,
    before: async (page) => {
      await press(/^View answers/)(page)
      await page
        .getByRole('heading', { name: /^Not asked/ })
        .first()
        .click()
    },
  },
  { name: 'bin-no-match', path: '/bin?q=zebra', meanwhile: withoutMatch },
  {
    name: 'bin-delete-forever',
    path: '/bin',
    meanwhile: withBin,
    before: async (page) => {
      await press(/^Delete forever/)(page)
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'bin-empty-all',
    path: '/bin',
    meanwhile: withBin,
    onlyPhotographed: true,
    before: async (page) => {
      await press('Empty bin')(page)
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'bin-error',
    path: '/bin',
    meanwhile: refusing('**/api/bin/**'),
    before: (page) => button(page, 'Try again').waitFor(),
  },
  {
    name: 'dashboard-rename',
    path: '/dashboard',
    form: 'draft',
    before: async (page) => {
      await page.locator('[data-form-link]').first().focus()
      await page.keyboard.press('F2')
      await page.getByRole('textbox', { name: /^Name of/ }).waitFor()
    },
  },
  { name: 'dashboard-drafts', path: '/dashboard?show=drafts', form: 'draft' },
  { name: 'dashboard-keys', path: '/dashboard', form: 'draft', before: opens(key('?')) },
  {
    name: 'dashboard-embed',
    path: '/dashboard',
    form: 'typical',
    before: opens(async (page, window) => {
      const workshop = page.locator('[data-form]').filter({ hasText: 'Winter workshop' }).first()
      await workshop.hover()
      if (window === 'phone') await workshop.getByRole('button', { name: /^More actions/ }).click()
      const role = window === 'phone' ? 'menuitem' : 'button'
      await page.getByRole(role, { name: 'Embed' }).first().click()
    }),
  },
  {
    name: 'dashboard-ways',
    path: '/dashboard',
    form: 'draft',
    before: opens(press('More ways to start')),
  },
  generator('empty'),
  generator('natural', describe(camp, /fields?, /)),
  generator(
    'nothing',
    describe('We run a small bakery and love what we do.', 'No questions found in this text.'),
  ),
  generator('unused', async (page, window) => {
    await describe(`${camp} Sort siblings into the same group.`, /fields?, /)?.(page, window)
    await page.getByText('1 part not understood').waitFor()
    await press('Next')(page)
    await page.getByRole('button', { name: 'Add as a question' }).waitFor()
  }),
  generator('templates', chooseTab(/^Template/)),
  generator('template', async (page) => {
    await chooseTab(/^Template/)(page)
    await press('Event Feedback Form')(page)
    await page.getByRole('button', { name: /^Create with/ }).waitFor()
  }),
  generator('file', chooseTab(/^Import/)),
  generator('tree', pasted(tree, '3 fields, 2 with logic')),
  generator('json', async (page) => {
    await pasted('', 'Decision Tree')(page)
    await press('Decision Tree')(page)
    await page.getByText('5 fields, 4 with logic').first().waitFor()
  }),
  generator('json-error', pasted('{"Name": "", }', 'JSON Error')),
  {
    name: 'dashboard-new',
    path: '/dashboard',
    form: 'draft',
    before: opens(key('n')),
  },
  { name: 'dashboard-menu', path: '/dashboard', before: opens(press(/Menu|owner/)) },
]

function describe(text: string, answer: string | RegExp): Screen['before'] {
  return async (page) => {
    await page.getByRole('textbox', { name: 'Form title' }).fill('Summer camp')
    await page.getByRole('textbox', { name: 'Description' }).fill(text)
    await page.getByText(answer).first().waitFor()
  }
}

/** Pastes a text into the dialog for a new form. */
function pasted(text: string, answer: string) {
  return async (page: Page) => {
    await chooseTab(/^Import/)(page)
    await chooseTab('Paste Content')(page)
    await page.getByRole('textbox', { name: 'Content' }).fill(text)
    await page.getByText(answer).first().waitFor()
  }
}

/** Opens the Smart Form Generator on the dashboard. */
function generator(state: string, before?: Screen['before']): Screen {
  return {
    name: `generator-${state}`,
    path: '/dashboard',
    form: 'draft',
    before: async (page, window) => {
      await key('g')(page)
      await page.getByRole('dialog', { name: 'Smart Form Generator' }).waitFor()
      await before?.(page, window)
    },
  }
}

/** A thousand copies of the existing forms. */
export async function multiplied(
  route: Route,
  more: (at: number) => object = () => ({}),
): Promise<void> {
  const answer = (await (await route.fetch()).json()) as { forms: ListedForm[] }
  const forms = Array.from({ length: 1_000 }, (_, at) => {
    const { id, unpublishedChanges, ...form } = answer.forms[at % answer.forms.length] ?? noForm
    const numbered = ({ name }: { name: string }) => ({ name: `${name} ${at + 1}` })
    return {
      ...form,
      ...numbered(form),
      id: `${id}-${at}`,
      // The list shows this name, where there is one.
      ...(unpublishedChanges && {
        unpublishedChanges: { ...unpublishedChanges, ...numbered(unpublishedChanges) },
      }),
      ...more(at),
    }
  })
  await route.fulfill({ json: { forms } })
}

interface ListedForm {
  readonly id: string
  readonly name: string
  readonly unpublishedChanges?: { readonly name: string } | null
}

const noForm: ListedForm = { id: '', name: '' }

/** A thousand copies of the existing forms, every third of them in the folder Events. */
async function inFolders(page: Page): Promise<void> {
  await page.route('**/api/forms', (route) =>
    multiplied(route, (at) => (at % 3 === 0 ? { folderId: 'events' } : {})),
  )
  await page.route('**/api/folders', (route) =>
    route.fulfill({
      json: {
        folders: [
          { id: 'clinic', name: 'Clinic' },
          { id: 'events', name: 'Events' },
        ],
      },
    }),
  )
}
