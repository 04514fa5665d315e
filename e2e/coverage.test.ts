import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, type WindowName } from './support/browser.ts'
import { expectFocused } from './support/focus.ts'
import { keyboard } from './support/hands.ts'
import { house } from './support/house.ts'

const home = house()

const shownFor = (value: string) => ({
  conditional: { dependsOn: 'topic', condition: 'equals', value },
})
const fields = [
  { id: 'name', type: 'text', label: 'Full name' },
  { id: 'topic', type: 'radio', label: 'Topic', options: ['Sales', 'Support', 'Visit'] },
  { id: 'order', type: 'text', label: 'Order number', ...shownFor('Support') },
  { id: 'store', type: 'text', label: 'Which store?', ...shownFor('Visit') },
  {
    ...{ id: 'remark', type: 'text', label: 'Remark' },
    conditional: { dependsOn: 'name', condition: 'is_not_empty', value: '' },
  },
]

const count = 10_000
/** Every fourth person writes to support, and every eighth has no order number. Nobody wants to visit. */
const answers = Array.from({ length: count }, (_, at) => ({
  name: `Visitor ${at}`,
  topic: at % 4 === 0 ? 'Support' : 'Sales',
  ...(at % 8 === 0 && { order: `A-${at}` }),
}))

async function coverageOf(form: { readonly id: string }, window: WindowName): Promise<Page> {
  const page = await home.window(window)
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${form.id}/edit?view=coverage`)
  return page
}

const flow = (page: Page) => page.getByRole('region', { name: 'Flow with widths' })
const question = (page: Page, name: string) => flow(page).getByRole('button', { name })
/** Styles and widths of the lines, without the line that joins all questions. */
const linesOf = async (page: Page) =>
  new Set(
    await flow(page)
      .locator(':scope > div > svg > path:not(:first-child)')
      .evaluateAll((all) =>
        all.map((line) => {
          const { strokeDasharray, strokeWidth } = getComputedStyle(line)
          return `${strokeDasharray === 'none' ? 'solid' : 'dotted'} ${strokeWidth}`
        }),
      ),
  )
const panel = (page: Page) => page.getByRole('complementary', { name: 'Selected question' })
const textsOf = (page: Page, selector: string) =>
  panel(page)
    .locator(selector)
    .evaluateAll((all) => all.map((one) => one.textContent?.replace(/\s+/g, ' ').trim()))

test('10,000 submissions: the flow has their counts, by keyboard and on a phone', async () => {
  const form = await home.publish('Contact', { fields, settings: {} })
  await home.insertSubmissions(form, answers)
  const page = await home.window('desktop')
  const hands = keyboard(page)
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${form.id}/edit`)
  await hands.press(
    page.getByRole('navigation', { name: 'Form' }).getByRole('link', { name: 'Flow' }),
  )
  const views = page.getByRole('group', { name: 'Flow view' })
  await hands.press(views.getByRole('button', { name: 'Coverage' }))
  await page
    .getByText(/^10,000 submissions since \d+ \w+ \d{4}\. A wider line was taken more often\.$/)
    .waitFor()
  expect(page.url()).toContain('?view=coverage')

  await question(page, 'Topic').getByText('10,000 of 10,000 answered').waitFor()
  await question(page, 'Order number').getByText('1,250 of 2,500 answered').waitFor()
  await question(page, 'Which store?').getByText('never asked').waitFor()
  await flow(page).getByText('is Support · 2,500').waitFor()
  await flow(page).getByText('is Visit · 0').waitFor()
  // The way to the store is dotted; the way to the order number is a quarter as wide as all submissions.
  const ofAll = new Set(['dotted 2px', 'solid 7px', 'solid 22px'])
  await expect.poll(() => linesOf(page)).toEqual(ofAll)
  await expectAccessible(page, 'coverage of 10,000 submissions')

  await panel(page).getByRole('heading', { name: 'Topic' }).waitFor()
  await panel(page).getByText('Asked 10,000 times.').waitFor()
  expect(await textsOf(page, 'section:first-of-type li')).toEqual([
    'Sales7,50075%',
    'Support2,50025%',
    'Visit00%',
  ])
  await hands.press(question(page, 'Order number'))
  await panel(page).getByRole('heading', { name: 'Order number' }).waitFor()
  await panel(page).getByText('Asked 2,500 times.').waitFor()
  await expectFocused(question(page, 'Order number'))
  expect(await question(page, 'Order number').getAttribute('aria-pressed')).toBe('true')

  await panel(page).getByRole('heading', { name: 'Rules that never decided 2 of 3' }).waitFor()
  expect(await textsOf(page, 'section:last-of-type li')).toEqual([
    'Which store?Topic is Visit: true for none of 10,000 who were asked.',
    'RemarkFull name is not empty: true for all 10,000 who were asked.',
  ])
  // The panel scrolls by key.
  await page.setViewportSize({ width: 1440, height: 400 })
  await hands.press(panel(page))
  await page.keyboard.press('End')
  await expect.poll(() => panel(page).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
  await expectAccessible(page, 'coverage in a low window')
  await hands.pick(page.getByLabel('Period'), 'Last 30 days')
  await page.getByText(/^6,\d{3} submissions since/).waitFor()

  const phone = await coverageOf(form, 'phone')
  await phone.getByRole('heading', { name: 'Order number' }).waitFor()
  await phone.getByText('1,250 of 2,500 answered').waitFor()
  await phone.getByText('never asked').waitFor()
  await phone.getByRole('heading', { name: /^Rules that never decided/ }).waitFor()
  expect(await flow(phone).count()).toBe(0)
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(phone, 'coverage on a phone')
})

test('a form without submissions has a thin flow, and one without logic a list', async () => {
  const form = await home.publish('New', { fields, settings: {} })
  const page = await coverageOf(form, 'desktop')
  await page.getByText('No submissions yet. Widths appear with the first one.').waitFor()
  await question(page, 'Topic').getByText('never asked').waitFor()
  await panel(page).getByText('Too few to tell.').waitFor()
  await expect.poll(() => linesOf(page)).toEqual(new Set(['dotted 2px']))
  await expectAccessible(page, 'coverage without submissions')

  const plain = await home.publish('Plain', { fields: fields.slice(0, 2), settings: {} })
  const list = await coverageOf(plain, 'desktop')
  await list.getByRole('heading', { name: 'Topic' }).waitFor()
  expect(await list.getByText('never asked').count()).toBe(2)
  expect(await list.getByRole('heading', { name: /^Rules that never/ }).count()).toBe(0)
  await expectAccessible(list, 'coverage without logic')
})
