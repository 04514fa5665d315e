import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { house } from './support/house.ts'
import { scriptsOfPage } from './support/scripts-of-page.ts'

const home = house()
const { schema } = JSON.parse(
  readFileSync(new URL('../examples/sections.json', import.meta.url), 'utf8'),
)

const publish = (settings = {}) => home.publish('Supper in the orchard', { ...schema, settings })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

describe.each(['desktop', 'phone'] as const)('on a %s', (size) => {
  test('pages are turned with Next and Previous, and a page whose section is hidden is skipped', async () => {
    const form = await publish()
    const page = await home.window(size)
    await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
    await page.getByRole('heading', { name: 'Your table' }).waitFor()
    await page.getByText('No', { exact: true }).click()
    // Without a second page, the first one sends.
    await button(page, 'Submit').waitFor()

    await page.getByText('Yes', { exact: true }).click()
    await button(page, 'Next').click()
    await page.getByText('Full name is required').first().waitFor()
    await page.getByLabel('Full name').fill('Mei Tan')
    await button(page, 'Next').click()

    await page.getByRole('heading', { name: 'Your last supper' }).waitFor()
    expect(await page.getByLabel('Full name').isVisible()).toBe(false)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Your last supper')
    await expectAccessible(page, 'the second page of a form')
    await button(page, 'Submit').click()
    await page.getByText('The whole evening is required').first().waitFor()
    await page.getByRole('radio', { name: '2 of 5' }).check({ force: true })
    await page.getByLabel('What was missing?').fill('Salt')
    await button(page, 'Previous').click()
    await page.getByLabel('Full name').waitFor()
    await button(page, 'Next').click()
    await button(page, 'Submit').click()
    await page.getByRole('heading', { name: 'Thank You!' }).waitFor()
    const [submission] = await home.submissions(form)
    expect(submission?.data).toEqual({
      name: 'Mei Tan',
      before: 'Yes',
      evening: '2',
      better: 'Salt',
    })
  })

  test('without JavaScript, the server shows the next page and keeps the answers', async () => {
    const form = await publish()
    const page = await home.window(size, { javaScriptEnabled: false })
    await page.goto(home.addressOf(form))
    await page.getByLabel('Yes', { exact: true }).check({ force: true })
    await button(page, 'Next').click()
    await page.getByText('Full name is required').first().waitFor()
    expect(await page.getByLabel('Yes', { exact: true }).isChecked()).toBe(true)
    await page.getByLabel('Full name').fill('Mei Tan')
    await button(page, 'Next').click()
    await page.getByRole('heading', { name: 'Your last supper' }).waitFor()
    expect(await page.getByLabel('Full name').isVisible()).toBe(false)
    expect(await home.submissions(form)).toEqual([])
    await button(page, 'Previous').click()
    await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe('Mei Tan')
    await button(page, 'Next').click()
    await page.getByRole('heading', { name: 'Your last supper' }).waitFor()
    await button(page, 'Submit').click()
    await page.getByText('The whole evening is required').first().waitFor()
    await page.getByRole('radio', { name: '5 of 5' }).check({ force: true })
    await button(page, 'Submit').click()
    await page.getByRole('heading', { name: 'Thank You!' }).waitFor()
    const [submission] = await home.submissions(form)
    expect(submission?.data).toEqual({ name: 'Mei Tan', before: 'Yes', evening: '5' })
  })
})

test('by keyboard: Enter turns the page, and the address of an earlier page is a button', async () => {
  const form = await publish()
  const page = await home.window('desktop')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  await page.getByText('Yes', { exact: true }).click()
  await page.getByLabel('Full name').fill('Mei')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Your last supper' }).waitFor()
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await expect.poll(() => pages.getByRole('listitem').count()).toBe(2)
  await pages.getByRole('button', { name: 'Your table' }).press('Enter')
  await page.getByLabel('Full name').waitFor()
})

test('screen readers get each section as a region with its heading, its text and its questions', async () => {
  const form = await publish()
  const page = await home.window('desktop')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  const tree = () => page.locator('main').ariaSnapshot()
  await page.getByText('Yes', { exact: true }).click()
  await expect
    .poll(tree)
    .toMatch(
      /region "Your table":\s*- heading "Your table" \[level=2\]\s*- paragraph:\s*- strong: One table, forty chairs\.\s*- text: See\s*- link "the garden":[\s\S]*?textbox "Full name required"[\s\S]*?radiogroup "Have you been before\?":/,
    )
  await expect.poll(tree).toContain('text: Page 1 of 2')
  expect(await tree()).not.toContain('radiogroup "The whole evening')
  await page.getByLabel('Full name').fill('Mei')
  await button(page, 'Next').click()
  await expect
    .poll(tree)
    .toMatch(
      /region "Your last supper":\s*- heading "Your last supper" \[level=2\](?: \[active\])?[\s\S]*?radiogroup "The whole evening required":/,
    )
  await expect.poll(tree).toContain('text: Page 2 of 2')
  expect(await tree()).not.toContain('Your table":')
})

test('in single-card style, a section with a page is a card of its own', async () => {
  const form = await publish({ displayStyle: 'single-card' })
  const page = await home.window('phone')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  await page.getByRole('heading', { name: 'Your table' }).waitFor()
  await page.getByLabel('Full name').fill('Mei')
  await button(page, 'Next').click()
  await page.getByRole('radio', { name: 'Yes' }).check({ force: true })
  await button(page, 'Next').click()
  await page.getByText('Anything else?').waitFor()
  await button(page, 'Next').click()
  await page.getByRole('heading', { name: 'Your last supper' }).waitFor()
  expect(await page.getByText('The whole evening').isVisible()).toBe(false)
  await expectAccessible(page, 'the card of a section')
  await button(page, 'Next').click()
  await page.getByText('The whole evening').waitFor()
  await button(page, 'Previous').click()
  await page.getByRole('heading', { name: 'Your last supper' }).waitFor()
  await button(page, 'Previous').click()
  await page.getByText('Anything else?').waitFor()
})

test('with a review, Change leads to the page of the question', async () => {
  const form = await publish({ advanced: { requireConfirmation: true } })
  const page = await home.window('desktop')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  await page.getByLabel('Full name').fill('Mei')
  await page.getByText('Yes', { exact: true }).click()
  await button(page, 'Next').click()
  await page.getByRole('radio', { name: '5 of 5' }).check({ force: true })
  await button(page, 'Submit').click()
  await page.getByRole('button', { name: 'Change Full name' }).click()
  await page.getByLabel('Full name').fill('Mei Tan')
  await page.getByRole('button', { name: 'Check your answers' }).click()
  await button(page, 'Submit').click()
  await page.getByRole('heading', { name: 'Thank You!' }).waitFor()
})

test('from right to left, the pages begin at the right', async () => {
  const labels = [
    'الاسم الكامل',
    'هل كنت هنا من قبل؟',
    'هل من شيء آخر؟',
    'الأمسية كلها',
    'ماذا كان ينقص؟',
  ]
  const fields = schema.fields.map((field: object, at: number) => ({ ...field, label: labels[at] }))
  const settings = { language: 'ar' as const }
  const form = await home.publish('عشاء في البستان', { ...schema, fields, settings })
  const page = await home.window('desktop')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  await page.getByText('Yes', { exact: true }).click()
  const pages = page.getByRole('navigation', { name: 'الصفحات' })
  const [first, second] = await pages
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().right))
  expect(first).toBeGreaterThan(second ?? 0)
})

test('from right to left on a phone, heading, list and Previous are at the right', async () => {
  const text = 'طاولة واحدة.\n\n- حساء\n- فطيرة'
  const form = await home.publish('عشاء في البستان', {
    fields: [
      { id: 'name', type: 'text', label: 'الاسم الكامل', section: 'you' },
      { id: 'more', type: 'text', label: 'هل من شيء آخر؟', section: 'last' },
    ],
    sections: [
      { id: 'you', title: 'طاولتك' },
      { id: 'last', title: 'عشاؤك الأخير', text, newPage: true },
    ],
    settings: { language: 'ar' },
  })
  const page = await home.window('phone')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  await expect.poll(() => page.locator('#root').getAttribute('dir')).toBe('rtl')
  await button(page, 'التالي').click()
  const region = page.getByRole('region', { name: 'عشاؤك الأخير' })
  await region.waitFor()
  /** Distance of a text from the right edge of the window. */
  const fromRight = (part: Locator) =>
    part.evaluate((one) => {
      const range = document.createRange()
      range.selectNodeContents(one)
      return document.documentElement.clientWidth - range.getBoundingClientRect().right
    })
  const heading = await fromRight(region.getByRole('heading'))
  expect(heading).toBeLessThan(32)
  expect(await fromRight(region.getByText('طاولة واحدة.'))).toBeCloseTo(heading, 0)
  // Bullets are on the right of their lines.
  expect(await fromRight(region.getByRole('listitem').first())).toBeGreaterThan(heading + 16)
  const previous = await button(page, 'السابق').boundingBox()
  const submit = await page.locator('.rf-turn [type="submit"]').boundingBox()
  expect(previous?.x).toBeGreaterThan(submit?.x ?? Number.NaN)
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    ),
  ).toBe(false)
  await expectAccessible(page, 'a section from right to left on a phone')
})

test('only forms with sections load their script', async () => {
  const plain = await home.publish('Plain', {
    fields: [{ id: 'a', type: 'text', label: 'Name' }],
    settings: {},
  })
  const scriptsOf = async (form: Awaited<ReturnType<typeof publish>>) =>
    scriptsOfPage(await home.window('desktop'), home.addressOf(form))
  expect(await scriptsOf(plain)).not.toContain('sections')
  expect(await scriptsOf(await publish())).toContain('sections')
})
