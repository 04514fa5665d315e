import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { everyKind } from './support/every-kind.ts'
import { house } from './support/house.ts'
import { rule, workshopFields } from './support/workshop.ts'

const home = house()

const schema = {
  fields: [
    ...workshopFields,
    {
      id: 'badge',
      type: 'text',
      label: 'Name on the badge',
      conditional: {
        operator: 'AND',
        rules: [rule('attendance', 'equals', 'Online'), rule('session', 'equals', 'Half a day')],
        groups: [],
      },
    },
  ],
  settings: {
    scenarios: [
      {
        id: 'online',
        name: 'Takes part online',
        pinned: true,
        answers: { attendance: 'Online' },
        visible: ['name', 'attendance', 'session', 'team', 'zone', 'remarks'],
      },
      {
        id: 'lunch',
        name: 'Online with lunch',
        pinned: false,
        answers: { attendance: 'Online' },
        visible: ['name', 'attendance', 'session', 'team', 'lunch', 'zone', 'remarks'],
      },
    ],
  },
}

test('an owner prints a form with its rules in words, its problems and its scenarios', async () => {
  const form = await home.publish('Workshop', schema)
  const page = await home.window('desktop')
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${form.id}/edit`)
  await page.getByRole('button', { name: /^Form menu/ }).click()
  await page.getByRole('menuitem', { name: 'Print Form' }).click()

  await page.getByRole('heading', { level: 1, name: 'Workshop' }).waitFor()
  const question = page.getByRole('listitem').filter({ hasText: 'Time zone' }).first()
  await expect.poll(() => question.textContent()).toContain('Shown when Attendance is Online')
  await page
    .getByText('needs Session to be “Half a day”, but Session offers only Full day and Morning.')
    .waitFor()
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect.poll(() => row('Takes part online').textContent()).toContain('Time zonePasses')
  await expect.poll(() => row('Online with lunch').textContent()).toContain('Fails')
  await expectAccessible(page, 'a printed form')

  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('button', { name: 'Print', exact: true }).isVisible()).toBe(false)
  const pdf = await page.pdf()
  expect(pdf.subarray(0, 4).toString()).toBe('%PDF')
})

test('an owner prints every kind, with the text and the picture of a section as visitors see them', async () => {
  const form = await home.publish('Supper', await everyKind(home))
  const page = await home.window('desktop')
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${form.id}/print`)
  await page.emulateMedia({ media: 'print' })
  await page.getByText('No problems in the logic').waitFor()

  const section = page.getByRole('listitem').filter({ hasText: 'One table, forty chairs.' }).first()
  await section.getByRole('heading', { name: 'The evening' }).waitFor()
  await expect
    .poll(() => section.getByRole('strong').allInnerTexts())
    .toEqual(['One table, forty chairs.'])
  await expect
    .poll(() => section.getByRole('listitem').allInnerTexts())
    .toEqual(['Soup at seven', 'Tart at nine'])
  await expectLoaded(section.getByRole('img', { name: 'A tart on a table' }))

  const questions = await page.locator('ol > li:has(> [aria-hidden])').evaluateAll((all) =>
    all.map((one) => {
      const [name = '', kind = ''] = (one as HTMLElement).innerText
        .split('\n')
        .filter((line) => /\D/.test(line))
      const options = [...one.querySelectorAll('li')].map((option) => {
        const mark = getComputedStyle(option, '::before').content.replaceAll('"', '')
        return mark + option.innerText.trim()
      })
      return [name, kind.replace(/, .*/, ''), options.join(' ')]
    }),
  )
  expect(questions).toEqual([
    ['Full name', 'Text Input', ''],
    ['Did you come?', 'Yes / No', '○ Yes ○ No'],
    ['When did you arrive?', 'Time', ''],
    ['How was the evening?', 'Rating', '○ 1 ○ 2 ○ 3 ○ 4 ○ 5'],
    ['How was the service?', 'Rating', '○ 1 ○ 2 ○ 3 ○ 4 ○ 5'],
    [
      'Would you bring a friend?',
      'Scale',
      `○ 0 (Not at all likely) ${[1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => `○ ${at}`).join(' ')} ○ 10 (Very likely)`,
    ],
    ['What can we do better?', 'Long Text', ''],
    ['What matters most?', 'Ranking', '___ The food ___ The people ___ The place'],
    [
      'Which dessert this time?',
      'Multiple Choice',
      '○ Apple tart ○ Fruit sorbet ○ Cheese and grapes',
    ],
    ['Welcome', 'Multiple Choice', ''],
    ['Food', 'Multiple Choice', ''],
    ['Where shall we post your ticket?', 'Address', ''],
    ['A picture of your table', 'File Upload', ''],
    ['Sign here', 'Signature', ''],
  ])
  await expectLoaded(page.getByRole('img', { name: 'Three balls in a glass bowl' }))
  const matrix = page.getByRole('listitem').filter({ has: page.getByRole('table') })
  await expect
    .poll(() => matrix.getByRole('columnheader').allInnerTexts())
    .toEqual(['Poor', 'Fair', 'Good'])
  expect(await matrix.getByRole('rowheader').allInnerTexts()).toEqual(['Welcome', 'Food'])
  await expectAccessible(page, 'every kind on paper')
})

test('a visitor prints all pages, in black on white, with what was chosen', async () => {
  const schema = await everyKind(home)
  const style = { accent: '#ffdd00', background: '#101828', dark: true }
  const form = await home.publish('Supper', { ...schema, settings: { style } })
  const page = await home.window('desktop', { colorScheme: 'dark' })
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  const choose = (name: string, value: string) =>
    page.locator(`[name="${name}"][value="${value}"]`).check({ force: true })
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ada')
  await choose('came', 'Yes')
  await page.getByLabel('When did you arrive?').fill('19:30')
  await choose('evening', '3')
  await choose('service', '4')
  await choose('friend', '7')
  await page.getByLabel('What can we do better?').fill('Soup\n'.repeat(30))
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('heading', { name: 'The next supper' }).waitFor()
  await page.getByRole('combobox', { name: 'Rank of The people' }).selectOption('1')
  await choose('dessert', 'Fruit sorbet')
  await choose('welcome', 'Good')
  await page.getByLabel('Street and number').fill('14 Orchard Lane')

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await shownLabels(page)).toEqual(
    schema.fields.filter(({ id }) => id !== 'welcome' && id !== 'food').map(({ label }) => label),
  )
  expect(await onlyOnScreens(page)).toEqual([])
  // What was chosen is black with white, and its background prints.
  const chosen = { ...black, color: white, printColorAdjust: 'exact' }
  const step = (name: string) => page.locator(`.rf-option:has([name="${name}"]:checked)`)
  const card = { color: 'rgb(0, 0, 0)', borderColor: 'rgb(0, 0, 0)', printColorAdjust: 'exact' }
  expect({
    page: await look(page.locator('body')),
    title: await look(page.getByRole('heading', { level: 1 })),
    section: await look(page.getByRole('heading', { name: 'The evening' })),
    text: await look(page.getByText('Soup at seven')),
    rating: await look(step('evening')),
    stars: await page
      .locator('.rf-option:has([name="evening"]) svg')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).fill)),
    numbers: await look(step('service')),
    scale: await look(step('friend')),
    yesNo: await look(step('came')),
    picture: await look(step('dessert')),
    matrix: await look(page.locator('[name="welcome"]:checked')),
    address: await look(page.getByLabel('Street and number')),
    time: await look(page.getByLabel('When did you arrive?')),
  }).toMatchObject({
    page: { backgroundColor: white },
    title: { color: 'rgb(0, 0, 0)' },
    section: { color: 'rgb(0, 0, 0)' },
    text: { color: 'rgb(0, 0, 0)' },
    rating: { color: 'rgb(0, 0, 0)' },
    stars: [...Array(3).fill('rgb(0, 0, 0)'), 'none', 'none'],
    numbers: chosen,
    scale: chosen,
    yesNo: card,
    picture: card,
    matrix: { borderColor: 'rgb(0, 0, 0)', borderWidth: '7px', printColorAdjust: 'exact' },
    address: { color: 'rgb(0, 0, 0)' },
    time: { color: 'rgb(0, 0, 0)' },
  })
  const ranks = page.getByRole('group', { name: 'What matters most?' })
  expect(await ranks.getByRole('listitem').first().innerText()).toContain('The people')
  await expectLoaded(page.getByRole('img', { name: 'A tart on a table' }))
  await expectLoaded(page.getByRole('img', { name: 'Three balls in a glass bowl' }))
  // A long answer is whole, and no question is cut by the end of a sheet.
  const better = page.getByLabel('What can we do better?')
  expect(await better.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThan(2)
  expect(
    await page
      .locator('.rf-field, .rf-pictures .rf-option, .rf-ranking li')
      .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).breakInside))]),
  ).toEqual(['avoid'])
  expect(await pagesOf(page)).toBeGreaterThan(2)

  // A question that the answers hide is not on paper either.
  await page.emulateMedia({ media: null, colorScheme: 'dark' })
  expect(await page.getByLabel('Street and number').isVisible()).toBe(true)
  expect(await page.getByLabel('What can we do better?').isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Previous' }).click()
  await choose('came', 'No')
  await page.emulateMedia({ media: 'print' })
  expect(await shownLabels(page)).not.toContain('When did you arrive?')
})

test('a visitor prints a single-card form with all questions that the answers show', async () => {
  const schema = await everyKind(home)
  const form = await home.publish('Supper', {
    ...schema,
    settings: { displayStyle: 'single-card' },
  })
  const page = await home.window('desktop')
  await page.goto(home.addressOf(form), { waitUntil: 'networkidle' })
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ada')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.locator('[name="came"][value="No"]').check({ force: true })
  await page.emulateMedia({ media: 'print' })
  const left = ['arrived', 'welcome', 'food']
  expect(await shownLabels(page)).toEqual(
    schema.fields.filter(({ id }) => !left.includes(id)).map(({ label }) => label),
  )
  expect(await onlyOnScreens(page)).toEqual([])
  const no = page.locator('[name="came"][value="No"]')
  expect(await look(no)).toMatchObject({ borderColor: 'rgb(0, 0, 0)', opacity: '1' })
  await page.emulateMedia({ media: null })
  expect(await shownLabels(page)).toEqual(['Did you come?'])
})

const white = 'rgb(255, 255, 255)'
const black = { backgroundColor: 'rgb(0, 0, 0)' }

/** Colors of the first such element. */
const look = (part: Locator) =>
  part.first().evaluate((element) => {
    const style = getComputedStyle(element)
    const { color, backgroundColor, borderColor, borderWidth, opacity, printColorAdjust } = style
    return { color, backgroundColor, borderColor, borderWidth, opacity, printColorAdjust }
  })

/** Labels of the visible questions, without the mark of required ones. A matrix has its title. */
const shownLabels = async (page: Page) => {
  const labels = await page
    .locator('.rf-field > .rf-label')
    .filter({ visible: true })
    .allInnerTexts()
  return labels
    .map((label) => label.replace(/\s*\*$/, ''))
    .filter((label) => label !== 'How was each part?')
}

/** Visible parts that make no sense on paper. */
const onlyOnScreens = (page: Page) =>
  page
    .locator('button, a[href*="report"], nav, progress, .rf-file, .rf-grip, .rf-hint')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((one) => `${one.className} ${one.textContent}`))

const expectLoaded = (picture: Locator) =>
  expect
    .poll(() => picture.first().evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)

/** Number of sheets. */
const pagesOf = async (page: Page) =>
  (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)?.length
