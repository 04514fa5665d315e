import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectFocused } from './support/focus.ts'
import { keyboard } from './support/hands.ts'
import { house } from './support/house.ts'

const home = house()

const tree = `Do you need help?
├── Yes → What is it about?
│   ├── Billing → Enter your invoice number
│   └── Something else → Enter your message
└── No → How did you hear about us?`

interface StoredForm {
  readonly name: string
  readonly schema: {
    readonly fields: readonly { readonly label: string; readonly conditional?: unknown }[]
  }
}
const stored = async (id: string) =>
  ((await home.call('GET', `/api/forms/${id}`)) as { form: StoredForm }).form
const input = (page: Page) => page.getByRole('textbox', { name: 'ASCII decision tree' })
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()
const output = (page: Page) => page.getByRole('region', { name: 'Live tree output' })
const idIn = (page: Page) => /forms\/([^/]+)/.exec(page.url())?.[1] ?? ''

const aForm = () =>
  home.publish('Present form', {
    fields: [{ id: 'a', type: 'text', label: 'The only question' }],
    settings: {},
  })

async function building(options: Parameters<typeof home.window>[1] = {}) {
  const form = await aForm()
  const page = await home.window('desktop', options)
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${form.id}/logic`)
  await input(page).waitFor()
  return { page, form }
}

test('a tree becomes a new form with its conditions, and the current form does not change', async () => {
  const form = await aForm()
  const page = await home.window('desktop')
  await home.signedIn(page)
  await page.goto(`${home.url}/dashboard`)
  await page.getByRole('link', { name: 'Logic', exact: true }).first().click()
  await page.waitForURL('**/logic')
  await expect.poll(() => page.title()).toContain('AI Form Generator')

  await press(page, 'Start Real-Time Generation')
  await page
    .getByRole('alert')
    .getByText('Please enter an ASCII decision tree to get started!')
    .waitFor()
  await input(page).fill(tree)
  await page.getByText('shown when What is it about? is Billing').waitFor()
  await page.reload()
  await expect.poll(() => input(page).inputValue()).toBe(tree)

  await page.getByLabel('Form title').fill('Help desk')
  await press(page, 'Start Real-Time Generation')
  await page.getByRole('button', { name: 'Live tree' }).click()
  await expect.poll(() => output(page).innerText()).toBe(tree)
  await press(page, 'Create Live Form')
  await page.getByText('Help desk was created.').waitFor()
  await page.getByRole('link', { name: 'Preview & Test' }).click()
  await page.waitForURL((url) => /^\/forms\/[^/]+$/.test(url.pathname))
  await page.getByRole('complementary', { name: 'Form Preview' }).waitFor()

  const { name, schema } = await stored(idIn(page))
  expect(name).toBe('Help desk')
  expect(schema.fields.map(({ label }) => label)).toEqual([
    'Do you need help?',
    'What is it about?',
    'Enter your invoice number',
    'Enter your message',
    'How did you hear about us?',
  ])
  expect(schema.fields.filter(({ conditional }) => conditional !== undefined)).toHaveLength(4)
  const present = await stored(form.id)
  expect([present.name, present.schema.fields.length]).toEqual(['Present form', 1])
})

test('invalid JSON shows an error, valid JSON becomes a form, and a failed creation can be retried', async () => {
  const { page } = await building()
  await input(page).fill('{"questions": [')
  await press(page, 'Start Real-Time Generation')
  await page.getByRole('alert').getByText('JSON Conversion Error:').waitFor()
  await expect
    .poll(() => output(page).innerText())
    .toMatch(/^Error parsing JSON: .+\nPlease check your JSON format$/)

  await input(page).fill('{"Colour": ["Red", "Blue"], "Size": "M"}')
  await input(page).press('Control+Enter')
  await page.getByText('2 questions, all always shown.').waitFor()
  await page.route('**/api/forms', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { error: 'broken', code: 'internal' } })
      : route.fallback(),
  )
  await press(page, 'Create Live Form')
  await page.getByRole('alert').getByText('❌ Error generating form. Please try again.').waitFor()
  await page.unroute('**/api/forms')
  await press(page, 'Create Live Form')
  await page.getByText('Generated Form was created.').waitFor()
  await page.getByRole('link', { name: 'Edit Form' }).click()
  await page.waitForURL('**/edit')
  expect((await stored(idIn(page))).name).toBe('Generated Form')
})

test('the main button creates a form from a description, and requires a title or a description', async () => {
  const { page } = await building()
  const main = page.getByRole('button', { name: 'Generate Form' })
  await expect.poll(() => main.isDisabled()).toBe(true)
  await page.getByLabel('Description').fill('Ask for their full name and their email address.')
  await page.getByRole('heading', { name: '2 fields' }).waitFor()
  await main.click()
  await page.getByText('2 questions, all always shown.').waitFor()
  await press(page, 'Create Live Form')
  await page.getByText('Smart Generated Form was created.').waitFor()
})

test('a thousand lines are animated, or shown at once on request', async () => {
  const { page } = await building()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const lines = Array.from({ length: 1_000 }, (_, at) => `Question number ${at + 1}?`)
  await input(page).fill(lines.join('\n'))
  expect(await page.getByRole('list', { name: 'Progress' }).count()).toBe(0)
  await press(page, 'Start Real-Time Generation')
  await page.getByRole('list', { name: 'Progress' }).waitFor()
  await page.getByRole('heading', { name: /^[2-9] fields$/ }).waitFor()
  await page.getByRole('checkbox', { name: 'Question number 2?' }).waitFor()
  await press(page, 'Live tree')
  await output(page).getByText('Question number 2?').waitFor()
  await expect.poll(() => output(page).innerText()).not.toContain('Question number 900?')
  await press(page, 'Skip animation')
  await page.getByText('1,000 questions, all always shown.').waitFor()
  expect(await page.getByRole('list', { name: 'Progress' }).count()).toBe(0)
  await press(page, 'Reset')
  await expect.poll(() => input(page).inputValue()).toBe(lines.join('\n'))
  expect(await page.getByRole('button', { name: 'Reset' }).count()).toBe(0)

  await press(page, 'Try a sample')
  await press(page, 'Undo')
  await expect.poll(() => input(page).inputValue()).toBe(lines.join('\n'))
})

test('signed-out users are asked to sign in, and an unknown form redirects to the dashboard', async () => {
  const stranger = await home.window('desktop')
  await stranger.goto(`${home.url}/forms/nobody/logic`)
  await stranger.getByRole('heading', { name: 'Sign In Required' }).waitFor()
  await stranger.waitForURL('**/login')

  const { page } = await building()
  await page.goto(`${home.url}/forms/00000000-0000-7000-8000-000000000000/logic`)
  await page.waitForURL('**/dashboard')
  await page.getByText('Could not open the form.').waitFor()
})

test('by keyboard: the focus moves to errors, to the growing tree and to the created form', async () => {
  const { page } = await building()
  const hands = keyboard(page)
  const start = page.getByRole('button', { name: 'Start Real-Time Generation' })
  await hands.press(start)
  await expectFocused(input(page))
  await hands.write(input(page), '{"questions": [')
  await hands.press(start)
  await page.getByRole('alert').getByText('JSON Conversion Error:').waitFor()
  await expectFocused(input(page))

  await hands.write(input(page), tree)
  await page.getByText('shown when What is it about? is Billing').waitFor()
  await hands.press(start)
  await expectFocused(page.getByRole('region', { name: 'Output' }))
  const create = page.getByRole('button', { name: 'Create Live Form' })
  await create.waitFor()
  await hands.press(page.getByRole('button', { name: 'Reset' }))
  await expectFocused(input(page))
  await hands.press(page.getByRole('button', { name: 'Try a sample' }))
  await expectFocused(page.getByRole('region', { name: 'Output' }))
  await hands.press(create)
  await expectFocused(page.getByRole('region', { name: 'Result' }))
  await hands.press(page.getByRole('link', { name: 'Edit Form' }))
  await page.waitForURL('**/edit')
})
