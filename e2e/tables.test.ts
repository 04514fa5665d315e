import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { house } from './support/house.ts'
import { scriptsOfPage } from './support/scripts-of-page.ts'

const home = house()
const { schema } = JSON.parse(
  readFileSync(new URL('../examples/tables.json', import.meta.url), 'utf8'),
)

const publish = (settings = {}) => home.publish('Supper in the orchard', { ...schema, settings })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const choice = (page: Page, row: string, column: string) =>
  page.getByRole('group', { name: row }).getByLabel(column, { exact: true })
const choose = (page: Page, row: string, column: string) =>
  choice(page, row, column).check({ force: true })

async function opened(size: 'desktop' | 'phone', settings = {}, options = {}) {
  const form = await publish(settings)
  const page = await home.window(size, options)
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  return { form, page }
}

describe.each(['desktop', 'phone'] as const)('on a %s', (size) => {
  test('each row asks by itself, and a row with logic is there when its rule holds', async () => {
    const { form, page } = await opened(size)
    await page.getByRole('group', { name: 'How was each part?' }).waitFor()
    expect(await page.getByRole('group', { name: 'Wine' }).isVisible()).toBe(false)
    await page.getByText('Yes', { exact: true }).click()
    await page.getByRole('group', { name: 'Wine' }).waitFor()
    await choose(page, 'Welcome', 'Very good')
    await button(page, 'Submit').click()

    await page.getByRole('link', { name: 'Food is required' }).waitFor()
    const food = page.getByRole('group', { name: 'Food', description: 'Food is required' })
    await food.waitFor()
    expect(await page.getByRole('group', { name: 'Welcome' }).getAttribute('data-wrong')).toBeNull()
    await expectAccessible(page, `a matrix with problems on a ${size}`)
    await page.getByRole('link', { name: 'Food is required' }).click()
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
    expect(await focused()).toBe('food')

    await choose(page, 'Food', 'Poor')
    await choose(page, 'Wine', 'Fair')
    await page.getByLabel('What was wrong with the food?').fill('Salt')
    await choose(page, 'Saturday', 'Morning')
    await choose(page, 'Saturday', 'Evening')
    await button(page, 'Submit').click()
    await page.getByRole('heading', { name: 'Thank You!' }).waitFor()
    const [submission] = await home.submissions(form)
    expect(submission?.data).toEqual({
      drinks: 'Yes',
      welcome: 'Very good',
      food: 'Poor',
      wine: 'Fair',
      sorry: 'Salt',
      saturday: ['Morning', 'Evening'],
    })
  })

  test('without JavaScript, the server shows problems in their rows and stores the answers', async () => {
    const { form, page } = await opened(size, {}, { javaScriptEnabled: false })
    await choose(page, 'Welcome', 'Good')
    await choose(page, 'Sunday', 'Morning')
    await choose(page, 'Sunday', 'Evening')
    await button(page, 'Submit').click()
    await page.getByRole('group', { name: 'Food', description: 'Food is required' }).waitFor()
    expect(await choice(page, 'Welcome', 'Good').isChecked()).toBe(true)
    await choose(page, 'Food', 'Fair')
    await button(page, 'Submit').click()
    await page.getByRole('heading', { name: 'Thank You!' }).waitFor()
    const [submission] = await home.submissions(form)
    expect(submission?.data).toEqual({
      welcome: 'Good',
      food: 'Fair',
      sunday: ['Morning', 'Evening'],
    })
  })
})

test('screen readers get a table with headers, and a group for each row', async () => {
  const { page } = await opened('desktop')
  const table = page.getByRole('table', { name: 'How was each part?' })
  await expect
    .poll(() => table.getByRole('columnheader').allTextContents())
    .toEqual(['Poor', 'Fair', 'Good', 'Very good', 'Excellent'])
  // The required mark belongs to the name.
  await table.getByRole('rowheader', { name: 'Welcome required' }).waitFor()
  const row = table.getByRole('group', { name: 'Welcome required' })
  await expect.poll(() => row.getByRole('radio').count()).toBe(5)
  await expect
    .poll(() => page.getByRole('group', { name: 'Saturday' }).getByRole('checkbox').count())
    .toBe(3)
  await expectAccessible(page, 'a form with two matrices')
})

test('arrow keys choose in a row, and Tab goes to the next row', async () => {
  const { page } = await opened('desktop')
  await choice(page, 'Welcome', 'Poor').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => choice(page, 'Welcome', 'Good').isChecked()).toBe(true)
  await page.keyboard.press('Tab')
  const focused = () =>
    page.evaluate(() => [
      document.activeElement?.getAttribute('name'),
      document.activeElement?.getAttribute('value'),
    ])
  expect(await focused()).toEqual(['food', 'Poor'])
  await page.keyboard.press(' ')
  await expect.poll(() => choice(page, 'Food', 'Poor').isChecked()).toBe(true)
})

test('a table without visible rows is not drawn', async () => {
  const conditional = { dependsOn: 'drinks', condition: 'equals', value: 'Yes' }
  const fields = schema.fields.map((field: { table?: string }) =>
    field.table === 'parts' ? { ...field, conditional } : field,
  )
  const form = await home.publish('Supper', { ...schema, fields, settings: {} })
  const page = await home.window('desktop')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  await page.getByText('When could you help next time?').waitFor()
  expect(await page.getByText('How was each part?').isVisible()).toBe(false)
  await page.getByText('Yes', { exact: true }).click()
  await page.getByRole('table', { name: 'How was each part?' }).waitFor()
})

describe('in single-card style', () => {
  test('a table is one card, and Next checks all its rows', async () => {
    const { form, page } = await opened('desktop', { displayStyle: 'single-card' })
    await page.getByText('No', { exact: true }).click()
    await button(page, 'Next').click()
    await page.getByRole('table', { name: 'How was each part?' }).waitFor()
    await choose(page, 'Welcome', 'Good')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').filter({ hasText: 'This field is required' }).waitFor()
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
    await expect.poll(focused).toBe('food')
    await expectAccessible(page, 'a matrix as a card')
    await choose(page, 'Food', 'Excellent')
    await page.keyboard.press('Enter')
    await page.getByText('When could you help next time?').waitFor()
    await page.getByText('3 of 3').waitFor()
    await button(page, 'Previous').click()
    await page.getByRole('table', { name: 'How was each part?' }).waitFor()
    expect(await choice(page, 'Food', 'Excellent').isChecked()).toBe(true)
    await button(page, 'Next').click()
    await choose(page, 'Sunday', 'Morning')
    await button(page, 'Submit').click()
    await page.getByRole('heading', { name: 'Thank You!' }).waitFor()
    const [submission] = await home.submissions(form)
    expect(submission?.data).toEqual({
      drinks: 'No',
      welcome: 'Good',
      food: 'Excellent',
      sunday: ['Morning'],
    })
  })

  test('it has cards for its rows on a phone', async () => {
    const { page } = await opened('phone', { displayStyle: 'single-card' })
    await button(page, 'Next').click()
    const [first, second] = await page
      .locator('.rf-table tbody:visible')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect()))
    expect(second?.top).toBeGreaterThan(first?.bottom ?? 0)
    await expectAccessible(page, 'a matrix as a card on a phone')
  })
})

test('in a section on a second page, rows stay a table', async () => {
  const fields = schema.fields.map((field: { table?: string }) => ({
    ...field,
    section: field.table === 'parts' ? 'evening' : 'end',
  }))
  const sections = [
    { id: 'end', title: 'You' },
    { id: 'evening', title: 'The evening', newPage: true },
  ]
  const ordered = [
    ...fields.filter(({ section }: { section: string }) => section === 'end'),
    ...fields.filter(({ section }: { section: string }) => section === 'evening'),
  ]
  const form = await home.publish('Supper', { ...schema, fields: ordered, sections, settings: {} })
  const page = await home.window('desktop')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  await page.getByRole('table', { name: 'When could you help next time?' }).waitFor()
  await button(page, 'Next').click()
  await page.getByRole('table', { name: 'How was each part?' }).waitFor()
  await choose(page, 'Welcome', 'Good')
  await choose(page, 'Food', 'Good')
  await button(page, 'Submit').click()
  await page.getByRole('heading', { name: 'Thank You!' }).waitFor()
})

test('from right to left, the labels of rows are at the right', async () => {
  const labels = [
    'هل شربت النبيذ؟',
    'الترحيب',
    'الطعام',
    'النبيذ',
    'ماذا كان الخطأ؟',
    'السبت',
    'الأحد',
  ]
  const fields = schema.fields.map((field: object, at: number) => ({ ...field, label: labels[at] }))
  const tables = [
    { id: 'parts', title: 'كيف كان كل جزء؟' },
    { id: 'help', title: 'متى يمكنك المساعدة؟' },
  ]
  const settings = { language: 'ar' as const }
  const form = await home.publish('عشاء في البستان', { ...schema, fields, tables, settings })
  const page = await home.window('desktop')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  await expect.poll(() => page.locator('#root').getAttribute('dir')).toBe('rtl')
  const row = await page.getByRole('rowheader', { name: 'الترحيب' }).boundingBox()
  const poor = await page.getByRole('columnheader', { name: 'Poor' }).boundingBox()
  const fair = await page.getByRole('columnheader', { name: 'Fair' }).boundingBox()
  expect(row?.x).toBeGreaterThan(poor?.x ?? Number.POSITIVE_INFINITY)
  expect(poor?.x).toBeGreaterThan(fair?.x ?? Number.POSITIVE_INFINITY)

  // On a phone each row is a card, whose circles are on the right.
  const phone = await home.window('phone')
  await phone.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  await expect.poll(() => phone.locator('#root').getAttribute('dir')).toBe('rtl')
  const card = phone.getByRole('group', { name: /^الترحيب/ })
  const [label, circle, text] = await Promise.all([
    card.getByText('الترحيب').evaluate((one) => {
      const range = document.createRange()
      range.selectNodeContents(one)
      return range.getBoundingClientRect().toJSON() as DOMRect
    }),
    card.getByRole('radio', { name: 'Poor' }).boundingBox(),
    card.locator('.rf-cell').getByText('Poor', { exact: true }).boundingBox(),
  ])
  const whole = await card.boundingBox()
  if (circle === null || text === null || whole === null) throw new Error('no card')
  const right = whole.x + whole.width
  expect(right - label.right).toBeLessThan(24)
  expect(right - circle.x - circle.width).toBeLessThan(24)
  expect(text.x + text.width).toBeLessThan(circle.x)
  await card.locator('.rf-cell').getByText('Good', { exact: true }).tap()
  expect(await card.getByRole('radio', { name: 'Good', exact: true }).isChecked()).toBe(true)
  expect(
    await phone.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    ),
  ).toBe(false)
  await expectAccessible(phone, 'a matrix from right to left on a phone')
})

test('on paper, the owner has the table and its rows with their rules', async () => {
  const page = await home.window('desktop')
  await home.signedIn(page)
  const answer = await home.call('POST', '/api/forms', { name: 'Supper', schema })
  const { id } = (answer as { form: { id: string } }).form
  await page.goto(`${home.url}/forms/${id}/print`)
  await page.getByRole('heading', { name: 'How was each part?' }).waitFor()
  await expect.poll(() => page.getByRole('columnheader', { name: 'Excellent' }).count()).toBe(1)
  await page.getByRole('rowheader', { name: 'Wine' }).waitFor()
  await page.getByText('Shown when Did you have wine? is Yes').first().waitFor()
})

test('only forms with tables load their script', async () => {
  const plain = await home.publish('Plain', {
    fields: [{ id: 'a', type: 'radio', label: 'Name', options: ['A', 'B'] }],
    settings: {},
  })
  const scriptsOf = async (form: Awaited<ReturnType<typeof publish>>) =>
    scriptsOfPage(await home.window('desktop'), home.addressOf(form))
  expect(await scriptsOf(plain)).not.toContain('tables')
  expect(await scriptsOf(await publish())).toContain('tables')
})
