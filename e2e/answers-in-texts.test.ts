import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { house } from './support/house.ts'
import { scriptsOfPage } from './support/scripts-of-page.ts'

const home = house()
const { schema } = JSON.parse(
  readFileSync(new URL('../examples/answers-in-texts.json', import.meta.url), 'utf8'),
)
const publish = (more = {}) => home.publish('Jam', { ...schema, ...more })
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })

describe.each(['desktop', 'phone'] as const)('on a %s', (size) => {
  test('labels, the thank-you and the redirect repeat what was typed', async () => {
    const form = await publish({ settings: { successMessage: schema.settings.successMessage } })
    const page = await home.window(size)
    await page.goto(`${home.addressOf(form)}?utm_source=the%20fair`, { waitUntil: 'networkidle' })
    await page.locator('legend').getByText('Hello, which flavors do you like?').waitFor()
    await page.getByText('You come from the fair.').waitFor()
    const name = page.getByLabel('What is your first name?')
    await name.pressSequentially('Ada <b>')
    // The label changes, and the focus stays.
    await page.locator('legend').getByText('Ada <b>, which flavors do you like?').waitFor()
    expect(await name.evaluate((one) => one === document.activeElement)).toBe(true)
    expect(await page.locator('[aria-live]').allTextContents()).not.toContain('Ada')
    await page.locator('label').getByText('Fig', { exact: true }).click()
    await page.locator('label').getByText('Plum', { exact: true }).click()
    await page.getByLabel('How many jars of Fig and Plum?').fill('3')
    await expectAccessible(page, 'a form with answers in its texts')
    await button(page, 'Submit').click()
    await page.getByText('Thank you, Ada <b>. Fig and Plum it is.').waitFor()
  })

  test('without JavaScript, the server shows the answers that it has', async () => {
    const form = await publish()
    const page = await home.window(size, { javaScriptEnabled: false })
    await page.goto(`${home.addressOf(form)}?utm_source=a%20friend`)
    await page.locator('legend').getByText('Hello, which flavors do you like?').waitFor()
    await page.getByLabel('What is your first name?').fill('Ada')
    await button(page, 'Submit').click()
    await page.getByText('Ada, which flavors do you like? is required').first().waitFor()
    await page.getByText('You come from a friend.').waitFor()
    await page.locator('label').getByText('Fig', { exact: true }).click()
    await page.getByLabel('How many jars of').fill('40')
    await page.getByLabel(/^Why so many/).fill('Breakfast')
    await page.route('https://example.org/**', (route) => route.fulfill({ body: 'there' }))
    await button(page, 'Submit').click()
    await page.getByRole('heading', { name: 'A van for Ada' }).waitFor()
    await page.getByText('We bring 40 jars. Breakfast').waitFor()
    expect(page.url()).not.toContain('Ada')
    await page.waitForURL('https://example.org/van/40?name=Ada')
  })
})

test('one question at a time and in the review, labels repeat answers', async () => {
  const settings = { displayStyle: 'single-card', advanced: { requireConfirmation: true } }
  const form = await publish({ settings, endings: undefined })
  const page = await home.window('desktop')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  await page.getByLabel('What is your first name?').fill('Ada')
  await page.keyboard.press('Enter')
  await page.locator('legend').getByText('Ada, which flavors').waitFor()
  await page.locator('label').getByText('Lemon', { exact: true }).click()
  await button(page, 'Next').click()
  await page.getByLabel('How many jars of Lemon?').fill('2')
  // Enter does not send a last question that has only just appeared.
  await button(page, 'Submit').click()
  await page.getByRole('heading', { name: 'Check your answers' }).waitFor()
  await page.getByText('Ada, which flavors do you like?').locator('visible=true').first().waitFor()
})

test('a section repeats answers in its title and text, never as markup', async () => {
  const form = await publish({
    sections: [
      { id: 'more', title: 'For {{name|you}}', text: '**Dear {{name|friend}}**', newPage: true },
    ],
    fields: schema.fields.map((field: { id: string }) =>
      field.id === 'name' ? field : { ...field, section: 'more' },
    ),
  })
  const page = await home.window('desktop')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  await page.getByLabel('What is your first name?').fill('[x](https://evil.org)')
  await button(page, 'Next').click()
  await page.getByRole('heading', { name: 'For [x](https://evil.org)' }).waitFor()
  const strong = page.locator('.rf-marked strong')
  expect(await strong.textContent()).toBe('Dear [x](https://evil.org)')
  expect(await page.locator('.rf-marked a').count()).toBe(0)
})

test('from right to left, an answer in another direction stays whole', async () => {
  const form = await home.publish('קפה', {
    fields: [
      { id: 'name', type: 'text', label: 'שם' },
      { id: 'size', type: 'text', label: '{{name|אורח}}, איזה גודל?' },
    ],
    settings: { language: 'he' },
  })
  const page = await home.window('phone')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  await page.getByLabel('שם').fill('Ada (2)')
  const label = page.locator('label').nth(1)
  await expect.poll(() => label.textContent()).toBe('\u2068Ada (2)\u2069, איזה גודל?')
  expect(await label.evaluate((one) => getComputedStyle(one).direction)).toBe('rtl')
})

test('only forms with such labels load their script', async () => {
  const plain = await home.publish('Plain', {
    fields: [{ id: 'a', type: 'text', label: 'Use {{b}}' }],
    settings: { successMessage: '{{a}}' },
  })
  const scriptsOf = async (form: Awaited<ReturnType<typeof publish>>) =>
    scriptsOfPage(await home.window('desktop'), home.addressOf(form))
  expect(await scriptsOf(plain)).not.toContain('texts')
  expect(await scriptsOf(await publish())).toContain('texts')
})

async function storedSchema(id: string) {
  const { form } = (await home.call('GET', `/api/forms/${id}`)) as {
    form: {
      schema: {
        fields: { label: string; description?: string }[]
        settings: { successMessage?: string; redirectUrl?: string }
      }
    }
  }
  return form.schema
}
const labels = async (id: string) => (await storedSchema(id)).fields.map(({ label }) => label)

const fields = [
  { id: 'name', type: 'text', label: 'Your name' },
  { id: 'age', type: 'number', label: 'How old are you?' },
  { id: 'last', type: 'text', label: 'Anything else?' },
]

test('by keys, an answer is inserted, removed, undone, copied and edited', async () => {
  const page = await home.window('desktop')
  const { id } = await home.editing(page, 'Hello', fields)
  await button(page, 'Edit How old are you?').click()
  await page.getByLabel('Label', { exact: true }).press('Home')
  await page.keyboard.type('@')
  await page.getByPlaceholder('Find a question').pressSequentially('your')
  await page.keyboard.press('Enter')
  const label = page.getByRole('textbox', { name: 'Label', exact: true })
  await label.getByRole('button', { name: /^Your name/ }).waitFor()
  await page.keyboard.type(', ')
  await expect.poll(() => labels(id)).toContain('{{name|}}, How old are you?')

  // Backspace removes the chip as a whole, and undo brings it back.
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Backspace')
  await expect.poll(() => labels(id)).toContain(', How old are you?')
  await page.keyboard.press('ControlOrMeta+z')
  await label.getByRole('button', { name: /^Your name/ }).waitFor()
  await expect.poll(() => labels(id)).toContain('{{name|}}, How old are you?')

  // Tab leads to the chip, and Enter opens its fallback.
  await label.getByRole('button', { name: /^Your name/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Without an answer, show').fill('Friend}}')
  await page.keyboard.press('Enter')
  await expect.poll(() => labels(id)).toContain('{{name|Friend }}, How old are you?')
  await expectAccessible(page, 'a label with a chip')

  await label.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+c')
  await page.keyboard.press('End')
  await page.keyboard.press('ControlOrMeta+v')
  await expect
    .poll(() => labels(id))
    .toContain('{{name|Friend }}, How old are you?{{name|Friend }}, How old are you?')

  // A renamed question keeps its place, and the chip its new name.
  await button(page, 'Edit Your name').click()
  await page.getByLabel('Label', { exact: true }).fill('First name')
  await page
    .locator('li')
    .filter({ hasText: 'How old are you?' })
    .getByText('First name')
    .first()
    .waitFor()
})

test('by mouse, the list says which questions come later', async () => {
  const page = await home.window('desktop')
  const { id } = await home.editing(page, 'Hello', fields)
  await button(page, 'Edit How old are you?').click()
  await button(page, 'Insert answer').click()
  const later = page.getByRole('option', { name: /Anything else/ })
  await later.getByText('It comes later in the form.').waitFor()
  expect(await later.getAttribute('aria-disabled')).toBe('true')
  await page.getByRole('option', { name: /Your name/ }).click()
  await expect.poll(() => labels(id)).toContain('How old are you?{{name|}}')
})

test('the thank-you message and the redirect take answers in the settings', async () => {
  const page = await home.window('desktop')
  const { id } = await home.editing(page, 'Hello', fields)
  await page.goto(`${home.url}/forms/${id}/edit?settings=after`)
  const message = page.getByRole('textbox', { name: 'Success message' })
  await message.fill('Thank you, ')
  await message.press('@')
  await page.getByRole('option', { name: /Your name/ }).click()
  await page.keyboard.type('!')
  await page.getByRole('textbox', { name: 'Redirect URL' }).fill('https://example.org/?age=')
  await page.getByRole('textbox', { name: 'Redirect URL' }).press('@')
  await page.getByRole('option', { name: /How old/ }).click()
  await expect
    .poll(async () => (await storedSchema(id)).settings)
    .toMatchObject({
      successMessage: 'Thank you, {{name|}}!',
      redirectUrl: 'https://example.org/?age={{age|}}',
    })
  await expectAccessible(page, 'settings with chips')

  // Escape leaves the typed sign as text.
  await message.press('End')
  await message.press('@')
  await page.keyboard.type('x')
  await expect
    .poll(async () => (await storedSchema(id)).settings.successMessage)
    .toBe('Thank you, {{name|}}!@x')
})

test('deleting a question that texts show leaves the fallback, with a notice and Undo', async () => {
  const page = await home.window('desktop')
  const { id } = await home.editing(page, 'Hello', [
    fields[0],
    { id: 'age', type: 'number', label: 'How old are you, {{name|friend}}?' },
  ] as typeof fields)
  await page.getByText('How old are you, Your name?').waitFor()
  await button(page, 'Edit Your name').click()
  await page.getByLabel('Label', { exact: true }).press('Escape')
  await page.keyboard.press('Delete')
  await page.getByText('1 text that showed its answer shows the fallback').first().waitFor()
  await expect.poll(() => labels(id)).toEqual(['How old are you, friend?'])
  await button(page, 'Undo').first().click()
  await expect.poll(() => labels(id)).toEqual(['Your name', 'How old are you, {{name|friend}}?'])
})

test('on a phone, an answer is inserted by touch', async () => {
  const page = await home.window('phone')
  const { id } = await home.editing(page, 'Hello', fields)
  await button(page, 'Edit How old are you?').tap()
  await button(page, 'Insert answer').tap()
  await page.getByRole('option', { name: /Your name/ }).tap()
  await expect.poll(() => labels(id)).toContain('How old are you?{{name|}}')
  await expectAccessible(page, 'a label with a chip on a phone')
})
