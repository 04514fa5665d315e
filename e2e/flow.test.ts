import { readFile } from 'node:fs/promises'
import type { Download, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, type WindowName } from './support/browser.ts'
import { house } from './support/house.ts'
import { rule, workshopFields } from './support/workshop.ts'

const home = house()

async function stored(
  name: string,
  fields: readonly unknown[] = workshopFields,
  settings: object = {},
): Promise<string> {
  const answer = await home.call('POST', '/api/forms', { name, schema: { fields, settings } })
  return (answer as { form: { id: string } }).form.id
}

async function openFlow(
  formId: string,
  window: WindowName = 'desktop',
  options: Parameters<typeof home.window>[1] = {},
): Promise<Page> {
  const page = await home.window(window, options)
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${formId}/edit?view=flow`)
  await page.getByRole('button', { name: 'Fit' }).waitFor()
  return page
}

const chart = (page: Page) => page.getByRole('region', { name: 'Flow chart' })
const field = (page: Page, id: string) => page.locator(`[data-flow-field="${id}"]`)

/** Highlighted fields. */
const onPath = (page: Page) =>
  page
    .locator('[data-flow-field][data-on]')
    .evaluateAll((fields) => fields.map((one) => one.getAttribute('data-flow-field')).sort())

async function saved(download: Download): Promise<Buffer> {
  return readFile(await download.path())
}

async function exported(page: Page, entry: string): Promise<Download> {
  await page.getByRole('button', { name: 'Export or print' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: entry }).click(),
  ])
  return download
}

test('the path to a field is highlighted, described in a sentence, and links to its logic', async () => {
  const page = await openFlow(await stored('Path'))
  await field(page, 'lunch').click()
  expect(await onPath(page)).toEqual(['attendance', 'lunch', 'session', 'team'])
  const card = page.getByRole('complementary', { name: 'Selected field' })
  await card
    .getByText(
      'Shown when Attendance is In person, and either Session is Full day, or both Session is Morning and Team size is greater than 4.',
    )
    .waitFor()
  await card.getByText('Controls Tell us what you eat.').waitFor()
  await expectAccessible(page, 'the flow')

  // An always visible field has no path. The fields that depend on it are highlighted.
  await field(page, 'attendance').click()
  expect(await onPath(page)).toEqual(['attendance', 'lunch', 'zone'])

  await page.getByRole('button', { name: 'One field' }).click()
  await expect.poll(() => field(page, 'name').count()).toBe(0)
  await field(page, 'zone').waitFor()
  await page.getByRole('button', { name: 'Whole form' }).click()
  await field(page, 'name').waitFor()

  await field(page, 'diet').click()
  await card.getByRole('button', { name: 'Edit logic' }).click()
  await page.getByRole('heading', { name: 'Logic for Tell us what you eat' }).waitFor()
})

test('the flow can be moved, zoomed and navigated by keyboard', async () => {
  const page = await openFlow(await stored('Keys'), 'desktop', { colorScheme: 'dark' })
  const view = () => page.locator('.react-flow__viewport').evaluate((part) => part.style.transform)
  await chart(page).focus()
  const before = await view()
  await page.keyboard.press('ArrowRight')
  await expect.poll(view).not.toBe(before)
  const zoom = async () =>
    Number.parseInt((await page.getByLabel('Zoom', { exact: true }).textContent()) ?? '', 10)
  const whole = await zoom()
  await page.keyboard.press('+')
  await expect.poll(zoom).toBeGreaterThan(whole * 1.2)
  await page.keyboard.press('0')
  await expect.poll(view).toBe(before)

  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-flow-field'))
  await expect.poll(focused).toBe('attendance')
  await page.keyboard.press('ArrowRight')
  await expect.poll(focused).toMatch(/^(lunch|zone)$/)
  await page.getByRole('complementary', { name: 'Selected field' }).waitFor()
  await expectAccessible(page, 'the flow in the dark')
})

test('a list of sentences describes the flow for screen readers', async () => {
  const page = await openFlow(await stored('Words'))
  const words = page.getByRole('region', { name: 'The logic in words' })
  const lunch = words.locator('li', { hasText: /^Lunch is shown when all of these are true:/ })
  expect(await lunch.locator(':scope > ul > li').count()).toBe(2)
  await lunch.getByText('Attendance is In person.').waitFor({ state: 'attached' })
  const all = lunch.locator('li', { hasText: /^All of these are true:/ })
  await expect
    .poll(() => all.locator('li').allTextContents())
    .toEqual(['Session is Morning.', 'Team size is greater than 4.'])
  await words
    .getByText('Time zone is shown when Attendance is Online.')
    .waitFor({ state: 'attached' })
})

test('the flow is saved as a standalone SVG and as a PNG at double resolution', async () => {
  const page = await openFlow(await stored('Sign-up: "spring" <2026>'))
  const svg = await exported(page, 'Save as SVG')
  expect(svg.suggestedFilename()).toBe('Sign-up spring 2026 - logic.svg')
  const text = (await saved(svg)).toString('utf8')
  const parsed = await page.evaluate((source) => {
    const root = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement
    return {
      name: root.nodeName,
      width: Number(root.getAttribute('width')),
      height: Number(root.getAttribute('height')),
      texts: [...root.querySelectorAll('text')].map((one) => one.textContent),
      paths: root.querySelectorAll('path').length,
    }
  }, text)
  expect(parsed.name).toBe('svg')
  expect(parsed.texts).toEqual(
    expect.arrayContaining([
      'Sign-up: "spring" <2026>',
      'Lunch',
      'is greater than',
      '4',
      'any',
      'all',
    ]),
  )
  expect(parsed.paths).toBeGreaterThan(15)
  expect(text).not.toMatch(/var\(|class=/)

  const png = await exported(page, 'Save as PNG')
  expect(png.suggestedFilename()).toBe('Sign-up spring 2026 - logic.png')
  const bytes = await saved(png)
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([
    2 * parsed.width,
    2 * parsed.height,
  ])
})

/** Three of ten fields have logic. */
const manyFields = Array.from({ length: 200 }, (_, index) => ({
  id: `f${index}`,
  type: index % 4 === 1 ? 'number' : 'text',
  label: `Question ${index + 1}`,
  required: false,
  ...(index % 10 === 4 && {
    conditional: { dependsOn: `f${index - 3}`, condition: 'greater_than', value: '4' },
  }),
  ...(index % 10 === 6 && {
    conditional: {
      operator: 'AND',
      rules: [rule(`f${index - 2}`, 'is_not_empty'), rule(`f${index - 6}`, 'equals', 'yes')],
      groups: [],
    },
  }),
}))

test('200 fields are drawn quickly, folded where nothing is decided, and found by name', async () => {
  const page = await openFlow(await stored('Two hundred', manyFields))
  const started = Date.now()
  await page.reload()
  await field(page, 'f1').waitFor()
  expect(Date.now() - started).toBeLessThan(15_000)

  await page
    .getByRole('button', { name: /^and \d+ more always shown$/ })
    .first()
    .waitFor()
  expect(await field(page, 'f8').count()).toBe(0)
  await page.getByRole('combobox', { name: 'Find a field' }).click()
  await page.getByLabel('Search fields').fill('question 189')
  await page.keyboard.press('Enter')
  await field(page, 'f188').waitFor()
  await expect.poll(() => field(page, 'f188').getAttribute('aria-pressed')).toBe('true')
})

test('a small flow prints on one page, a large one on several readable pages', async () => {
  const page = await openFlow(await stored('Printed'))
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => page.locator('figure svg').count()).toBe(1)
  expect(await page.getByText('Lunch', { exact: true }).last().isVisible()).toBe(true)
  expect(await page.getByRole('button', { name: 'Fit' }).isVisible()).toBe(false)
  await page.getByRole('heading', { name: 'Printed: the logic in words' }).waitFor()
  await page.emulateMedia({ media: 'screen' })
  await expect.poll(() => page.locator('figure').count()).toBe(0)

  const large = await openFlow(await stored('Printed large', manyFields))
  await large.emulateMedia({ media: 'print' })
  await expect.poll(() => large.locator('figure svg').count()).toBeGreaterThan(2)
  await large.getByText(/^Printed large, part 1 of \d+$/).waitFor()
})

test('a loop is marked, and a Traditional form shows that its logic is off', async () => {
  const circle = [
    { id: 'a', type: 'text', label: 'Company', required: false, conditional: rulesOn('b') },
    { id: 'b', type: 'text', label: 'Tax number', required: false, conditional: rulesOn('a') },
  ]
  const page = await openFlow(await stored('Circle', circle))
  await page.getByRole('button', { name: /^Company depends on itself/ }).click()
  await page
    .getByText(
      'Circular dependency: Company → Tax number → Company. Each counts as empty for the other.',
    )
    .waitFor()

  const off = await openFlow(await stored('Off', workshopFields, { mode: 'traditional' }))
  await off
    .getByText('This form is Traditional: every field is always shown. Logic is saved but off.')
    .first()
    .waitFor()
})

const rulesOn = (dependsOn: string) => ({ dependsOn, condition: 'is_not_empty', value: '' })

test('without logic the flow explains how to start, and it fits a phone', async () => {
  const plain = workshopFields.map(({ id, type, label, required }) => ({
    id,
    type,
    label,
    required,
  }))
  const page = await home.window('phone')
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${await stored('None', plain)}/edit?view=flow`)
  await page.getByRole('heading', { name: 'No logic yet' }).waitFor()
  await expectAccessible(page, 'a flow without logic')
  await page.getByRole('button', { name: 'Add logic', exact: true }).click()
  await page.getByRole('dialog', { name: /^Logic for/ }).waitFor()

  const phone = await openFlow(await stored('Phone'), 'phone')
  await field(phone, 'attendance').click()
  await phone.getByRole('complementary', { name: 'Selected field' }).waitFor()
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(phone, 'the flow on a phone')
})
