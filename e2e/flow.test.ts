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
  await chart(page).waitFor()
  return page
}

const chart = (page: Page) => page.getByRole('region', { name: 'Flow chart' })
const field = (page: Page, id: string) => page.locator(`[data-flow-field="${id}"]`)

/** Fields with a role for the selected one: those that decide it, or those that it decides. */
const fieldsIn = (page: Page, role: 'path' | 'decided') =>
  page
    .locator(`[data-flow-field][data-role=${role}]`)
    .evaluateAll((fields) => fields.map((one) => one.getAttribute('data-flow-field')).sort())

const zoomOf = async (page: Page) =>
  Number.parseInt((await page.getByLabel('Zoom', { exact: true }).textContent()) ?? '', 10)

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

test('the flow opens readable, with the most decided field explained', async () => {
  const page = await openFlow(await stored('Opening'))
  expect(await zoomOf(page)).toBe(100)
  expect(await field(page, 'lunch').getAttribute('aria-pressed')).toBe('true')
  expect(await fieldsIn(page, 'path')).toEqual(['attendance', 'lunch', 'session', 'team'])
  expect(await fieldsIn(page, 'decided')).toEqual(['diet'])
  const legend = page.getByRole('list', { name: 'Legend' })
  await expect
    .poll(() => legend.getByRole('listitem').allTextContents())
    .toEqual(['Decides Lunch', 'Decided by Lunch'])
  await page.getByText('8 fields, 3 with logic').waitFor()
  await expectAccessible(page, 'the flow')

  // A click on the ground and Escape go back to resting.
  await chart(page).click({ position: { x: 700, y: 600 } })
  await page.getByRole('complementary', { name: 'Selected field' }).waitFor({ state: 'detached' })
  expect(await fieldsIn(page, 'path')).toEqual([])
  await field(page, 'zone').click()
  expect(await fieldsIn(page, 'path')).toEqual(['attendance', 'zone'])
  await page.keyboard.press('Escape')
  await expect.poll(() => fieldsIn(page, 'path')).toEqual([])
})

test('the address names the field to select', async () => {
  const page = await home.window('desktop')
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${await stored('Named')}/edit?view=flow#zone`)
  await expect.poll(() => field(page, 'zone').getAttribute('aria-pressed')).toBe('true')
})

test('a selected field is described in a sentence, and its card leads on', async () => {
  const page = await openFlow(await stored('Path'))
  await field(page, 'lunch').click()
  const card = page.getByRole('complementary', { name: 'Selected field' })
  await card
    .getByText(
      'Shown when Attendance is In person, and either Session is Full day, or both Session is Morning and Team size is greater than 4.',
    )
    .waitFor()
  await card.getByRole('button', { name: 'Tell us what you eat' }).click()
  await card.getByRole('heading', { name: 'Tell us what you eat' }).waitFor()

  // An always visible field has no path to it. The fields that it decides are dotted.
  await field(page, 'attendance').click()
  expect(await fieldsIn(page, 'path')).toEqual(['attendance'])
  expect(await fieldsIn(page, 'decided')).toEqual(['lunch', 'zone'])

  await page.getByRole('button', { name: 'One field' }).click()
  await expect.poll(() => field(page, 'remarks').count()).toBe(0)
  await field(page, 'zone').waitFor()
  await page.getByRole('button', { name: 'Whole form' }).click()
  await field(page, 'remarks').waitFor()

  await field(page, 'diet').click()
  await card.getByRole('button', { name: 'Make it appear' }).click()
  const preview = page.frameLocator('iframe').first()
  await preview.getByText('Tell us what you eat').first().waitFor()
  await page.goBack()
  await field(page, 'diet').click()
  await card.getByRole('button', { name: 'Edit logic' }).click()
  await page.getByRole('heading', { name: 'Logic for Tell us what you eat' }).waitFor()
})

test('the flow is zoomed and navigated by keyboard', async () => {
  const page = await openFlow(await stored('Keys'), 'desktop', { colorScheme: 'dark' })
  await page.keyboard.press('+')
  await expect.poll(() => zoomOf(page)).toBe(125)
  await page.keyboard.press('0')
  await expect.poll(() => zoomOf(page)).toBe(100)

  // Arrows move the focus, Enter selects.
  await field(page, 'lunch').focus()
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-flow-field'))
  await page.keyboard.press('ArrowRight')
  await expect.poll(focused).toBe('diet')
  expect(await field(page, 'lunch').getAttribute('aria-pressed')).toBe('true')
  await page.keyboard.press('Enter')
  await expect.poll(() => field(page, 'diet').getAttribute('aria-pressed')).toBe('true')

  await page.keyboard.press('o')
  await expect.poll(() => field(page, 'zone').count()).toBe(0)
  await page.keyboard.press('o')
  await field(page, 'zone').waitFor()
  await page.keyboard.press('/')
  await page.getByLabel('Search fields').fill('time')
  await page.keyboard.press('Enter')
  await expect.poll(() => field(page, 'zone').getAttribute('aria-pressed')).toBe('true')
  await expectAccessible(page, 'the flow in the dark')
  await page.keyboard.press('l')
  await page.getByRole('heading', { name: 'Logic for Time zone' }).waitFor()
})

test('a finding has a mark, a line in its color, and its fix in the card', async () => {
  const never = workshopFields.map((one) =>
    one.id === 'zone'
      ? {
          ...one,
          conditional: {
            operator: 'AND',
            rules: [
              rule('attendance', 'equals', 'Online'),
              rule('attendance', 'equals', 'In person'),
            ],
            groups: [],
          },
        }
      : one,
  )
  const page = await openFlow(await stored('Finding', never))
  await page.getByText('1 problem in the logic').waitFor()
  await page.keyboard.press('n')
  await expect.poll(() => field(page, 'zone').getAttribute('aria-pressed')).toBe('true')
  expect(await field(page, 'zone').locator('[data-severity=error]').count()).toBe(1)
  expect(await page.locator('path[data-never]').count()).toBeGreaterThan(0)
  await page.getByRole('list', { name: 'Legend' }).getByText('Can never happen').waitFor()
  const card = page.getByRole('complementary', { name: 'Selected field' })
  await card.getByRole('list', { name: 'Problems' }).getByRole('button').first().click()
  await page.getByText('No problems in the logic').waitFor()
})

test('a run that decides nothing unfolds in place', async () => {
  const page = await openFlow(
    await stored('Runs', [
      { id: 'mail', type: 'email', label: 'Email', required: true },
      ...workshopFields,
    ]),
  )
  const run = page.getByRole('button', { name: '2 fields, always shown' })
  expect(await field(page, 'mail').count()).toBe(0)
  await run.click()
  await field(page, 'mail').waitFor()
  await field(page, 'name').waitFor()
  expect(await run.count()).toBe(0)
})

test('a list of sentences describes the flow for screen readers', async () => {
  const page = await openFlow(await stored('Words'))
  const words = page.getByRole('region', { name: 'The logic in words' })
  const lunch = words.locator('li', { hasText: /^Lunch is shown when all of these are true:/ })
  expect(await lunch.locator(':scope > ul > li').count()).toBe(3)
  await lunch.getByText('Decides Tell us what you eat.').waitFor({ state: 'attached' })
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

test('200 fields are drawn with an overview, and found by name', async () => {
  const page = await openFlow(await stored('Two hundred', manyFields))
  await field(page, 'f1').waitFor()

  await page
    .getByRole('button', { name: /^\d+ fields, always shown$/ })
    .first()
    .waitFor()
  expect(await field(page, 'f8').count()).toBe(0)
  await page.getByRole('button', { name: 'Fit' }).click()
  await expect.poll(() => zoomOf(page)).toBe(70)
  const view = () => page.locator('.react-flow__viewport').evaluate((part) => part.style.transform)
  const before = await view()
  const overview = await page.getByRole('img', { name: 'Overview' }).boundingBox()
  if (overview === null) throw new Error('There is no overview')
  await page.mouse.click(overview.x + 20, overview.y + overview.height - 10)
  await expect.poll(view).not.toBe(before)

  await page.getByRole('combobox', { name: 'Find a field' }).click()
  await page.getByLabel('Search fields').fill('question 189')
  await page.keyboard.press('Enter')
  await expect.poll(() => field(page, 'f188').getAttribute('aria-pressed')).toBe('true')
  await expect
    .poll(async () => {
      const box = await field(page, 'f188').boundingBox()
      return box !== null && box.y > 0 && box.y < 900
    })
    .toBe(true)
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
  await page.locator('[data-flow-field=a]').click()
  await page
    .getByText(
      'Circular dependency: Company → Tax number → Company. Each counts as empty for the other.',
    )
    .waitFor()

  const off = await openFlow(await stored('Off', workshopFields, { mode: 'traditional' }))
  await off.getByText('Logic is off. All fields are shown.').first().waitFor()
  expect(await off.locator('[data-flow-field]').count()).toBe(8)
})

const rulesOn = (dependsOn: string) => ({ dependsOn, condition: 'is_not_empty', value: '' })

test('without logic the flow explains how to start', async () => {
  const plain = workshopFields.map(({ id, type, label, required }) => ({
    id,
    type,
    label,
    required,
  }))
  const page = await home.window('phone')
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${await stored('None', plain)}/edit?view=flow`)
  await page.getByText('No field has logic yet.').waitFor()
  await expectAccessible(page, 'a flow without logic')
  await page.getByRole('button', { name: 'Add logic', exact: true }).click()
  await page.getByRole('dialog', { name: /^Logic for/ }).waitFor()
})

test('a phone draws one field downwards, swipes to the next, and has the whole form behind a button', async () => {
  const page = await openFlow(await stored('Phone'), 'phone')
  const card = page.getByRole('complementary', { name: 'Selected field' })
  await card.getByText(/^Shown when Attendance is In person/).waitFor()
  const top = async (id: string) => (await field(page, id).boundingBox())?.y ?? Number.NaN
  expect(await top('attendance')).toBeLessThan(await top('lunch'))
  expect(await top('lunch')).toBeLessThan(await top('diet'))
  expect(await field(page, 'name').count()).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page, 'one field of the flow on a phone')

  await chart(page).evaluate((area) => {
    const touch = (x: number) =>
      new Touch({ identifier: 1, target: area, clientX: x, clientY: 400 })
    const send = (type: string, x: number) =>
      area.dispatchEvent(
        new TouchEvent(type, {
          bubbles: true,
          touches: type === 'touchstart' ? [touch(x)] : [],
          changedTouches: [touch(x)],
        }),
      )
    send('touchstart', 300)
    send('touchend', 120)
  })
  await card.getByText('Shown when Lunch contains Other.').waitFor()

  await page.getByRole('combobox', { name: /^Find a field/ }).click()
  await page.getByLabel('Search fields').fill('time')
  await page.keyboard.press('Enter')
  await card.getByText('Shown when Attendance is Online.').waitFor()
  await page.getByRole('button', { name: 'Whole form' }).click()
  await field(page, 'name').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page, 'the whole flow on a phone')
  await page.getByRole('button', { name: 'Whole form' }).click()
  await expect.poll(() => field(page, 'name').count()).toBe(0)
})
