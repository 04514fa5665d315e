import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { faultyForm } from './support/faulty-form.ts'
import { house } from './support/house.ts'
import { publishedToast } from './support/owner.ts'

const home = house()

/** Errors whose fixes take nothing away. */
const safelyFixed = {
  ...faultyForm,
  fields: faultyForm.fields.filter(({ id }) => id !== 'parking'),
}

/** An owner in the editor of a draft. */
async function editing(schema: object, path = '/edit') {
  const page = await home.window('desktop')
  await home.signedIn(page)
  const { form } = (await home.call('POST', '/api/forms', { name: 'Workshop', schema })) as {
    form: { id: string }
  }
  await page.goto(`${home.url}/forms/${form.id}${path}`)
  await page.getByRole('button', { name: 'Publish', exact: true }).waitFor()
  const stored = async () =>
    ((await home.call('GET', `/api/forms/${form.id}`)) as { form: StoredForm }).form
  return { page, id: form.id, stored, dialog: dialogOf(page) }
}

interface StoredForm {
  readonly isPublished: boolean
  readonly schema: { fields: { id: string; conditional?: { value?: string } }[] }
}

const dialogOf = (page: Page) =>
  page.getByRole('dialog', { name: /before you publish|Ready to publish/ })
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true }).first()

test('a loop is drawn with its three rules', async () => {
  const waitsFor = (id: string, source: string) => ({
    id,
    type: 'text',
    label: `Question ${id}`,
    conditional: { dependsOn: source, condition: 'equals', value: 'x' },
  })
  const fields = [waitsFor('a', 'c'), waitsFor('b', 'a'), waitsFor('c', 'b')]
  const { page, dialog } = await editing({ fields, settings: {} })
  await publish(page).click()
  const loop = dialog.locator('[data-loop]').first()
  await expect
    .poll(() => loop.getByRole('listitem').allInnerTexts())
    .toEqual([
      expect.stringContaining('Question a, rule 1'),
      expect.stringContaining('Question b, rule 1'),
      expect.stringContaining('Question c, rule 1'),
    ])
})

test('errors are listed before publishing, fixed one by one, undone, and fixed together', async () => {
  const { page, dialog, stored } = await editing(faultyForm)
  await publish(page).click()
  await dialog.getByRole('heading', { name: 'Fix 3 errors before you publish?' }).waitFor()
  await expectAccessible(page, 'the errors before publishing')
  await expect
    .poll(() => dialog.getByRole('listitem').allInnerTexts())
    .toEqual([
      expect.stringContaining('Tell us what you eat is never shown.'),
      expect.stringContaining('Parking permit: its rule has no question selected.'),
      expect.stringContaining('Team size cannot be answered.'),
      expect.stringContaining('Time zone depends on'),
    ])
  const fixOption = dialog.getByRole('button', { name: 'Change to “Other”' })
  await expect
    .poll(() => fixOption.evaluate((element) => element === document.activeElement))
    .toBe(true)

  await fixOption.click()
  await dialog.getByRole('heading', { name: 'Fix 2 errors before you publish?' }).waitFor()
  await dialog.getByRole('button', { name: /^Undo: Tell us what you eat/ }).click()
  await dialog.getByRole('heading', { name: 'Fix 3 errors before you publish?' }).waitFor()

  await dialog.getByRole('button', { name: 'Fix all 3 errors' }).click()
  await dialog.getByRole('heading', { name: 'Ready to publish' }).waitFor()
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await publishedToast(page).waitFor()
  const { isPublished, schema } = await stored()
  expect(isPublished).toBe(true)
  expect(schema.fields.find(({ id }) => id === 'diet')?.conditional?.value).toBe('Other')
  expect(schema.fields.find(({ id }) => id === 'parking')?.conditional).toBeUndefined()

  // Each fix is one step of undo.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Undo: Fix "Team size"' }).click()
  await page.getByRole('button', { name: 'Undo: Fix "Parking permit"' }).waitFor()
})

test('by keyboard: the focus stays inside, Escape returns it, Ctrl+Enter fixes and publishes', async () => {
  const { page, dialog, stored } = await editing(safelyFixed)
  await publish(page).focus()
  await page.keyboard.press('Enter')
  await dialog.waitFor()
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('Tab')
  await expect
    .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expect
    .poll(() => publish(page).evaluate((element) => element === document.activeElement))
    .toBe(true)

  await page.keyboard.press('Enter')
  await dialog.waitFor()
  await page.keyboard.press('Control+Enter')
  await dialog.getByRole('heading', { name: 'Ready to publish' }).waitFor()
  await page.keyboard.press('Control+Enter')
  await publishedToast(page).waitFor()
  expect((await stored()).isPublished).toBe(true)
})

test('Show opens the rule, and a bar leads back to the errors', async () => {
  const { page, dialog } = await editing(faultyForm)
  await publish(page).click()
  await dialog.getByRole('button', { name: /^Show: Tell us what you eat/ }).click()
  await dialog.waitFor({ state: 'hidden' })
  const logic = page.getByRole('complementary', { name: 'Logic' })
  await logic.getByRole('heading', { name: /Tell us what you eat/ }).waitFor()
  const value = logic.getByLabel('Value', { exact: true })
  await value.selectOption({ label: 'Other' })
  await page.getByRole('button', { name: 'Back to 2 errors' }).click()
  await dialog.getByRole('heading', { name: 'Fix 2 errors before you publish?' }).waitFor()
})

test('a form that no one could send cannot be published', async () => {
  const empty = await editing({ fields: [], settings: {} })
  await publish(empty.page).click()
  await empty.dialog.getByText('Visitors cannot submit this form yet').waitFor()
  expect(await empty.dialog.getByRole('button', { name: 'Publish anyway' }).count()).toBe(0)
  await empty.dialog.getByRole('button', { name: 'Add a question', exact: true }).click()
  await empty.page.getByRole('dialog').getByText('Text Input').waitFor()
  expect((await empty.stored()).isPublished).toBe(false)
})

test('other errors can be published anyway, and publishing changes asks again', async () => {
  const { page, dialog, stored } = await editing(faultyForm)
  await publish(page).click()
  await dialog.getByRole('button', { name: 'Publish anyway' }).click()
  await publishedToast(page).waitFor()
  await page.keyboard.press('Escape')
  expect((await stored()).isPublished).toBe(true)

  await page.getByLabel('Form name').fill('Workshops')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await dialog.waitFor()
  await dialog.getByRole('button', { name: 'Publish anyway' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page
    .getByText(/^(Last s|S)aved \d/)
    .first()
    .waitFor({ state: 'attached' })
})

test('the same errors are marked on the fields, with links', async () => {
  const { page } = await editing(faultyForm)
  const mark = (name: RegExp) =>
    page.locator('[data-finding]').and(page.getByRole('button', { name }))
  await mark(/^Not an option/).waitFor()
  expect(
    await page
      .locator('[data-finding]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-finding'))),
  ).toEqual(['value_not_offered', 'no_field', 'cannot_be_answered', 'later_source'])
  await mark(/^Unfinished rule/).click()
  const popover = page.getByRole('dialog', { name: 'Finding' })
  await popover.getByRole('button', { name: 'Open the rule' }).click()
  const logic = page.getByRole('complementary', { name: 'Logic' })
  await logic.getByRole('heading', { name: /Parking permit/ }).waitFor()
  await logic.getByLabel('Field', { exact: true }).waitFor()
})

test('a failed publish shows an error in the dialog', async () => {
  const { page, dialog } = await editing(faultyForm)
  await page.route('**/publish?*', (route) => route.abort())
  await publish(page).click()
  await dialog.getByRole('button', { name: 'Publish anyway' }).click()
  await dialog.getByRole('alert').getByText('Could not publish. Your changes are saved.').waitFor()
})

test('publishing on a card lists errors, and Show opens the rule in the editor', async () => {
  const { form } = (await home.call('POST', '/api/forms', {
    name: 'Faulty card',
    schema: faultyForm,
  })) as {
    form: { id: string }
  }
  const page = await home.window('desktop')
  await home.signedIn(page)
  await page.goto(`${home.url}/dashboard`)
  const card = page.locator(`[data-form="${form.id}"]`)
  const publishCard = async () => {
    await card.locator('[aria-haspopup=menu]').click()
    await page.getByRole('menuitem', { name: 'Publish', exact: true }).click()
  }
  await publishCard()
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: /^Show: Tell us what you eat/ }).click()
  await page.waitForURL(`**/forms/${form.id}/edit?**`)
  const logic = page.getByRole('complementary', { name: 'Logic' })
  await logic.getByLabel('Value', { exact: true }).waitFor()
  await page.goBack()
  await publishCard()
  await dialog.getByRole('button', { name: 'Publish anyway' }).click()
  await card.getByText('Published').waitFor()
})
