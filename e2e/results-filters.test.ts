import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { house } from './support/house.ts'

const home = house()

const schema = {
  settings: {},
  fields: [
    { id: 'name', type: 'text', label: 'Full name' },
    { id: 'session', type: 'select', label: 'Session', options: ['Full day', 'Morning'] },
    {
      ...{ id: 'team', type: 'number', label: 'Team size' },
      conditional: { dependsOn: 'session', condition: 'equals', value: 'Full day' },
    },
    { id: 'mail', type: 'email', label: 'Email' },
  ],
}

const people = [
  { name: 'ada', session: 'Full day', team: '2', mail: 'ada@example.org' },
  { name: 'bob', session: 'Full day', team: '10', mail: 'bob@example.org' },
  { name: 'cleo', session: 'Morning', mail: 'cleo@example.org' },
  { name: 'dan', mail: 'dan@example.org' },
  { name: 'eve', session: 'Full day' },
]

async function atTable(name: string, window: 'desktop' | 'phone' = 'desktop') {
  const form = await home.publish(name, schema)
  for (const person of people) {
    await home.call('POST', `/api/public/forms/${form.slug}/submit`, person)
  }
  const page = await home.window(window)
  await home.signedIn(page)
  await page.goto(`${home.url}/forms/${form.id}/submissions`)
  await page.getByText('dan@example.org').first().waitFor()
  return { form, page }
}

const names = (page: Page) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') })
    .evaluateAll((rows) =>
      rows.map((row) => row.querySelector('[data-cell="2"]')?.textContent ?? ''),
    )
const shows = (page: Page, wanted: readonly string[]) =>
  expect.poll(() => names(page)).toEqual(wanted)
const editor = (page: Page) => page.getByRole('dialog', { name: 'Show submissions where' })

test('options are ticked with live counts, and the address keeps the filters', async () => {
  const { page } = await atTable('Filters')
  await page.keyboard.press('f')
  // The first choice is offered.
  expect(await editor(page).getByLabel('Field').locator(':checked').textContent()).toBe('Session')
  const tick = (name: RegExp) => editor(page).getByRole('checkbox', { name })
  await tick(/^Full day ?3$/).waitFor()
  await tick(/^Morning ?1$/).click()
  await shows(page, ['cleo'])
  await tick(/^No response ?1$/).click()
  await shows(page, ['dan', 'cleo'])
  await editor(page).getByText('2 of 5').waitFor()
  await expectAccessible(page, 'the editor of a filter')
  await editor(page).getByRole('button', { name: 'Done' }).click()
  await editor(page).waitFor({ state: 'detached' })
  const chip = page.getByRole('button', { name: 'Session is Morning or No response', exact: true })
  await chip.waitFor()

  await page.reload()
  await shows(page, ['dan', 'cleo'])
  await chip.click()
  await tick(/^No response ?1$/).click()
  await tick(/^Morning ?1$/).click()
  await tick(/^Full day ?3$/).click()
  await shows(page, ['eve', 'bob', 'ada'])
  await editor(page).getByRole('button', { name: 'Add rule' }).click()
  await editor(page).getByLabel('Field').selectOption('Team size')
  await editor(page).getByLabel('Condition').selectOption('is greater than')
  await editor(page).getByLabel('Value').fill('4')
  await shows(page, ['bob'])
  await editor(page).getByLabel('Condition').selectOption('is no response')
  await shows(page, ['eve'])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Remove filter Team size is No response' }).click()
  await page.getByRole('button', { name: 'Remove filter Session is Full day' }).click()
  await shows(page, ['eve', 'dan', 'cleo', 'bob', 'ada'])
  await expect.poll(() => new URL(page.url()).search).toBe('')
})

test('figures filter, the head sorts, and the panel turns its pages in the same order', async () => {
  const { page } = await atTable('Figures')
  // While the panel is open, the figures are hidden and a chip of the same name stands in the tools.
  const figure = page.getByRole('region', { name: 'Figures' }).getByRole('button').first()
  await figure.click()
  await shows(page, ['dan', 'cleo', 'bob', 'ada'])
  await page.getByRole('button', { name: 'Submitted', exact: true }).click()
  await shows(page, ['ada', 'bob', 'cleo', 'dan'])
  const head = page.getByRole('columnheader', { name: 'Submitted' })
  await expect.poll(() => head.getAttribute('aria-sort')).toBe('ascending')
  await page.getByRole('row', { name: /bob@/ }).click()
  await page.getByText('2 of 4', { exact: true }).waitFor()
  await page.keyboard.press('j')
  await page.getByRole('article', { name: 'Submission of cleo@example.org' }).waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('?email=yes&sort=oldest')
  await page.keyboard.press('Escape')
  await figure.click()
  await shows(page, ['ada', 'bob', 'cleo', 'dan', 'eve'])
})

test('nothing found says so and clears everything', async () => {
  const { page, form } = await atTable('Nothing')
  const filters = JSON.stringify([{ field: 'name', condition: 'equals', value: 'zoe' }])
  await page.goto(
    `${home.url}/forms/${form.id}/submissions?when=today&filters=${encodeURIComponent(filters)}`,
  )
  await page.getByRole('heading', { name: 'No submissions match your search' }).waitFor()
  await page.getByRole('button', { name: 'Full name is zoe', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Clear search and filters' }).click()
  await shows(page, ['eve', 'dan', 'cleo', 'bob', 'ada'])
})

test('on a phone the filters are a sheet above the cards', async () => {
  const { page } = await atTable('Pocket', 'phone')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await editor(page).getByLabel('Field').selectOption('Submitted')
  await editor(page).getByLabel('Time').selectOption('Own range')
  await expectAccessible(page, 'the editor of a filter on a phone')
  await editor(page).getByLabel('Field').selectOption('Session')
  await editor(page)
    .getByRole('checkbox', { name: /^Morning/ })
    .click()
  await editor(page).getByRole('button', { name: 'Done' }).click()
  // Until the filter applies, the other cards are still there.
  await expect.poll(() => page.getByRole('button', { name: /^View Details/ }).count()).toBe(1)
  await page.getByRole('button', { name: /^View Details of cleo/ }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('exports take the found or the selected rows, mark what was not asked, and write Excel', async () => {
  const { page } = await atTable('Exports')
  const more = page.getByRole('button', { name: 'More ways to export' })
  const saved = async (item: RegExp) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: item }).click(),
    ])
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
  }
  await page.getByRole('button', { name: 'With Email', exact: true }).click()
  await shows(page, ['dan', 'cleo', 'bob', 'ada'])
  await more.click()
  await page.getByRole('menuitemradio', { name: /^Write/ }).click()
  const found = (await saved(/^Export 4 of 5$/)).bytes.toString('utf8').trim().split('\r\n')
  expect(found.map((line) => line.split(',').slice(3).join(','))).toEqual([
    'Full name,Session,Team size,Email',
    'dan,,Not asked,dan@example.org',
    'cleo,Morning,Not asked,cleo@example.org',
    'bob,Full day,10,bob@example.org',
    'ada,Full day,2,ada@example.org',
  ])

  await page.keyboard.press('j')
  await page.keyboard.press('Space')
  await more.click()
  await page.getByRole('menuitemradio', { name: /^Excel/ }).click()
  const workbook = await saved(/^Export 1 selected$/)
  expect(workbook.name).toMatch(/\.xlsx$/)
  expect(workbook.bytes.subarray(0, 2).toString()).toBe('PK')
  await page.getByRole('region', { name: 'Selected submissions' }).waitFor()

  // The button keeps the choice for cells, also after the page is opened again.
  await page.reload()
  await shows(page, ['dan', 'cleo', 'bob', 'ada'])
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const all = (await saved(/^All 5 submissions$/)).bytes.toString('utf8')
  expect(all).toContain('cleo,Morning,Not asked,cleo@example.org')
})

test('a bar of the summary shows its submissions in the table', async () => {
  const { page } = await atTable('Bars')
  await page.getByRole('button', { name: 'Summary', exact: true }).click()
  const session = page.getByRole('region', { name: 'Session' })
  await expect
    .poll(() => session.getByRole('listitem').allTextContents())
    .toEqual(['Full day375%', 'Morning125%'])
  // The bar is three quarters of its track.
  const [bar, track] = await Promise.all(
    [session.locator('i').first(), session.locator('span:has(> i)').first()].map(
      async (part) => (await part.boundingBox())?.width,
    ),
  )
  expect((bar ?? 0) / (track ?? 1)).toBeCloseTo(0.75, 1)
  await expectAccessible(page, 'the summary')
  await session.getByRole('button', { name: 'Morning' }).click()
  await shows(page, ['cleo'])
  await page.getByRole('button', { name: 'Session is Morning', exact: true }).waitFor()
  await page.goBack()
  await session.waitFor()
})
