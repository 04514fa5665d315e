import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { house } from './support/house.ts'

const home = house()

const schema = {
  settings: {},
  fields: [
    { id: 'name', type: 'text', label: 'Full name' },
    { id: 'email', type: 'email', label: 'Email address' },
    { id: 'attendance', type: 'radio', label: 'Attendance', options: ['In person', 'Online'] },
    {
      ...{ id: 'team', type: 'number', label: 'Team size' },
      conditional: { dependsOn: 'attendance', condition: 'equals', value: 'In person' },
    },
    { id: 'note', type: 'textarea', label: 'Note' },
  ],
}

/** Ada comes in person, the others take part online. Eve's submission is the newest. */
async function fiveRows(name: string) {
  const form = await home.publish(name, schema)
  for (const visitor of ['ada', 'bob', 'cleo', 'dan', 'eve']) {
    const isAda = visitor === 'ada'
    await home.call('POST', `/api/public/forms/${form.slug}/submit`, {
      name: visitor,
      email: `${visitor}@example.org`,
      attendance: isAda ? 'In person' : 'Online',
      ...(isAda && { team: '4' }),
    })
  }
  return form
}

async function at(form: { readonly id: string }, rest = '') {
  const page = await home.window('desktop')
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${form.id}/submissions${rest}`)
  await row(page, 'ada').waitFor()
  return page
}

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`${name}@`) })
const panel = (page: Page, name: string) =>
  page.getByRole('article', { name: `Submission of ${name}@example.org` })
const cells = (page: Page, name: string) =>
  row(page, name)
    .getByRole('gridcell')
    .evaluateAll((all) => all.slice(3).map((cell) => cell.textContent))
const heads = (page: Page) =>
  page
    .getByRole('columnheader')
    .evaluateAll((all) => all.slice(1).map((head) => head.textContent?.split(',')[0]))
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    const line = element?.closest('[role=row]')
    const name = line?.querySelector('a')?.textContent?.replace(/@.*/, '') ?? 'head'
    return element === line ? name : `${name}: ${element?.textContent}`
  })
const stored = async (form: { id: string }) =>
  (await home.submissions(form)).map(({ data }) => data.name)

test('a row has each answer, and tells no response from not asked', async () => {
  const form = await fiveRows('Table')
  const page = await at(form)
  await expect
    .poll(() => heads(page))
    .toEqual(['From', 'Submitted', 'Full name', 'Email address', 'Attendance', 'Team size', 'Note'])
  expect(await cells(page, 'ada')).toEqual([
    'ada',
    'ada@example.org',
    'In person',
    '4',
    '–No response',
  ])
  expect(await cells(page, 'bob')).toContain('Not asked')
  const unasked = row(page, 'bob').locator('[title]', { hasText: 'Not asked' })
  await row(page, 'bob').getByText('Not asked').locator('..').hover()
  await expect
    .poll(() => unasked.getAttribute('title'))
    .toBe('Not asked. Asked when Attendance is In person. The answer was Online.')
  await expectAccessible(page, 'the table')
})

test('the table is one tab stop, and keys move, select, open and close', async () => {
  const form = await fiveRows('Keys')
  const page = await at(form)
  const press = (key: string) => page.keyboard.press(key)
  await press('j')
  await expect.poll(() => focused(page)).toBe('eve')
  expect(await page.getByRole('grid').locator('[tabindex="0"]').count()).toBe(1)
  await press('End')
  await expect.poll(() => focused(page)).toBe('ada')
  for (const _ of [1, 2, 3, 4, 5, 6]) await press('ArrowRight')
  await expect.poll(() => focused(page)).toBe('ada: 4')
  await press('ArrowUp')
  await expect.poll(() => focused(page)).toBe('bob: Not asked')
  for (const _ of [1, 2, 3, 4]) await press('ArrowUp')
  await expect.poll(() => focused(page)).toBe('head: Team size, conditional question')
  await press('Enter')
  await page.getByRole('menuitem', { name: 'Hide column' }).press('Enter')
  await expect.poll(() => heads(page)).not.toContain('Team size')
  await expect.poll(() => focused(page)).toBe('head: Attendance')
  await press('ArrowDown')
  for (const _ of [1, 2, 3, 4, 5]) await press('ArrowLeft')
  await expect.poll(() => focused(page)).toBe('eve')

  await press('Space')
  await press('Shift+ArrowDown')
  const bar = page.getByRole('region', { name: 'Selected submissions' })
  await bar.getByText('2 selected').waitFor()
  await expectAccessible(page, 'the table with selected rows')
  await press('Escape')
  await bar.waitFor({ state: 'detached' })

  await press('Enter')
  await panel(page, 'dan').waitFor()
  await expect.poll(() => focusedText(page)).toBe('dan@example.org')
  await press('j')
  await panel(page, 'cleo').waitFor()
  await press('k')
  await panel(page, 'dan').waitFor()
  await expectAccessible(page, 'a submission beside the table')
  await press('Escape')
  await panel(page, 'dan').waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toBe('dan')
})

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

test('the table stays usable beside the panel, and moving to the bin can be undone', async () => {
  const form = await fiveRows('Beside')
  const page = await at(form)
  await row(page, 'bob').click()
  await panel(page, 'bob').waitFor()
  await page.waitForURL(/\/submissions\/[0-9a-f-]{36}$/)
  await row(page, 'dan').click()
  await panel(page, 'dan').waitFor()
  await page.getByText('2 of 5').waitFor()
  await page.getByRole('button', { name: 'Move to bin' }).click()
  await panel(page, 'cleo').waitFor()
  await expect.poll(() => stored(form)).toEqual(['eve', 'cleo', 'bob', 'ada'])
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await panel(page, 'dan').waitFor()
  await expect.poll(() => stored(form)).toEqual(['eve', 'dan', 'cleo', 'bob', 'ada'])

  // The address opens the panel with the table, and Back closes it.
  await page.reload()
  await panel(page, 'dan').waitFor()
  await row(page, 'ada').waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => focused(page)).toBe('dan')
})

test('columns are hidden, moved and resized, and stay so for this form', async () => {
  const form = await fiveRows('Columns')
  const page = await at(form)
  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Email address' }).click()
  await page.getByRole('button', { name: 'Move Attendance up' }).click()
  await page.getByRole('button', { name: 'Move Attendance up' }).click()
  await expectAccessible(page, 'the choice of columns')
  await page.keyboard.press('Escape')
  const wanted = ['From', 'Submitted', 'Attendance', 'Full name', 'Team size', 'Note']
  await expect.poll(() => heads(page)).toEqual(wanted)

  const head = page.getByRole('columnheader', { name: 'Attendance' })
  const before = await head.boundingBox()
  if (before === null) throw new Error('The column is not in view')
  await page.mouse.move(before.x + before.width, before.y + 18)
  await page.mouse.down()
  await page.mouse.move(before.x + before.width + 60, before.y + 18, { steps: 4 })
  await page.mouse.up()
  const width = async () => (await head.boundingBox())?.width ?? 0
  await expect.poll(width).toBeCloseTo(before.width + 60, -1)

  await page.reload()
  await row(page, 'ada').waitFor()
  await expect.poll(() => heads(page)).toEqual(wanted)
  await expect.poll(width).toBeCloseTo(before.width + 60, -1)
  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect.poll(() => heads(page)).toContain('Email address')
})

test('the view is remembered for a form, and the address has it', async () => {
  const form = await fiveRows('Views')
  const page = await at(form)
  await page.getByRole('button', { name: 'Cards' }).click()
  await page.waitForURL('**/submissions?view=cards')
  await page
    .getByRole('button', { name: /^View Details/ })
    .first()
    .waitFor()
  await page.goto(`${home.url}/forms/${form.id}/submissions`)
  await page
    .getByRole('button', { name: /^View Details/ })
    .first()
    .waitFor()
  await page.goBack()
  await page.goto(`${home.url}/forms/${form.id}/submissions?view=table`)
  await row(page, 'ada').waitFor()
})

test('a column is dragged to another place, which stays, and Escape cancels', async () => {
  const form = await fiveRows('Dragged')
  const page = await at(form)
  const title = (name: string) => page.getByRole('button', { name, exact: true })
  const usual = [
    'From',
    'Submitted',
    'Full name',
    'Email address',
    'Attendance',
    'Team size',
    'Note',
  ]
  await expect.poll(() => heads(page)).toEqual(usual)
  const drag = async (name: string, to: string) => {
    const [from, target] = [await title(name).boundingBox(), await title(to).boundingBox()]
    if (from === null || target === null) throw new Error('no column')
    await page.mouse.move(from.x + 20, from.y + 10)
    await page.mouse.down()
    await page.mouse.move(from.x, from.y + 10, { steps: 4 })
    await page.mouse.move(target.x + 4, target.y + 10, { steps: 8 })
  }
  await drag('Note', 'Full name')
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await heads(page)).toEqual(usual)
  await drag('Note', 'Full name')
  await page.mouse.up()
  const changed = ['From', 'Submitted', 'Note', ...usual.slice(2, -1)]
  await expect.poll(() => heads(page)).toEqual(changed)
  expect(await page.getByRole('menu').count()).toBe(0)
  await page.reload()
  await expect.poll(() => heads(page)).toEqual(changed)

  // The menu does the same by keyboard. It passes hidden columns.
  await title('Full name').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Hide column' }).press('Enter')
  await title('Note').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Move right' }).press('Enter')
  await expect
    .poll(async () => (await heads(page)).slice(1, 4))
    .toEqual(['Submitted', 'Email address', 'Note'])
})

test('selected submissions are printed, and nothing else', async () => {
  const form = await fiveRows('Paper')
  const page = await home.window('desktop')
  await home.signedIn(page)
  // A headless browser has no print dialog, which ends printing.
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  await page.goto(`${home.url}/forms/${form.id}/submissions`)
  await row(page, 'ada').getByRole('checkbox').check({ force: true })
  await row(page, 'cleo').getByRole('checkbox').check({ force: true })
  const bar = page.getByRole('region', { name: 'Selected submissions' })
  await bar.getByRole('button', { name: 'Print' }).focus()
  await page.keyboard.press('Enter')
  await page.emulateMedia({ media: 'print' })
  const printed = page.locator('body > div > article')
  await expect.poll(() => printed.count()).toBe(2)
  const words = await printed.allTextContents()
  expect(words[0]).toContain('cleo@example.org')
  expect(words[0]).toContain('Not asked of this person (1)')
  expect(words[1]).toContain('Team size')
  expect(await page.getByRole('grid').isVisible()).toBe(false)
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.subarray(0, 4).toString()).toBe('%PDF')
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await printed.first().waitFor({ state: 'detached' })
  await row(page, 'ada').waitFor()
})
