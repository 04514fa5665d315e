import { readFileSync } from 'node:fs'
import type { Page, Route } from 'playwright-core'
import { visitorFeedback } from '../../apps/web/src/forms/examples/visitor-feedback.ts'
import { sampleTree } from '../../apps/web/src/pages/logic-builder/sample-tree.ts'
import { readablePages } from '../../apps/web/src/site/layout/site-pages.ts'
import type { WindowName } from './browser.ts'
import { logicScreens } from './logic-screens.ts'
import type { MadeFormName } from './made-forms.ts'
import { publishedToast } from './owner.ts'
import { askForAnswers, findAnswers, withLimitsAndAnswers } from './some-account.ts'
import { withBin, withoutMatch } from './some-bin.ts'
import { someDeliveries } from './some-deliveries.ts'
import { someHeld, somePartials } from './some-entries.ts'

/** A screen in one of its states, and how to get there. */
export interface Screen {
  /** Name of the screen, and after a hyphen its state. */
  readonly name: string
  /** The form on the screen. */
  readonly form?: MadeFormName
  /** Path after the form's URL. */
  readonly path: string
  /** The owner has no forms yet. */
  readonly first?: boolean
  /** The public form instead of the owner's screen. */
  readonly isVisitors?: boolean
  /** A full-page screenshot, not only the window. */
  readonly isWhole?: boolean
  /** Screenshot only: another state of the screen is checked. */
  readonly onlyPhotographed?: boolean
  /** The screen while its data load. */
  readonly isLoading?: boolean
  /** Opening this state saves the form. */
  readonly saves?: boolean
  /** Responses to return instead of the server's. */
  readonly meanwhile?: (page: Page) => Promise<unknown>
  readonly before?: (page: Page, window: WindowName) => Promise<unknown>
}

type Way = NonNullable<Screen['before']>
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const press = (name: string | RegExp) => (page: Page) => button(page, name).first().click()
const key = (name: string) => async (page: Page) => {
  await page.locator('[data-canvas], main').first().waitFor()
  await page.keyboard.press(name)
}
/** Waits for the dialog or panel, whose code loads on demand. */
const opens =
  (way: Way): Way =>
  async (page, window) => {
    await way(page, window)
    await page.locator('[role=dialog], [role=alertdialog], [role=menu]').last().waitFor()
  }
const builderTree = (page: Page) => page.getByRole('textbox', { name: 'ASCII decision tree' })
const select = (label: string) => press(`Edit ${label}`)

const exporting = (format: string) => async (page: Page) => {
  await press(/^Form menu/)(page)
  await page.getByRole('menuitem', { name: 'Export Form' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export form' })
  await dialog.getByRole('button', { name: format, exact: true }).click()
  await dialog.getByRole('textbox').waitFor()
}

const editor = (name: string, before?: Screen['before'], more: Partial<Screen> = {}): Screen => ({
  name: `editor-${name}`,
  form: 'typical',
  path: '/edit',
  ...(before && { before }),
  ...more,
})
const settings = (section: string): Screen =>
  editor(`settings-${section.toLowerCase().replaceAll(' ', '-')}`, async (page) => {
    await key('s')(page)
    await page.getByRole('dialog').locator('nav').getByText(section, { exact: true }).click()
  })

const chooseLook = (name: string) => async (page: Page) => {
  await page.getByRole('radio', { name, exact: true }).first().check({ force: true })
  await page.frameLocator('iframe').locator('h1').waitFor()
}

/** Sends a chat message and waits for the reply. */
const say = (sentence: string, answer: string) => async (page: Page) => {
  await page.getByRole('textbox', { name: 'Your message' }).fill(sentence)
  await page.keyboard.press('Enter')
  await page.getByRole('log').getByText(answer).last().waitFor()
}
const giveFile = (name: string, text: string, answer: string) => async (page: Page) => {
  await page
    .getByLabel('File for the chat')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
  await page.getByRole('log').getByText(answer).last().waitFor()
}
const chat = (name: string, before: Screen['before'], more: Partial<Screen> = {}): Screen => ({
  name: `chat-${name}`,
  path: '/logic-chat',
  ...(before && { before }),
  ...more,
})
const withForm = { form: 'typical' } as const
const chooseTab = (name: string | RegExp) => (page: Page) => page.getByRole('tab', { name }).click()
const camp = `Summer camp sign-up. I need the parent's name, email and phone, the child's name and age, any allergies, and which week they want (July 6-10, July 13-17 or July 20-24). If the child has allergies, ask for details. T-shirt size: S, M, L or XL. Name and email are required.`
const tree = `Do you need a room?
├── Yes → How many nights will you stay?
└── No → How do you travel?
    ├── By car
    └── By train`

/** All screens of owners: empty, typical, full and with errors. */
export const ownerScreens: readonly Screen[] = [
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
      const boxes = page.getByRole('checkbox', { name: /^Select .* [23]$/, includeHidden: true })
      await boxes.first().waitFor({ state: 'attached' })
      await boxes.evaluateAll((all) => {
        for (const box of all) (box as HTMLInputElement).click()
      })
      await page.getByRole('toolbar', { name: 'Selected forms' }).waitFor()
    },
  },
  {
    name: 'dashboard-new-folder',
    path: '/dashboard',
    form: 'draft',
    before: opens(press('New folder')),
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
  { name: 'account-typical', path: '/account', isWhole: true, form: 'typical' },
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
    meanwhile: refusing('**/api/account/respondents/read'),
    before: async (page) => {
      await askForAnswers(page)
      await page.getByRole('alert').waitFor()
    },
  },
  { name: 'bin-full', path: '/bin', meanwhile: withBin },
  { name: 'bin-submissions', path: '/bin?tab=submissions', meanwhile: withBin },
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
  { name: 'dashboard-embed', path: '/dashboard', form: 'typical', before: opens(press('Embed')) },
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
  ...siteScreens(),
  editor('empty', undefined, { form: 'empty' }),
  editor('typical'),
  editor('full', undefined, { form: 'full' }),
  editor('selected', select('Lunch')),
  editor('logic', async (page, window) => {
    await select('Lunch')(page)
    if (window === 'phone') await opens(press('Logic'))(page, window)
  }),
  editor('logic-simple', select('Your time zone'), { onlyPhotographed: true }),
  editor(
    'rules-affected',
    async (page) => {
      await select('How will you take part?')(page)
      await press(/^Remove option 1/)(page)
      await page.getByRole('region', { name: 'Rules affected' }).waitFor()
    },
    { onlyPhotographed: true },
  ),
  editor(
    'fixed-price',
    async (page) => {
      await select('Ticket')(page)
      await press('More settings')(page)
      await page.getByLabel('Amount').waitFor()
    },
    { form: 'priced' },
  ),
  editor('form-menu', opens(press(/^Form menu/))),
  editor('embed', async (page) => {
    await press(/^Form menu/)(page)
    await page.getByRole('menuitem', { name: 'Embed Guide' }).click()
    await page.getByRole('dialog', { name: 'Embed Guide' }).waitFor()
  }),
  editor('embed-script', async (page) => {
    await press(/^Form menu/)(page)
    await page.getByRole('menuitem', { name: 'Embed Guide' }).click()
    await page.getByRole('tab', { name: 'Script' }).click()
    await page.getByRole('button', { name: 'Side tab' }).click()
    await page.getByText('data-ramiform-label').waitFor()
  }),
  settings('General'),
  // The same drawer, scrolled.
  ...['After submitting', 'Answers', 'Closing', 'Payments', 'Public link'].map((section) => ({
    ...settings(section),
    onlyPhotographed: true,
  })),
  {
    ...settings('After submitting'),
    name: 'editor-settings-invalid',
    before: async (page, window) => {
      await settings('After submitting').before?.(page, window)
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Redirect URL').fill('our-website')
      await dialog.getByRole('button', { name: 'Done' }).click()
      await dialog.getByText(/^Fix /).waitFor()
    },
  },
  editor('design', chooseLook('Clay'), { path: '/edit?view=design' }),
  editor(
    'design-warning',
    async (page, window) => {
      await chooseLook('Clay')(page)
      if (window === 'phone') await button(page, 'Colors').click()
      await page.getByLabel('Accent color').fill('#dd7238')
      await page.keyboard.press('Enter')
      await page.getByRole('status').getByText('The accent is hard to see').waitFor()
    },
    { path: '/edit?view=design' },
  ),
  settings('Notifications'),
  {
    ...settings('Notifications'),
    name: 'editor-settings-deliveries',
    meanwhile: (page) =>
      page.route('**/deliveries?*', (route) => route.fulfill({ json: someDeliveries() })),
    before: async (page, window) => {
      await settings('Notifications').before?.(page, window)
      const dialog = page.getByRole('dialog')
      await dialog
        .getByRole('button', { name: /^Not delivered/ })
        .first()
        .click()
      await dialog.getByRole('heading', { name: 'Deliveries' }).scrollIntoViewIfNeeded()
    },
  },
  {
    ...settings('Notifications'),
    name: 'editor-settings-deliveries-error',
    onlyPhotographed: true,
    meanwhile: refusing('**/deliveries?*'),
    before: async (page, window) => {
      await settings('Notifications').before?.(page, window)
      await button(page, 'Try again').scrollIntoViewIfNeeded()
    },
  },
  {
    ...settings('Notifications'),
    name: 'editor-settings-address-waiting',
    onlyPhotographed: true,
    saves: true,
    meanwhile: async (page) => {
      await page.route('**/deliveries?*', (route) => route.fulfill({ json: someDeliveries() }))
      await page.route('**/notification-address', (route) =>
        route.fulfill({
          json: {
            address: 'team@example.net',
            state: 'waiting',
            askedAt: new Date().toISOString(),
          },
        }),
      )
    },
    before: async (page, window) => {
      await settings('Notifications').before?.(page, window)
      await page.getByLabel('Notification email').fill('team@example.net')
      await page.keyboard.press('Control+s')
      await page.getByText('Waiting for confirmation').waitFor()
    },
  },
  editor('preview', async (page) => {
    await key('p')(page)
    await page.frameLocator('iframe[title="Form preview"]').locator('.rf-field').first().waitFor()
  }),
  editor(
    'history',
    opens(async (page) => {
      await select('Lunch')(page)
      await page.getByRole('textbox', { name: 'Label' }).first().fill('Lunch on the day')
      await page.keyboard.press('Escape')
      await page.keyboard.press('h')
    }),
  ),
  editor('findings', undefined, { form: 'faulty' }),
  editor('publish-errors', opens(press('Publish')), { form: 'faulty' }),
  editor('published', publishAgain, { form: 'draft', saves: true, onlyPhotographed: true }),
  editor(
    'publish-fixed',
    async (page) => {
      await press('Publish')(page)
      await button(page, 'Change to “Other”').click()
      await button(page, /^Undo: Tell us/).waitFor()
    },
    { form: 'faulty', onlyPhotographed: true, meanwhile: withoutSaving },
  ),
  editor(
    'publish-back',
    async (page) => {
      await press('Publish')(page)
      await button(page, /^Show: Team size/).click()
      await button(page, 'Back to 3 errors').waitFor()
    },
    { form: 'faulty' },
  ),
  editor('publish-blocked', opens(press('Publish')), { form: 'empty' }),
  editor('versions', opens(key('v'))),
  editor('commands', opens(key('Control+k'))),
  editor('shortcuts', opens(key('?'))),
  editor('import', opens(key('i'))),
  editor('import-form', opens(pasteExport), { onlyPhotographed: true }),
  editor('upload', opens(key('u'))),
  editor('upload-found', uploaded('patient-intake.docx', 'docx/samples/patient-intake.docx')),
  editor('import-loss', async (page) => {
    await key('i')(page)
    const text = JSON.stringify(lossy, null, 2)
    const buffer = Buffer.from(text)
    const dialog = page.getByRole('dialog', { name: 'Import fields' })
    await dialog
      .getByLabel('File to import')
      .setInputFiles({ name: 'membership.json', mimeType: 'application/json', buffer })
    await dialog.getByRole('region', { name: 'Loss report' }).waitFor()
  }),
  editor('upload-refused', uploaded('poster.png', 'docx/samples/patient-intake.docx'), {
    onlyPhotographed: true,
  }),
  editor(
    'upload-added',
    async (page) => {
      await uploaded('patient-intake.docx', 'docx/samples/patient-intake.docx')(page)
      await page.getByRole('button', { name: /^Add \d+ fields$/ }).click()
    },
    { onlyPhotographed: true },
  ),
  editor('export', exporting('JSON')),
  editor('export-mermaid', exporting('Mermaid'), { onlyPhotographed: true }),
  editor(
    'not-saved',
    async (page) => {
      await page.getByLabel('Form name').first().fill('Winter workshop, second day')
      await page.keyboard.press('Control+s')
      await page
        .getByText(/^Not saved/)
        .first()
        .waitFor({ state: 'attached' })
    },
    { meanwhile: refusing('**/api/forms/*/working-copy', 'PUT'), onlyPhotographed: true },
  ),
  ...unpublishedChanges(),
  editor(
    'kept',
    async (page) => {
      await page.getByLabel('Form name').first().fill('Winter workshop, second day')
      await page.reload()
      await page.getByRole('dialog', { name: 'Restore unsaved changes?' }).waitFor()
    },
    { onlyPhotographed: true, meanwhile: withoutSaving },
  ),
  editor(
    'conflict',
    async (page) => {
      await page.getByLabel('Form name').first().fill('Winter workshop, second day')
      await page.keyboard.press('Control+s')
      await page.getByRole('dialog', { name: 'This form has two versions' }).waitFor()
    },
    { meanwhile: savedElsewhere, onlyPhotographed: true },
  ),
  ...logicScreens,
  { name: 'flow-typical', form: 'typical', path: '/edit?view=flow' },
  { name: 'flow-full', form: 'full', path: '/edit?view=flow', onlyPhotographed: true },
  {
    name: 'flow-findings',
    form: 'tangled',
    path: '/edit?view=flow',
    before: async (page) => {
      await page.getByText(/problems?.* in the logic/).waitFor({ state: 'attached' })
    },
  },
  { name: 'flow-empty', form: 'empty', path: '/edit?view=flow', onlyPhotographed: true },
  { name: 'builder-empty', form: 'typical', path: '/logic' },
  {
    name: 'builder-typed',
    form: 'typical',
    path: '/logic',
    onlyPhotographed: true,
    before: (page) => builderTree(page).fill(sampleTree),
  },
  {
    name: 'builder-broken',
    form: 'typical',
    path: '/logic',
    before: async (page) => {
      await builderTree(page).fill('{"questions": [')
      await press('Start Real-Time Generation')(page)
    },
  },
  {
    name: 'builder-growing',
    form: 'typical',
    path: '/logic',
    onlyPhotographed: true,
    before: async (page) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await press('Try a sample')(page)
      await page.getByRole('checkbox', { name: 'Would you like a voucher instead?' }).waitFor()
      await page.emulateMedia({ reducedMotion: 'reduce' })
    },
  },
  { name: 'builder-done', form: 'typical', path: '/logic', before: press('Try a sample') },
  {
    name: 'builder-created',
    form: 'typical',
    path: '/logic',
    onlyPhotographed: true,
    before: async (page) => {
      await press('Try a sample')(page)
      await press('Create Live Form')(page)
      await page.getByRole('link', { name: 'Edit Form' }).waitFor()
    },
  },
  { name: 'preview-typical', form: 'typical', path: '' },
  { name: 'preview-empty', form: 'empty', path: '', onlyPhotographed: true },
  { name: 'preview-full', form: 'full', path: '', onlyPhotographed: true },
  { name: 'share', form: 'typical', path: '/share', isWhole: true },
  { name: 'share-draft', form: 'draft', path: '/share' },
  {
    name: 'share-popup',
    form: 'typical',
    path: '/share',
    before: async (page) => {
      await page.getByRole('radio', { name: /^Popup/ }).check({ force: true })
      await page.getByRole('textbox', { name: 'Button label' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'share-link',
    form: 'typical',
    path: '/share',
    before: press('Change the ending of the link'),
  },
  {
    name: 'share-preview',
    form: 'typical',
    path: '/share',
    before: opens(press('Edit the preview')),
  },
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
    name: 'submissions-held',
    form: 'typical',
    path: '/submissions?tab=held',
    onlyPhotographed: true,
    meanwhile: (page) => page.route('**/held?*', (route) => route.fulfill({ json: someHeld() })),
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
  { ...summary('full', 'busy'), onlyPhotographed: true },
  { ...summary('empty', 'unanswered'), onlyPhotographed: true },
  chat('welcome', undefined),
  chat('form', undefined, withForm),
  chat(
    'rule',
    say(
      'Only ask for Lunch if How will you take part is In person and How many of you are coming is more than 4, or Which part of the day is Full day',
      'Generated Logic',
    ),
    withForm,
  ),
  chat(
    'applied',
    async (page) => {
      await say('Show Email address if online', 'Generated Logic')(page)
      await press('Apply to Email address')(page)
      await page.getByText('Applied to').waitFor()
      await press('Undo')(page)
      await page.getByText('Applied to').waitFor({ state: 'hidden' })
    },
    { ...withForm, onlyPhotographed: true, saves: true },
  ),
  chat('declined', say('Hello there', 'Say which field'), withForm),
  chat('file', async (page) => {
    await giveFile('photo.png', 'x', 'Try one of these instead:')(page)
    await giveFile('guests.csv', 'Name,E-mail,Diet,Arrival date', 'your sentences')(page)
  }),
  chat(
    'fields',
    async (page, window) => {
      if (window === 'phone') await press('Fields')(page)
    },
    withForm,
  ),
  chat('no-form', undefined, { path: '/logic-chat?form=0192f3a0-0000-7000-8000-000000000000' }),
  editor('chat', async (page, window) => {
    await (window === 'phone' ? press('More')(page) : key('c')(page))
    if (window === 'phone') await page.getByRole('menuitem', { name: 'Logic Chat' }).click()
    await say(
      'Show your time zone unless How will you take part is In person',
      'Generated Logic',
    )(page)
  }),
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
function siteScreens(): readonly Screen[] {
  return readablePages
    .filter(({ path }) => path !== '/templates')
    .map(({ path }) => ({
      name: `site-${path.slice(1).replaceAll('/', '-') || 'landing'}`,
      path,
      isWhole: true,
    }))
}

/** Publishes a draft, and unpublishes it before the next screenshot. */
async function publishAgain(page: Page, window: WindowName): Promise<void> {
  await opens(press('Publish'))(page, window)
  await publishedToast(page).waitFor()
  await page.evaluate(async (path) => {
    const id = path.split('/')[2]
    await fetch(`/api/forms/${id}/unpublish`, { method: 'POST' })
  }, new URL(page.url()).pathname)
}

function describe(text: string, answer: string | RegExp): Screen['before'] {
  return async (page) => {
    await page.getByRole('textbox', { name: 'Form title' }).fill('Summer camp')
    await page.getByRole('textbox', { name: 'Description' }).fill(text)
    await page.getByText(answer).first().waitFor()
  }
}

/** Fields of another program, two of which do not come over whole. */
const lossy = [
  { type: 'text', label: 'Full name', required: true },
  { type: 'radio', label: 'Type of membership', options: ['Single', 'Family', 'Family'] },
  { type: 'signature', label: 'Signature' },
  { type: 'checkbox', label: 'I accept the club rules', options: ['I accept'] },
]

/** Pastes a text into the dialog for a new form. */
function pasted(text: string, answer: string) {
  return async (page: Page) => {
    await chooseTab(/^Import/)(page)
    await chooseTab('Paste Content')(page)
    await page.getByRole('textbox', { name: 'Content' }).fill(text)
    await page.getByText(answer).first().waitFor()
  }
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

/** Uploads a document and waits for its result. */
function uploaded(name: string, sample: string) {
  return async (page: Page) => {
    await key('u')(page)
    const folder = new URL('../../packages/formats/src/documents/', import.meta.url)
    const panel = page.getByRole('dialog', { name: 'Import fields' })
    const buffer = readFileSync(new URL(sample, folder))
    const mimeType = 'application/octet-stream'
    await panel.getByLabel('File to import').setInputFiles({ name, mimeType, buffer })
    await panel.locator('h3, [role=alert]').first().waitFor()
  }
}

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

/** A published form with unpublished changes. */
function unpublishedChanges(): readonly Screen[] {
  const change = async (page: Page) => {
    await page.getByLabel('Form name').first().fill('Winter workshop, third day')
    await page.keyboard.press('Control+s')
    await page
      .getByText(/\bSaved \d/)
      .first()
      .waitFor({ state: 'attached' })
  }
  const menu: Way = async (page, window) => {
    await change(page)
    await opens(press(window === 'desktop' ? 'Unpublished changes' : 'More'))(page, window)
  }
  const choose =
    (item: RegExp, dialog: RegExp): Way =>
    async (page, window) => {
      await menu(page, window)
      await page.getByRole('menuitem', { name: item }).click()
      await page.getByRole('dialog', { name: dialog }).waitFor()
    }
  const screen = (state: string, before: Way) =>
    editor(`unpublished${state}`, before, { saves: true, onlyPhotographed: true })
  return [
    screen('', change),
    screen('-menu', menu),
    screen('-discard', choose(/^Discard/, /^Discard/)),
    screen('-compare', async (page, window) => {
      await menu(page, window)
      await page.getByRole('menuitem', { name: /^Compare/ }).click()
      await page.getByRole('heading', { name: 'What changes for visitors' }).waitFor()
    }),
    {
      name: 'dashboard-unpublished',
      form: 'typical',
      path: '/dashboard',
      onlyPhotographed: true,
      meanwhile: (page) =>
        page.route('**/api/forms', async (route) => {
          const { forms } = (await (await route.fetch()).json()) as {
            forms: { name: string; isPublished: boolean }[]
          }
          const unpublishedChanges = {
            name: 'Winter workshop, third day',
            savedAt: new Date().toISOString(),
          }
          await route.fulfill({
            json: {
              forms: forms.map((form) =>
                form.isPublished ? { ...form, unpublishedChanges } : form,
              ),
            },
          })
        }),
    },
  ]
}

/** The server is unreachable while the page is open. */
function refusing(address: string, method = 'GET') {
  return (page: Page) =>
    page.route(address, (route) =>
      route.request().method() === method
        ? route.fulfill({ status: 503, json: { error: 'The server is being restarted.' } })
        : route.fallback(),
    )
}

/** The server never answers a save, so the next picture shows the form as it was. */
function withoutSaving(page: Page) {
  return page.route('**/api/forms/*/working-copy', (route) =>
    route.request().method() === 'PUT' ? undefined : route.fallback(),
  )
}

/** The form is saved elsewhere before it is saved here. */
function savedElsewhere(page: Page) {
  let asked = false
  return page.route('**/api/forms/*/working-copy', async (route) => {
    if (route.request().method() === 'PUT') {
      asked = true
      return route.fulfill({ status: 409, json: { error: 'It was saved elsewhere.' } })
    }
    if (!asked) return route.fallback()
    const { form } = (await (await route.fetch()).json()) as { form: StoredForm }
    const { fields } = form.schema
    const theirs = fields.filter(({ label }) => label !== 'Your time zone')
    return route.fulfill({
      json: {
        form: { ...form, version: form.version + 1, schema: { ...form.schema, fields: theirs } },
      },
    })
  })
}
interface StoredForm {
  readonly version: number
  readonly schema: { readonly fields: readonly { readonly label: string }[] }
}

/** A thousand copies of the existing forms. */
export async function multiplied(
  route: Route,
  more: (at: number) => object = () => ({}),
): Promise<void> {
  const answer = (await (await route.fetch()).json()) as { forms: { id: string; name: string }[] }
  const forms = Array.from({ length: 1_000 }, (_, at) => {
    const form = answer.forms[at % answer.forms.length]
    return { ...form, id: `${form?.id}-${at}`, name: `${form?.name} ${at + 1}`, ...more(at) }
  })
  await route.fulfill({ json: { forms } })
}

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

/** A complete form of another server, with settings that would send submissions. */
async function pasteExport(page: Page): Promise<void> {
  await page.keyboard.press('i')
  const dialog = page.getByRole('dialog', { name: 'Import fields' })
  await dialog.getByRole('tab', { name: 'Paste Content' }).click()
  const settings = { notifications: { webhook: 'https://hooks.example.org/visits' } }
  const schema = { ...visitorFeedback.schema, settings }
  const whole = JSON.stringify({ ramiform: 1, name: 'Visitor feedback', schema }, null, 2)
  await dialog.getByRole('textbox', { name: 'Content' }).fill(whole)
  await dialog.getByRole('switch', { name: 'Include its name and settings' }).click()
}
