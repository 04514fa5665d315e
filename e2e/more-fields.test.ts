import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { house } from './support/house.ts'

const home = house()

const example: { schema: { fields: readonly object[] } } = JSON.parse(
  readFileSync(new URL('../examples/more-fields.json', import.meta.url), 'utf8'),
)
const { fields } = example.schema

const answers = {
  came: 'Yes',
  arrived: '19:30',
  evening: '2',
  better: 'Warmer soup',
  friend: '10',
  name: 'Ada',
}

async function opened(
  {
    settings = {},
    asked = fields,
    javaScriptEnabled = true,
  }: { settings?: object; asked?: readonly object[]; javaScriptEnabled?: boolean },
  window: 'desktop' | 'phone' = 'desktop',
) {
  const form = await home.publish('Dinner', { fields: asked, settings })
  const page = await home.window(window, { javaScriptEnabled })
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  return { form, page }
}

const stored = async (form: { id: string }) =>
  (await home.submissions(form)).map(({ data }) => data)

/** Value of the focused input. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    return activeElement instanceof HTMLInputElement ? activeElement.value : activeElement?.tagName
  })

test('a page of further kinds by keys: arrows choose within a group, Tab goes on', async () => {
  const { form, page } = await opened({})
  const { keyboard } = page
  await page.getByRole('radio', { name: 'Yes', exact: true }).focus()
  await keyboard.press('Space')
  await page.getByLabel('When did you arrive?').waitFor()
  await keyboard.press('Tab')
  await keyboard.type('0730PM')
  await page.getByRole('radio', { name: '1 of 5 Poor' }).focus()
  await keyboard.press('ArrowRight')
  expect(await focused(page)).toBe('2')
  await page.getByLabel('What can we do better?').waitFor()
  await keyboard.press('Tab')
  await keyboard.type('Warmer soup')
  await keyboard.press('Tab')
  await keyboard.press('ArrowLeft')
  expect(await focused(page)).toBe('10')
  await page.getByLabel('Who do you want to bring?').waitFor()
  await keyboard.press('Tab')
  await keyboard.type('Ada')
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await page.getByText('Thank You!').waitFor()
  expect(await stored(form)).toEqual([answers])
})

test('a page of further kinds by mouse: pressing a chosen number again keeps it', async () => {
  const { form, page } = await opened({})
  const radio = (name: string) => page.getByRole('radio', { name, exact: true })
  await page
    .getByRole('radiogroup', { name: /^Did you come/ })
    .getByText('Yes')
    .click()
  const time = page.getByLabel('When did you arrive?')
  // On the hour, from which typing goes on.
  await time.click({ position: { x: 24, y: 25 } })
  await page.keyboard.type('0730PM')
  await expect.poll(() => time.inputValue()).toBe('19:30')
  await radio('4 of 5').click()
  await radio('2 of 5').click()
  await page.getByLabel('What can we do better?').fill('Warmer soup')
  await radio('2 of 5').click()
  expect(await radio('2 of 5').isChecked()).toBe(true)
  await radio('9').click()
  await radio('10 Very likely').click()
  await radio('10 Very likely').click()
  expect(await radio('10 Very likely').isChecked()).toBe(true)
  await page.getByLabel('Who do you want to bring?').fill('Ada')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Thank You!').waitFor()
  expect(await stored(form)).toEqual([answers])
})

test('screen readers get a named group for each choice, with the ends in the names of its numbers', async () => {
  const { page } = await opened({})
  const tree = () => page.locator('main').ariaSnapshot()
  await page.locator('[name="came"][value="Yes"]').check()
  await expect.poll(tree).toContain('textbox "When did you arrive?"')
  expect(await tree()).toMatch(
    /radiogroup "Did you come to the dinner\? required":[\s\S]*?radio "Yes" \[checked\][\s\S]*?radio "No"/,
  )
  expect(await tree()).toMatch(
    /radiogroup "How was the evening\? required":[\s\S]*?radio "1 of 5 Poor"\s*- radio "2 of 5"\s*- radio "3 of 5"\s*- radio "4 of 5"\s*- radio "5 of 5 Excellent"/,
  )
  expect(await tree()).toMatch(
    /radiogroup "How likely are you to bring a friend\?":[\s\S]*?radio "0 Not at all likely"[\s\S]*?radio "1"[\s\S]*?radio "10 Very likely"/,
  )
  await page.getByRole('button', { name: 'Submit' }).click()
  const evening = page.getByRole('radiogroup', { name: /^How was the evening/ })
  await expect.poll(() => evening.getAttribute('aria-invalid')).toBe('true')
  await expect
    .poll(() => evening.evaluate((one) => one.ariaDescribedByElements?.[0]?.textContent))
    .toBe('How was the evening? is required')
})

test('cards of further kinds by digits: 1 and then 0 is 10', async () => {
  const { form, page } = await opened({ settings: { displayStyle: 'single-card' } })
  const { keyboard } = page
  const question = (label: string) => page.getByText(label).first().waitFor()
  await question('Did you come to the dinner?')
  await keyboard.press('a')
  await keyboard.press('Enter')
  await question('When did you arrive?')
  await keyboard.type('0730PM')
  await keyboard.press('Enter')
  await question('How was the evening?')
  await keyboard.press('2')
  await keyboard.press('Enter')
  await question('What can we do better?')
  await keyboard.type('Warmer soup')
  await keyboard.press('Control+Enter')
  await question('How likely are you to bring a friend?')
  await keyboard.press('1')
  await keyboard.press('0')
  await expect.poll(() => focused(page)).toBe('10')
  await keyboard.press('Enter')
  await question('Who do you want to bring?')
  await keyboard.type('Ada')
  await keyboard.press('Enter')
  await page.getByText('Thank You!').waitFor()
  expect(await stored(form)).toEqual([answers])
})

test('further kinds without JavaScript: questions that an answer adds come on the next page', async () => {
  const { form, page } = await opened({ javaScriptEnabled: false }, 'phone')
  await page.locator('[name="came"][value="Yes"]').check()
  await page.locator('[name="friend"][value="10"]').check()
  await page.getByLabel('When did you arrive?').fill('19:30')
  await page.locator('[name="evening"][value="2"]').check()
  await page.getByLabel('What can we do better?').fill('Warmer soup')
  await page.getByLabel('Who do you want to bring?').fill('Ada')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Thank You!').waitFor()
  expect(await stored(form)).toEqual([answers])
})

test('a scale without JavaScript keeps what was chosen when another answer is missing', async () => {
  const { form, page } = await opened({ javaScriptEnabled: false }, 'phone')
  await page.locator('[name="friend"][value="7"]').check()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Did you come to the dinner? is required').first().waitFor()
  expect(await page.locator('[name="friend"][value="7"]').isChecked()).toBe(true)
  expect(await stored(form)).toEqual([])
})

test.each(['desktop', 'phone'] as const)(
  'right to left, the lowest step is on the right (%s)',
  async (window) => {
    const asked = fields.map((field) => ({ ...field, label: 'كيف كانت الأمسية؟' }))
    const { page } = await opened({ asked }, window)
    await expect.poll(() => page.locator('#root').getAttribute('dir')).toBe('rtl')
    await page.locator('[name="came"][value="Yes"]').check()
    const places = await page
      .locator('[name="evening"]')
      .evaluateAll((inputs) => inputs.map((input) => input.getBoundingClientRect().x))
    expect(places).toEqual([...places].sort((a, b) => b - a))
    const ends = await page
      .locator('.rf-ends')
      .first()
      .evaluate((row) => [...row.children].map((end) => end.getBoundingClientRect().x))
    expect(ends[0]).toBeGreaterThan(ends[1] ?? Number.NaN)
    const isWider = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    )
    expect(isWider).toBe(false)
    await expectAccessible(page, `further kinds from right to left (${window})`)
  },
)

const statements: { schema: { fields: readonly object[] } } = JSON.parse(
  readFileSync(new URL('../examples/statements.json', import.meta.url), 'utf8'),
)

async function withStatements(
  settings: object = {},
  options: Parameters<typeof home.window>[1] = {},
  window: 'desktop' | 'phone' = 'desktop',
  schema: object = statements.schema,
) {
  const form = await home.publish('Supper', { ...schema, settings })
  const page = await home.window(window, options)
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  return { form, page }
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
// Keys, because a click right after a turn counts as a double click.
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).press('Enter')

test.each(['desktop', 'phone'] as const)(
  'on a %s, statements stand between questions, and have a page of their own',
  async (size) => {
    const { form, page } = await withStatements({}, {}, size)
    await heading(page, 'One table, forty chairs').waitFor()
    expect(await page.locator('.rf-statement strong').first().textContent()).toBe('the barn')
    await page.getByLabel('Full name').fill('Mei Tan')
    await page.getByLabel('Vegan').check({ force: true })
    await page.getByText('Thanks, Mei Tan. The vegan menu is here.').first().waitFor()
    expect(await page.getByRole('link', { name: 'here' }).getAttribute('href')).toBe(
      'https://example.org/menu',
    )
    await expectAccessible(page, 'statements between questions')
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await heading(page, 'House rules').waitFor()
    expect(await page.getByRole('listitem').filter({ hasText: 'Dogs stay' }).count()).toBe(1)
    await press(page, 'Next')
    await page.getByLabel('How many guests?').waitFor()
    await press(page, 'Previous')
    await heading(page, 'House rules').waitFor()
    await press(page, 'Next')
    await press(page, 'Submit')
    await heading(page, 'Thank You!').waitFor()
    expect(await stored(form)).toEqual([{ name: 'Mei Tan', diet: 'Vegan' }])
  },
)

test('in cards, Enter continues after a statement, which has no number', async () => {
  const { form, page } = await withStatements({ displayStyle: 'single-card' })
  const count = page.locator('.rf-count')
  await heading(page, 'One table, forty chairs').waitFor()
  expect(await count.textContent()).toBe('')
  expect(await page.getByRole('progressbar').getAttribute('value')).toBe('0')
  await page.keyboard.press('Enter')
  await expect.poll(() => count.textContent()).toMatch(/^(Question 1|1 of 3)$/)
  // The card before the first question is reached again.
  await press(page, 'Previous')
  await heading(page, 'One table, forty chairs').waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
    'One table, forty chairs',
  )
  await page.keyboard.press('ArrowDown')
  await page.getByLabel('Full name').fill('Mei')
  await page.keyboard.press('Enter')
  await page.getByText('What do you eat?').waitFor()
  await press(page, 'Next')
  await page.getByLabel('How many guests?').waitFor()
  await expect.poll(() => count.textContent()).toBe('3 of 3')
  await press(page, 'Next')
  await heading(page, 'See you there').waitFor()
  expect(await count.textContent()).toBe('')
  await expectAccessible(page, 'the card of a statement')
  // A second press right after the first one sends nothing.
  const sends = async () => {
    await page.keyboard.press('Enter')
    return heading(page, 'Thank You!').isVisible()
  }
  await expect.poll(sends, { interval: 500, timeout: 10_000 }).toBe(true)
  expect(await stored(form)).toEqual([{ name: 'Mei' }])
})

test('without JavaScript, a page of texts is turned, and a forged answer is not stored', async () => {
  const { form, page } = await withStatements({}, { javaScriptEnabled: false })
  await heading(page, 'One table, forty chairs').waitFor()
  await page.getByLabel('Full name').fill('Mei')
  await page.getByLabel('Vegan').check({ force: true })
  await press(page, 'Next')
  await heading(page, 'House rules').waitFor()
  await press(page, 'Next')
  await page.getByLabel('How many guests?').waitFor()
  await press(page, 'Submit')
  await heading(page, 'Thank You!').waitFor()
  const sent = await page.request.post(home.addressOf(form), {
    form: { name: 'Eve', welcome: 'forged' },
    maxRedirects: 0,
  })
  expect(sent.status()).toBe(303)
  expect(await stored(form)).toEqual([{ name: 'Eve' }, { name: 'Mei', diet: 'Vegan' }])
})

test('a statement that appears is read out, also from right to left, and prints', async () => {
  const fields = statements.schema.fields.map((field) => ({ ...field, label: 'اقرأ هذا النص' }))
  const { page } = await withStatements(
    { language: 'ar', title: 'عشاء في البستان' },
    {},
    'desktop',
    {
      ...statements.schema,
      fields,
    },
  )
  expect(await page.locator('.rf').evaluate((form) => getComputedStyle(form).direction)).toBe('rtl')
  await page.getByLabel('Vegan').check({ force: true })
  await expect
    .poll(() => page.locator('p[aria-live=polite]').allTextContents())
    .toContainEqual('اقرأ هذا النص')
  const [box, title] = await Promise.all(
    ['.rf-statement', '.rf-statement h2'].map((part) => page.locator(part).first().boundingBox()),
  )
  expect(title?.x).toBe(box?.x)
  expect(title?.width).toBe(box?.width)
  await page.emulateMedia({ media: 'print' })
  expect(await heading(page, 'اقرأ هذا النص').first().isVisible()).toBe(true)
})
