import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { keyboard, mouse } from './support/hands.ts'
import { house } from './support/house.ts'
import { owner } from './support/owner.ts'

const home = house()

/** An owner in the editor of a form with three questions. */
async function editing(name: string) {
  const page = await home.window('desktop')
  const fields = ['First', 'Second', 'Third'].map((label) => ({ id: label, type: 'text', label }))
  const { id } = await home.editing(page, name, fields)
  return { page, grace: owner(page, mouse(page)), id }
}

test('every step can be undone and redone, by button and key', async () => {
  const { page, grace } = await editing('Undo')
  await page.getByRole('button', { name: 'Edit Second' }).click()
  await grace.button('Delete field', grace.selected).click()
  await expect.poll(() => grace.questions()).toEqual(['First', 'Third'])
  await page.getByRole('button', { name: /^Undo: / }).click()
  await expect.poll(() => grace.questions()).toEqual(['First', 'Second', 'Third'])
  await page.keyboard.press('Control+Shift+Z')
  await expect.poll(() => grace.questions()).toEqual(['First', 'Third'])
  await page.keyboard.press('Control+Z')
  await expect.poll(() => grace.questions()).toEqual(['First', 'Second', 'Third'])
  await page
    .getByText(/^Saved \d/)
    .first()
    .waitFor({ state: 'attached' })
})

test('the header shows a long name in full if there is room', async () => {
  const name = 'Registration for the spring workshop in Oxford'
  const { page } = await editing(name)
  const shown = page.getByRole('button', { name: 'Form menu:' }).getByText(name, { exact: true })
  expect(await shown.evaluate((text) => text.scrollWidth <= text.clientWidth)).toBe(true)
})

test('a question moves by keyboard and by dragging', async () => {
  const { page, grace } = await editing('Order')
  const keys = owner(page, keyboard(page))
  await page.getByRole('button', { name: 'Edit First' }).focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => keys.questions()).toEqual(['Second', 'First', 'Third'])

  const [second, third] = ['Second', 'Third'].map((label) =>
    page
      .locator('li[data-field]')
      .filter({ has: page.getByRole('button', { name: `Edit ${label}` }) }),
  )
  const from = await second?.boundingBox()
  const to = await third?.boundingBox()
  if (!second || !from || !to) throw new Error('the questions are not on the canvas')
  await second.hover()
  const grip = await second.locator('[aria-hidden=true]').first().boundingBox()
  if (!grip) throw new Error('there is nothing to drag by')
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + 40, to.y + to.height / 2, { steps: 10 })
  await page.mouse.move(to.x + 40, to.y + to.height + 10, { steps: 10 })
  await page.mouse.up()
  await expect.poll(() => grace.questions()).toEqual(['First', 'Third', 'Second'])
})

test('changes are saved on leaving', async () => {
  const { page, grace, id } = await editing('On the way')
  await grace.addQuestion({ type: 'email', label: 'Fourth' })
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await page.waitForURL('**/dashboard')
  await page.goto(`${home.url}/forms/${id}/edit`)
  await expect.poll(() => grace.questions()).toEqual(['First', 'Second', 'Third', 'Fourth'])
})

test('unsaved changes ask before leaving and are offered again', async () => {
  const { page, grace, id } = await editing('Leaving')
  await page.route('**/working-copy', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  )
  await grace.addQuestion({ type: 'email', label: 'Fourth' })
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  const guard = page.getByRole('dialog', { name: 'Leave with unsaved changes?' })
  await guard.waitFor()
  await expectAccessible(page, 'the question before leaving')
  await page.keyboard.press('Escape')
  await guard.waitFor({ state: 'hidden' })
  expect(page.url()).toContain('/edit')

  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await grace.button('Leave', guard).click()
  // The editor may retry until the dashboard is rendered.
  await page.waitForURL('**/dashboard')
  await page.getByRole('heading', { name: 'Your forms' }).waitFor()
  await page.unroute('**/working-copy')
  await page.goto(`${home.url}/forms/${id}/edit`)
  const restore = page.getByRole('dialog', { name: 'Restore unsaved changes?' })
  await grace.button('Restore', restore).click()
  await expect.poll(() => grace.questions()).toEqual(['First', 'Second', 'Third', 'Fourth'])
  await grace.save()
})

test('two windows that save the same form lose neither side', async () => {
  const { page, grace, id } = await editing('Conflict')
  await home.call('PUT', `/api/forms/${id}`, {
    name: 'Conflict',
    schema: { fields: [{ id: 'theirs', type: 'text', label: 'Theirs' }], settings: {} },
  })
  await grace.addQuestion({ type: 'text', label: 'Mine' })
  await page.keyboard.press('Control+S')
  const choice = page.getByRole('dialog').filter({ has: page.getByRole('radio') })
  await choice.getByText('Yours, not saved yet').waitFor()
  await expectAccessible(page, 'the choice between two versions')
  await choice.getByRole('radio').nth(1).check({ force: true })
  await choice.getByRole('button').last().click()
  await expect.poll(() => grace.questions()).toEqual(['Theirs'])
  await page.keyboard.press('Control+Z')
  await expect.poll(() => grace.questions()).toEqual(['First', 'Second', 'Third', 'Mine'])
})

test('a form is duplicated, unpublished and deleted', async () => {
  const { page, grace } = await editing('Short-lived')
  const address = await grace.publish()
  expect((await page.request.get(address)).status()).toBe(200)
  await grace.button('Published').click()
  await page.getByRole('menuitem', { name: 'Unpublish' }).click()
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(404)

  await grace.goToDashboard()
  const cards = page.getByRole('article', { name: /Short-lived/ })
  await cards.getByRole('button', { name: 'More actions for Short-lived' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await page.waitForURL('**/edit')
  await expect.poll(() => grace.questions()).toEqual(['First', 'Second', 'Third'])
  await grace.goToDashboard()
  await expect.poll(() => cards.count()).toBe(2)
  await cards
    .first()
    .getByRole('button', { name: /^More actions/ })
    .click()
  await page.getByRole('menuitem', { name: /^Delete/ }).click()
  const asks = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await asks.getByText('Are you sure you want to delete this form?').waitFor()
  await grace.button('Delete', asks).click()
  await expect.poll(() => cards.count()).toBe(1)
})

test('a form that fails to load redirects to the dashboard, which shows the reason', async () => {
  const { page } = await editing('Away')
  const refused = { status: 503, json: { error: 'The server is being restarted.' } }
  await page.route('**/api/forms/*/working-copy', (route) => route.fulfill(refused))
  await page.reload()
  await page.waitForURL('**/dashboard')
  await page.getByText('Could not open the form. The server is being restarted.').waitFor()
})

test('signed-out users reach no owner page', async () => {
  const page = await home.window('phone')
  await page.goto(`${home.url}/dashboard`)
  await page.waitForURL((url) => url.pathname === '/', { timeout: 10_000 })
  await expectAccessible(page, 'the landing page')
  await page.goto(`${home.url}/login`)
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  await expectAccessible(page, 'the login page')
})

test('Done keeps the settings open on an invalid value, and the banner names the setting', async () => {
  const { page } = await editing('Settings')
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Settings' })
  const address = drawer.getByLabel('Redirect URL')
  await address.fill('example')
  await drawer.getByRole('button', { name: 'Done' }).click()
  await drawer.getByText('Fix Redirect URL first.').waitFor()
  await expect
    .poll(() => address.evaluate((element) => element === document.activeElement))
    .toBe(true)
  await expectAccessible(page, 'settings with an invalid value')

  // The close button still closes; saving then names the setting.
  await drawer.getByRole('button', { name: 'Close' }).click()
  await drawer.waitFor({ state: 'hidden' })
  await page.keyboard.press('Control+S')
  await page.getByText(/Not saved\. Redirect URL in Settings: /).waitFor()
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await address.fill('https://example.org/thanks')
  await drawer.getByRole('button', { name: 'Done' }).click()
  await drawer.waitFor({ state: 'hidden' })
})
