import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, expectContrast } from './support/browser.ts'
import { house } from './support/house.ts'
import { sendMany } from './support/send-many.ts'
import { submissionsPage } from './support/submissions-page.ts'

const home = house()

const schema = {
  fields: [
    { id: 'name', type: 'text', label: 'Full name' },
    { id: 'email', type: 'email', label: 'Email address' },
    { id: 'attendance', type: 'radio', label: 'Attendance', options: ['In person', 'Online'] },
    { id: 'team', type: 'number', label: 'Team size' },
    {
      id: 'lunch',
      type: 'checkbox',
      label: 'Lunch',
      options: ['Vegetarian', 'Vegan'],
      conditional: { dependsOn: 'attendance', condition: 'equals', value: 'In person' },
    },
    { id: 'note', type: 'textarea', label: 'Note' },
  ],
  settings: {},
}

const visitors = ['ada', 'bob', 'cleo', 'dan', 'eve']

function answers(name: string, more: Readonly<Record<string, unknown>> = {}) {
  return { name, email: `${name}@example.org`, attendance: 'Online', team: '3', ...more }
}

/** A form with five submissions, eve's being the newest, and its owner at the list. */
async function fiveSubmissions(name: string) {
  const form = await home.publish(name, schema)
  for (const visitor of visitors) await send(form, answers(visitor))
  const page = await home.window('desktop')
  await home.signedIn(page)
  const screen = submissionsPage(page, home.url)
  await screen.open(form)
  await screen.row('eve').waitFor()
  return { form, page, screen }
}

const send = (form: { slug: string }, body: unknown) =>
  home.call('POST', `/api/public/forms/${form.slug}/submit`, body)

const stored = async (form: { id: string }) =>
  (await home.submissions(form)).map(({ data }) => data.name)

const offline = (page: Page) => page.route('**/api/**', (route) => route.abort())

test('a list of 2,000 scrolls to its end and renders only a few rows', async () => {
  const form = await home.publish('Two thousand', schema)
  await sendMany(home, form, 2_000, (visitor) => answers(`visitor${visitor}`))
  const page = await home.window('desktop')
  await home.signedIn(page)
  const screen = submissionsPage(page, home.url)
  await screen.open(form)
  const oldest = String((await allOf(form)).at(-1)?.data.email)
  await screen.rows.first().waitFor()
  let most = 0
  for (let turn = 0; turn < 200; turn += 1) {
    most = Math.max(most, await screen.rows.count())
    if (await screen.toggle(`${oldest}$`).isVisible()) break
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await page.waitForTimeout(50)
  }
  const last = screen.row(`${oldest}$`)
  await last.waitFor()
  await expect.poll(() => last.getAttribute('aria-posinset')).toBe('2000')
  await expect.poll(() => last.getAttribute('aria-setsize')).toBe('2000')
  expect(most).toBeLessThan(60)

  // An open row moves the rows below it, without a gap.
  await last.getByRole('button').click()
  await page.getByText('Complete Submission').waitFor()
  const previous = screen.rows.and(page.locator('[aria-posinset="1999"]'))
  const boxes = await Promise.all([previous.boundingBox(), last.boundingBox()])
  expect(Math.abs((boxes[0]?.y ?? 0) + (boxes[0]?.height ?? 0) - (boxes[1]?.y ?? 0))).toBeLessThan(
    1,
  )
})

test('a search starts after typing, announces its results, and is in the URL', async () => {
  const { page, screen, form } = await fiveSubmissions('Search')
  await send(form, answers('zoe', { note: 'Grüße aus Zürich' }))
  const asked: string[] = []
  page.on('request', (request) => {
    const q = new URL(request.url()).searchParams.get('q')
    if (q !== null && request.url().includes('/api/')) asked.push(q)
  })
  await page.keyboard.press('/')
  await expect
    .poll(() => screen.search.evaluate((box) => box === document.activeElement))
    .toBe(true)
  // In one task of the page, because a busy machine may pause between two keys for longer than the search waits.
  await page.evaluate(() => {
    for (const letter of 'zürich') document.execCommand('insertText', false, letter)
  })
  await page.getByRole('status').getByText('1 submission matches your search.').waitFor()
  await screen.row('zoe').waitFor()
  expect(await screen.rows.count()).toBe(1)
  expect(asked).toEqual(['zürich'])

  await page.reload()
  await screen.row('zoe').waitFor()
  await expect.poll(() => screen.search.inputValue()).toBe('zürich')

  await screen.search.fill('nobody at all')
  await page.getByText('No submissions match your search.').waitFor()
  await screen.button('Clear search').click()
  await screen.row('ada').waitFor()
  await expect.poll(() => screen.search.inputValue()).toBe('')
  expect(new URL(page.url()).search).toBe('?view=cards')
})

test('a slow search does not block typing and is canceled by the next one', async () => {
  const { page, screen } = await fiveSubmissions('Slow search')
  let isCalledOff = false
  await page.route('**/api/**/submissions?*q=ev*', () => undefined)
  page.on('requestfailed', (request) => {
    if (request.url().includes('q=ev')) isCalledOff = true
  })
  await screen.search.fill('ev')
  await page.getByText(/^Searching \d+ submissions/).waitFor()
  await screen.search.pressSequentially('il')
  await expect.poll(() => screen.search.inputValue()).toBe('evil')
  await screen.search.fill('bob')
  await page.getByText('1 submission matches your search.').waitFor()
  expect(isCalledOff).toBe(true)
})

describe('deleting', () => {
  test('removes the row at once without a confirmation, updates the figures, and Undo restores its position', async () => {
    const { page, screen, form } = await fiveSubmissions('Delete and undo')
    await screen.toggle('cleo').click()
    await screen.row('cleo').getByRole('button', { name: 'Delete' }).click()
    await screen.toast('Submission moved to the bin').waitFor()
    expect(await screen.row('cleo').count()).toBe(0)
    await expect.poll(() => screen.figure('Total Submissions').textContent()).toBe('4')
    await expect.poll(() => screen.figure('With Email').textContent()).toBe('4')
    await expect.poll(() => screen.focused()).toContain('bob')
    await expect.poll(() => stored(form)).toEqual(['eve', 'dan', 'bob', 'ada'])

    await screen.button('Undo').click()
    await screen.row('cleo').waitFor()
    await expect.poll(() => screen.figure('Total Submissions').textContent()).toBe('5')
    await expect.poll(() => stored(form)).toEqual(['eve', 'dan', 'cleo', 'bob', 'ada'])
    expect(await names(screen)).toEqual(['eve', 'dan', 'cleo', 'bob', 'ada'])
    await expect.poll(() => screen.focused()).toContain('cleo')
    await page.reload()
    await screen.row('cleo').waitFor()
  })

  test('several in a row share one Undo', async () => {
    const { page, screen, form } = await fiveSubmissions('Delete several')
    await screen.toggle('dan').focus()
    for (const heir of ['cleo', 'bob', 'ada']) {
      await page.keyboard.press('Delete')
      await expect.poll(() => screen.focused()).toContain(heir)
    }
    await screen.toast('3 submissions moved to the bin').waitFor()
    await expect.poll(() => stored(form)).toEqual(['eve', 'ada'])
    await screen.button('Undo').click()
    await expect.poll(() => stored(form)).toEqual(['eve', 'dan', 'cleo', 'bob', 'ada'])
    expect(await names(screen)).toEqual(['eve', 'dan', 'cleo', 'bob', 'ada'])
  })

  test('deletes selected ones together, and Undo restores all', async () => {
    const { page, screen, form } = await fiveSubmissions('Delete selected')
    await screen.toggle('dan').focus()
    await page.keyboard.press('x')
    await page
      .getByRole('region', { name: 'Selected submissions' })
      .getByText('1 selected')
      .waitFor()
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    const box = page.getByRole('checkbox', { name: 'Select the submission of cleo' })
    await expect.poll(() => box.isChecked()).toBe(true)
    await box.click()
    await expectAccessible(page, 'selected submissions')
    await screen.button('Move to bin').click()
    await screen.toast('2 submissions moved to the bin').waitFor()
    await expect.poll(() => stored(form)).toEqual(['eve', 'cleo', 'ada'])
    await expect.poll(() => screen.figure('Total Submissions').textContent()).toBe('3')
    await screen.button('Undo').click()
    await expect.poll(() => stored(form)).toEqual(['eve', 'dan', 'cleo', 'bob', 'ada'])
    expect(await names(screen)).toEqual(['eve', 'dan', 'cleo', 'bob', 'ada'])
  })

  test('asks first for more than 20', async () => {
    const form = await home.publish('Delete many', schema)
    await sendMany(home, form, 25, (visitor) => answers(`visitor${visitor}`))
    const page = await home.window('desktop')
    await home.signedIn(page)
    await page.goto(`${home.url}/forms/${form.id}/submissions?view=cards`)
    const screen = submissionsPage(page, home.url)
    await page.locator('[data-row-toggle]').first().focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    const dialog = page.getByRole('alertdialog', { name: 'Move 25 submissions to the bin?' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => screen.figure('Total Submissions').textContent()).toBe('25')
    await screen.button('Move to bin').click()
    await dialog.getByRole('button', { name: 'Move to bin' }).click()
    await screen.toast('25 submissions moved to the bin').waitFor()
    await expect.poll(() => stored(form)).toEqual([])
    await page.getByRole('link', { name: 'Bin' }).click()
    await page.getByText('Submissions of Delete many.').waitFor()
    const deleted = page.getByRole('list', { name: 'Deleted submissions' })
    await expect.poll(() => deleted.getByRole('listitem').count()).toBe(25)
  })

  test('restores the row on failure and shows the reason', async () => {
    const { page, screen, form } = await fiveSubmissions('Delete in vain')
    await offline(page)
    await screen.toggle('eve').focus()
    await page.keyboard.press('Delete')
    await screen.toast('The submission was not deleted. The server cannot be reached.').waitFor()
    await screen.row('eve').waitFor()
    await expect.poll(() => screen.figure('Total Submissions').textContent()).toBe('5')
    expect(await stored(form)).toContain('eve')
  })

  test('shows the empty screen after the last one', async () => {
    const form = await home.publish('The last one', schema)
    await send(form, answers('ada'))
    const page = await home.window('phone')
    await home.signedIn(page)
    const screen = submissionsPage(page, home.url)
    await screen.open(form)
    await screen.toggle('ada').click()
    await screen.row('ada').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('No Submissions Yet').waitFor()
    await screen.button('Undo').click()
    await screen.row('ada').waitFor()
  })
})

describe('a link to one submission', () => {
  test('is copied from its details and opens it anywhere in the list', async () => {
    const form = await home.publish('Far down', schema)
    await sendMany(home, form, 120, (visitor) => answers(`visitor${visitor}`))
    const all = await allOf(form)
    const [before, wanted, after] = all.slice(100, 103)
    const page = await home.window('desktop')
    await home.signedIn(page)
    const screen = submissionsPage(page, home.url)
    await screen.open(form, `/${wanted?.id}`)
    const sheet = page.getByRole('article')
    await sheet.getByText(String(wanted?.data.email)).first().waitFor()
    await expectAccessible(page, 'one submission')

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await screen.button('Copy link').click()
    await screen.button('Copied!').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
    await screen.button('Copy link').waitFor()

    await screen.button('Next submission').click()
    await page.waitForURL(`**/${after?.id}`)
    await page.getByRole('article', { name: String(after?.data.email) }).waitFor()
    await page.keyboard.press('k')
    await page.waitForURL(`**/${wanted?.id}`)
    await screen.button('Previous submission').click()
    await page.waitForURL(`**/${before?.id}`)
    await page.keyboard.press('Escape')
    await page.waitForURL('**/submissions')
    await page.getByRole('row', { name: String(before?.data.email) }).waitFor()
  })

  test('leads back to its row, and from a deleted submission to the next', async () => {
    const { page, screen, form } = await fiveSubmissions('There and back')
    await screen.toggle('cleo').click()
    await screen.row('cleo').getByRole('link', { name: 'Open' }).click()
    await page.getByRole('article', { name: 'Submission of cleo@example.org' }).waitFor()
    await screen.button('Close').click()
    await expect.poll(() => screen.focused()).toContain('cleo')

    // The row is still open.
    await screen.row('cleo').getByRole('link', { name: 'Open' }).click()
    await screen.button('Move to bin').click()
    await page.getByRole('article', { name: 'Submission of bob@example.org' }).waitFor()
    await expect.poll(() => stored(form)).not.toContain('cleo')
    await screen.button('Undo').click()
    await page.getByRole('article', { name: 'Submission of cleo@example.org' }).waitFor()
    await expect.poll(() => stored(form)).toContain('cleo')
  })

  test('shows an error if the submission does not exist', async () => {
    const { page, screen, form } = await fiveSubmissions('Nowhere')
    for (const id of ['00000000-0000-4000-8000-000000000000', 'x']) {
      await screen.open(form, `/${id}`)
      await page.getByRole('heading', { name: 'Submission not found' }).waitFor()
    }
    await screen.button('All submissions').click()
    await page.getByRole('row', { name: /eve/ }).waitFor()
  })
})

test('submissions are browsed, opened, closed and deleted by keyboard', async () => {
  const { page, screen } = await fiveSubmissions('Keys')
  const press = (key: string) => page.keyboard.press(key)
  await press('j')
  await expect.poll(() => screen.focused()).toContain('eve')
  await press('j')
  await expect.poll(() => screen.focused()).toContain('dan')
  await press('End')
  await expect.poll(() => screen.focused()).toContain('ada')
  await press('ArrowUp')
  await expect.poll(() => screen.focused()).toContain('bob')
  await press('Enter')
  await page.getByText('Complete Submission').waitFor()
  await press('Escape')
  await page.getByText('Complete Submission').waitFor({ state: 'hidden' })
  await expect.poll(() => screen.focused()).toContain('bob')
  await press('Home')
  await press('Space')
  await page.getByText('Complete Submission').waitFor()
  await press('Delete')
  await expect.poll(() => screen.focused()).toContain('dan')

  await press('/')
  await page.keyboard.type('cleo')
  await page.getByText('1 submission matches').waitFor()
  await press('Escape')
  await screen.row('ada').waitFor()
  await press('Escape')
  await expect.poll(() => screen.focused()).toContain('dan')
  await press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
})

test('a submission keeps the labels of its version', async () => {
  const { page, screen, form } = await fiveSubmissions('Old labels')
  const fields = schema.fields
    .filter(({ id }) => id !== 'team')
    .map((field) => (field.id === 'name' ? { ...field, label: 'Called' } : field))
  await home.call('PUT', `/api/forms/${form.id}`, {
    name: 'Old labels',
    schema: { ...schema, fields },
  })
  await send(form, answers('zoe', { team: undefined }))
  await page.reload()
  await screen.row('zoe').getByRole('term').filter({ hasText: 'Called' }).waitFor()
  await screen.row('ada').getByRole('term').filter({ hasText: 'Full name' }).waitFor()
  await screen.toggle('ada').click()
  await screen.row('ada').getByRole('term').filter({ hasText: 'Team size' }).waitFor()
  await screen.row('ada').getByText('Shown with version 1 of the form.').waitFor()
})

test('the summary counts choices, describes numbers, and shows how many people saw a question', async () => {
  const form = await home.publish('Summary', schema)
  await send(form, answers('ada', { attendance: 'In person', team: '1', lunch: ['Vegan'] }))
  await send(form, answers('bob', { attendance: 'In person', team: '5' }))
  await send(form, answers('cleo', { team: '9', note: 'See you there' }))
  const page = await home.window('desktop')
  await home.signedIn(page)
  const screen = submissionsPage(page, home.url)
  await screen.open(form)
  await screen.button('Summary').click()
  await page.waitForURL('**/submissions?view=summary')
  const box = (name: string) => page.getByRole('region', { name })
  await box('Attendance').getByText('3 answers').waitFor()
  await expect
    .poll(() => box('Attendance').getByRole('listitem').allTextContents())
    .toEqual(['In person267%', 'Online133%'])
  await box('Lunch').getByText('asked of 2, 1 answer').waitFor()
  await expect
    .poll(() => box('Team size').getByRole('definition').allTextContents())
    .toEqual(['5', '5', '1', '9', '15'])
  const today = page.getByRole('table', { name: 'Responses over time' }).getByRole('row').last()
  await expect.poll(() => today.getByRole('cell').textContent()).toBe('3')
  await page.locator('.recharts-bar-rectangle').last().waitFor()
  await expectAccessible(page, 'the summary')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectContrast(page, 'the summary in the dark')
  await box('Note').getByRole('link', { name: 'See you there' }).click()
  await page.getByRole('article', { name: 'Submission of cleo@example.org' }).waitFor()
})

test('an export has the search results or everything, and large ones come from the server', async () => {
  const { page, screen, form } = await fiveSubmissions('Export')
  await screen.search.fill('bob')
  await page.getByText('1 submission matches').waitFor()
  await screen.button('Export CSV').click()
  const found = await fileOf(page, () =>
    page.getByRole('menuitem', { name: 'Only search results' }).click(),
  )
  expect(found.split('\r\n')[0]).toContain('Full name,Email address')
  expect(found).toContain('bob@example.org')
  expect(found).not.toContain('ada@example.org')
  await screen.button('Export CSV').click()
  const all = await fileOf(page, () =>
    page.getByRole('menuitem', { name: 'All 5 submissions' }).click(),
  )
  expect(all.trim().split('\r\n')).toHaveLength(6)

  await page.route('**/submissions/stats', (route) =>
    route.fulfill({ json: { total: 10_001, withEmail: 5, thisWeek: 5, averagePerDay: 5 } }),
  )
  const streamed = page.waitForRequest(/submissions\.csv$/)
  await screen.open(form)
  await screen.row('eve').waitFor()
  const large = await fileOf(page, () => screen.button('Export CSV').click())
  await streamed
  expect(large).toBe(all)

  await offline(page)
  await screen.button('Export CSV').click()
  await screen.toast('Could not export the submissions.').waitFor()
})

test('what comes meanwhile is offered, and moves nothing until it is asked for', async () => {
  const { page, screen, form } = await fiveSubmissions('Arrivals')
  await send(form, answers('zoe'))
  await screen.toggle('ada').focus()
  await page.keyboard.press('Delete')
  await screen.toast('Submission moved to the bin').waitFor()
  // A notice shows when the window gets the focus, or within 30 seconds.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await screen.button('Show 1 new submission').waitFor()
  expect(await names(screen)).toEqual(['eve', 'dan', 'cleo', 'bob'])
  await screen.button('Show 1 new submission').click()
  await screen.row('zoe').waitFor()
  expect(await names(screen)).toEqual(['zoe', 'eve', 'dan', 'cleo', 'bob'])
  await screen.button('Show 1 new submission').waitFor({ state: 'hidden' })
})

test('a server that is down is an error that says so, and trying again helps', async () => {
  const { page, screen, form } = await fiveSubmissions('Down')
  await page.route('**/api/**/submissions?*', (route) =>
    route.fulfill({ status: 503, json: { error: 'The database cannot be reached.' } }),
  )
  await screen.open(form)
  await page.getByText('Could not load the submissions').waitFor()
  await page.getByText('The database cannot be reached.').waitFor()
  await page.unroute('**/api/**/submissions?*')
  await screen.button('Try again').click()
  await screen.row('eve').waitFor()
})

test('everybody can use the list, in light and dark mode', async () => {
  const { page, screen } = await fiveSubmissions('Accessible')
  await screen.toggle('eve').click()
  await page.getByText('Complete Submission').waitFor()
  await expectAccessible(page, 'the list')
  // Only colors differ in dark mode.
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectContrast(page, 'the list in the dark')
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  await expectContrast(page, 'the keys in the dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page, 'the keys')
})

const names = async (screen: ReturnType<typeof submissionsPage>) =>
  (await screen.rows.locator('b:has(+ time)').allTextContents()).map((email) =>
    email.replace(/@.*/, ''),
  )

async function allOf(form: { id: string }) {
  const submissions: { id: string; data: Readonly<Record<string, unknown>> }[] = []
  let cursor = ''
  do {
    const page = (await home.call(
      'GET',
      `/api/forms/${form.id}/submissions${cursor && `?cursor=${cursor}`}`,
    )) as { submissions: typeof submissions; nextCursor: string | null }
    submissions.push(...page.submissions)
    cursor = page.nextCursor ?? ''
  } while (cursor !== '')
  return submissions
}

async function fileOf(page: Page, act: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()])
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}
