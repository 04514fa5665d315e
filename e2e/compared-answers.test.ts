import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { house } from './support/house.ts'

const home = house()

const start = { id: 'start', type: 'date', label: 'Start date', required: true }
const end = { id: 'end', type: 'date', label: 'End date' }
const plain = { id: 'reason', type: 'text', label: 'Why so early?', required: true }
const isBefore = { condition: 'less_than', value: '', valueFrom: 'start' }
const reason = { ...plain, conditional: { dependsOn: 'end', ...isBefore } }

const stored = async (form: { id: string }) =>
  (await home.submissions(form)).map(({ data }) => data)
const publish = () => home.publish('Booking', { fields: [start, end, reason], settings: {} })

interface StoredForm {
  readonly form: { readonly schema: { readonly fields: readonly unknown[] } }
}

/** Opens the rules of the last question, and builds "End date is before Start date" by hand. */
async function buildRule(owner: Page) {
  await owner.getByRole('button', { name: 'Edit Why so early?', exact: true }).click()
  await owner.getByRole('button', { name: 'Build it rule by rule' }).click()
  await owner.keyboard.type('End')
  await owner.getByRole('option', { name: /^End date/ }).click()
  await owner.getByLabel('Condition').selectOption('less_than')
  await owner.getByRole('button', { name: 'Another answer' }).click()
  await expectAccessible(owner, 'choosing another answer')
  await owner.getByRole('option', { name: /^Start date/ }).click()
  await owner.getByRole('button', { name: 'Done' }).click()
}

test('an owner builds a rule that compares two answers, and publishes it', async () => {
  const owner = await home.window('desktop')
  const { id } = await home.editing(owner, 'Booking', [start, end, plain])
  await buildRule(owner)
  await owner.getByText('Shown when End date is before Start date').first().waitFor()
  await expectAccessible(owner, 'a rule that compares two answers')
  await owner.keyboard.press('Control+s')
  await expect
    .poll(async () => {
      const { form } = (await home.call('GET', `/api/forms/${id}`)) as StoredForm
      return form.schema.fields[2]
    })
    .toMatchObject({
      conditional: { operator: 'AND', rules: [{ fieldId: 'end', ...isBefore }] },
    })
  // One undo brings the value back.
  await owner.keyboard.press('Control+z')
  await owner.getByText('choose a value').first().waitFor()
  await owner.keyboard.press('Control+Shift+z')
  await owner.getByText('Shown when End date is before Start date').first().waitFor()
})

test('the question comes and goes with either answer, by mouse and on a phone', async () => {
  for (const size of ['desktop', 'phone'] as const) {
    const form = await publish()
    const page = await home.window(size)
    await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
    const why = page.getByLabel('Why so early?')
    await page.getByLabel('Start date').fill('2026-06-10')
    await page.getByLabel('End date').fill('2026-06-09')
    await why.waitFor()
    await page.getByLabel('Start date').fill('2026-06-09')
    await why.waitFor({ state: 'hidden' })
    await page.getByLabel('Start date').fill('2026-06-11')
    await why.fill('We leave at midnight')
    await expectAccessible(page, 'a question that compares two answers')
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByText('Thank You!').waitFor()
    expect(await stored(form)).toEqual([
      { start: '2026-06-11', end: '2026-06-09', reason: 'We leave at midnight' },
    ])
  }
})

test('without JavaScript the server shows the question, and asks for its answer', async () => {
  const form = await publish()
  const page = await home.window('desktop', { javaScriptEnabled: false })
  await page.goto(home.addressOf(form))
  await page.getByLabel('Start date').fill('2026-06-10')
  await page.getByLabel('End date').fill('2026-06-09')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Why so early? is required').first().waitFor()
  await page.getByLabel('Why so early?').fill('We leave at midnight')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Thank You!').waitFor()
  expect(await stored(form)).toEqual([
    { start: '2026-06-10', end: '2026-06-09', reason: 'We leave at midnight' },
  ])
})

test('the server compares the answers itself', async () => {
  const form = await publish()
  const send = (data: Record<string, string>) =>
    fetch(`${home.url}/api/public/forms/${form.slug}/submit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(data),
    })
  const refused = await send({ start: '2026-06-10', end: '2026-06-09' })
  expect(refused.status).toBe(422)
  expect(Object.keys(((await refused.json()) as { fieldErrors: object }).fieldErrors)).toEqual([
    'reason',
  ])
  // An answer to the hidden question is not stored.
  expect((await send({ start: '2026-06-10', end: '2026-06-10', reason: 'forged' })).ok).toBe(true)
  expect(await stored(form)).toEqual([{ start: '2026-06-10', end: '2026-06-10' }])
})
