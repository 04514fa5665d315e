import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { mouse } from './support/hands.ts'
import { house } from './support/house.ts'
import { owner } from './support/owner.ts'

const home = house()

const fields = [
  { id: 'name', type: 'text', label: 'Your name', required: true },
  { id: 'way', type: 'radio', label: 'Attendance', options: ['In person', 'Online'] },
  { id: 'team', type: 'number', label: 'Team size' },
  {
    id: 'lunch',
    type: 'checkbox',
    label: 'Lunch',
    options: ['Soup', 'Other'],
    conditional: {
      operator: 'AND',
      rules: [
        { id: 'r1', fieldId: 'way', condition: 'equals', value: 'In person' },
        { id: 'r2', fieldId: 'team', condition: 'greater_than', value: '4' },
      ],
      groups: [],
    },
  },
  {
    id: 'eat',
    type: 'text',
    label: 'What do you eat?',
    conditional: { dependsOn: 'lunch', condition: 'contains', value: 'Other' },
  },
]

async function atPreview(name: string, window: 'desktop' | 'phone' = 'desktop', settings = {}) {
  const form = await home.publish(name, { fields, settings })
  const page = await home.window(window)
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${form.id}`)
  await page.getByText('Form Preview', { exact: true }).waitFor()
  return { form, page, shown: page.frameLocator('iframe') }
}

test('the preview lists the rules that hide a question, and follows each answer', async () => {
  const { form, page, shown } = await atPreview('Explained')
  const panel = page.getByRole('complementary', { name: 'Visibility' })
  await panel.getByText('3 of 5 questions are shown.').waitFor()
  await panel
    .getByText('Rule 1 keeps it hidden: Attendance is In person (it has no answer yet).')
    .waitFor()
  await panel
    .getByText('Rule 1 keeps it hidden: Lunch contains Other (hidden, so it has no answer).')
    .waitFor()
  await expectAccessible(page, 'the preview')

  await shown.getByRole('radio', { name: 'In person' }).check({ force: true })
  await shown.getByLabel('Team size').fill('3')
  await panel
    .getByText('Rule 2 keeps it hidden: Team size is greater than 4 (the answer is “3”).')
    .waitFor()
  expect(await panel.getByText(/Attendance is In person \(/).count()).toBe(0)
  await panel.getByText('All rules').first().click()
  const tree = panel.locator('details[open]')
  await tree.getByRole('img', { name: 'true:' }).first().waitFor()
  await tree.getByRole('img', { name: 'false:' }).first().waitFor()

  await shown.getByLabel('Team size').fill('6')
  await panel.getByText('4 of 5 questions are shown.').waitFor()
  await panel.getByRole('heading', { name: 'Shown by logic' }).waitFor()
  await shown.getByRole('checkbox', { name: 'Other' }).check({ force: true })
  await panel.getByText('5 of 5 questions are shown.').waitFor()

  await shown.getByRole('button', { name: 'Submit' }).click()
  await shown.getByText('Your name is required').first().waitFor()
  // The line links to the field, also inside the frame.
  await shown.getByRole('link', { name: 'Your name is required' }).click()
  await page.keyboard.type('Ada')
  expect(await shown.getByLabel('Your name').inputValue()).toBe('Ada')
  await shown.getByRole('button', { name: 'Submit' }).click()
  await shown.getByText('This is a preview - no data was actually submitted.').waitFor()
  expect(await home.submissions(form)).toEqual([])

  await page.getByRole('button', { name: 'Start again' }).click()
  await panel.getByText('3 of 5 questions are shown.').waitFor()
  expect(await shown.getByLabel('Your name').inputValue()).toBe('')
})

test('example answers fill all visible fields, and the form can be tried at two widths', async () => {
  const { page, shown } = await atPreview('Examples')
  await page.getByRole('button', { name: 'Fill with examples' }).click()
  await expect.poll(() => shown.getByLabel('Your name').inputValue()).toBe('Example')
  await expect.poll(() => shown.getByRole('radio', { name: 'In person' }).isChecked()).toBe(true)
  await shown.getByLabel('What do you eat?').waitFor({ state: 'hidden' })
  const width = () =>
    shown.locator('body').evaluate((body) => body.ownerDocument.defaultView?.innerWidth)
  expect(await width()).toBeGreaterThanOrEqual(1_000)
  await page.getByRole('button', { name: 'Phone', exact: true }).click()
  await expect.poll(width).toBe(390)
  await expect.poll(() => shown.getByLabel('Your name').inputValue()).toBe('Example')
})

test('on a phone, the explanation is a sheet and links to a question', async () => {
  const { page, shown } = await atPreview('Pocket', 'phone')
  await page.getByRole('button', { name: 'Visibility' }).click()
  const sheet = page.getByRole('dialog', { name: 'Visibility' })
  await sheet.getByText(/^Rule 1 keeps it hidden: Attendance is In person/).waitFor()
  await expectAccessible(page, 'the explanation on a phone')
  await sheet.getByRole('button', { name: 'Team size' }).click()
  await sheet.waitFor({ state: 'hidden' })
  await shown.locator('#row-team[data-meant]').waitFor()
})

test('single card style works in the preview, also by keyboard', async () => {
  const { page, shown } = await atPreview('Cards', 'desktop', { displayStyle: 'single-card' })
  await shown.getByLabel('Your name').fill('Ada')
  await page.keyboard.press('Enter')
  await shown.getByText('Question 2').waitFor()
  await page.keyboard.press('b')
  await expect.poll(() => shown.getByRole('radio', { name: 'Online' }).isChecked()).toBe(true)
})

test('signed-out users are redirected at once', async () => {
  const page = await home.window('desktop')
  await page.goto(`${home.url}/forms/some-form`)
  await page.waitForURL((url) => url.pathname === '/', { timeout: 2_500 })
})

async function beside(name: string, settings = {}) {
  const form = await home.publish(name, { fields, settings })
  const page = await home.window('desktop')
  const grace = owner(page, mouse(page))
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${form.id}/edit`)
  await page.getByRole('button', { name: 'Preview', exact: true }).first().click()
  const live = page.getByRole('region', { name: 'Live preview' })
  const shown = live.frameLocator('iframe')
  await shown.getByRole('heading', { name, level: 1 }).waitFor()
  return { form, page, grace, live, shown }
}

test('the live preview follows edits, keeps answers and marks the selected field', async () => {
  const { page, grace, live, shown } = await beside('Beside')
  await shown.getByLabel('Your name').fill('Ada')
  await shown.getByRole('radio', { name: 'In person' }).check({ force: true })
  await shown.getByLabel('Team size').fill('7')
  await shown.getByRole('checkbox', { name: 'Soup' }).check({ force: true })

  await page.getByRole('button', { name: 'Edit Your name' }).click()
  await shown.locator('#row-name[data-meant]').waitFor()
  await grace.selected.getByLabel('Label', { exact: true }).fill('Full name')
  await shown.getByLabel('Full name').waitFor()
  await expect.poll(() => shown.getByLabel('Full name').inputValue()).toBe('Ada')
  await expect.poll(() => shown.getByRole('radio', { name: 'In person' }).isChecked()).toBe(true)
  await expect.poll(() => shown.getByRole('checkbox', { name: 'Soup' }).isChecked()).toBe(true)

  await page.getByRole('button', { name: 'Edit What do you eat?' }).click()
  await live.getByText('“What do you eat?” is hidden with these answers.').waitFor()
  await shown.getByRole('checkbox', { name: 'Other' }).check({ force: true })
  await shown.locator('#row-eat[data-meant]').waitFor()

  await page.getByRole('button', { name: 'Edit Attendance' }).click()
  await grace.button('Delete field', grace.selected).click()
  const sure = page
    .getByRole('dialog')
    .getByRole('button', { name: /delete/i })
    .first()
  await sure.click({ timeout: 1_500 }).catch(() => {})
  await shown.getByText('Attendance').waitFor({ state: 'hidden' })
  await expect.poll(() => shown.getByLabel('Full name').inputValue()).toBe('Ada')

  await live.getByRole('button', { name: 'Desktop' }).click()
  await expect
    .poll(() =>
      shown.locator('body').evaluate((body) => body.ownerDocument.defaultView?.innerWidth),
    )
    .toBeGreaterThanOrEqual(1_000)
  await live.getByRole('button', { name: 'Start again' }).click()
  await expect.poll(() => shown.getByLabel('Full name').inputValue()).toBe('')
})

test('selecting a field scrolls the preview and keeps the focus in the editor', async () => {
  const { page, grace, shown } = await beside('Beside cards', { displayStyle: 'single-card' })
  await shown.getByText('Question 1').waitFor()
  await page.getByRole('button', { name: 'Edit Team size' }).click()
  await shown.getByText('3 of 3').waitFor()
  await grace.selected.getByLabel('Label', { exact: true }).fill('How many?')
  await shown.getByLabel('How many?').waitFor()
  await shown.getByText('3 of 3').waitFor()
  await page.keyboard.type('!')
  await expect
    .poll(() => grace.selected.getByLabel('Label', { exact: true }).inputValue())
    .toBe('How many?!')
})
