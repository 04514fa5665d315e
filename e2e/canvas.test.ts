import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, type WindowName } from './support/browser.ts'
import { mouse } from './support/hands.ts'
import { house } from './support/house.ts'
import { owner } from './support/owner.ts'

const home = house()

interface StoredField {
  readonly id: string
  readonly type: string
  readonly label: string
  readonly [member: string]: unknown
}

const text = (label: string, members: object = {}): StoredField => ({
  id: label.toLowerCase().replaceAll(/[^a-z0-9]/g, '_'),
  type: 'text',
  label,
  ...members,
})
const half = { styling: { width: 'half', inline: false } }

/** An owner in the editor of a stored form. */
async function editing(
  name: string,
  fields: readonly StoredField[],
  window: WindowName = 'desktop',
) {
  const { form } = (await home.call('POST', '/api/forms', { name })) as { form: { id: string } }
  await home.call('PUT', `/api/forms/${form.id}`, { name, schema: { fields, settings: {} } })
  const page = await home.window(window)
  const grace = owner(page, mouse(page))
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${form.id}/edit`)
  await page
    .getByRole('list', { name: 'Fields' })
    .or(page.getByText('Add the first field'))
    .waitFor()
  return { page, grace }
}

const card = (page: Page, label: string) =>
  page
    .locator('li[data-field]')
    .filter({ has: page.getByRole('button', { name: `Edit ${label}` }) })
const options = (page: Page) =>
  page
    .getByRole('list', { name: 'Options' })
    .getByRole('textbox')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))

async function boxOf(target: Locator) {
  const box = await target.boundingBox()
  if (box === null) throw new Error(`${target} is nowhere`)
  return box
}

/** Presses on an element and moves it to a point in steps. */
async function carry(page: Page, what: Locator, to: { x: number; y: number }) {
  const from = await boxOf(what)
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 12 })
}

/** Pastes into the focused element with a paste event. */
function paste(page: Page, words: string): Promise<void> {
  return page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, words)
}

test('a field is dragged from the palette to the exact place, also between two half-width fields', async () => {
  const { page, grace } = await editing('Places', [
    text('First'),
    text('Left', half),
    text('Right', half),
    text('Last'),
  ])
  const kind = page.getByRole('button', { name: 'Number', exact: true })
  const right = await boxOf(card(page, 'Right'))
  await carry(page, kind, { x: right.x + 20, y: right.y + right.height / 2 })
  await expect.poll(() => page.locator('[data-drop]').getAttribute('data-beside')).toBe('true')
  await page.mouse.up()
  await expect.poll(() => grace.questions()).toEqual(['First', 'Left', 'Number', 'Right', 'Last'])

  await page.keyboard.press('Control+Z')
  const first = await boxOf(card(page, 'First'))
  await carry(page, kind, { x: first.x + 100, y: first.y + first.height * 0.8 })
  await page.mouse.up()
  await expect.poll(() => grace.questions()).toEqual(['First', 'Number', 'Left', 'Right', 'Last'])

  await page.keyboard.press('Control+Z')
  const last = await boxOf(card(page, 'Last'))
  await carry(page, kind, { x: last.x + 100, y: last.y + 10 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await page.locator('[data-drop]').count()).toBe(0)
  expect(await grace.questions()).toEqual(['First', 'Left', 'Right', 'Last'])
})

test('a card dragged to the edge scrolls a long form, and drops at the marker', async () => {
  const labels = Array.from({ length: 100 }, (_, index) => `Question ${index + 1}`)
  const { page, grace } = await editing(
    'Long',
    labels.map((label) => text(label)),
  )
  await expect.poll(() => grace.questions()).toHaveLength(100)
  const canvas = page.locator('[data-canvas]')
  const edge = await boxOf(canvas)
  await card(page, 'Question 2').first().hover()
  const grip = page.locator('[data-field=question_2] [data-grip]')
  await carry(page, grip, { x: edge.x + edge.width / 2, y: edge.y + edge.height - 6 })
  await expect.poll(() => canvas.evaluate((element) => element.scrollTop)).toBeGreaterThan(2_500)
  await page.mouse.move(edge.x + edge.width / 2, edge.y + edge.height / 2, { steps: 4 })
  const place = Number(await page.locator('[data-drop]').getAttribute('data-drop'))
  expect(place).toBeGreaterThan(20)
  await page.mouse.up()
  const rest = labels.toSpliced(1, 1)
  await expect.poll(() => grace.questions()).toEqual(rest.toSpliced(place - 1, 0, 'Question 2'))
})

test('options are typed, moved, pasted and removed by keyboard', async () => {
  const { page } = await editing('Options', [
    text('Colour', { type: 'radio', options: ['Red', 'Green'] }),
  ])
  await page.getByRole('button', { name: 'Edit Colour' }).click()
  const option = (number: number) => page.getByRole('textbox', { name: `Option ${number}` })
  await option(1).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Blue')
  await expect.poll(() => options(page)).toEqual(['Red', 'Blue', 'Green'])
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => options(page)).toEqual(['Red', 'Green', 'Blue'])
  await page.getByText('Blue moved to position 3 of 3').waitFor({ state: 'attached' })
  await expect
    .poll(() => option(3).evaluate((input) => input === document.activeElement))
    .toBe(true)

  await page.keyboard.press('Enter')
  await page.keyboard.press('Backspace')
  await expect.poll(() => options(page)).toEqual(['Red', 'Green', 'Blue'])

  await option(2).selectText()
  await paste(page, 'Grey\r\nGold\n\n Red ')
  await expect.poll(() => options(page)).toEqual(['Red', 'Grey', 'Gold', 'Red', 'Blue'])
  await page.getByText('The option “Red” appears twice.').waitFor()
  await expectAccessible(page, 'doubled options')

  await page.keyboard.press('Control+Z')
  await expect.poll(() => options(page)).toEqual(['Red', 'Green', 'Blue'])
})

test('an option is dragged by its handle, and Escape cancels', async () => {
  const { page } = await editing('Order', [
    text('Size', { type: 'checkbox', options: ['S', 'M', 'L', 'XL'] }),
  ])
  await page.getByRole('button', { name: 'Edit Size' }).click()
  const row = (index: number) => page.locator(`[data-option="${index}"]`)
  await row(3).hover()
  const goal = await boxOf(row(0))
  await carry(page, row(3).locator('span[aria-hidden]'), { x: goal.x + 200, y: goal.y + 6 })
  await page.mouse.up()
  await expect.poll(() => options(page)).toEqual(['XL', 'S', 'M', 'L'])
  await row(0).hover()
  await carry(page, row(0).locator('span[aria-hidden]'), { x: goal.x + 200, y: goal.y + 90 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await options(page)).toEqual(['XL', 'S', 'M', 'L'])
})

test('bulk edit counts options, is one step, and rejects too many', async () => {
  const { page, grace } = await editing('Bulk', [
    text('Country', { type: 'select', options: ['Here'] }),
  ])
  await page.getByRole('button', { name: 'Edit Country' }).click()
  await grace.button('Bulk edit', grace.selected).click()
  const dialog = page.getByRole('dialog', { name: 'Bulk edit options' })
  const lines = dialog.getByLabel('Options, one per line')
  await lines.selectText()
  await paste(page, Array.from({ length: 5_001 }, (_, index) => `Place ${index}`).join('\n'))
  await dialog.getByText('A field may have 5,000 options, not 5,001.').waitFor()
  await grace.button('Apply', dialog).click()
  await lines.fill('North\n\nSouth\nNorth\nEast')
  await dialog.getByText('4 options, 1 duplicate, 1 empty line skipped').waitFor()
  await expectAccessible(page, 'bulk edit')
  await grace.button('Remove duplicate options', dialog).click()
  await grace.button('Apply', dialog).click()
  await expect.poll(() => options(page)).toEqual(['North', 'South', 'East'])
  await page.keyboard.press('Control+Z')
  await expect.poll(() => options(page)).toEqual(['Here'])
})

test('5,000 options are edited in a virtual list', async () => {
  const many = Array.from({ length: 5_000 }, (_, index) => `Place ${index + 1}`)
  const { page } = await editing('Many', [text('Country', { type: 'radio', options: many })])
  await page.getByRole('button', { name: 'Edit Country' }).click()
  expect((await options(page)).length).toBeLessThan(60)
  await page.getByRole('button', { name: 'Add an option' }).click()
  await page.getByText('A field may have 5,000 options, not 5,001.').waitFor()
  await page.getByRole('textbox', { name: 'Option 12', exact: true }).focus()
  for (let step = 0; step < 20; step += 1) await page.keyboard.press('ArrowDown')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await expect.poll(() => focused()).toBe('Option 32')
  await page.keyboard.type('!')
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => focused()).toBe('Option 31')
})

test('changing a field type lists what is lost and can be undone', async () => {
  const { page, grace } = await editing('Types', [
    text('Lunch', { type: 'radio', options: ['Soup', 'Salad'] }),
    text('Dressing', { conditional: { dependsOn: 'lunch', condition: 'equals', value: 'Salad' } }),
  ])
  await page.getByRole('button', { name: 'Edit Lunch' }).click()
  const choose = async (type: string) => {
    await page.getByRole('button', { name: /^Type: / }).click()
    await page.getByRole('menuitem', { name: type }).click()
  }
  await choose('Checkboxes')
  await expect.poll(() => options(page)).toEqual(['Soup', 'Salad'])
  await choose('Text Input')
  const told = page.getByText(
    'Lunch is now a Text Input field, without its 2 options. Check the logic of Dressing',
  )
  await told.waitFor()
  expect(await page.getByRole('list', { name: 'Options' }).count()).toBe(0)
  await page.getByText('shown when Lunch is Salad').waitFor()
  await grace.button('Undo').click()
  await expect.poll(() => options(page)).toEqual(['Soup', 'Salad'])
})

test('a key pressed before a new field is painted does not hide its settings', async () => {
  const { page } = await editing('Quick hands', [text('Name')])
  const settings = await page.evaluate(async () => {
    const switches = () => document.querySelectorAll('[data-field] [role=switch]').length
    const palette = Array.from(document.querySelectorAll<HTMLElement>('aside button'))
    palette.find((button) => button.textContent === 'Text Input')?.click()
    await Promise.resolve()
    const inFirstFrame = switches()
    const key = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true })
    document.activeElement?.dispatchEvent(key)
    return { inFirstFrame, afterKey: switches() }
  })
  expect(settings).toEqual({ inFirstFrame: 0, afterKey: 1 })
})

test('a value that cannot be stored is reported at its field, and markup stays text', async () => {
  const question =
    'How did you like what we served you on the last evening of our weekend by the sea?'
  const { page } = await editing('Odd', [
    text('<b>Bold</b>'),
    text('שלום'),
    text('Code', { validation: { pattern: '^[A-Z]+$' } }),
    text(question, { id: 'evening' }),
  ])
  await page.getByText(question, { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Edit <b>Bold</b>' }).click()
  const label = page.getByRole('textbox', { name: 'Label' })
  await label.fill('x'.repeat(501))
  await page.getByText('At most 500 characters; this has 501.').waitFor()
  await expect.poll(() => label.getAttribute('aria-invalid')).toBe('true')
  // Typing would replace a lone surrogate.
  await label.fill('lone ')
  await label.evaluate((input: HTMLInputElement) => {
    input.setRangeText(String.fromCharCode(0xd8_00), 5, 5)
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
  await page.getByText('This contains a character that cannot be saved. Type it again.').waitFor()
  await label.fill('')
  await page.getByText('Add a label so visitors know what to answer.').waitFor()
  expect(
    await page
      .getByText('שלום', { exact: true })
      .evaluate((element) => getComputedStyle(element).direction),
  ).toBe('rtl')
  await page.getByRole('button', { name: 'Edit Code' }).click()
  await page.getByRole('button', { name: 'More settings' }).click()
  await page.getByLabel('Pattern').fill('([a-z')
  await page.getByText(/The pattern cannot be read/).waitFor()
})

test('on a phone, a field is added from a sheet, edited in place, and moved by buttons and long press', async () => {
  const { page, grace } = await editing('Pocket', [text('First'), text('Second')], 'phone')
  await grace.button('Add field').click()
  await page.getByRole('button', { name: 'Date' }).click()
  await expect.poll(() => grace.questions()).toEqual(['First', 'Second', 'Date'])
  await grace.button('Move up', grace.selected).click()
  await expect.poll(() => grace.questions()).toEqual(['First', 'Date', 'Second'])
  for (const control of await grace.selected.getByRole('button').all()) {
    expect((await boxOf(control)).height, `${control}`).toBeGreaterThanOrEqual(38)
  }
  await expectAccessible(page, 'a field on a phone')

  const held = await boxOf(card(page, 'First'))
  const goal = await boxOf(card(page, 'Second'))
  const wire = await page.context().newCDPSession(page)
  const touch = (type: string, x: number, y: number) =>
    wire.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    })
  await touch('touchStart', held.x + 120, held.y + 30)
  await page.locator('[data-dragged]').waitFor()
  for (const part of [0.3, 0.6, 1]) {
    const y = held.y + 30 + (goal.y + goal.height - 8 - held.y - 30) * part
    await touch('touchMove', held.x + 120, y)
  }
  await touch('touchEnd', 0, 0)
  await expect.poll(() => grace.questions()).toEqual(['Date', 'Second', 'First'])
})
