import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { visitorFeedback } from '../../../apps/web/src/forms/examples/visitor-feedback.ts'
import type { WindowName } from '../browser.ts'
import { publishedToast } from '../owner.ts'
import { someDeliveries } from '../some-deliveries.ts'
import {
  button,
  key,
  opens,
  press,
  refusing,
  type Screen,
  sendNothing,
  type Way,
} from './screen.ts'

const select = (label: string) => press(`Edit ${label}`)

const exporting = (format: string) => async (page: Page) => {
  await press(/^Form menu/)(page)
  await page.getByRole('menuitem', { name: 'Export Form' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export form' })
  await dialog.getByRole('button', { name: format, exact: true }).click()
  await dialog.getByRole('textbox').waitFor()
}

export const editor = (
  name: string,
  before?: Screen['before'],
  more: Partial<Screen> = {},
): Screen => ({
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
  // An earlier picture may have changed the look. A second click chooses it again.
  await page
    .getByRole('radio', { name: new RegExp(`^${name}`) })
    .first()
    .click({ force: true })
  await page.frameLocator('iframe').locator('h1').waitFor()
}

/** The editor, its panels and its dialogs. */
export const editorScreens: readonly Screen[] = [
  editor('empty', undefined, { form: 'empty' }),
  editor('typical'),
  editor('full', undefined, { form: 'full' }),
  editor('selected', select('Lunch')),
  editor('logic', async (page, window) => {
    await select('Lunch')(page)
    if (window === 'phone') await opens(press('Logic'))(page, window)
  }),
  editor('logic-simple', select('Your time zone'), { onlyPhotographed: true }),
  editor('option-offered', async (page) => {
    await select('Lunch')(page)
    const option = page.getByRole('button', { name: 'Offer Vegan only when…' })
    await option.click()
    await page.getByRole('region', { name: 'When “Vegan” is offered' }).waitFor()
    await page.getByRole('button', { name: 'Full day', exact: true }).click()
  }),
  editor('pictures', select('Which dessert this time?'), { form: 'desserts' }),
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
  { ...settings('Values'), form: 'party' },
  { ...settings('Hidden fields'), form: 'booth' },
  {
    ...settings('After submitting'),
    name: 'editor-endings',
    form: 'booth',
    before: async (page, window) => {
      await settings('After submitting').before?.(page, window)
      await page.getByRole('heading', { name: 'Endings' }).scrollIntoViewIfNeeded()
    },
  },
  {
    ...settings('General'),
    name: 'editor-translations',
    form: 'translated',
    before: async (page, window) => {
      await settings('General').before?.(page, window)
      await press(/^Translations/)(page)
      await page.getByRole('dialog', { name: 'Translations' }).waitFor()
    },
  },
  editor('sections', select('Full name'), { form: 'sections' }),
  editor('statement', select('One table, forty chairs'), { form: 'statements' }),
  editor('jumps', select('Are you a member?'), { form: 'members' }),
  editor('more-settings', async (page) => {
    await select('Lunch')(page)
    await press(/^More settings/)(page)
    await page.getByLabel('Fewest choices').waitFor()
  }),
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
    { form: 'faulty', onlyPhotographed: true },
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
  editor('export-mermaid', exporting('Mermaid')),
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
      await sendNothing(page)
      await page.reload()
      await page.getByRole('dialog', { name: 'Restore unsaved changes?' }).waitFor()
    },
    { onlyPhotographed: true },
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
]

/** Publishes a draft, and unpublishes it before the next screenshot. */
async function publishAgain(page: Page, window: WindowName): Promise<void> {
  await opens(press('Publish'))(page, window)
  await publishedToast(page).waitFor()
  await page.evaluate(async (path) => {
    const id = path.split('/')[2]
    await fetch(`/api/forms/${id}/unpublish`, { method: 'POST' })
  }, new URL(page.url()).pathname)
}

/** Fields of another program, two of which do not come over whole. */
const lossy = [
  { type: 'text', label: 'Full name', required: true },
  { type: 'radio', label: 'Type of membership', options: ['Single', 'Family', 'Family'] },
  { type: 'signature', label: 'Signature' },
  { type: 'checkbox', label: 'I accept the club rules', options: ['I accept'] },
]

/** Uploads a document and waits for its result. */
function uploaded(name: string, sample: string) {
  return async (page: Page) => {
    await key('u')(page)
    const folder = new URL('../../../packages/formats/src/documents/', import.meta.url)
    const panel = page.getByRole('dialog', { name: 'Import fields' })
    const buffer = readFileSync(new URL(sample, folder))
    const mimeType = 'application/octet-stream'
    await panel.getByLabel('File to import').setInputFiles({ name, mimeType, buffer })
    await panel.locator('h3, [role=alert]').first().waitFor()
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
    editor(`unpublished${state}`, before, { form: 'edited', saves: true, onlyPhotographed: true })
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
