import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { expectFocused } from './support/focus.ts'
import { eventForm, schemaOf } from './support/fourteen-types.ts'
import { mouse } from './support/hands.ts'
import { house } from './support/house.ts'
import { owner } from './support/owner.ts'
import { multiplied } from './support/screens/dashboard-screens.ts'

const home = house()

async function atDashboard(window: Parameters<typeof home.window>[0] = 'desktop') {
  const page = await home.window(window)
  await home.signedIn(page)
  await page.goto(`${home.url}/dashboard`)
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor()
  return page
}

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const names = (page: Page) => page.locator('[data-form] h3').allInnerTexts()
const focusedCard = (page: Page) =>
  page.evaluate(
    () =>
      document.activeElement?.closest('[data-form]')?.querySelector('[data-form-link]')
        ?.textContent,
  )
const create = (name: string, members: object = {}) =>
  home.call('POST', '/api/forms', { name, ...members })

let three: Promise<void> | undefined

/** An owner with three forms, created by the first story that needs them. */
async function atThreeForms() {
  three ??= (async () => {
    await create('Round 9', { description: 'Tea and scones' })
    await create('Round 10')
    await create('Apples')
  })()
  await three
  return atDashboard()
}

test('an owner without forms opens an example and can undo it', async () => {
  const page = await atDashboard()
  await page.getByRole('heading', { name: /^Welcome, / }).waitFor()
  await page.getByRole('button', { name: 'Create Your First Form' }).waitFor()
  const places = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect.poll(() => places.allTextContents()).toEqual(['Logic Chat', 'Pricing'])
  await expectAccessible(page, 'the dashboard without forms')
  await page.getByRole('button', { name: 'Open the example Workshop sign-up' }).click()
  await page.waitForURL('**/edit')
  const grace = owner(page, mouse(page))
  await expect.poll(() => grace.questions()).toContain('Lunch')

  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await page.waitForURL('**/dashboard')
  await page.getByRole('heading', { name: 'Examples with logic' }).waitFor()
  await expect.poll(() => home.call('GET', '/api/forms')).toEqual({ forms: [] })
})

test('forms are searched and sorted, and the sort order is stored', async () => {
  const page = await atThreeForms()
  await expect.poll(() => names(page)).toEqual(['Apples', 'Round 10', 'Round 9'])
  await page.getByRole('button', { name: 'Sort by Last edited' }).click()
  await page.getByRole('menuitemradio', { name: 'Name' }).click()
  await expect.poll(() => names(page)).toEqual(['Apples', 'Round 9', 'Round 10'])

  const search = page.getByRole('searchbox', { name: 'Search forms' })
  await search.fill('SCONES')
  await expect.poll(() => names(page)).toEqual(['Round 9'])
  await page.getByText('1 of 3').waitFor()
  await page.waitForURL('**/dashboard?q=SCONES')
  await page.reload()
  await expect.poll(() => names(page)).toEqual(['Round 9'])
  await search.fill('zebra')
  await page.getByText('No forms match your search criteria').waitFor()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(() => names(page)).toEqual(['Apples', 'Round 9', 'Round 10'])
  await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true)
})

test('every card, its menu and its form are reachable by keyboard', async () => {
  const page = await atThreeForms()
  await card(page, 'Apples').waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('r')
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowDown')
  const [first, second, third] = await names(page)
  await expect.poll(() => focusedCard(page)).toBe(first)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => focusedCard(page)).toBe(third)
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => focusedCard(page)).toBe(second)
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menuitem', { name: 'Duplicate' }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => focusedCard(page)).toBe(second)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/edit')
})

test('single-letter shortcuts can be switched off', async () => {
  const page = await atThreeForms()
  await card(page, 'Apples').waitFor()
  await page.keyboard.press('?')
  await page.getByRole('switch', { name: 'Single keys' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('n')
  await page.keyboard.press('/')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('INPUT')
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('n opens the dialog for a new form, and Enter creates it', async () => {
  const page = await atThreeForms()
  await card(page, 'Apples').waitFor()
  await page.keyboard.press('n')
  await page.getByRole('dialog', { name: 'New form' }).getByLabel('Form title').fill('By key')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/edit')
  const id = /forms\/([^/]+)\/edit/.exec(page.url())?.[1]
  await home.call('DELETE', `/api/forms/${id}`)
})

test('deleting asks first, and the focus moves to the next card', async () => {
  await create('To be deleted')
  const page = await atThreeForms()
  await card(page, 'To be deleted').waitFor()
  const [, next] = await names(page)
  const more = page.getByRole('button', { name: 'More actions for To be deleted' })
  const ask = async () => {
    await more.click()
    await page.getByRole('menuitem', { name: /^Delete/ }).click()
  }
  await ask()
  await page.getByText('Are you sure you want to delete this form?', { exact: true }).waitFor()
  await page.getByText('You can restore it from the bin for 30 days.').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => more.evaluate((element) => element === document.activeElement)).toBe(true)
  await ask()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await card(page, 'To be deleted').waitFor({ state: 'detached' })
  await expect.poll(() => focusedCard(page)).toBe(next)
})

test('a form is renamed in place by keyboard: Enter saves, Escape cancels, a failure reverts it', async () => {
  const { form } = (await create('Harvest')) as { form: { id: string } }
  const page = await atThreeForms()
  const field = page.getByRole('textbox', { name: /^Name of/ })
  const stored = async () => {
    const answer = (await home.call('GET', `/api/forms/${form.id}`)) as { form: { name: string } }
    return answer.form.name
  }
  await card(page, 'Harvest').getByRole('link', { name: 'Harvest', exact: true }).focus()
  await page.keyboard.press('F2')
  await field.fill('Never')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Escape')
  await expect.poll(() => focusedCard(page)).toBe('Harvest')

  await page.keyboard.press('F2')
  await field.fill('   ')
  await page.keyboard.press('Enter')
  await page.getByText('Enter a name.').waitFor()
  await field.fill('Harvest 2027')
  await page.keyboard.press('Enter')
  await expect.poll(() => focusedCard(page)).toBe('Harvest 2027')
  await expect.poll(stored).toBe('Harvest 2027')

  await page.route('**/name', (route) => route.abort())
  await page.getByRole('button', { name: 'More actions for Harvest 2027' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true)
  await field.fill('Lost')
  await page.keyboard.press('Enter')
  await page
    .getByText(/^Harvest 2027 was not renamed\./)
    .first()
    .waitFor()
  await card(page, 'Harvest 2027').waitFor()
  await home.call('DELETE', `/api/forms/${form.id}`)
})

test('renaming keeps the height of a card, and New Form stays in its row on a phone', async () => {
  const page = await atThreeForms()
  const heightOf = () => card(page, 'Apples').evaluate((element) => element.clientHeight)
  const before = await heightOf()
  await page.getByRole('button', { name: 'More actions for Apples' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('textbox', { name: 'Name of Apples' }).waitFor()
  expect(await heightOf()).toBe(before)
  await page.keyboard.press('Escape')

  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 })
    const heading = await page.getByRole('heading', { name: /^Welcome back/ }).boundingBox()
    const button = await page.getByRole('button', { name: 'New Form', exact: true }).boundingBox()
    expect(button?.y, `${width} px`).toBeLessThan((heading?.y ?? 0) + (heading?.height ?? 0))
    expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(width)
  }
})

test('forms are published and unpublished on their cards, and a filter survives a reload', async () => {
  const schema = { fields: [{ id: 'name', type: 'text', label: 'Name' }], settings: {} }
  const { form } = (await create('Open house', { schema })) as { form: { id: string } }
  onTestFinished(async () => void (await home.call('DELETE', `/api/forms/${form.id}`)))
  const page = await atThreeForms()
  const more = page.getByRole('button', { name: 'More actions for Open house' })
  await more.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Publish', exact: true }).press('Enter')
  await card(page, 'Open house').getByText('Published').waitFor()
  await card(page, 'Open house').getByRole('button', { name: 'Link' }).waitFor()

  await page.getByRole('button', { name: '1 Published', exact: true }).press('Enter')
  await page.waitForURL('**/dashboard?show=published')
  await expect.poll(() => names(page)).toEqual(['Open house'])
  await page.reload()
  await expect.poll(() => names(page)).toEqual(['Open house'])
  await page.getByRole('searchbox', { name: 'Search forms' }).fill('apples')
  await page.getByText('No forms match your search criteria').waitFor()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(() => names(page)).toContain('Apples')
  await expect.poll(() => page.url()).toMatch(/dashboard$/)

  await more.click()
  await page.getByRole('menuitem', { name: 'Unpublish' }).click()
  await card(page, 'Open house').getByText('Draft').waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await card(page, 'Open house').getByText('Published').waitFor()
  const answer = async () =>
    (await home.call('GET', `/api/forms/${form.id}`)) as { form: { isPublished: boolean } }
  await expect.poll(async () => (await answer()).form.isPublished).toBe(true)
  await page.route('**/unpublish', (route) => route.abort())
  await more.click()
  await page.getByRole('menuitem', { name: 'Unpublish' }).click()
  await page
    .getByText(/^Open house was not unpublished\./)
    .first()
    .waitFor()
  await card(page, 'Open house').getByText('Published').waitFor()
})

test('a copy opens in its editor, ready for its new name, and can be undone', async () => {
  const page = await atThreeForms()
  await page.getByRole('button', { name: 'More actions for Apples' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await page.waitForURL(/\/edit$/)
  const heading = page.getByRole('textbox', { name: 'Form name' })
  await expectFocused(heading)
  await page.keyboard.type('Pears')
  await expect.poll(() => heading.inputValue()).toBe('Pears')
  await page.keyboard.press('Control+Z')
  await page
    .getByText(/^Apples.* created$/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await page.waitForURL('**/dashboard')
  await card(page, 'Apples').waitFor()
  await expect.poll(() => names(page)).not.toContain('Apples (Copy)')
})

test('only a published form has a link and embed code, and the code shows the form', async () => {
  const form = await home.publish('Tea & "cake" <now>', schemaOf(eventForm))
  const page = await atThreeForms()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  const published = card(page, 'Tea & "cake" <now>')
  await published.getByRole('button', { name: 'Link' }).click()
  await published.getByRole('button', { name: 'Link Copied!' }).waitFor()
  expect(await copied()).toBe(home.addressOf(form))
  await expect.poll(() => card(page, 'Apples').getByRole('button').count()).toBe(1)

  await published.getByRole('button', { name: 'Embed' }).click()
  const guide = page.getByRole('dialog', { name: 'Embed Guide' })
  await guide.getByText(home.addressOf(form), { exact: true }).waitFor()
  for (const name of ['Basic iframe', 'Responsive iframe', 'WordPress']) {
    await guide.getByRole('tab', { name }).click()
    const copy = guide.getByRole('button', { name: `Copy the code: ${name}` })
    await copy.click()
    await guide.getByText('Copied!').waitFor()
    const code = await copied()
    expect(code).toContain('title="Tea &amp; &quot;cake&quot; &lt;now&gt;"')
    if (name !== 'WordPress') await expectShown(code)
    await guide.getByText('Copied!').waitFor({ state: 'detached' })
  }
  await page.keyboard.press('Escape')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Embed')
})

/** Embed code on another site shows the form with its height, or its ratio, and its name. */
async function expectShown(code: string): Promise<void> {
  const site = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end(`<!doctype html><body>${code}</body>`)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void site.close())
  await once(site, 'listening')
  const page = await home.window('desktop')
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`)
  const frame = page.locator('iframe')
  await expect.poll(() => frame.getAttribute('title')).toBe('Tea & "cake" <now>')
  await frame.contentFrame().getByRole('heading', { name: 'Tea & "cake" <now>' }).waitFor()
  const { width = 0, height = 0 } = (await frame.boundingBox()) ?? {}
  const room = await page.evaluate(() => document.body.clientWidth)
  expect(Math.round(width)).toBe(room)
  expect([600, Math.round(room * 0.75)]).toContain(Math.round(height))
}

test('of a thousand forms, only rows near the window are rendered, and search finds all', async () => {
  const page = await atThreeForms()
  await page.route('**/api/forms', (route) => multiplied(route))
  await page.reload()
  const rows = page.locator('[data-form]')
  await rows.first().waitFor()
  const table = page.getByRole('table', { name: 'Your forms' })
  await expect.poll(() => table.getAttribute('aria-rowcount')).toBe('1001')
  expect(await rows.count()).toBeLessThan(50)
  await page.locator('[data-form-link]').first().focus()
  await page.keyboard.press('End')
  await expect.poll(() => focusedCard(page)).toMatch(/ 1000$/)
  expect(await rows.count()).toBeLessThan(50)
  await page.keyboard.press('/')
  await page.keyboard.type(' 777')
  await expect.poll(() => rows.count()).toBe(1)
  await page.getByText('1 of 1,000').waitFor()
})

test('forms that failed to load are requested again', async () => {
  const page = await home.window('phone')
  let away = true
  await page.route('**/api/forms', (route) =>
    away ? route.fulfill({ status: 503, json: { error: 'Being restarted.' } }) : route.fallback(),
  )
  await home.signedIn(page)
  await page.goto(`${home.url}/dashboard`)
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor()
  const again = page.getByRole('button', { name: 'Try again' })
  await again.waitFor()
  await expectAccessible(page, 'the dashboard in trouble')
  away = false
  await again.click()
  await again.waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: /^(Your forms|Examples with logic)$/ }).waitFor()
})
