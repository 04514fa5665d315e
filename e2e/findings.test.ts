import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { house } from './support/house.ts'

const home = house()

const when = (dependsOn: string, condition: string, value: string) => ({
  dependsOn,
  condition,
  value,
})
const rule = (id: string, fieldId: string, value: string) => ({
  id,
  fieldId,
  condition: 'equals',
  value,
})

/** A conference; one rule repeats what another question ensures. */
const conference = {
  fields: [
    {
      id: 'part',
      type: 'radio',
      label: 'How will you take part?',
      options: ['In person', 'Online'],
    },
    {
      id: 'day',
      type: 'radio',
      label: 'Which part of the day?',
      options: ['Morning', 'Full day'],
      conditional: when('part', 'equals', 'In person'),
    },
    {
      id: 'dinner',
      type: 'text',
      label: 'Evening dinner',
      conditional: {
        operator: 'AND',
        rules: [rule('r1', 'part', 'In person'), rule('r2', 'day', 'Full day')],
        groups: [],
      },
    },
  ],
  settings: {},
}

/** Two numbers apart: for exactly 5, nothing shows. */
const gap = {
  fields: [
    { id: 'size', type: 'number', label: 'Team size' },
    { id: 'names', type: 'text', label: 'Names', conditional: when('size', 'less_than', '5') },
    { id: 'phone', type: 'text', label: 'Phone', conditional: when('size', 'greater_than', '5') },
  ],
  settings: {},
}

async function editing(schema: object, window: 'desktop' | 'phone' = 'desktop') {
  const page = await home.window(window)
  await home.signedIn(page)
  const { form } = (await home.call('POST', '/api/forms', { name: 'Conference', schema })) as {
    form: { id: string }
  }
  await page.goto(`${home.url}/forms/${form.id}/edit`)
  await statusLine(page).waitFor()
  const stored = async () =>
    (
      (await home.call('GET', `/api/forms/${form.id}`)) as {
        form: { schema: { settings: { ignoredFindings?: unknown[] } } }
      }
    ).form.schema
  return { page, stored, panel: page.getByRole('complementary', { name: 'Logic check' }) }
}

const statusLine = (page: Page) =>
  page
    .locator('[data-canvas]')
    .getByRole('button', { name: /problem|hint|No problems|Logic is off|The check stopped/ })
const saysStatus = (page: Page, text: string) =>
  expect
    .poll(() =>
      statusLine(page)
        .innerText()
        .catch(() => ''),
    )
    .toBe(text)
const mark = (page: Page, fieldId: string) =>
  page.locator(`[data-field="${fieldId}"] [data-finding]`)
const isFocused = (element: ReturnType<typeof mark>) =>
  element.evaluate((found) => found === document.activeElement)

test('an owner plants a contradiction, sees why, fixes it and takes the fix back', async () => {
  const { page, panel } = await editing(conference)
  // "In person" is only repeated: the other question shows in person only.
  await saysStatus(page, '1 hint')
  await page.getByRole('button', { name: 'Edit Evening dinner' }).click()
  const logic = page.getByRole('complementary', { name: 'Logic' })
  await logic
    .locator('[data-rule="1"]')
    .getByRole('button', { name: /In person/ })
    .first()
    .click()
  await logic.getByLabel('Value', { exact: true }).selectOption({ label: 'Online' })
  await saysStatus(page, '1 problem')
  await expect.poll(() => mark(page, 'dinner').innerText()).toBe('Never shows')
  expect(await page.getByRole('button', { name: 'Make it appear' }).count()).toBe(0)

  await statusLine(page).click()
  await panel.getByRole('button', { name: 'Evening dinner is never shown' }).waitFor()
  const conflict = panel.getByRole('list', { name: /rules that can’t/ })
  await expect.poll(() => conflict.innerText()).toContain('only shows when')
  await expectAccessible(page, 'the list of findings')

  await panel.getByRole('button', { name: 'Remove rule 2' }).click()
  await saysStatus(page, 'No problems in the logic')
  await panel.getByText('Checked 3 questions and 2 rules.').waitFor()
  await page.getByRole('button', { name: 'Undo: Fix "Evening dinner"' }).click()
  await saysStatus(page, '1 problem')
})

test('See it opens the preview with the fewest answers that show the finding', async () => {
  const { page } = await editing(gap)
  await saysStatus(page, '1 hint')
  await mark(page, 'names').click()
  const popover = page.getByRole('dialog', { name: 'Finding' })
  await expectAccessible(page, 'a finding at its mark')
  await popover.getByRole('button', { name: 'See it: 5' }).click()
  const preview = page.getByRole('region', { name: 'Live preview' })
  const size = preview.frameLocator('iframe').getByLabel('Team size')
  await expect.poll(() => size.inputValue()).toBe('5')
})

test('a hint is fixed with a rule that the form can have', async () => {
  const { page } = await editing(gap)
  await mark(page, 'names').click()
  await page.getByRole('button', { name: 'Add: or equals 5' }).click()
  await saysStatus(page, 'No problems in the logic')
  await page.getByRole('dialog', { name: 'Finding' }).waitFor({ state: 'hidden' })
})

test('a hint is ignored with a reason, stored with the form, and brought back', async () => {
  const { page, panel, stored } = await editing(gap)
  await statusLine(page).click()
  await panel.getByRole('button', { name: 'Ignore this hint' }).click()
  await panel.getByLabel('Why is this hint fine?').fill('Five is rare')
  await page.keyboard.press('Enter')
  await saysStatus(page, 'No problems in the logic')
  expect(await mark(page, 'names').count()).toBe(0)

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect
    .poll(async () => (await stored()).settings.ignoredFindings)
    .toMatchObject([{ code: 'gap', fieldId: 'names', reason: 'Five is rare' }])

  await panel.getByRole('button', { name: 'Ignored 1' }).click()
  await panel.getByText('Five is rare').waitFor()
  await panel.getByRole('button', { name: /^Bring back/ }).click()
  await saysStatus(page, '1 hint')
})

test('by keyboard: F8 goes through the marks, Enter opens one, Escape returns', async () => {
  const faulty = {
    ...gap,
    fields: [...gap.fields, { id: 'late', type: 'text', label: '' }],
  }
  const { page, panel } = await editing(faulty)
  await mark(page, 'late').waitFor()
  await page.keyboard.press('F8')
  await expect.poll(() => isFocused(mark(page, 'names'))).toBe(true)
  await page.keyboard.press('F8')
  await expect.poll(() => isFocused(mark(page, 'late'))).toBe(true)
  await page.keyboard.press('Shift+F8')
  await expect.poll(() => isFocused(mark(page, 'names'))).toBe(true)
  await page.keyboard.press('Enter')
  const popover = page.getByRole('dialog', { name: 'Finding' })
  await expect.poll(() => isFocused(popover.getByRole('button').first())).toBe(true)
  await page.keyboard.press('Escape')
  await popover.waitFor({ state: 'hidden' })
  await expect.poll(() => isFocused(mark(page, 'names'))).toBe(true)

  await statusLine(page).click()
  const titles = panel.locator('[data-title]')
  await titles.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => isFocused(titles.nth(1))).toBe(true)
})

test('on a phone, the form stays where it is when the first check ends', async () => {
  const { page } = await editing(gap, 'phone')
  const check = Promise.withResolvers<void>()
  await page.route(/proof-worker/, async (route) => {
    await check.promise
    await route.continue()
  })
  await page.reload()
  const heading = page.getByRole('button', { name: 'Edit Team size' })
  const top = async () => (await heading.boundingBox())?.y
  await heading.waitFor()
  expect(await statusLine(page).count()).toBe(0)
  const before = await top()
  check.resolve()
  await saysStatus(page, '1 hint')
  expect(await top()).toBe(before)
})

test('on a phone the list and a finding are sheets', async () => {
  const { page } = await editing(gap, 'phone')
  await statusLine(page).tap()
  const sheet = page.getByRole('dialog', { name: '1 hint' })
  await sheet.getByText('is shown when Team size is 5').waitFor()
  await sheet.getByRole('button', { name: 'Close' }).tap()
  await sheet.waitFor({ state: 'hidden' })
  await mark(page, 'names').tap()
  await page
    .getByRole('dialog', { name: 'Gap at 5' })
    .getByRole('button', { name: /^See it/ })
    .tap()
  await page.getByRole('dialog', { name: 'Preview' }).waitFor()
})

test('on phones each rule has the number that findings name', async () => {
  const { page } = await editing(conference, 'phone')
  await saysStatus(page, '1 hint')
  await mark(page, 'dinner').tap()
  const sheet = page.getByRole('dialog', { name: 'Not needed' })
  await sheet.getByText('Rule 1 of Evening dinner is not needed').waitFor()
  await sheet.getByRole('button', { name: 'Open the rule' }).tap()
  const logic = page.getByRole('dialog', { name: /^Logic/ })
  await logic.locator('[data-rule="2"]').getByText('2', { exact: true }).waitFor()
})

test('in Traditional mode the line says that logic is off', async () => {
  const { page } = await editing({ ...conference, settings: { mode: 'traditional' } })
  await saysStatus(page, 'Logic is off in Traditional mode')
})

test('Make it appear changes the fewest answers of the preview, and Undo takes them back', async () => {
  const { page } = await editing(gap)
  await page.getByRole('button', { name: 'Edit Phone' }).click()
  await page.getByRole('button', { name: 'Make it appear' }).click()
  const preview = page.getByRole('region', { name: 'Live preview' })
  const form = preview.frameLocator('iframe')
  await expect.poll(() => form.getByLabel('Team size').inputValue()).toBe('6')
  await form.getByLabel('Phone').waitFor()
  const shows = page.getByRole('complementary', { name: 'What shows' })
  await shows.getByText('2 of 3 questions, with these answers').waitFor()
  await expect.poll(() => shows.innerText()).toContain('Shown now. Team size changed to 6.')
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await form.getByLabel('Phone').waitFor({ state: 'hidden' })
  await shows.getByText('1 of 3 questions, with these answers').waitFor()
  await expectAccessible(page, 'what shows')
})

test('What shows says what has to change for each hidden question, and why one never shows', async () => {
  const never = {
    id: 'never',
    type: 'text',
    label: 'Dinner',
    conditional: {
      operator: 'AND',
      rules: [rule('r1', 'size', '1'), rule('r2', 'size', '2')],
      groups: [],
    },
  }
  const { page, panel } = await editing({ ...gap, fields: [...gap.fields, never] })
  await saysStatus(page, '1 problem')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const shows = page.getByRole('complementary', { name: 'What shows' })
  await shows.getByText('Enter 6 for Team size.').waitFor()
  await shows.getByRole('button', { name: 'Show it: Names' }).click()
  const form = page.getByRole('region', { name: 'Live preview' }).frameLocator('iframe')
  await form.getByLabel('Names').fill('Ada')
  await shows.getByRole('button', { name: 'See why: Dinner' }).click()
  await panel.getByRole('button', { name: 'Dinner is never shown' }).waitFor()
})
