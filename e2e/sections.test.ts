import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { house } from './support/house.ts'
import { pressAfterTurn } from './support/press-after-turn.ts'
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
    await pressAfterTurn(button(page, 'Next'))
    await page.getByText('Full name is required').first().waitFor()
    await page.getByLabel('Full name').fill('Mei Tan')
    await pressAfterTurn(button(page, 'Next'))

    await page.getByRole('heading', { name: 'Your last supper' }).waitFor()
    expect(await page.getByLabel('Full name').isVisible()).toBe(false)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Your last supper')
    await expectAccessible(page, 'the second page of a form')
    await pressAfterTurn(button(page, 'Submit'))
    await page.getByText('The whole evening is required').first().waitFor()
    await page.getByRole('radio', { name: '2 of 5' }).check({ force: true })
    await page.getByLabel('What was missing?').fill('Salt')
    await pressAfterTurn(button(page, 'Previous'))
    await page.getByLabel('Full name').waitFor()
    await pressAfterTurn(button(page, 'Next'))
    await pressAfterTurn(button(page, 'Submit'))
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
    await pressAfterTurn(button(page, 'Next'))
    await page.getByText('Full name is required').first().waitFor()
    expect(await page.getByLabel('Yes', { exact: true }).isChecked()).toBe(true)
    await page.getByLabel('Full name').fill('Mei Tan')
    await pressAfterTurn(button(page, 'Next'))
    await page.getByRole('heading', { name: 'Your last supper' }).waitFor()
    expect(await page.getByLabel('Full name').isVisible()).toBe(false)
    expect(await home.submissions(form)).toEqual([])
    await pressAfterTurn(button(page, 'Previous'))
    await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe('Mei Tan')
    await pressAfterTurn(button(page, 'Next'))
    await page.getByRole('heading', { name: 'Your last supper' }).waitFor()
    await pressAfterTurn(button(page, 'Submit'))
    await page.getByText('The whole evening is required').first().waitFor()
    await page.getByRole('radio', { name: '5 of 5' }).check({ force: true })
    await pressAfterTurn(button(page, 'Submit'))
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

test('in single-card style, a section with a page is a card of its own', async () => {
  const form = await publish({ displayStyle: 'single-card' })
  const page = await home.window('phone')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  await page.getByRole('heading', { name: 'Your table' }).waitFor()
  await page.getByLabel('Full name').fill('Mei')
  await pressAfterTurn(button(page, 'Next'))
  await page.getByRole('radio', { name: 'Yes' }).check({ force: true })
  await pressAfterTurn(button(page, 'Next'))
  await page.getByText('Anything else?').waitFor()
  await pressAfterTurn(button(page, 'Next'))
  await page.getByRole('heading', { name: 'Your last supper' }).waitFor()
  expect(await page.getByText('The whole evening').isVisible()).toBe(false)
  await expectAccessible(page, 'the card of a section')
  await pressAfterTurn(button(page, 'Next'))
  await page.getByText('The whole evening').waitFor()
  await pressAfterTurn(button(page, 'Previous'))
  await page.getByRole('heading', { name: 'Your last supper' }).waitFor()
  await pressAfterTurn(button(page, 'Previous'))
  await page.getByText('Anything else?').waitFor()
})

test('with a review, Change leads to the page of the question', async () => {
  const form = await publish({ advanced: { requireConfirmation: true } })
  const page = await home.window('desktop')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  await page.getByLabel('Full name').fill('Mei')
  await page.getByText('Yes', { exact: true }).click()
  await pressAfterTurn(button(page, 'Next'))
  await page.getByRole('radio', { name: '5 of 5' }).check({ force: true })
  await pressAfterTurn(button(page, 'Submit'))
  await pressAfterTurn(page.getByRole('button', { name: 'Change Full name' }))
  await page.getByLabel('Full name').fill('Mei Tan')
  await pressAfterTurn(page.getByRole('button', { name: 'Check your answers' }))
  await pressAfterTurn(button(page, 'Submit'))
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
