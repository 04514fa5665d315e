import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { expectFocused, expectHeld } from './support/focus.ts'
import { keyboard, mouse } from './support/hands.ts'
import { house } from './support/house.ts'
import { owner } from './support/owner.ts'

const home = house()

/** An owner at the dashboard with the generator open, by its key. */
async function generating() {
  const page = await home.window('desktop')
  await home.signedIn(page)
  await page.goto(`${home.url}/dashboard`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('g')
  const dialog = page.getByRole('dialog', { name: 'Smart Form Generator' })
  await dialog.waitFor()
  return { page, dialog, grace: owner(page, mouse(page)) }
}

const inEditor = (page: Page) => page.waitForURL(/\/forms\/[^/]+\/edit$/)

test('a description becomes fields and logic while it is written, and one click takes them', async () => {
  const { page, dialog, grace } = await generating()
  await dialog.getByLabel('Form title').and(page.locator(':focus')).waitFor()
  await page.keyboard.type('Workshop')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Ask for name, email and level (beginner or advanced). ')
  await dialog.getByRole('heading', { name: '3 fields found' }).waitFor()
  await page.keyboard.type('If they pick advanced, ask for the years of experience.')
  await dialog.getByText('shown when Level is Advanced').waitFor()
  await dialog.getByRole('checkbox', { name: /^Email/ }).click()
  await expectAccessible(page, 'what a description was recognised as')

  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.keyboard.press('g')
  await expect.poll(() => dialog.getByLabel('Form title').inputValue()).toBe('Workshop')
  await dialog.getByRole('button', { name: 'Create with these 3 fields' }).click()
  await inEditor(page)
  await expect.poll(() => grace.questions()).toEqual(['Name', 'Level', 'Years of experience'])
  await page
    .getByText(/shown when\s+Level is Advanced/)
    .first()
    .waitFor()
})

test('a template fills in title and description, and creates its whole form', async () => {
  const { page, dialog } = await generating()
  await dialog.getByRole('tab', { name: 'Templates' }).click()
  await dialog.getByRole('button', { name: 'Patient Intake Form' }).click()
  await expect
    .poll(() => dialog.getByRole('tab', { name: 'Natural Language' }).getAttribute('aria-selected'))
    .toBe('true')
  await expect.poll(() => dialog.getByLabel('Form title').inputValue()).toBe('Patient Intake Form')
  await expect.poll(() => dialog.getByLabel('Description').inputValue()).not.toBe('')
  await dialog.getByRole('button', { name: /^Create with these \d+ fields$/ }).click()
  await inEditor(page)
  await page
    .getByText(/^shown when/)
    .first()
    .waitFor()
})

test('invalid JSON shows the specified message, and a sample becomes a form', async () => {
  const { page, dialog, grace } = await generating()
  await dialog.getByRole('tab', { name: 'JSON Schema' }).click()
  const generate = dialog.getByRole('button', { name: 'Generate Form' })
  await expect.poll(() => generate.getAttribute('aria-disabled')).toBe('true')
  await dialog.getByRole('textbox', { name: 'JSON' }).fill('["a"]')
  await generate.click()
  await expect
    .poll(() => dialog.getByRole('alert').textContent())
    .toBe(
      'JSON Error: Invalid JSON structure - expected object with fields or key-value pairs. Please check your JSON structure and try again.',
    )
  await dialog.getByRole('button', { name: 'Simple Object' }).click()
  await generate.click()
  await inEditor(page)
  await expect
    .poll(() => grace.questions())
    .toEqual(['Full name', 'Room size', 'Number of guests', 'Anything else'])
})

test('the basic form is the default, and a failure loses no text', async () => {
  const { page, dialog, grace } = await generating()
  await dialog.getByLabel('Description').fill('Ask for name, age and a photo.')
  let refuses = true
  await page.route('**/api/forms', (route) =>
    refuses && route.request().method() === 'POST'
      ? route.fulfill({ status: 502, body: 'Bad gateway' })
      : route.fallback(),
  )
  const generate = dialog.getByRole('button', { name: 'Generate Form' })
  await generate.click()
  await expect
    .poll(() => dialog.getByRole('alert').textContent())
    .toBe('Failed to generate form: HTTP 502: Failed to create form. Please try again.')
  await expect
    .poll(() => dialog.getByLabel('Description').inputValue())
    .toBe('Ask for name, age and a photo.')
  refuses = false
  await generate.click()
  await inEditor(page)
  await expect
    .poll(() => grace.questions())
    .toEqual(['Full Name', 'Email Address', 'Primary Interest'])
})

test("text survives a reload, and a template's title is removed with its description", async () => {
  const { page, dialog } = await generating()
  const title = dialog.getByLabel('Form title')
  await dialog.getByRole('tab', { name: 'Templates' }).click()
  await dialog.getByRole('button', { name: 'Patient Intake Form' }).click()
  await expect.poll(() => title.inputValue()).toBe('Patient Intake Form')
  await dialog.getByLabel('Description').press('End')
  await page.keyboard.type(' And a photo.')
  await expect.poll(() => title.inputValue()).toBe('Patient Intake Form')
  await dialog.getByLabel('Description').fill('Ask for the size of the boat.')
  await expect.poll(() => title.inputValue()).toBe('')
  await title.fill('Berths')
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('g')
  await expect.poll(() => title.inputValue()).toBe('Berths')
  await expect
    .poll(() => dialog.getByLabel('Description').inputValue())
    .toBe('Ask for the size of the boat.')
})

test('by keyboard: all four tabs, closing and reopening, changing a field, and creating a form', async () => {
  const page = await home.window('desktop')
  const hands = keyboard(page)
  const grace = owner(page, hands)
  await home.signedIn(page)
  await home.call('POST', '/api/forms', { name: 'Present form' })
  await page.goto(`${home.url}/dashboard`)
  const ways = page.getByRole('button', { name: 'More ways to start' })
  const dialog = page.getByRole('dialog', { name: 'Smart Form Generator' })
  const title = dialog.getByLabel('Form title')
  const open = async () => {
    await hands.press(ways)
    await hands.press(page.getByRole('menuitem', { name: 'Smart Form Generator' }))
    await expectFocused(title)
  }
  await open()
  await hands.press(dialog.getByRole('tab', { name: 'Templates' }))
  await expectHeld(page, dialog)
  await hands.press(dialog.getByRole('button', { name: 'Event Feedback Form' }))
  await expectFocused(title)

  await hands.press(dialog.getByRole('tab', { name: 'JSON Schema' }))
  await hands.press(dialog.getByRole('button', { name: 'Decision Tree' }))
  await dialog.getByText('5 fields found').waitFor()
  await expectHeld(page, dialog)

  await hands.press(dialog.getByRole('tab', { name: 'ASCII Tree' }))
  await hands.write(
    dialog.getByRole('textbox', { name: 'ASCII tree' }),
    'Do you need a room?\n├── Yes → How many nights?\n└── No → How do you travel?',
  )
  await page.keyboard.press('Escape')
  await expectFocused(ways)
  await hands.press(ways)
  await hands.press(page.getByRole('menuitem', { name: 'Smart Form Generator' }))
  await hands.press(dialog.getByRole('button', { name: 'Change How many nights?' }))
  await hands.write(dialog.getByLabel('Label', { exact: true }), 'Nights')
  await hands.tick(dialog.getByRole('switch', { name: 'Required' }))
  await expectHeld(page, dialog)
  await hands.flip(dialog.getByRole('checkbox', { name: 'How do you travel?' }))
  await hands.press(dialog.getByRole('button', { name: 'Create with these 2 fields' }))
  await inEditor(page)
  await expect.poll(() => grace.questions()).toEqual(['Do you need a room?', 'Nights'])
})
