import { dayAfter } from '@ramiform/core/missed-day'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { house } from './support/house.ts'

const home = house()

const arrival = {
  id: 'arrival',
  type: 'date',
  label: 'Arrival',
  required: true,
  earliest: '2027-05-03',
  latest: '2027-05-07',
}
const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true }).click()
const stored = async (form: { id: string }) =>
  (await home.submissions(form)).map(({ data }) => data)

test('an owner sets the limits of a date, and Undo restores exactly what “No limit” replaced', async () => {
  const owner = await home.window('desktop')
  const plain = { id: 'arrival', type: 'date', label: 'Arrival' }
  const { id } = await home.editing(owner, 'Booking', [plain])
  const saved = async () =>
    ((await home.call('GET', `/api/forms/${id}`)) as { form: { schema: { fields: object[] } } })
      .form.schema.fields[0]
  await owner.getByRole('button', { name: 'Edit Arrival', exact: true }).click()
  await owner.getByRole('button', { name: 'More settings' }).click()
  const choose = (limit: string, kind: string) =>
    owner.getByLabel(limit, { exact: true }).selectOption(kind)
  await choose('Earliest date', 'Today')
  await choose('Latest date', 'A fixed day')
  await owner.getByLabel('Latest date: day').fill('2030-05-07')
  await expect.poll(saved).toMatchObject({ earliest: 0, latest: '2030-05-07' })
  await expectAccessible(owner, 'limits of a date')
  await choose('Latest date', 'No limit')
  await expect.poll(async () => JSON.stringify(await saved())).not.toContain('latest')
  await owner.keyboard.press('Control+z')
  await expect.poll(saved).toMatchObject({ earliest: 0, latest: '2030-05-07' })
})

test('a visitor of a standard form reads which limit a day misses', async () => {
  const form = await home.publish('Booking', { fields: [arrival], settings: {} })
  const page = await home.window('desktop')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  const input = page.getByLabel('Arrival')
  expect([await input.getAttribute('min'), await input.getAttribute('max')]).toEqual([
    '2027-05-03',
    '2027-05-07',
  ])
  await input.fill('2027-05-02')
  await submit(page)
  await page.getByText('Arrival must be May 3, 2027 or later').first().waitFor()
  await expectAccessible(page, 'a date before the earliest')
  await input.fill('2027-05-08')
  await submit(page)
  await page.getByText('Arrival must be May 7, 2027 or earlier').first().waitFor()
  await input.fill('2027-05-07')
  await submit(page)
  await page.getByText('Thank You!').waitFor()
  expect(await stored(form)).toEqual([{ arrival: '2027-05-07' }])
})

test('one question at a time, Next stops at a day before today, with the owner’s message', async () => {
  const day = { ...arrival, earliest: 0, latest: 365, errorText: 'Choose a day within a year' }
  const settings = { displayStyle: 'single-card' }
  const form = await home.publish('Booking', { fields: [day], settings })
  const page = await home.window('phone')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'))
  const input = page.getByLabel('Arrival')
  await expect.poll(() => input.getAttribute('min')).toBe(today)
  expect(await input.getAttribute('max')).toBe(dayAfter(today, 365))
  await input.fill(dayAfter(today, -1))
  await submit(page)
  await page.getByText('Choose a day within a year').waitFor()
  await input.fill(today)
  await submit(page)
  await page.getByText('Thank You!').waitFor()
  expect(await stored(form)).toEqual([{ arrival: today }])
})

test('without JavaScript, the server names the limit', async () => {
  const form = await home.publish('Booking', { fields: [arrival], settings: {} })
  const page = await home.window('desktop', { javaScriptEnabled: false })
  await page.goto(home.addressOf(form))
  expect(await page.getByLabel('Arrival').getAttribute('max')).toBe('2027-05-07')
  // The browser itself checks nothing, as the form turns its checks off.
  await page.getByLabel('Arrival').fill('2027-05-09')
  await submit(page)
  await page.getByText('Arrival must be May 7, 2027 or earlier').first().waitFor()
  await page.getByLabel('Arrival').fill('2027-05-05')
  await submit(page)
  await page.getByText('Thank You!').waitFor()
  expect(await stored(form)).toEqual([{ arrival: '2027-05-05' }])
})

test('right to left, the limit is named in the language of the form', async () => {
  const settings = { language: 'he' as const }
  const day = { ...arrival, label: 'הגעה' }
  const form = await home.publish('הזמנה', { fields: [day], settings })
  const page = await home.window('phone')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  await expect.poll(() => page.locator('#root').getAttribute('dir')).toBe('rtl')
  await page.getByLabel('הגעה').fill('2027-05-02')
  await page.locator('button[type=submit]').click()
  const problem = page.locator('.rf-field .rf-problem')
  await problem.waitFor()
  expect(await problem.textContent()).toContain('3 במאי 2027')
  const [label, message] = await Promise.all([
    page.locator('.rf-field label').first().boundingBox(),
    problem.boundingBox(),
  ])
  const right = (box: typeof label) => (box?.x ?? 0) + (box?.width ?? 0)
  expect(Math.abs(right(label) - right(message))).toBeLessThan(8)
})
