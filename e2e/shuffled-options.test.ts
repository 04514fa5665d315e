import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { house } from './support/house.ts'

const home = house()

const names = ['Ada', 'Grace', 'Katherine', 'Mary', 'Hedy', 'Radia']
const chair = { id: 'chair', type: 'radio', label: 'Chair', options: names, shuffle: true }
const reasons = { ...chair, id: 'reasons', type: 'checkbox', label: 'Reasons', other: 'Other' }
const deputy = { ...chair, id: 'deputy', type: 'select', label: 'Deputy', required: true }
const fields = [chair, reasons, deputy]

const stored = async (form: { id: string }) =>
  (await home.submissions(form)).map(({ data }) => data)
const texts = (page: Page) =>
  page.locator('.rf-field').first().locator('.rf-option').allInnerTexts()
const values = (page: Page) =>
  page.getByRole('radio').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
const orders = async (page: Page) => ({
  chair: await texts(page),
  reasons: await page.locator('.rf-field').nth(1).locator('.rf-option').allInnerTexts(),
  deputy: (await page.getByRole('option').allInnerTexts()).slice(1),
})

async function send(page: Page) {
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByText('Thank You!').waitFor()
}

test('an owner shuffles the options, and undoes it by keys', async () => {
  const owner = await home.window('desktop')
  const { id } = await home.editing(owner, 'Vote', [{ ...chair, shuffle: undefined }])
  const saved = async () =>
    ((await home.call('GET', `/api/forms/${id}`)) as { form: { schema: { fields: object[] } } })
      .form.schema.fields[0]
  await owner.getByRole('button', { name: 'Edit Chair', exact: true }).click()
  await owner.getByRole('switch', { name: 'Shuffle' }).click()
  await expect.poll(saved).toMatchObject({ shuffle: true, options: names })
  await expectAccessible(owner, 'the switch of the order')
  await owner.keyboard.press('Control+z')
  await expect.poll(async () => JSON.stringify(await saved())).not.toContain('shuffle')
})

test('visitors see other orders, and each keeps theirs through a reload and an older answer', async () => {
  const settings = { advanced: { saveProgress: true, autoSave: true } }
  const form = await home.publish('Vote', { fields, settings })
  const seen = new Set<string>()
  for (let visit = 0; visit < 4; visit++) {
    const page = await home.window(visit === 3 ? 'phone' : 'desktop')
    await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
    const before = await orders(page)
    expect(before.chair.toSorted()).toEqual(names.toSorted())
    expect(before.reasons.at(-1)).toBe('Other')
    seen.add(JSON.stringify(before))
    await page.getByRole('radio', { name: 'Hedy' }).check({ force: true })
    await page.reload({ waitUntil: 'networkidle' })
    expect(await orders(page)).toEqual(before)
  }
  expect(seen.size).toBeGreaterThan(1)
})

test('a visitor of a prefilled link keeps the order through a reload and the back button', async () => {
  const form = await home.publish('Vote', { fields, settings: {} })
  const page = await home.window('desktop')
  await page.goto(`${home.addressOf(form)}?chair=Hedy`, { waitUntil: 'networkidle' })
  await expect.poll(() => page.getByRole('radio', { name: 'Hedy' }).isChecked()).toBe(true)
  const before = await orders(page)
  for (let time = 0; time < 2; time++) {
    await page.reload({ waitUntil: 'networkidle' })
    expect(await orders(page)).toEqual(before)
  }
  await page.goto('about:blank')
  await page.goBack({ waitUntil: 'networkidle' })
  expect(await orders(page)).toEqual(before)
})

test('the answer is the option that the visitor sees, and lists are stored in the order of the form', async () => {
  const form = await home.publish('Vote', { fields, settings: {} })
  const page = await home.window('phone')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  const before = await orders(page)
  expect(before.chair).not.toEqual(names)
  await page.locator('.rf-field').first().getByText('Katherine').click()
  for (const name of ['Radia', 'Ada', 'Mary'])
    await page.locator('.rf-field').nth(1).getByText(name).click()
  await page.getByLabel('Deputy').selectOption('Hedy')
  expect(await orders(page)).toEqual(before)
  await expectAccessible(page, 'shuffled options')
  await send(page)
  expect(await stored(form)).toEqual([
    { chair: 'Katherine', reasons: ['Ada', 'Mary', 'Radia'], deputy: 'Hedy' },
  ])
})

test('by keys, a letter chooses the option at its place', async () => {
  const settings = { displayStyle: 'single-card' }
  const form = await home.publish('Vote', { fields: [chair], settings })
  const page = await home.window('desktop')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  const shown = await values(page)
  // The order is random, but none of the orders is that of the form.
  const moved = shown.findIndex((value, at) => value !== names[at])
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('abcdef'.charAt(moved))
  await page.keyboard.press('Enter')
  await page.getByText('Thank You!').waitFor()
  expect(await stored(form)).toEqual([{ chair: shown[moved] }])
})

test('without JavaScript, the order stays from request to request', async () => {
  const form = await home.publish('Vote', { fields, settings: {} })
  const page = await home.window('desktop', { javaScriptEnabled: false })
  await page.goto(home.addressOf(form))
  const before = await orders(page)
  await page.reload()
  expect(await orders(page)).toEqual(before)
  await page.locator('.rf-field').first().getByText('Mary').click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Deputy is required').first().waitFor()
  expect(await orders(page)).toEqual(before)
  expect(await page.getByRole('radio', { name: 'Mary' }).isChecked()).toBe(true)
  await page.getByLabel('Deputy').selectOption('Grace')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Thank You!').waitFor()
  expect(await stored(form)).toEqual([{ chair: 'Mary', deputy: 'Grace' }])
})

test('another language keeps the order, with its own texts', async () => {
  const german = names.map((source, at) => ({
    place: `chair.option:${source}`,
    source,
    text: `Frau ${at}`,
  }))
  const form = await home.publish('Vote', {
    fields: [chair],
    translations: [{ language: 'de', texts: german }],
    settings: { language: 'en' },
  })
  const page = await home.window('desktop')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  const before = await values(page)
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await page.locator('html[lang=de]').waitFor()
  await page.getByText('Frau 0', { exact: true }).waitFor()
  expect(await values(page)).toEqual(before)
  expect(await texts(page)).toEqual(before.map((name) => `Frau ${names.indexOf(name)}`))
})
