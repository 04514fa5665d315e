import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { holdRequests } from './support/hold-requests.ts'
import { house } from './support/house.ts'

const home = house()

const when = (dependsOn: string, condition: string, value: string) => ({
  conditional: { dependsOn, condition, value },
})

const stay = {
  settings: {},
  fields: [
    { id: 'way', type: 'radio', label: 'How do you travel?', options: ['By train', 'By car'] },
    { id: 'plate', type: 'text', label: 'Number plate', ...when('way', 'equals', 'By car') },
    {
      ...{ id: 'station', type: 'text', label: 'Which station?' },
      ...when('way', 'not_equals', 'By car'),
    },
    { id: 'extras', type: 'checkbox', label: 'Extras', options: ['Dinner', 'Parking'] },
    { id: 'diet', type: 'text', label: 'Diet', ...when('extras', 'contains', 'Dinner') },
    { id: 'guests', type: 'number', label: 'Guests' },
    {
      id: 'hall',
      type: 'text',
      label: 'Name of the hall',
      ...when('guests', 'greater_than', '1000'),
    },
  ],
}

/** Opens a form whose script has not come yet, except for the first part. */
async function openedEarly(schema: Parameters<typeof home.publish>[1]) {
  const form = await home.publish('Stay', schema)
  const page = await home.window('desktop')
  const release = await holdRequests(page, '**/take-over-*')
  // Scripts of the page run before this event.
  await page.goto(home.addressOf(form), { waitUntil: 'domcontentloaded' })
  return { page, release }
}

/** The script of the form hides questions by another attribute than the server. */
const isHydrated = async (page: Page) => (await page.locator('.rf-field[hidden]').count()) > 0

/** Records which questions show, in each frame. */
const watchRows = (page: Page) =>
  page.evaluate(() => {
    const seen = new Set<string>()
    Object.assign(window, { seenRows: seen })
    const note = () => {
      const rows = [...document.querySelectorAll('.rf-field')]
      const shown = rows.filter((row) => row.checkVisibility())
      seen.add(shown.map(({ id }) => id.replace('row-', '')).join(' '))
      requestAnimationFrame(note)
    }
    note()
  })

const seenRows = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { seenRows: Set<string> }).seenRows])

test('answers show and hide questions before the script of the form has come, and it goes on from there', async () => {
  const { page, release } = await openedEarly(stay)
  const plate = page.getByLabel('Number plate')
  const station = page.getByLabel('Which station?')
  await station.waitFor()
  await page.getByLabel('By car').check()
  await plate.waitFor()
  await station.waitFor({ state: 'hidden' })
  await plate.fill('B-AL 1843')
  await page.getByLabel('Dinner').check()
  await page.getByLabel('Diet').waitFor()
  // Grouped as people write it, which rules read as a number.
  await page.getByLabel('Guests').fill('1,234')
  await page.getByLabel('Name of the hall').waitFor()
  await page.getByLabel('Dinner').uncheck()
  await page.getByLabel('Diet').waitFor({ state: 'hidden' })
  expect(await isHydrated(page)).toBe(false)

  await page.getByLabel('Name of the hall').focus()
  await watchRows(page)
  release()
  await expect.poll(() => isHydrated(page)).toBe(true)
  // No question that a visitor sees or types in may go for a frame, and none may come.
  await expect.poll(() => page.locator('#row-station[hidden]:not([data-hidden])').count()).toBe(1)
  expect(await seenRows(page)).toEqual(['way plate extras guests hall'])
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('q-hall')
  expect(await plate.inputValue()).toBe('B-AL 1843')
  // What the first script has hidden shows again.
  await page.getByLabel('By train').check()
  await station.waitFor()
  await plate.waitFor({ state: 'hidden' })
  await page.getByLabel('Dinner').check()
  await page.getByLabel('Diet').waitFor()
})

test('an answer given before the first script counts as soon as it comes', async () => {
  const form = await home.publish('Stay', stay)
  const page = await home.window('desktop')
  const releaseFirst = await holdRequests(page, '**/entry-client-*')
  const release = await holdRequests(page, '**/take-over-*')
  await page.goto(home.addressOf(form), { waitUntil: 'commit' })
  await page.getByLabel('By car').check()
  expect(await page.getByLabel('Number plate').isVisible()).toBe(false)
  releaseFirst()
  await page.getByLabel('Number plate').waitFor()
  expect(await isHydrated(page)).toBe(false)
  release()
})

test('answers that the browser restores count early, too', async () => {
  const form = await home.publish('Stay', {
    settings: {},
    fields: [
      { id: 'way', type: 'radio', label: 'How do you travel?', options: ['By train', 'By car'] },
      { id: 'extras', type: 'checkbox', label: 'Extras', options: ['Dinner', 'Parking'] },
      {
        ...{ id: 'plate', type: 'text', label: 'Number plate' },
        conditional: {
          operator: 'AND',
          rules: [
            { id: 'r1', fieldId: 'way', condition: 'equals', value: 'By car' },
            { id: 'r2', fieldId: 'extras', condition: 'contains', value: 'Parking' },
          ],
          groups: [],
        },
      },
    ],
  })
  const page = await home.window('desktop')
  const release = await holdRequests(page, '**/take-over-*')
  await page.goto(home.addressOf(form), { waitUntil: 'domcontentloaded' })
  await page.getByLabel('By car').check()
  await page.goto('about:blank')
  await page.goBack({ waitUntil: 'domcontentloaded' })
  await expect.poll(() => page.getByLabel('By car').isChecked()).toBe(true)
  await page.getByLabel('Parking').check()
  await page.getByLabel('Number plate').waitFor()
  release()
})

test('answers of further kinds count, too, although their scripts have not come', async () => {
  const steps = ['1', '2', '3', '4', '5']
  const { page, release } = await openedEarly({
    settings: {},
    fields: [
      { id: 'intro', type: 'statement', label: 'Thank you for your visit' },
      { id: 'again', type: 'yes-no', label: 'Would you come again?', options: ['Yes', 'No'] },
      { id: 'why', type: 'text', label: 'Why not?', ...when('again', 'equals', 'No') },
      { id: 'score', type: 'rating', label: 'Food', options: steps },
      { id: 'wrong', type: 'text', label: 'What was wrong?', ...when('score', 'less_than', '3') },
      { id: 'likely', type: 'scale', label: 'Would you recommend us?', options: steps },
      { id: 'to', type: 'text', label: 'To whom?', ...when('likely', 'greater_than', '4') },
    ],
  })
  const expected = [
    ['again', 'No', 'Why not?'],
    ['score', '2', 'What was wrong?'],
    ['likely', '5', 'To whom?'],
  ] as const
  for (const [id, value, label] of expected) {
    await page.locator(`[name="${id}"][value="${value}"]`).check({ force: true })
    await page.getByLabel(label).waitFor()
  }
  release()
  await page.locator('[name="again"][value="Yes"]').check({ force: true })
  await page.getByLabel('Why not?').waitFor({ state: 'hidden' })
  await expect.poll(() => isHydrated(page)).toBe(true)
  expect(await page.getByLabel('To whom?').isVisible()).toBe(true)
})

test('a form with parts that the first script lacks waits for the script of the form', async () => {
  const { page, release } = await openedEarly({
    settings: {},
    sections: [{ id: 'start', title: 'Start' }],
    fields: stay.fields.map((field) => ({ ...field, section: 'start' })),
  })
  await page.getByLabel('By car').check()
  expect(await page.getByLabel('Number plate').isVisible()).toBe(false)
  release()
  await page.getByLabel('Number plate').waitFor()
})
