import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, windows } from './support/browser.ts'
import { expectFocused, expectHeld } from './support/focus.ts'
import { keyboard, mouse } from './support/hands.ts'
import { house } from './support/house.ts'
import { owner } from './support/owner.ts'

const home = house()

/** An owner at the dashboard with the Smart Form Generator open, by its key. */
async function generating(size: 'desktop' | 'phone' = 'desktop') {
  const page = await home.window(size)
  await home.signedIn(page)
  await page.goto(`${home.url}/dashboard`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('g')
  const dialog = page.getByRole('dialog', { name: 'Smart Form Generator' })
  await dialog.waitFor()
  return { page, dialog, grace: owner(page, mouse(page)) }
}

const inEditor = (page: Page) => page.waitForURL(/\/forms\/[^/]+\/edit$/)

test('an empty form takes two clicks, and Enter in its title creates it', async () => {
  const page = await home.window('desktop')
  await home.signedIn(page)
  await page.goto(`${home.url}/dashboard`)
  await page.getByRole('button', { name: 'Create Your First Form' }).click()
  const dialog = page.getByRole('dialog', { name: 'New form' })
  await expectFocused(dialog.getByLabel('Form title'))
  await expectAccessible(page, 'the dialog for a new form')
  await dialog.getByRole('button', { name: 'Create empty form' }).click()
  await inEditor(page)
  await page.getByRole('button', { name: 'Form menu: Untitled Form' }).waitFor()

  await page.goto(`${home.url}/dashboard`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('n')
  await dialog.getByLabel('Form title').fill('Winter camp')
  await page.keyboard.press('Enter')
  await inEditor(page)
  await page.getByRole('button', { name: 'Form menu: Winter camp' }).waitFor()
})

test('a description becomes fields and logic while it is written, and one click takes them', async () => {
  const { page, dialog, grace } = await generating()
  const title = dialog.getByLabel('Form title')
  const description = dialog.getByRole('textbox', { name: 'Description' })
  await expectFocused(description)
  await title.fill('Workshop')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Ask for name, email and level (beginner or advanced). ')
  await dialog.getByRole('heading', { name: '3 fields' }).waitFor()
  await page.keyboard.type('If they pick advanced, ask for the years of experience.')
  await dialog.getByText('shown when Level is Advanced').waitFor()
  await dialog.getByRole('checkbox', { name: /^Email/ }).click()
  await dialog.getByRole('combobox', { name: 'Type of Years of experience' }).selectOption('number')
  await expectAccessible(page, 'what a description was recognised as')

  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.keyboard.press('g')
  await expect.poll(() => title.inputValue()).toBe('Workshop')
  await dialog.getByRole('button', { name: 'Create with 3 fields' }).click()
  await inEditor(page)
  await expect.poll(() => grace.questions()).toEqual(['Name', 'Level', 'Years of experience'])
  await page
    .getByText(/shown when\s+Level is Advanced/)
    .first()
    .waitFor()
})

test('a found choice shows its options', async () => {
  const { dialog } = await generating()
  await dialog
    .getByRole('textbox', { name: 'Description' })
    .fill('Ask for name and week (July 6-10, July 13-17 or July 20-24).')
  await dialog.getByText('July 6-10 · July 13-17 · July 20-24').waitFor()
})

test('on a phone, each way to start is named on one line', async () => {
  const { page, dialog } = await generating('phone')
  for (const width of [windows.phone.width, 320]) {
    await page.setViewportSize({ ...windows.phone, width })
    const ways = dialog.getByRole('tab')
    const lines = await ways.evaluateAll((tabs) =>
      tabs.map((tab) => {
        const name = tab.querySelector('b')
        const text = document.createRange()
        if (name !== null) text.selectNodeContents(name)
        const tops = [...text.getClientRects()].map(({ top }) => Math.round(top))
        return { lines: new Set(tops).size, isCut: tab.scrollWidth > tab.clientWidth }
      }),
    )
    expect(lines, `${width} px`).toEqual(Array(4).fill({ lines: 1, isCut: false }))
    const rows = await ways.evaluateAll(
      (tabs) => new Set(tabs.map((tab) => tab.getBoundingClientRect().top)).size,
    )
    expect(rows, `${width} px`).toBe(1)
  }
})

const tripPaper = new URL(
  '../packages/formats/src/documents/docx/samples/school-trip.docx',
  import.meta.url,
)

test('a file dropped anywhere on the dashboard becomes a live form in three steps', async () => {
  const page = await home.window('desktop')
  await home.signedIn(page)
  await page.goto(`${home.url}/dashboard`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await dragFile(page, tripPaper, ['dragenter', 'dragover'])
  const hint = page.getByText('Drop the file to make a form from it')
  await hint.waitFor()
  await dragFile(page, tripPaper, ['drop'])
  const dialog = page.getByRole('dialog', { name: 'New form' })
  await dialog.getByText('school-trip.docx').first().waitFor()
  expect(await hint.count()).toBe(0)
  await dialog.getByRole('button', { name: 'Create with 10 fields' }).click()
  await inEditor(page)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.locator('[data-toast]').getByText('Published', { exact: true }).waitFor()
})

test('a file is pasted on the dashboard, but not while a dialog is open', async () => {
  const page = await home.window('desktop')
  await home.signedIn(page)
  await page.goto(`${home.url}/dashboard`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const paste = () =>
    page.evaluate(() => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File(['# Trip\n\n- Name'], 'trip.md'))
      const how = { clipboardData, bubbles: true, cancelable: true }
      document.dispatchEvent(new ClipboardEvent('paste', how))
    })
  const dialog = page.getByRole('dialog', { name: 'New form' })
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  await paste()
  expect(await dialog.count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await paste()
  await dialog.getByText('trip.md').first().waitFor()
})

async function dragFile(page: Page, file: URL, events: readonly string[]) {
  const data = await page.evaluateHandle(
    ({ bytes, name }) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(bytes)], name))
      return transfer
    },
    { bytes: [...readFileSync(file)], name: file.pathname.split('/').at(-1) ?? '' },
  )
  for (const event of events) {
    await page.locator('main').dispatchEvent(event, { dataTransfer: data })
  }
}

test('the form can be tried before it is created', async () => {
  const { dialog } = await generating()
  await dialog
    .getByRole('textbox', { name: 'Description' })
    .fill('Ask for level (beginner or advanced). If they pick advanced, ask for the years.')
  await dialog.getByRole('button', { name: 'Try it' }).click()
  const form = dialog.frameLocator('iframe')
  await form.getByText('Advanced', { exact: true }).first().click()
  await form.getByText('Years', { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Try it', pressed: true }).click()
  await dialog.getByRole('checkbox', { name: 'Years' }).waitFor()
})

test('parts that led to nothing are marked, and become questions or are ignored', async () => {
  const { page, dialog, grace } = await generating()
  const description = dialog.getByRole('textbox', { name: 'Description' })
  await description.fill(
    'Camp. Ask for name and email. Sort siblings into the same group. Remind them to bring a hat.',
  )
  await dialog.getByText('2 parts not understood').waitFor()
  await expectAccessible(page, 'parts that were not understood')
  await description.press('F8')
  await dialog
    .getByRole('group', { name: 'Not understood: “Sort siblings into the same group.”' })
    .waitFor()
  const list = dialog.getByRole('region', { name: 'Result' })
  await list.getByText('Not understood: “Sort siblings into the same group.”').waitFor()
  await dialog.getByRole('button', { name: 'Add as a question' }).click()
  await dialog.getByRole('checkbox', { name: 'Sort siblings into the same group' }).waitFor()
  await dialog.getByText('1 part not understood').waitFor()
  await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByRole('button', { name: 'Add to the form’s description' }).click()
  await expect.poll(() => dialog.getByText(/not understood/).count()).toBe(0)
  await page.keyboard.press('Control+Enter')
  await inEditor(page)
  await expect
    .poll(() => grace.questions())
    .toEqual(['Name', 'Email', 'Sort siblings into the same group'])
  await page.getByText('Remind them to bring a hat.').first().waitFor()
})

test('a template is searched, shown as the form itself, and creates its whole form', async () => {
  const { page, dialog } = await generating('phone')
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Ask for the size of the boat.')
  await dialog.getByRole('tab', { name: /^Template/ }).click()
  const result = dialog.getByRole('region', { name: 'Result' })
  await result.waitFor({ state: 'hidden' })
  await dialog.getByRole('searchbox', { name: 'Search templates' }).fill('patient')
  await dialog.getByRole('button', { name: 'Patient Intake Form' }).click()
  await result.waitFor()
  await dialog.frameLocator('iframe').getByText('Patient Intake Form').waitFor()
  await expectAccessible(page, 'a template in the dialog for a new form')
  await dialog.getByRole('tab', { name: /^Describe/ }).click()
  expect(await dialog.getByRole('textbox', { name: 'Description' }).inputValue()).toBe(
    'Ask for the size of the boat.',
  )
  await dialog.getByRole('tab', { name: /^Template/ }).click()
  await dialog.getByRole('button', { name: /^Create with \d+ fields$/ }).click()
  await inEditor(page)
  await page
    .getByText(/^shown when/)
    .first()
    .waitFor()
})

test('invalid JSON shows the specified message, and a sample becomes a form', async () => {
  const { page, dialog, grace } = await generating()
  await dialog.getByRole('tab', { name: /^Import/ }).click()
  await dialog.getByRole('tab', { name: 'Paste Content' }).click()
  const create = dialog.getByRole('button', { name: /^Create/ })
  await expect.poll(() => create.getAttribute('aria-disabled')).toBe('true')
  await dialog.getByRole('textbox', { name: 'Content' }).fill('["a"]')
  await expect
    .poll(() => dialog.getByRole('alert').textContent())
    .toBe(
      'JSON Error: Invalid JSON structure - expected object with fields or key-value pairs. Please check your JSON structure and try again.',
    )
  await dialog.getByRole('button', { name: 'Simple Object' }).click()
  await dialog.getByRole('button', { name: 'Create with 4 fields' }).click()
  await inEditor(page)
  await expect
    .poll(() => grace.questions())
    .toEqual(['Full name', 'Room size', 'Number of guests', 'Anything else'])
})

test('Generate Form creates the basic form, and a failure loses no text', async () => {
  const { page, dialog, grace } = await generating()
  const description = dialog.getByRole('textbox', { name: 'Description' })
  await description.fill('Ask for name, age and a photo.')
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
  await expect.poll(() => description.inputValue()).toBe('Ask for name, age and a photo.')
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('g')
  await expect.poll(() => description.inputValue()).toBe('Ask for name, age and a photo.')
  refuses = false
  await generate.click()
  await inEditor(page)
  await expect
    .poll(() => grace.questions())
    .toEqual(['Full Name', 'Email Address', 'Primary Interest'])
})

test('by keyboard: all ways, closing and reopening, changing a field, and creating a form', async () => {
  const page = await home.window('desktop')
  const hands = keyboard(page)
  const grace = owner(page, hands)
  await home.signedIn(page)
  await home.call('POST', '/api/forms', { name: 'Present form' })
  await page.goto(`${home.url}/dashboard`)
  const ways = page.getByRole('button', { name: 'More ways to start' })
  const dialog = page.getByRole('dialog', { name: 'Smart Form Generator' })
  const open = async () => {
    await hands.press(ways)
    await hands.press(page.getByRole('menuitem', { name: 'Smart Form Generator' }))
    await expectFocused(dialog.getByRole('textbox', { name: 'Description' }))
  }
  await open()
  await page.keyboard.press('Alt+4')
  await expectFocused(dialog.getByRole('searchbox', { name: 'Search templates' }))
  await hands.press(dialog.getByRole('button', { name: 'Event Feedback Form' }))

  await hands.press(dialog.getByRole('tab', { name: /^Import/ }))
  await hands.press(dialog.getByRole('tab', { name: 'Paste Content' }))
  await hands.press(dialog.getByRole('button', { name: 'Decision Tree' }))
  await dialog.getByRole('heading', { name: '5 fields, 4 with logic' }).waitFor()
  await expectHeld(page, dialog)

  await hands.write(
    dialog.getByRole('textbox', { name: 'Content' }),
    'Do you need a room?\n├── Yes → How many nights?\n└── No → How do you travel?',
  )
  await page.keyboard.press('Escape')
  await expectFocused(ways)
  await open()
  await page.keyboard.press('Alt+3')
  await hands.press(dialog.getByRole('button', { name: 'Change How many nights?' }))
  await hands.write(dialog.getByLabel('Label', { exact: true }), 'Nights')
  await hands.tick(dialog.getByRole('switch', { name: 'Required' }))
  await expectHeld(page, dialog)
  await hands.flip(dialog.getByRole('checkbox', { name: 'How do you travel?' }))
  await hands.press(dialog.getByRole('button', { name: 'Create with 2 fields' }))
  await inEditor(page)
  await expect.poll(() => grace.questions()).toEqual(['Do you need a room?', 'Nights'])
})
