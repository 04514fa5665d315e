import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { house } from './support/house.ts'

const home = house()

const fields = [
  ...[
    { id: 'attendance', type: 'radio', label: 'Attendance', options: ['In person', 'Online'] },
    { id: 'session', type: 'select', label: 'Session', options: ['Full day', 'Morning'] },
    { id: 'team', type: 'number', label: 'Team size' },
  ],
  ...['Lunch', 'Parking', 'Badge'].map((label) => ({
    ...{ id: label.toLowerCase(), type: 'text', label },
  })),
]

async function stored(name: string): Promise<string> {
  const schema = { fields: fields.map((field) => ({ ...field, required: false })), settings: {} }
  const answer = await home.call('POST', '/api/forms', { name, schema })
  return (answer as { form: { id: string } }).form.id
}

/** The editor of a new form, with the pointer actions of the story counted. */
async function editing(name: string, window: 'desktop' | 'phone' = 'desktop') {
  const page = await home.window(window)
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${await stored(name)}/edit`)
  await page.getByRole('button', { name: 'Edit Lunch' }).waitFor()
  let clicks = 0
  return {
    page,
    panel: page.getByRole('complementary', { name: 'Logic' }),
    clicks: () => clicks,
    async click(target: Locator, options: Parameters<Locator['click']>[0] = {}) {
      clicks += 1
      await target.click(options)
    },
    /** Opens a select and chooses an option: two clicks. */
    async select(target: Locator, label: string) {
      clicks += 2
      await target.selectOption({ label })
    },
  }
}

const card = (page: Page, label: string) => page.getByRole('button', { name: `Edit ${label}` })
const shift = { modifiers: ['Shift'] } as const satisfies Parameters<Locator['click']>[0]
const branch = (page: Page) => page.getByRole('button', { name: /^shown when .* · 3 questions$/ })
const undo = (page: Page, name: string) => page.getByRole('button', { name: `Undo: ${name}` })

test('a typical rule takes two clicks, without an error on the way', async () => {
  const { page, panel, click, clicks } = await editing('Typical')
  await click(card(page, 'Lunch'))
  await panel.getByText('when Attendance is').waitFor()
  await expectAccessible(page, 'a field without logic')
  await click(panel.getByRole('button', { name: 'In person' }))
  await panel.getByText('Shown when Attendance is In person.').waitFor()
  expect(clicks()).toBe(2)
  expect(await panel.getByText('Validation Errors:').count()).toBe(0)
  await undo(page, 'Add logic of "Lunch"').click()
  await panel.getByText('Always shown.').waitFor()
})

test('a rule that is being written is no problem until it is left', async () => {
  const { page, panel } = await editing('Being written')
  await card(page, 'Lunch').click()
  await page.getByText('No problems in the logic').first().waitFor()
  await panel.getByRole('button', { name: 'Build it rule by rule' }).click()
  await page.getByText('shown when … is …', { exact: true }).waitFor()
  // Longer than the pause after which the check runs.
  await page.waitForTimeout(1_000)
  await page.getByText('No problems in the logic').first().waitFor()
  expect(await page.getByText('Unfinished rule').count()).toBe(0)
  await card(page, 'Parking').click()
  await page.getByRole('button', { name: '1 problem' }).waitFor()
  await page.getByText('Unfinished rule').waitFor()
})

test('a nested rule on three fields takes three clicks by a sentence, and one undo', async () => {
  const { page, panel, click, clicks } = await editing('Said')
  await click(card(page, 'Lunch'))
  await click(card(page, 'Badge'), shift)
  await panel.getByRole('heading', { name: '3 fields selected' }).waitFor()
  await panel.getByText('All 3 are always shown.').waitFor()
  await expectAccessible(page, 'several selected fields')
  await click(panel.getByLabel('Or say it'))
  await page.keyboard.type(
    'attendance is in person and either session is full day or team size is more than 4',
  )
  await page.keyboard.press('Enter')
  await panel.getByText('Use this').waitFor()
  await page.keyboard.press('Enter')
  await branch(page).waitFor()
  expect(clicks()).toBe(3)
  await panel.getByText('All 3 have the same rule.').waitFor()
  await expectAccessible(page, 'three fields under one branch')
  await undo(page, 'Add logic of 3 fields').click()
  await branch(page).waitFor({ state: 'detached' })
  await panel.getByText('All 3 are always shown.').waitFor()
})

test('a nested rule built by hand reaches three fields in 14 clicks', async () => {
  const { page, panel, click, select, clicks } = await editing('Built')
  const option = (name: string) => page.getByRole('listbox').getByRole('option', { name })
  const open = panel.getByRole('group', { name: /^Rule \d+$/ })
  await click(card(page, 'Lunch'))
  await click(panel.getByRole('button', { name: 'In person' }))
  await click(panel.getByRole('button', { name: 'Advanced' }))
  await click(panel.getByRole('button', { name: 'Add group' }))
  await click(option('Session'))
  await select(open.getByLabel('Value'), 'Full day')
  await click(panel.getByRole('button', { name: 'Add rule' }).first())
  await click(option('Team size'))
  await select(open.getByLabel('Condition'), 'is greater than')
  await click(open.getByLabel('Value'))
  await page.keyboard.type('4')
  await page.keyboard.press('Enter')
  await click(card(page, 'Badge'), shift)
  await panel.getByText('1 has its own rule, 2 are always shown.').waitFor()
  await click(panel.getByRole('button', { name: 'Use for all 3' }))
  await branch(page).waitFor()
  expect(clicks()).toBe(14)
})

test('the list of all rules grows when its end is scrolled into view', async () => {
  const readers = Array.from({ length: 30 }, (_, at) => ({
    ...{ id: `reader${at}`, type: 'text', label: `Reader ${at}` },
    conditional: { dependsOn: 'team', condition: 'greater_than', value: `${at}` },
  }))
  const { form } = (await home.call('POST', '/api/forms', {
    name: 'Many rules',
    schema: { fields: [...fields, ...readers], settings: {} },
  })) as { form: { id: string } }
  const page = await home.window('desktop')
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${form.id}/edit`)
  const panel = page.getByRole('complementary', { name: 'Logic' })
  await panel.getByText('30 of 36 questions have a rule.').waitFor()
  const listed = () => panel.getByRole('button', { name: /^Reader \d/ }).count()
  await expect.poll(listed).toBe(12)
  await panel.getByRole('button', { name: '18 more rules' }).scrollIntoViewIfNeeded()
  await expect.poll(listed).toBe(24)
})

test('without a selection the panel lists all rules, and finds them', async () => {
  const { page, panel } = await editing('Index')
  await panel.getByText(/^Every question is always shown/).waitFor()
  await card(page, 'Lunch').focus()
  await page.keyboard.press('Shift+ArrowDown')
  await panel.getByText('Both are always shown.').waitFor()
  await panel.getByRole('button', { name: 'Online' }).click()
  await card(page, 'Parking').focus()
  await page.keyboard.press('Escape')
  await panel.getByText('2 of 6 questions have a rule.').waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('parking?')
  await panel.getByText('No rule matches “parking?”.').waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.keyboard.press('Backspace')
  await expectAccessible(page, 'all rules of a form')
  await panel.getByRole('button', { name: /^Lunch, Parking/ }).click()
  await panel.getByRole('heading', { name: '2 fields selected' }).waitFor()

  // A question mark in a label is text, not the shortcut.
  await card(page, 'Badge').click()
  await page.keyboard.type('Badge?')
  await card(page, 'Badge?')
    .or(page.getByLabel('Label', { exact: true }))
    .first()
    .waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('on a phone, a rule is made and edited in the sheet at level 3', async () => {
  const { page } = await editing('Phone', 'phone')
  await card(page, 'Lunch').click()
  await page
    .getByRole('navigation', { name: 'Editor' })
    .getByRole('button', { name: 'Logic', exact: true })
    .click()
  const sheet = page.getByRole('dialog', { name: 'Logic for Lunch' })
  const online = sheet.getByRole('button', { name: 'Online' })
  expect((await online.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await online.click()
  await sheet.getByRole('button', { name: 'Advanced' }).click()
  for (const _level of [2, 3]) {
    await sheet.getByRole('button', { name: 'Add group' }).first().click()
    await page.getByRole('listbox').getByRole('option', { name: 'Session' }).click()
    await sheet.getByLabel('Value').selectOption({ label: 'Morning' })
    await sheet.getByRole('button', { name: 'Done' }).click()
  }
  await sheet.locator('[data-rule="3"] button').first().click()
  const open = sheet.getByRole('group', { name: 'Rule 3', exact: true })
  const picker = await open.getByRole('combobox', { name: 'Field: Session' }).boundingBox()
  expect(picker?.width).toBeGreaterThan(320)
  expect(await sheet.getByRole('button', { name: 'Copy logic' }).isVisible()).toBe(false)
  for (const part of ['Condition', 'Value']) {
    expect((await open.getByLabel(part).boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
  await expectAccessible(page, 'a rule on a phone')
})
